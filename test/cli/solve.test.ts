import { describe, expect, test } from 'vitest';
import { expectRefused, expectSchema, kaisu, type Run } from './run-kaisu.ts';

const unique = {
  'castle-wall': 'castle/6/6/q032e033040011g013b',
  battleships: 'battleship/6/6/12i42g121gy0g0g0h0o//c',
};
/** Nothing is printed: 13 loops. */
const several = 'castle/3/3/i';
/** A white wall in the corner, where no loop can go around it. */
const none = 'castle/3/3/100h';
/** r1c1 asks for two segments in its row, which need r1c2; r3c2 forbids the edge that would lead there. */
const clash = 'castle/4/4/042aaaaaaaa010aaa030aa';

function documentOf({ stdout }: Run) {
  const document = JSON.parse(stdout);
  expectSchema('solve', document);
  return document;
}

describe('solve', () => {
  test.each(Object.entries(unique))('%s with one answer: status 0', async (genre, board) => {
    const run = await kaisu(['solve', board, '--json']);
    const document = documentOf(run);
    expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' });
    expect(document).toMatchObject({ genre, width: 6, height: 6, verdict: 'unique', answers: 1, complete: true });
    const [solution] = document.solutions;
    expect((await kaisu(['check', solution.pzprv3])).status).toBe(0);
    const people = await kaisu(['solve', board]);
    expect(people.stdout).toMatch(/^Unique: this is the only answer\.\n/);
    const drawing = await kaisu(['convert', solution.pzprv3, '--to', 'text']);
    expect(people.stdout).toContain(drawing.stdout.trimEnd());
  });

  test('several: status 1, two answers and where they differ', async () => {
    const run = await kaisu(['solve', several, '--json']);
    const document = documentOf(run);
    expect({ status: run.status, verdict: document.verdict, answers: document.answers }).toEqual({
      status: 1,
      verdict: 'several',
      answers: 2,
    });
    expect(document.solutions).toHaveLength(2);
    expect(document.solutions[0].marks).not.toEqual(document.solutions[1].marks);
    expect((await kaisu(['solve', several])).stdout).toMatch(/\nThey differ at (r\dc\d-r\dc\d, )*r\dc\d-r\dc\d\.\n/);
  });

  test('--limit all searches to the end', async () => {
    const document = documentOf(await kaisu(['solve', several, '--limit', 'all', '--json']));
    expect(document).toMatchObject({ verdict: 'several', answers: 13, complete: true });
    expect(new Set(document.solutions.map(({ marks }: { marks: number[] }) => marks.join(''))).size).toBe(13);
  });

  test('none: status 1', async () => {
    const run = await kaisu(['solve', none, '--json']);
    expect(documentOf(run)).toMatchObject({ verdict: 'none', answers: 0, complete: true, solutions: [] });
    expect(run.status).toBe(1);
    expect(documentOf(run).reasons[0]).toMatchObject({ clues: ['r1c1'] });
    expect((await kaisu(['solve', none])).stdout).toContain(documentOf(run).reasons[0].text);
  });

  test('--limit 1 cannot know: status 3', async () => {
    const run = await kaisu(['solve', several, '--limit', '1', '--json']);
    expect(documentOf(run)).toMatchObject({ verdict: 'unknown', answers: 1, complete: false });
    expect(run.status).toBe(3);
  });

  test('another reading, another verdict', async () => {
    const run = await kaisu(['solve', none, '--reading', 'colours-erased', '--json']);
    expect(documentOf(run)).toMatchObject({ verdict: 'several' });
  });

  test('tells the rung that finishes, and the branch points up to the rung asked for', async () => {
    const board = unique['castle-wall'];
    const study = documentOf(await kaisu(['solve', board, '--ladder', 'study', '--json']));
    expect(study).toMatchObject({ rung: 'probe', capped: false });
    const document = documentOf(await kaisu(['solve', board, '--json']));
    expect(document).toMatchObject({ rung: 'pocket', branchPoints: study.branchPoints, capped: false });
    expect(document.branchPoints).toBeGreaterThan(0);
    expect(document.conflicts).toBeGreaterThan(0);
    const probed = documentOf(await kaisu(['solve', board, '--rung', 'probe', '--json']));
    expect(probed).toMatchObject({ verdict: 'unique', rung: 'pocket', branchPoints: 0 });
    const beyond = documentOf(await kaisu(['solve', board, '--rung', 'pocket', '--json']));
    expect(beyond).toMatchObject({ verdict: 'unique', branchPoints: 0 });
    expect((await kaisu(['solve', board, '--rung', 'pocket', '--ladder', 'study'])).stderr).toMatch(/no rung 'pocket'/);
    const weaker = documentOf(await kaisu(['solve', board, '--rung', 'parity', '--json']));
    expect(weaker.branchPoints).toBeGreaterThan(document.branchPoints);
    expect((await kaisu(['solve', board])).stdout).toMatch(/\nFinished by pocket; \d+ branch points, \d+ conflicts, /);
  });

  test('--budget searches plainly and gives up there: status 3', async () => {
    const board = unique['castle-wall'];
    const run = await kaisu(['solve', board, '--rung', 'degree', '--budget', '3', '--json']);
    expect(documentOf(run)).toMatchObject({ verdict: 'unknown', complete: false, branchPoints: 3, capped: true });
    expect(documentOf(run)).toMatchObject({ rung: null, conflicts: null });
    expect(run.status).toBe(3);
    const enough = await kaisu(['solve', board, '--budget', '100000', '--json']);
    expect(documentOf(enough)).toMatchObject({ verdict: 'unique', complete: true, capped: false, conflicts: null });
    expect(enough.status).toBe(0);
  });

  test('for none, names a smallest set of clashing clues where the print alone tells nothing', async () => {
    const run = await kaisu(['solve', clash, '--json']);
    expect(documentOf(run)).toMatchObject({
      verdict: 'none',
      rung: 'arrow',
      reasons: [
        {
          text: "The clues r1c1 and r3c2 can't all be met; without any one of them the others can.",
          clues: ['r1c1', 'r3c2'],
        },
      ],
    });
  });

  test('does not look at the marks that a board carries', async () => {
    const [{ pzprv3 }] = documentOf(await kaisu(['solve', several, '--json'])).solutions;
    expect(documentOf(await kaisu(['solve', pzprv3, '--json'])).verdict).toBe('several');
  });

  test('- streams one line a board and ends with the highest status', async () => {
    const { status, stdout } = await kaisu(['solve', '-'], `${unique['castle-wall']}\n${several}\nnothing\n`);
    const documents = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(documents.map(({ verdict, line }) => verdict ?? line)).toEqual(['unique', 'several', 3]);
    expectSchema('stream-error', documents[2]);
    expect(status).toBe(2);
  });
});

test.each([
  [['solve'], /missing required argument/],
  [['solve', several, '--limit', '0'], /--limit is '0'/],
  [['solve', several, '--limit', 'none'], /--limit is 'none'/],
  [['solve', several, '--rung', 'region'], /no rung 'region'.*loop/],
  [['solve', several, '--budget', 'x'], /--budget is 'x'/],
  [['solve', several, '--seconds', '-1'], /--seconds/],
  [['solve', several, '--seconds', 'soon'], /--seconds is 'soon'/],
  [['solve', several, '--reading', 'all-honest'], /no reading/],
  [['solve', 'castle/3/3/'], /r1c1/],
])('%j is refused', async (argv, sentence) => {
  expectRefused(await kaisu(argv), sentence);
});
