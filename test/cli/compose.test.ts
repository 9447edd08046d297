import { describe, expect, test } from 'vitest';
import { NO, YES } from '../../src/board/marks.ts';
import { printBoard } from '../../src/formats/print.ts';
import { readBoard } from '../../src/genres/read.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import { edgeName } from '../../src/grid/edges.ts';
import { seeded } from '../../src/grid/random.ts';
import { expectRefused, expectSchema, kaisu, type Run } from './run-kaisu.ts';

function documentOf(schema: string, { stdout }: Run) {
  const document = JSON.parse(stdout);
  expectSchema(schema, document);
  return document;
}

async function generated(...argv: string[]) {
  const run = await kaisu(['generate', ...argv, '--json']);
  expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
  return documentOf('generate', run);
}

describe('generate', () => {
  test.each([
    ['usowan', '5x4'],
    ['battleships', '7x5', '--fleet', '3,2,1,1'],
    ['battleship', '12x11'],
    ['tilepaint', '7x5'],
    ['castle-wall', '6x5'],
  ])('%s %s %s %s: unique boards, the same for the same seed', async (...argv) => {
    const { boards, seed, rung } = await generated(...argv, '-n', '3', '--seed', '5');
    expect({ seed, rung, number: boards.length }).toEqual({ seed: 5, rung: null, number: 3 });
    for (const { puzzlink, pzprv3, rung: grade, size, answer } of boards) {
      const solved = JSON.parse((await kaisu(['solve', puzzlink, '--json'])).stdout);
      expect(solved, puzzlink).toMatchObject({ verdict: 'unique', rung: grade });
      expect(solved.solutions[0].marks, puzzlink).toEqual(answer);
      expect(`${solved.width}x${solved.height}`).toBe(size);
      expect(readBoard(pzprv3).board.puzzle).toEqual(readBoard(puzzlink).board.puzzle);
    }
    expect((await generated(...argv, '-n', '3', '--seed', '5')).boards).toEqual(boards);
    // A board depends on its number, not on how many are asked for.
    expect((await generated(...argv, '-n', '1', '--seed', '5')).boards).toEqual(boards.slice(0, 1));
    expect((await generated(...argv, '-n', '1', '--seed', '6')).boards).not.toEqual(boards.slice(0, 1));
  });

  test.each([
    ['usowan', '6x5', 'count'],
    ['usowan', '6x5', 'region'],
    ['usowan', '6x5', 'connect'],
    ['battleships', '6x6', 'count'],
    ['battleships', '6x6', 'touch'],
    ['battleships', '8x7', 'fleet'],
    ['battleships', '8x7', 'probe'],
    ['tilepaint', '7x6', 'count'],
    ['tilepaint', '7x6', 'edge'],
    ['tilepaint', '7x6', 'fit'],
    ['tilepaint', '7x6', 'probe'],
    ['castle-wall', '6x5', 'arrow'],
    ['castle-wall', '6x5', 'loop'],
    ['castle-wall', '6x5', 'probe'],
    ['castle-wall', '9x8', 'search'],
  ])('%s %s graded %s: soluble there and not below', async (genre, size, rung) => {
    const { boards } = await generated(genre, size, '--seed', '2', '--rung', rung);
    const [{ puzzlink, minimal, rung: grade }] = boards;
    expect({ grade, minimal }).toEqual({ grade: rung, minimal: rung });
    const { rung: solved, verdict } = JSON.parse((await kaisu(['solve', puzzlink, '--json'])).stdout);
    expect({ solved, verdict }, puzzlink).toEqual({ solved: rung, verdict: 'unique' });
  });

  test('the dials: fleet, tilt, chain or fork, tile size, density', async () => {
    const fleet = await generated('battleships', '7x5', '--fleet', '5,1,1', '--seed', '1');
    expect(fleet.fleet).toBe('5,1,1');
    expect(fleet.boards[0].answer.filter((mark: number) => mark === YES)).toHaveLength(7);

    const length = async (tilt: string): Promise<number> => {
      const { boards, tilt: told } = await generated('castle', '6x6', '-n', '6', '--tilt', tilt, '--seed', '3');
      expect(told).toBe(tilt);
      return boards.flatMap(({ answer }: { answer: number[] }) => answer).filter((mark: number) => mark === YES).length;
    };
    expect(await length('3/1')).toBeLessThan(await length('1/1'));

    const chain = await generated('castle', '6x6', '-n', '4', '--dial', 'chain', '--seed', '4');
    const fork = await generated('castle', '6x6', '-n', '4', '--dial', 'fork', '--seed', '4');
    const levels = ({ boards }: typeof chain) => boards.flatMap(({ clues }: { clues: object }) => Object.keys(clues));
    expect(levels(chain)).not.toContain('arrow');
    expect(levels(fork)).toContain('arrow');

    const tiles = async (maxSize: string): Promise<number> => {
      const { boards } = await generated('tilepaint', '7x5', '-n', '4', '--max-size', maxSize, '--seed', '3');
      return boards.flatMap(({ answer }: { answer: number[] }) => answer).length;
    };
    expect(await tiles('12')).toBeLessThan(await tiles('3'));

    const sparse = await generated('tilepaint', '6x5', '--max-size', '9', '--density', '0.5', '--seed', '3');
    const { rows, columns } = readBoard(sparse.boards[0].puzzlink).board.puzzle as unknown as Record<string, number[]>;
    expect([...rows, ...columns].filter((number) => number >= 0).length).toBeLessThan(11);
  });

  test('a demand that is not met says how far it came and keeps what it has: status 3', async () => {
    const run = await kaisu([
      'generate',
      'tilepaint',
      '2x2',
      '--rung',
      'probe',
      '--seed',
      '1',
      '--tries',
      '50',
      '--json',
    ]);
    expect(run.status).toBe(3);
    expect(run.stderr).toMatch(/^kaisu: Made 0 of 1: board 1 was not met within 50 draws: .*count \d+.*\.\n$/);
    expect(documentOf('generate', run).boards).toEqual([]);
    const late = await kaisu(['generate', 'castle', '9x9', '-n', '500', '--seed', '1', '--seconds', '3', '--json']);
    expect({ status: late.status, stderr: late.stderr.replace(/\d+ of/, 'N of') }).toEqual({
      status: 3,
      stderr: 'kaisu: Made N of 500: the time was over.\n',
    });
    expect(documentOf('generate', late).boards.length).toBeLessThan(500);
  });

  test('tells the seed that it drew', async () => {
    const drawn = await kaisu(['generate', 'tilepaint', '5x4']);
    const [, seed = ''] = /--seed (\d+)/.exec(drawn.stderr) ?? [];
    expect((await kaisu(['generate', 'tilepaint', '5x4', '--seed', seed])).stdout).toBe(drawn.stdout);
  });

  test.each([
    [['generate'], /missing required argument/],
    [['generate', 'sudoku', '9x9'], /no genre 'sudoku'/],
    [['generate', 'usowan', '9'], /size/],
    [['generate', 'usowan', '0x4'], /from 1 to 100/],
    [['generate', 'usowan', '101x4'], /from 1 to 100/],
    [['generate', 'usowan', '1x1'], /no neighbours/],
    [
      ['generate', 'usowan', '4x4', '--rung', 'touch'],
      /no rung 'touch': expected cell, count, region, connect, crowd, enclose, probe/,
    ],
    [['generate', 'usowan', '4x4', '--fleet', '1'], /--fleet is no option for Usowan/],
    [['generate', 'castle', '4x4', '--max-size', '3'], /--max-size is no option for Castle Wall/],
    [['generate', 'tilepaint', '4x4', '--tilt', '3/2'], /--tilt is no option for Tilepaint/],
    [['generate', 'battleships', '4x4', '--dial', 'fork'], /--dial is no option for Battleships/],
    [['generate', 'castle', '4x4', '--dial', 'spoon'], /--dial/],
    [['generate', 'castle', '4x4', '--tilt', '3'], /--tilt/],
    [['generate', 'tilepaint', '4x4', '--density', '2'], /--density/],
    [['generate', 'tilepaint', '4x4', '--max-size', '0'], /--max-size/],
    [['generate', 'tilepaint', '4x4', '-n', '0'], /-n/],
    [['generate', 'tilepaint', '4x4', '--seed', 'x'], /--seed/],
    [['generate', 'castle', '1x5'], /no answer of the size 1x5/],
    [['generate', 'battleships', '4x4'], /no answer of the size 4x4/],
    [['generate', 'battleships', '4x4', '--fleet', '5'], /no answer of the size 4x4 with the fleet 5/],
    [['generate', 'battleships', '4x4', '--fleet', '1*'], /one by one/],
    [['generate', 'battleships', '4x4', '--fleet', 'x'], /fleet lists 'x'/],
  ])('%j is refused', async (argv, sentence) => {
    expectRefused(await kaisu([...argv, ...(argv.includes('--seed') ? [] : ['--seed', '1'])]), sentence);
  });
});

