import { describe, expect, test } from 'vitest';
import { printBoard } from '../../src/formats/print.ts';
import type { Editor } from '../../src/genre/editor.ts';
import { readBoard } from '../../src/genres/read.ts';
import { genres } from '../../src/genres/registry.ts';
import { printedClues, without } from '../../src/setting/clues.ts';
import { registeredCases } from '../support/genre-cases.ts';
import { expectRefused, expectSchema, kaisu, type Run } from './run-kaisu.ts';

function documentOf(name: string, { stdout }: Run) {
  const document = JSON.parse(stdout);
  expectSchema(name, document);
  return document;
}

const [usowan, battleships] = genres.map(({ example }) => example);
/** Two answers, which are each other's mirror images. */
const mirrored = 'castle/3/2/f';

describe('analyse', () => {
  test.each(genres.map(({ id, example }) => [id, example]))(
    '%s: the example is unique, and tells all',
    async (id, board) => {
      const run = await kaisu(['analyse', board, '--json']);
      const document = documentOf('analyse', run);
      expect(run.status).toBe(0);
      expect(document).toMatchObject({ genre: id, verdict: 'unique', count: '1', meant: 'only', complete: true });
      expect(document.difficulty.word).toMatch(/^(Gentle|Steady|Hard|Fiendish|Beyond)$/);
      expect(document.field.total).toBe('1');
      expect(document.clues.length).toBeGreaterThan(0);
      for (const { state, bits, without: left } of document.clues) {
        expect(state).toBe(left.count === '1' ? 'idle' : 'needed');
        if (bits !== null) expect(2 ** bits).toBeCloseTo(Number(left.count), 6);
      }
      const people = await kaisu(['analyse', board]);
      expect(people.stdout).toMatch(/^Unique: this is the only answer\.\n/);
      for (const { clue } of document.clues) expect(people.stdout).toContain(`  ${clue}`);
    },
  );

  test.each(registeredCases)(
    '$id: the counts are those of count, clue by clue and reading by reading',
    async ({ genre, fixtures }) => {
      const { puzzle } = fixtures.randomBoard(5, { least: 6, most: 12, side: 5 });
      const editor = (await genre.editor?.()) as Editor;
      const text = (found: typeof puzzle): string =>
        printBoard(genre.codec, { puzzle: found, marks: new Uint8Array(genre.decisions(found)), notes: {} }, 'json')
          .text;
      const document = documentOf('analyse', await kaisu(['analyse', text(puzzle), '--json']));
      const count = async (found: typeof puzzle, ...options: string[]): Promise<string> =>
        JSON.parse((await kaisu(['count', text(found), ...options, '--json'])).stdout).count;
      expect(document.count).toBe(await count(puzzle));
      for (const { name, count: counted } of document.readings)
        expect(counted).toBe(await count(puzzle, '--reading', name));
      for (const [at, clue] of printedClues({ editor }, puzzle).entries())
        expect(document.clues[at].without.count).toBe(await count(without(puzzle, clue)));
    },
  );

  test('several answers: two of them, where they differ, and the field', async () => {
    const run = await kaisu(['analyse', mirrored, '--json']);
    const document = documentOf('analyse', run);
    expect(run.status).toBe(1);
    expect(document).toMatchObject({ verdict: 'several', count: '3', difficulty: null, meant: null });
    expect(document.solutions.length).toBe(2);
    expect(document.differ.length).toBeGreaterThan(0);
    expect(document.pairs).toContain('flip left and right');
    expect((await kaisu(['analyse', mirrored])).stdout).toContain('under a flip left and right');
  });

  test('no answer: the clash, and clues that the drawn answer breaks', async () => {
    const drawn = 'pzprv3/battleship/1/3/1/11g/. . . . /2 . . . /# . . /';
    const document = documentOf('analyse', await kaisu(['analyse', drawn, '--json']));
    expect(document).toMatchObject({ verdict: 'none', count: '0', meant: 'drawn' });
    expect(document.reasons.length).toBeGreaterThan(0);
    expect(document.clues).toMatchObject([{ clue: 'row 1', state: 'wrong', bits: null, without: { count: '3' } }]);
  });

  test('curves, the same for the same seed', async () => {
    const asked = ['analyse', battleships, '--curves', '2', '--seed', '7', '--json'];
    const { curves } = documentOf('analyse', await kaisu(asked));
    expect(curves.map(({ seed }: { seed: number }) => seed)).toEqual([7, 8]);
    for (const { order, answers, bits } of curves) {
      expect(answers.length).toBe(order.length + 1);
      expect(answers.at(-1)).toEqual({ count: '1' });
      expect(bits.at(-1)).toBe(0);
    }
    const again = documentOf('analyse', await kaisu(asked));
    expect(again.curves).toEqual(curves);
    expect((await kaisu(['analyse', battleships, '--curves', '1'])).stdout).toContain('Bits in the order of seed 1:');
  });

  test('many boards: a JSON line each, and a line for what is no board', async () => {
    const { status, stdout } = await kaisu(['analyse', '-'], `${usowan}\nnonsense\n\n${battleships}\n`);
    const documents = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(documents.map(({ verdict, line }) => verdict ?? line)).toEqual(['unique', 2, 'unique']);
    expect(status).toBe(2);
    for (const document of [documents[0], documents[2]]) expectSchema('analyse', document);
  });

  test('tables: one head, a line a clue or a step, and bad lines on stderr', async () => {
    const run = await kaisu(['analyse', '-', '--csv'], `${usowan}\nnonsense\n${battleships}\n`);
    const [head, ...rows] = run.stdout.trim().split('\n');
    expect(head).toBe('board,genre,width,height,verdict,count,clue,part,shows,state,proved,bits,without');
    expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set(['1', '2']));
    expect(rows[0]).toBe('1,usowan,4,6,unique,1,r1c1,,1,needed,true,,0');
    expect(run.stderr).toMatch(/^kaisu: Line 2: [^\n]+\n$/);
    const { stdout } = await kaisu(['analyse', battleships, '--csv', '--curves', '1']);
    const lines = stdout.trim().split('\n');
    expect(lines[0]).toBe('board,genre,width,height,seed,step,clue,count,bits,bits won');
    expect(lines.at(-1)).toMatch(/^1,battleships,6,6,1,11,[^,]+,1,0,[\d.]+$/);
  });

  test.each([
    [['analyse'], /missing required argument/],
    [['analyse', usowan, '--reading', 'mine'], /no reading 'mine'/],
    [['analyse', usowan, '--curves', '-1'], /--curves/],
    [['analyse', usowan, '--csv', '--json'], /--csv|--json/],
    [['analyse', '-'], /holds no board/],
  ])('%j is refused', async (argv, sentence) => {
    expectRefused(await kaisu(argv), sentence);
  });
});

