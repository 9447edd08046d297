import { describe, expect, test } from 'vitest';
import { expectRefused, expectSchema, kaisu, type Run } from './run-kaisu.ts';

function documentOf(schema: string, { stdout }: Run) {
  const document = JSON.parse(stdout);
  expectSchema(schema, document);
  return document;
}

// A 3×2 board of one region whose only number, a 2 in the corner, is the lie: see the lists below.
const usowan = 'usoone/3/2/000cp';

describe('count', () => {
  test.each([
    [['usowan', '3x2'], { genre: 'usowan', width: 3, height: 2, count: '11' }],
    [['usoone', '3x2', '--reading', 'no-white-sheet'], { count: '17', reading: 'no-white-sheet' }],
    [['castle-wall', '4x4'], { count: '213' }],
    [['castle', '3x3', '--by', 'length'], { count: '13', byLength: { 4: '4', 6: '4', 8: '5' } }],
    // Σ 3^(E−L)·2^L over the 12 edges of 3×3.
    [
      ['castle', '3x3', '--tilt', '3/2'],
      { count: `${4 * 3 ** 8 * 2 ** 4 + 4 * 3 ** 6 * 2 ** 6 + 5 * 3 ** 4 * 2 ** 8}`, tilt: '3/2' },
    ],
    // The eight loops around one or two squares and the five around three or four: the longest has the middle inside.
    [['castle', '3x3', '--by', 'area'], { count: '13', byArea: { 1: '4', 2: '4', 3: '4', 4: '1' } }],
    [['castle', '3x3', '--by', 'inside'], { count: '13', byInside: { 0: '12', 1: '1' } }],
    [
      ['castle', '3x3', '--by', 'inside', '--tilt', '3/2'],
      {
        count: '710208',
        byInside: { 0: `${4 * 3 ** 8 * 2 ** 4 + 4 * 3 ** 6 * 2 ** 6 + 4 * 3 ** 4 * 2 ** 8}`, 1: `${3 ** 4 * 2 ** 8}` },
      },
    ],
    [['castle', '3x3', '--walls', 'r2c2=white'], { count: '1', walls: 'r2c2=white' }],
    [['castle', '3x3', '--walls', 'r1c1,r2c2=white'], { count: '0' }],
  ])('%j', async (argv, expected) => {
    const run = await kaisu(['count', ...argv, '--json']);
    expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
    expect(documentOf('count', run)).toMatchObject(expected);
    const people = await kaisu(['count', ...argv]);
    expect(people.stdout.replaceAll(' ', '')).toContain(`:${expected.count}\n`);
  });

  test('of a board, with and without the marks it carries', async () => {
    const marked = 'pzprv3/usoone/2/3/1/0 0 0/0 0 0/2 . ./. . ./. . ./. . 1/';
    const all = documentOf('count', await kaisu(['count', marked, '--ignore-marks', '--json']));
    const kept = documentOf('count', await kaisu(['count', marked, '--json']));
    const bare = documentOf('count', await kaisu(['count', marked.replace('/. . ./. . 1/', '/'), '--json']));
    expect(all.count).toBe(bare.count);
    expect(Number(kept.count)).toBeLessThan(Number(all.count));
    expect(Number(kept.count)).toBeGreaterThan(0);
  });

  test('says so when the memory does not even hold the first layer: status 3', async () => {
    const run = await kaisu(['count', 'usowan', '5x5', '--memory', '1KiB', '--json']);
    expect(run.status).toBe(3);
    expect(run.stderr).toMatch(
      /^kaisu: Before its first layer the sweep needs more than its memory budget of 1 KiB .*\n$/,
    );
    expect(JSON.parse(run.stdout)).toMatchObject({ count: null });
    expect((await kaisu(['sample', 'usowan', '5x5', '-n', '1', '--seed', '1', '--memory', '1KiB'])).status).toBe(3);
  });

  test('says so when the memory does not suffice: status 3', async () => {
    const run = await kaisu(['count', 'castle-wall', '14x14', '--memory', '64KiB', '--json']);
    expect(run.status).toBe(3);
    expect(run.stderr).toMatch(/^kaisu: After \d+ of 196 layers .* memory budget of 64 KiB .*\n$/);
    expect(documentOf('count', run)).toMatchObject({ count: null });
  });
});

