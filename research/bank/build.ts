import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Attempt, rungOf } from '../../src/compose/batch.ts';
import type { BoardRecord } from '../../src/compose/board.ts';
import { readBoard } from '../../src/genres/read.ts';
import { type GenreId, genreNamed } from '../../src/genres/registry.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { canonical } from '../../src/grid/picture.ts';
import { makeFolder } from '../make-folder.ts';
import { type Batch, BoardMaker, type Runner, triesInWords } from './batch.ts';
import type { AnswersJob, BoardJob, JobResult } from './jobs.ts';
import { Journal } from './journal.ts';
import { BANK_VERSION, shelvesOf } from './shelves.ts';

export interface BankOptions {
  readonly genre: GenreId;
  readonly seed: number;
  readonly folder: string;
  /** Sides of the boards; all when absent. */
  readonly sizes?: readonly number[];
  readonly onProgress: (done: number, total: number) => void;
}

export interface BankResult {
  readonly path: string;
  readonly boards: number;
  /** Boards whose demand wasn't met within its tries, in words. */
  readonly missing: readonly string[];
}

interface Placed {
  readonly board: BoardRecord | null;
  readonly round: number;
  readonly words: string;
}

/** Draws looked at for one board of the bank. */
const TRIES = 50_000;

/**
 * Builds `<folder>/<genre>.json`. Finished jobs go to a journal beside it, from which a run that was broken off goes on;
 * the journal goes when the bank is written. The bytes depend on seed and version alone: not on the number of workers,
 * nor on how often the work was broken off.
 */
export async function buildBank(options: BankOptions, runner: Runner): Promise<BankResult> {
  const { genre, seed, folder, sizes, onProgress } = options;
  const shelves = shelvesOf(genre, seed, sizes);
  if (shelves.length === 0)
    throw new InputError(
      sizes === undefined
        ? `${genre} has no bank.`
        : `The bank of ${genre} has no boards of the sides ${sizes.join(', ')}.`,
    );
  const path = join(folder, `${genre}.json`);
  const journal = new Journal(join(folder, `.${genre}.journal`), BANK_VERSION);
  const makers = shelves.map((shelf) => new BoardMaker(shelf, journaled(runner, journal)));
  const total = shelves.reduce((sum, { boards }) => sum + boards, 0);
  let done = 0;
  const make = async (shelf: number, index: number, from: number): Promise<Placed> => {
    const { board, round, tries } = await makers[shelf].make(index, TRIES, from);
    return { board, round, words: triesInWords(tries, rungOf(shelves[shelf], index)) };
  };
  onProgress(0, total);
  const made = await Promise.all(
    shelves.map(({ boards }, shelf) =>
      Promise.all(
        Array.from({ length: boards }, async (_, index) => {
          const placed = await make(shelf, index, 0);
          onProgress(++done, total);
          return placed;
        }),
      ),
    ),
  );

  // No two boards with the same answer, however turned: of two, the later one is made again from its next round.
  const seen = new Set<string>();
  const missing: string[] = [];
  const boards: BoardRecord[][] = [];
  for (let shelf = 0; shelf < shelves.length; shelf++) {
    boards.push([]);
    for (let index = 0; index < made[shelf].length; index++) {
      let placed = made[shelf][index];
      while (placed.board && seen.has(faceOf(genre, placed.board))) placed = await make(shelf, index, placed.round + 1);
      if (!placed.board) {
        missing.push(`${shelves[shelf].width}x${shelves[shelf].height} board ${index + 1}: ${placed.words}`);
        continue;
      }
      seen.add(faceOf(genre, placed.board));
      boards[shelf].push(placed.board);
    }
  }
  writeWhole(path, bankText(genre, seed, shelves, boards));
  if (missing.length === 0) journal.remove();
  else journal.close();
  return { path, boards: boards.flat().length, missing };
}

/** Looks a job up before it is run, and takes down its result. */
function journaled(runner: Runner, journal: Journal): Runner {
  const through = async <J extends AnswersJob | BoardJob, R extends JobResult>(job: J, run: (job: J) => Promise<R>) => {
    const known = journal.find(job) as R | undefined;
    if (known !== undefined) return known;
    const result = await run(job);
    journal.add(job, result);
    return result;
  };
  return {
    answers: (job) => through<AnswersJob, readonly string[]>(job, (it) => runner.answers(it)),
    board: (job) => through<BoardJob, Attempt>(job, (it) => runner.board(it)),
  };
}

function faceOf(genreName: GenreId, { puzzlink, answer }: BoardRecord): string {
  const genre = genreNamed(genreName);
  const { puzzle } = readBoard(puzzlink).board;
  return canonical(genre.composer.picture(puzzle, Uint8Array.from(answer)));
}

/** JSON with a line a board, so that a change of one board is a change of one line. */
function bankText(
  genre: GenreId,
  seed: number,
  shelves: readonly Batch[],
  boards: readonly (readonly BoardRecord[])[],
): string {
  const shelfLines = shelves.map(({ width, height, options, rungs, seed: shelfSeed }, shelf) =>
    JSON.stringify({ size: `${width}x${height}`, rungs, ...options, boards: boards[shelf].length, seed: shelfSeed }),
  );
  return [
    '{',
    `"genre":"${genre}","seed":${seed},"version":${BANK_VERSION},`,
    `"shelves":[\n${shelfLines.join(',\n')}\n],`,
    `"boards":[\n${boards
      .flat()
      .map((board) => JSON.stringify(board))
      .join(',\n')}\n]`,
    '}\n',
  ].join('\n');
}

/** Either the old file stands there or the whole new one. */
function writeWhole(path: string, text: string): void {
  makeFolder(dirname(path));
  const file = openSync(`${path}.new`, 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}