describe('suggest', () => {
  test.each(registeredCases)('$id: with the clues the answer is the only one', async ({ genre, fixtures }) => {
    const editor = (await genre.editor?.()) as Editor;
    for (let seed = 0, tried = 0; tried < 3; seed++) {
      const { puzzle, answer } = fixtures.randomBoard(seed, { least: 6, most: 16, side: 5 });
      if (!answer) continue;
      tried++;
      const bare = printedClues({ editor }, puzzle)
        .filter(({ part }, at) => part === undefined && at % 3 > 0)
        .reduce(without, puzzle);
      const { text } = printBoard(genre.codec, { puzzle: bare, marks: answer, notes: {} }, 'json');
      const run = await kaisu(['suggest', text, '--json']);
      const document = documentOf('suggest', run);
      if (!document.possible) {
        expect(run.status).toBe(1);
        continue;
      }
      expect(run.status).toBe(0);
      expect(document.proved).toBe(true);
      const solved = JSON.parse((await kaisu(['solve', document.puzzlink, '--json'])).stdout);
      expect(solved.verdict).toBe('unique');
      expect(solved.solutions[0].marks).toEqual([...answer]);
      const people = await kaisu(['suggest', text]);
      for (const { clue } of document.clues) expect(people.stdout).toContain(`  ${clue}`);
    }
  });

  test('a board that is unique needs nothing', async () => {
    const { genre, board } = readBoard(battleships);
    const { solutions } = JSON.parse((await kaisu(['solve', battleships, '--json'])).stdout);
    const { text } = printBoard(genre.codec, { ...board, marks: Uint8Array.from(solutions[0].marks) }, 'pzprv3');
    const run = await kaisu(['suggest', text, '--json']);
    expect(documentOf('suggest', run)).toMatchObject({ clues: [], proved: true, possible: true });
    expect((await kaisu(['suggest', text])).stdout).toBe('The answer is the only one already.\n');
  });

  test('a budget bounds the search, not the result', async () => {
    const board =
      'pzprv3/battleship/4/4/2/11g/11g/. . . . . /. . . . . /. . . . . /. . . . . /. . . . . /# . . . /. . . . /. . . # /. . . . /';
    const quick = documentOf('suggest', await kaisu(['suggest', board, '--budget', '0', '--json']));
    expect(quick.possible).toBe(true);
    expect(quick.proved).toBe(false);
    const whole = documentOf('suggest', await kaisu(['suggest', board, '--json']));
    expect(whole.proved).toBe(true);
    expect(whole.clues.length).toBeLessThanOrEqual(quick.clues.length);
  });

  test.each([
    ['no marks', battleships, /carries no marks/],
    [
      'marks that break the rules',
      'pzprv3/battleship/1/3/1/11g/. . . . /. . . . /# # . /',
      /The marks are no answer of the board/,
    ],
    ['no board', 'usoone/3/2/', /./],
  ])('%s is refused', async (_, board, sentence) => {
    expectRefused(await kaisu(['suggest', board]), sentence);
  });
});