test.each([
  [['count'], /missing required argument/],
  [['count', 'usowan'], /size/],
  [['count', 'sudoku', '9x9'], /no genre 'sudoku'/],
  [['count', 'usowan', '8'], /size/],
  [['count', 'usowan', '0x3'], /from 1 to 100/],
  [['count', 'usowan', '3x1000000000'], /from 1 to 100/],
  [['count', 'usowan', '-1x3'], /unknown option|size/],
  [['count', 'tilepaint', '4x4'], /give a board/],
  [['count', 'usowan', '4x4', '--by', 'length'], /length/],
  [['count', 'usowan', '4x4', '--fleet', '1'], /--fleet is no option for Usowan/],
  [['count', 'castle', '4x4', '--walls', 'r5c1'], /4x4/],
  [['count', 'castle', '4x4', '--walls', 'r1c1,r1c1=white'], /twice/],
  [['count', 'castle', '4x4', '--tilt', '0/2'], /--tilt/],
  [['count', 'castle', '4x4', '--memory', 'much'], /--memory/],
  [['count', 'castle', '4x4', '--reading', 'all-honest'], /no reading/],
  [['count', usowan, '3x2'], /no genre/],
  [['count', usowan, '--fleet', '1'], /--fleet goes with a genre/],
  [['sample', 'usowan', '3x3', '-n', '0'], /-n/],
  [['sample', 'usowan', '3x3', '--seed', '-1'], /--seed/],
  [['list', 'usowan', '3x3', '--limit', 'x'], /--limit/],
  [['list', 'usowan', '3x3', '--fields', 'marks,colour'], /--fields names "colour"/],
])('%j is refused', async (argv, sentence) => {
  expectRefused(await kaisu(argv), sentence);
});

describe('field', () => {
  test('is exact', async () => {
    const run = await kaisu(['field', 'usowan', '3x3', '--json']);
    const { total, numerators, probabilities } = documentOf('field', run);
    expect({ status: run.status, total, numerators }).toEqual({
      status: 0,
      total: '39',
      numerators: ['13', '5', '13', '5', '5', '5', '13', '5', '13'],
    });
    expect(probabilities[0]).toBe(13 / 39);
  });

  test('for people', async () => {
    expect((await kaisu(['field', 'usowan', '2x2'])).stdout).toBe(
      'usowan 2x2: 5 answers\n  20.00  20.00\n  20.00  20.00\n(percent)\n',
    );
    expect((await kaisu(['field', 'castle-wall', '2x2'])).stdout).toMatch(
      /^castle-wall 2x2: 1 answer\n 100\.00 % {2}r1c1-r1c2\n/,
    );
  });

  test('of the inside of loops, cell by cell', async () => {
    const run = await kaisu(['field', 'castle-wall', '3x3', '--inside', '--json']);
    expect(documentOf('field', run)).toMatchObject({
      of: 'inside',
      total: '13',
      numerators: ['0', '0', '0', '0', '1', '0', '0', '0', '0'],
    });
    expect((await kaisu(['field', 'castle-wall', '3x3', '--inside'])).stdout).toBe(
      'castle-wall 3x3, inside: 13 answers\n   0.00   0.00   0.00\n   0.00   7.69   0.00\n   0.00   0.00   0.00\n(percent)\n',
    );
    expectRefused(await kaisu(['field', 'usowan', '3x3', '--inside']), /--inside is no option for Usowan/);
  });

  test('of a board without answers: status 1', async () => {
    const run = await kaisu(['field', 'castle', '1x5', '--json']);
    expect(run.status).toBe(1);
    expect(documentOf('field', run)).toMatchObject({ total: '0', numerators: ['0', '0', '0', '0'] });
  });
});

