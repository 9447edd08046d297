import { type Marks, NO, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Fixtures } from '../../src/genre/fixtures.ts';
import type { Genre } from '../../src/genre/genre.ts';

// Brute force: every candidate answer is handed to the judge. Nothing here knows the engine, the sweep or any rung.
// Candidates come from the plain enumerations of the genres' fixtures, each a superset of the answers; `rawAnswers` takes
// all markings there are, and is the check on the others.

/** The most candidates looked at before a test is told that its board is too large. */
const CANDIDATES = 20_000_000;
const MOST_DECISIONS = 22;

type Judged<P extends Puzzle, R extends Reading> = Pick<Genre<P, R>, 'check' | 'decisions'>;

/** All 2ⁿ markings of n decisions, in the order of the lists (no before yes); the yielded array is reused. */
export function* allMarkings(decisions: number): Generator<Marks> {
  if (decisions > MOST_DECISIONS) throw new Error(`${decisions} decisions are too many for 2ⁿ`);
  const marks = new Uint8Array(decisions);
  for (let code = 0; code < 2 ** decisions; code++) {
    for (let decision = 0; decision < decisions; decision++)
      marks[decision] = (code >>> (decisions - 1 - decision)) & 1 ? YES : NO;
    yield marks;
  }
}

/** All answers among all 2ⁿ yes/no markings. */
export function rawAnswers<P extends Puzzle, R extends Reading>(genre: Judged<P, R>, puzzle: P, reading: R): Marks[] {
  return judged(genre, puzzle, reading, allMarkings(genre.decisions(puzzle)));
}

/** What finds all answers of a genre's boards. */
export type BruteForce<P extends Puzzle = Puzzle, R extends Reading = Reading> = (puzzle: P, reading: R) => Marks[];

/** All answers among the candidates that the genre's fixtures enumerate. */
export function bruteForce<P extends Puzzle, R extends Reading>(
  genre: Judged<P, R>,
  { candidates }: Pick<Fixtures<P, R>, 'candidates'>,
): BruteForce<P, R> {
  return (puzzle, reading) =>
    judged(genre, puzzle, reading, candidates?.(puzzle, reading) ?? allMarkings(genre.decisions(puzzle)));
}

function judged<P extends Puzzle, R extends Reading>(
  genre: Judged<P, R>,
  puzzle: P,
  reading: R,
  candidates: Iterable<Marks>,
): Marks[] {
  const found: Marks[] = [];
  let looked = 0;
  for (const marks of candidates) {
    if (++looked > CANDIDATES) throw new Error('too many candidates for brute force');
    if (genre.check(puzzle, marks, reading).violations.length === 0) found.push(marks.slice());
  }
  return found;
}

/** Marks as a line of 0 and 1: a key for sets, and the order in which lists of answers are compared. */
export function answerKey(marks: Marks): string {
  let key = '';
  for (const mark of marks) key += mark === YES ? '1' : '0';
  return key;
}

export function sortedKeys(answers: readonly Marks[]): string[] {
  return answers.map(answerKey).sort();
}
