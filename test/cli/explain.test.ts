import { describe, expect, test } from 'vitest';
import { readBoard } from '../../src/genres/read.ts';
import { genreNamed } from '../../src/genres/registry.ts';
import { expectRefused, expectSchema, kaisu, type Run } from './run-kaisu.ts';

const board = 'castle/6/6/q032e033040011g013b';

interface Settled {
  readonly at: string;
  readonly mark: number;
}

function documentOf({ stdout }: Run) {
  const document = JSON.parse(stdout);
  expectSchema('explain', document);
  return document;
}

async function answerOf(address: string): Promise<string> {
  return JSON.parse((await kaisu(['solve', address, '--json'])).stdout).solutions[0].pzprv3;
}

/** The board with the marks of its answer, one of them the other way round. */
async function spoilt(address: string, decision: number): Promise<string> {
  const answer = readBoard(await answerOf(address)).board;
  const marks = answer.marks.map((mark, index) => (index === decision ? 3 - mark : mark));
  return JSON.stringify({ kaisu: 1, genre: 'castle-wall', ...answer.puzzle, marks: [...marks] });
}

describe('explain', () => {
  test('tells the whole way to the answer', async () => {
    const run = await kaisu(['explain', board, '--json']);
    const { steps, finished, end } = documentOf(run);
    expect({ status: run.status, finished, end }).toEqual({ status: 0, finished: true, end: 'finished' });
    const { puzzle, marks } = readBoard(await answerOf(board)).board;
    const genre = genreNamed('castle-wall');
    const settled = new Map<string, number>(
      steps.flatMap(({ settles }: { settles: Settled[] }) => settles.map(({ at, mark }) => [at, mark] as const)),
    );
    const printed = genre.printed(puzzle);
    for (let decision = 0; decision < marks.length; decision++) {
      const told = settled.get(genre.decisionName(puzzle, decision)) ?? printed[decision];
      expect(told, genre.decisionName(puzzle, decision)).toBe(marks[decision]);
    }
    const people = await kaisu(['explain', board]);
    expect(people.stdout.trimEnd().split('\n')).toHaveLength(steps.length + 1);
    expect(people.stdout).toMatch(/^1\. \(degree\) .*\.\n[\s\S]*\nEvery decision is settled\.\n$/);
  });

  test('on a board without an answer, people are told so before any step', async () => {
    const impossible = 'castle/6/6/q032e033040011g010b';
    const { steps, text } = documentOf(await kaisu(['explain', impossible, '--json']));
    expect(steps.length).toBeGreaterThan(0);
    expect(text).toMatch(/^This board has no answer\. /);
    const { status, stdout } = await kaisu(['explain', impossible]);
    const [news, ...lines] = stdout.trimEnd().split('\n');
    expect({ status, news }).toEqual({ status: 1, news: `${text} The steps up to where it shows:` });
    expect(lines).toHaveLength(steps.length);
  });

  test('--hint is the first step of the way, and goes on from the marks that the board carries', async () => {
    const { steps } = documentOf(await kaisu(['explain', board, '--json']));
    const first = await kaisu(['explain', board, '--hint', '--json']);
    expect(documentOf(first)).toEqual({ steps: [steps[0]], finished: false });
    expect(first.status).toBe(0);
    const done = await kaisu(['explain', await answerOf(board), '--hint', '--json']);
    expect(documentOf(done)).toMatchObject({ steps: [], finished: true, end: 'finished' });
    expect(done.status).toBe(0);
  });

  test('--hint on a wrong mark says which: status 1', async () => {
    const run = await kaisu(['explain', await spoilt(board, 0), '--hint', '--json']);
    const { steps, finished, end, wrong } = documentOf(run);
    expect({ status: run.status, steps, finished, end }).toEqual({
      status: 1,
      steps: [],
      finished: false,
      end: 'wrong',
    });
    expect(wrong.settles).toEqual([{ at: 'r1c1-r1c2', mark: 1 }]);
  });

  test('on a board with several answers goes as far as steps go: status 1', async () => {
    const run = await kaisu(['explain', 'castle/3/3/i', '--json']);
    expect(documentOf(run)).toMatchObject({ steps: [], finished: false, end: 'several' });
    expect(run.status).toBe(1);
  });

  test('on a board without an answer says so: status 1', async () => {
    const run = await kaisu(['explain', 'castle/3/3/10.h', '--json']);
    expect(documentOf(run)).toMatchObject({ finished: false, end: 'wrong', wrong: { because: { clues: ['r1c1'] } } });
    expect(run.status).toBe(1);
  });
});

test.each([
  [['explain'], /missing required argument/],
  [['explain', board, '--hints'], /unknown option '--hints'/],
  [['explain', board, '--reading', 'all-honest'], /no reading/],
])('%j is refused', async (argv, sentence) => {
  expectRefused(await kaisu(argv), sentence);
});