describe('sample', () => {
  test('is the same for the same seed, and complete by the judge', async () => {
    const argv = ['sample', 'castle-wall', '4x3', '-n', '5', '--seed', '7', '--json'];
    const run = await kaisu(argv);
    const { samples, seed } = documentOf('sample', run);
    expect({ status: run.status, number: samples.length, seed }).toEqual({ status: 0, number: 5, seed: 7 });
    expect((await kaisu(argv)).stdout).toBe(run.stdout);
    for (const { text } of samples) expect((await kaisu(['check', text])).status).toBe(0);
    expect((await kaisu([...argv.slice(0, -2), '8', '--json'])).stdout).not.toBe(run.stdout);
  });

  test('as JSON lines, with the fields that are asked for', async () => {
    const argv = ['sample', 'usowan', '5x4', '-n', '300', '--seed', '5'];
    const { samples } = documentOf('sample', await kaisu([...argv, '--json']));
    const lines = await kaisu([...argv, '--fields', 'marks']);
    expect({ status: lines.status, stderr: lines.stderr }).toEqual({ status: 0, stderr: '' });
    expect(
      lines.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(samples.map(({ marks }: { marks: number[] }) => ({ marks })));
    const [first] = (await kaisu([...argv, '--fields', 'pzprv3,text,marks'])).stdout.split('\n');
    expect(Object.keys(JSON.parse(first))).toEqual(['pzprv3', 'text', 'marks']);
    expect(await kaisu(['sample', 'castle', '1x5', '--fields', 'marks'])).toMatchObject({ status: 1, stdout: '' });
  });

  test('--full prints all clues for the same answers, and each is solved', async () => {
    for (const genre of ['usowan', 'battleships', 'castle-wall']) {
      const argv = ['sample', genre, '6x5', '-n', '6', '--seed', '5', '--json'];
      const bare = documentOf('sample', await kaisu(argv));
      const full = documentOf('sample', await kaisu([...argv, '--full']));
      expect(full).toEqual(documentOf('sample', await kaisu([...argv, '--full'])));
      const marksOf = ({ samples }: { samples: { marks: number[] }[] }) => samples.map(({ marks }) => marks);
      expect(marksOf(full)).toEqual(marksOf(bare));
      for (const { text, pzprv3 } of full.samples) {
        expect((await kaisu(['check', text])).status, text).toBe(0);
        expect((await kaisu(['check', pzprv3])).status, pzprv3).toBe(0);
      }
    }
    expectRefused(await kaisu(['sample', usowan, '--full']), /--full goes with a genre and a size/);
  });

  test('tells the seed that it drew', async () => {
    const drawn = await kaisu(['sample', 'usowan', '3x3']);
    const [, seed = ''] = /--seed (\d+)/.exec(drawn.stderr) ?? [];
    expect((await kaisu(['sample', 'usowan', '3x3', '--seed', seed])).stdout).toBe(drawn.stdout);
  });

  test('draws the same answers where the memory does not hold the whole diagram', async () => {
    const argv = ['sample', 'usowan', '12x12', '--seed', '4', '-n', '3'];
    const small = await kaisu([...argv, '--memory', '4MiB']);
    expect({ status: small.status, stderr: small.stderr }).toEqual({ status: 0, stderr: '' });
    expect(small.stdout).toBe((await kaisu(argv)).stdout);
    const field = await kaisu(['field', 'usowan', '12x12', '--memory', '4MiB']);
    expect(field.stdout).toMatch(/^usowan 12x12: 8 821 565 703 462 781 281 195 276 answers\n/);
  });

  test('of nothing: status 1', async () => {
    const run = await kaisu(['sample', 'castle', '1x5', '-n', '3', '--json']);
    expect({ status: run.status, samples: documentOf('sample', run).samples }).toEqual({ status: 1, samples: [] });
  });
});

describe('list', () => {
  test('gives every answer once, in order', async () => {
    const { status, stdout } = await kaisu(['list', 'usowan', '2x3']);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const answer of answers) expectSchema('list', answer);
    const texts = answers.map(({ marks }) => marks.join(''));
    expect({ status, number: new Set(texts).size, all: texts.length }).toEqual({ status: 0, number: 11, all: 11 });
    // Yes is 1 and no is 2.
    expect(texts).toEqual([...texts].sort());
  });

  test('begins at once and is in order, whatever the size and the memory', async () => {
    for (const space of [
      ['usowan', '20x20'],
      ['castle-wall', '13x13'],
      ['battleships', '14x14'],
    ]) {
      const argv = ['list', ...space, '--limit', '30', '--fields', 'marks', '--memory', '1MiB'];
      const { status, stdout, stderr } = await kaisu(argv);
      const lines = stdout.trimEnd().split('\n');
      expect({ status, stderr, lines: lines.length }).toEqual({ status: 0, stderr: '', lines: 30 });
      expect(lines).toEqual([...new Set(lines)].sort());
      for (const line of lines) expect(Object.keys(JSON.parse(line))).toEqual(['marks']);
    }
  });

  test('keeps to the marks of a board, and says by its status that there is none', async () => {
    const marked = 'pzprv3/usoone/2/3/1/0 0 0/0 0 0/2 . ./. . ./. . ./. . 1/';
    const kept = await kaisu(['list', marked, '--fields', 'marks']);
    const all = await kaisu(['list', marked, '--ignore-marks', '--fields', 'marks']);
    const lines = all.stdout.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(kept.stdout.trimEnd().split('\n')).toEqual(lines.filter((line) => JSON.parse(line).marks[5] === 1));
    expect(await kaisu(['list', 'castle', '1x5'])).toMatchObject({ status: 1, stdout: '' });
  });

  test('prints the same with --json', async () => {
    const run = await kaisu(['list', 'usowan', '2x3', '--json']);
    expect(run).toEqual(await kaisu(['list', 'usowan', '2x3']));
    expect(run.status).toBe(0);
  });

  test('stops at its limit', async () => {
    const { status, stdout } = await kaisu(['list', 'castle', '5x5', '--limit', '3']);
    expect({ status, lines: stdout.trimEnd().split('\n').length }).toEqual({ status: 0, lines: 3 });
  });
});
