import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BoardMaker } from '../../research/bank/batch.ts';
import { answersTask, boardTask } from '../../research/bank/jobs.ts';
import { BANK_SEED, BANK_VERSION, shelvesOf } from '../../research/bank/shelves.ts';
import { BLANK } from '../../src/board/clue.ts';
import { NO, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { BoardRecord } from '../../src/compose/board.ts';
import { equal } from '../../src/compose/certificate.ts';
import { symmetries } from '../../src/fixtures/symmetry.ts';
import { printBoard } from '../../src/formats/print.ts';
import type { Dial } from '../../src/genre/composer.ts';
import { readBoard } from '../../src/genres/read.ts';
import { genreNamed, genres } from '../../src/genres/registry.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import { finish } from '../../src/grid/task.ts';
import { climb, fixpoint, gradeOf, Probe, rungsUpTo, SEARCH } from '../../src/ladder/index.ts';
import { begin, marksOf } from '../../src/ladder/start.ts';
import { Learning } from '../../src/search/learning.ts';
import { isOnlyAnswer } from '../../src/search/replay.ts';
import { count } from '../../src/sweep/index.ts';
import { resultOf } from '../support/steps.ts';

// The shipped boards. By default a sample of the dear checks; with KAISU_BANK=all every board gets every check.

const all = process.env.KAISU_BANK === 'all';
const bankPath = (genre: string): string => fileURLToPath(new URL(`../../bank/${genre}.json`, import.meta.url));

interface Bank {
  readonly genre: string;
  readonly seed: number;
  readonly version: number;
  readonly shelves: readonly { readonly size: string; readonly boards: number; readonly rungs: readonly string[] }[];
  readonly boards: readonly BoardRecord[];
}

/** Every `step`th of the boards, or all. */
function sampled(boards: readonly BoardRecord[], step: number): readonly BoardRecord[] {
  return all ? boards : boards.filter((_, index) => index % step === 0);
}

const sideOf = ({ size }: BoardRecord): number => Number(size.split('x')[0]);

for (const genre of genres) {
  const fixtures = await genre.fixtures();
  const path = bankPath(genre.id);
  const [reading] = genre.readings;
  const rungs = genre.rungs(reading, 'study');
  const puzzleOf = ({ puzzlink }: BoardRecord): Puzzle => readBoard(puzzlink).board.puzzle;

  /** Whether a board keeps what `kept` names: the ladder up to a rung finishes, or there is one answer. */
  const holds = (puzzle: Puzzle, kept: string): boolean => {
    if (kept === SEARCH)
      return finish(new Learning(genre.proof(puzzle, reading).enforceClues(), { limit: 2 })).answers.length === 1;
    const model = genre.ladder(puzzle, reading, 'study');
    const isFull = (marks: Uint8Array | null): boolean => marks?.every((mark) => mark === YES || mark === NO) === true;
    if (kept !== 'probe') return isFull(fixpoint(model, rungsUpTo(rungs.indexOf(kept))));
    if (!begin(model, {}) || !model.engine.propagate()) return false;
    const probing = new Probe(model).run();
    for (let step = probing.next(); ; step = probing.next()) if (step.done) return step.value && isFull(marksOf(model));
  };

  describe.skipIf(!existsSync(path))(`bank of ${genre.id}`, () => {
    const bank: Bank = existsSync(path)
      ? JSON.parse(readFileSync(path, 'utf8'))
      : { genre: '', seed: 0, version: 0, shelves: [], boards: [] };
    const { boards } = bank;

    test('holds the shelves that it should', () => {
      expect({ genre: bank.genre, seed: bank.seed, version: bank.version }).toEqual({
        genre: genre.id,
        seed: BANK_SEED,
        version: BANK_VERSION,
      });
      // A bank may be built up to a size only; what it has is what was planned, smallest first.
      const planned = shelvesOf(genre.id, BANK_SEED).slice(0, Math.max(3, bank.shelves.length));
      expect(bank.shelves).toEqual(
        planned.map(({ width, height, rungs: asked, options, boards: number, seed }) => ({
          size: `${width}x${height}`,
          rungs: asked,
          ...options,
          boards: number,
          seed,
        })),
      );
      for (const { size, boards: number } of bank.shelves)
        expect(boards.filter((board) => board.size === size)).toHaveLength(number);
    });

    test('the two forms of a board are one board, and its answer is right', () => {
      for (const board of boards) {
        const puzzle = puzzleOf(board);
        expect(readBoard(board.pzprv3).board.puzzle, board.puzzlink).toEqual(puzzle);
        expect(genre.check(puzzle, Uint8Array.from(board.answer), reading).violations, board.puzzlink).toEqual([]);
        expect(printBoard(genre.codec, readBoard(board.puzzlink).board, 'puzzlink').text).toBe(board.puzzlink);
      }
    });

    test('every certificate: one answer by search, and by the sweep or a replayed refutation', () => {
      for (const board of boards) {
        const puzzle = puzzleOf(board);
        const { sweep, replay } = board.certificate;
        const { answers, complete } = finish(new Learning(genre.proof(puzzle, reading).enforceClues(), { limit: 2 }));
        expect({ complete, number: answers.length }, board.puzzlink).toEqual({ complete: true, number: 1 });
        expect(equal(answers[0], Uint8Array.from(board.answer)), board.puzzlink).toBe(true);
        expect((sweep === undefined) !== (replay === undefined), board.puzzlink).toBe(true);
        if (replay) {
          const replayed = isOnlyAnswer(() => genre.ladder(puzzle, reading, 'study'), answers[0], 1_000_000);
          expect(resultOf(replayed), board.puzzlink).toBe(true);
        }
        // The wide sweeps of the largest boards are left to the full run.
        if (sweep && (all || sideOf(board) <= 12))
          expect(finish(count(genre.sweep(puzzle, reading))).count, board.puzzlink).toBe(1n);
      }
    });

    test('each board is soluble at its grade and not below, however it is turned', () => {
      for (const board of sampled(boards, 5)) {
        const puzzle = puzzleOf(board);
        for (const symmetry of sideOf(board) > 10 && !all ? symmetries.slice(0, 2) : symmetries) {
          const turned = fixtures.transformed(puzzle, symmetry);
          const climbed = finish(climb(genre.ladder(turned, reading, 'study'), rungs));
          expect(gradeOf(climbed), `${board.puzzlink} ${symmetry.name}`).toBe(board.rung);
          const settled = climbed.steps.slice(0, Object.keys(board.settled).length).map((step) => step.settled);
          expect(settled, `${board.puzzlink} ${symmetry.name}`).toEqual(Object.values(board.settled));
        }
      }
    });

    test('each clue is needed: without it the board no longer keeps what it was made to keep', () => {
      let dropped = 0;
      for (const board of boards) {
        // The large boards that only probing or searching settles are dear to ask.
        if (!all && sideOf(board) > 10 && (sideOf(board) > 12 || !rungs.includes(board.minimal))) continue;
        const puzzle = puzzleOf(board);
        expect(holds(puzzle, board.minimal), board.puzzlink).toBe(true);
        const dials = genre.composer.dials(puzzle, Uint8Array.from(board.answer), {}, 'generate');
        const levels = dials.map(() => 0);
        dials.forEach((dial: Dial, index) => {
          for (const weaker of dial.levels[0].weaker) {
            levels[index] = weaker;
            const without = genre.composer.atLevels(puzzle, dials, levels);
            expect(holds(without, board.minimal), `${board.puzzlink} without ${dial.clue}`).toBe(false);
            dropped++;
          }
          levels[index] = 0;
        });
      }
      expect(dropped).toBeGreaterThan(boards.length);
    });

    test('no two boards are one board turned or mirrored', () => {
      const seen = new Map<string, string>();
      for (const board of boards) {
        const puzzle = puzzleOf(board);
        const forms = symmetries.map((symmetry) => {
          const turned = {
            puzzle: fixtures.transformed(puzzle, symmetry),
            marks: new Uint8Array(board.answer.length),
          };
          return printBoard(genre.codec, { ...turned, notes: {} }, 'puzzlink').text;
        });
        const [least] = forms.sort();
        expect(seen.get(least), board.puzzlink).toBeUndefined();
        seen.set(least, board.puzzlink);
      }
    });

    test('boards of a shelf come out again from its seed, one by one', async () => {
      const runner = {
        answers: async (job: Parameters<typeof answersTask>[0]) => finish(answersTask(job)),
        board: async (job: Parameters<typeof boardTask>[0]) => finish(boardTask(job)),
      };
      const shelves = shelvesOf(genre.id, BANK_SEED, all ? undefined : [6, 8]);
      for (const shelf of shelves) {
        const maker = new BoardMaker(shelf, runner);
        const printed = boards.filter(({ size }) => size === `${shelf.width}x${shelf.height}`);
        for (const index of all ? printed.keys() : [0, shelf.boards - 1])
          expect((await maker.make(index, 50_000)).board).toEqual(printed[index]);
      }
    });
  });
}

const usowanBank = bankPath('usowan');
test.skipIf(!existsSync(usowanBank))('bank of usowan: rubbing out a lie makes the intended answer illegal', () => {
  const genre = genreNamed('usowan');
  const { boards } = JSON.parse(readFileSync(usowanBank, 'utf8')) as Bank;
  let lies = 0;
  for (const { puzzlink, answer } of boards) {
    const puzzle = readBoard(puzzlink).board.puzzle as UsowanPuzzle;
    const marks = Uint8Array.from(answer);
    const honest = new Set(genre.composer.dials(puzzle, marks, {}, 'generate').map(({ clue }) => clue));
    puzzle.numbers.forEach((number, cell) => {
      if (number === BLANK || honest.has(genre.decisionName(puzzle, cell))) return;
      lies++;
      const without = { ...puzzle, numbers: puzzle.numbers.map((other, at) => (at === cell ? BLANK : other)) };
      const rules = genre.check(without, marks, genre.readings[0]).violations.map(({ rule }) => rule);
      expect(rules, `${puzzlink} ${cell}`).toEqual(['lie-count']);
    });
  }
  expect(lies).toBeGreaterThan(boards.length);
});