/** A Castle Wall board that says everything about a loop, and a Usowan one with spare numbers. */
describe('minimise', () => {
  test.each(['usowan 5x4', 'battleships 7x5 --fleet 3,2,1,1', 'tilepaint 7x5', 'castle-wall 6x5'])(
    '%s: what is left is needed, what went is named, and the answer stays',
    async (kind) => {
      const [genreName, ...rest] = kind.split(' ');
      const { boards } = await generated(genreName, ...rest, '-n', '2', '--seed', '9', '--rung', 'probe');
      for (const { puzzlink, answer } of boards) {
        const run = await kaisu(['minimise', puzzlink, '--seed', '1', '--json']);
        const document = documentOf('minimise', run);
        expect({ status: run.status, verdict: document.verdict, minimal: document.minimal }).toEqual({
          status: 0,
          verdict: 'unique',
          minimal: true,
        });
        expect((await kaisu(['minimise', puzzlink, '--seed', '1', '--json'])).stdout).toBe(run.stdout);
        const solved = JSON.parse((await kaisu(['solve', document.puzzlink, '--json'])).stdout);
        expect(
          solved.solutions.map(({ marks }: { marks: number[] }) => marks),
          puzzlink,
        ).toEqual([answer]);
        // Again from another seed: nothing more can go.
        const again = documentOf('minimise', await kaisu(['minimise', document.puzzlink, '--seed', '2', '--json']));
        expect({ removed: again.removed, kept: again.kept }, document.puzzlink).toEqual({
          removed: [],
          kept: document.kept,
        });
        // What was named makes the difference between the boards.
        const genre = genreNamed(genreName);
        const { puzzle } = readBoard(puzzlink).board;
        const dials = genre.composer.dials(puzzle, Uint8Array.from(answer), {}, 'minimise');
        const gone = dials.filter(({ clue }) => document.removed.some((name: string) => name === clue));
        const whole = dials.map((dial) => (gone.includes(dial) ? dial.levels.length - 1 : 0));
        if (document.removed.every((name: string) => gone.some(({ clue }) => clue === name)))
          expect(readBoard(document.puzzlink).board.puzzle).toEqual(genre.composer.atLevels(puzzle, dials, whole));
      }
    },
  );

  test('names parts of clues that stay as less', async () => {
    const genre = genreNamed('castle-wall');
    const shape = { width: 5, height: 4 };
    const loop = ['r1c1-r1c2', 'r2c1-r2c2', 'r1c1-r2c1', 'r1c2-r2c2'];
    const answer = Uint8Array.from({ length: 31 }, (_, edge) => (loop.includes(edgeName(shape, edge)) ? YES : NO));
    const full = genre.composer.withAllClues(shape, answer, {}, seeded(1));
    const { text } = printBoard(genre.codec, { puzzle: full?.puzzle ?? shape, marks: answer, notes: {} }, 'puzzlink');
    const names: string[] = [];
    for (const seed of ['1', '2', '3']) {
      const { verdict, removed, kept } = documentOf(
        'minimise',
        await kaisu(['minimise', text, '--seed', seed, '--json']),
      );
      expect({ verdict, kept: kept < 16 }, text).toEqual({ verdict: 'unique', kept: true });
      names.push(...removed);
    }
    for (const name of names) expect(name).toMatch(/^r\dc\d( number| colour)?$/);
    expect(names).toContainEqual(expect.stringMatching(/ (number|colour)$/));
    expect(names).toContainEqual(expect.stringMatching(/^r\dc\d$/));
  });

  test('a board with several answers or none can spare nothing: status 1', async () => {
    const several = await kaisu(['minimise', 'usoone/3/2/000cp', '--seed', '1', '--json']);
    expect(several.status).toBe(1);
    expect(documentOf('minimise', several)).toMatchObject({ verdict: 'several', removed: [], minimal: false });
    const none = await kaisu(['minimise', 'castle/2/2/d', '--seed', '1', '--json']);
    expect(documentOf('minimise', none)).toMatchObject({ verdict: 'unique', removed: [], kept: 0 });
    const impossible = await kaisu(['minimise', 'castle/2/2/00.c', '--seed', '1', '--json']);
    expect(impossible.status).toBe(1);
    expect(documentOf('minimise', impossible)).toMatchObject({ verdict: 'none', removed: [] });
  });

  test.each([
    [['minimise'], /missing required argument/],
    [['minimise', 'usoone/3/2/'], /./],
    [['minimise', 'castle/2/2/d', '--seed', '-1'], /--seed/],
  ])('%j is refused', async (argv, sentence) => {
    expectRefused(await kaisu(argv), sentence);
  });
});
