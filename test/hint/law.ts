import { expect } from 'vitest';
import { type Marks, NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import { type Literal, no, yes } from '../../src/engine/literal.ts';
import type { Model } from '../../src/engine/model.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { finish } from '../../src/grid/task.ts';
import type { Because, Clash, Hint } from '../../src/hint/index.ts';
import { fixpoint, PROBE, rungsUpTo, SEARCH } from '../../src/ladder/index.ts';
import { Learning } from '../../src/search/learning.ts';

// What a hint claims, put to models of its own: nothing here shares code with src/hint.

type Mark = { readonly decision: number; readonly mark: number };

/** One model each, made once a board: the laws only ever give premises, and take all of them back. */
export interface Checked<P extends Puzzle = Puzzle, R extends Reading = Reading> {
  readonly genre: Genre<P, R>;
  readonly puzzle: P;
  readonly reading: R;
  readonly ladder: Model;
  readonly proof: Model;
}

export function checked<P extends Puzzle, R extends Reading>(genre: Genre<P, R>, puzzle: P, reading: R): Checked<P, R> {
  return { genre, puzzle, reading, ladder: genre.ladder(puzzle, reading), proof: genre.proof(puzzle, reading) };
}

function marksOf(decisions: number, marks: readonly Mark[]): Marks {
  const all = new Uint8Array(decisions);
  for (const { decision, mark } of marks) all[decision] = mark;
  return all;
}

function selectors(model: Model, { parts }: Because): Literal[] {
  return parts.map(({ name, part }) => {
    const clue = model.clues.find((one) => one.name === name && one.part === part);
    if (!clue) throw new Error(`there is no clue ${name}, ${part}`);
    return clue.selector;
  });
}

/** Everything that a step rests on, and the same with one item left out in each place. */
function* withOneLess({ marks, parts }: Because): Generator<{ what: string; because: Because }> {
  for (const left of marks)
    yield {
      what: `decision ${left.decision}`,
      because: { marks: marks.filter((mark) => mark !== left), parts, clues: [], cells: [] },
    };
  for (const left of parts)
    yield {
      what: `${left.name} (${left.part})`,
      because: { marks, parts: parts.filter((part) => part !== left), clues: [], cells: [] },
    };
}

/** The fixpoint of the rungs up to `rung` from a step's premises, and more marks if given. */
function reached({ ladder }: Checked, because: Because, rung: number, more: readonly Mark[] = []): Marks | null {
  return fixpoint(ladder, rungsUpTo(rung), {
    marks: marksOf(ladder.decisions, [...because.marks, ...more]),
    clues: selectors(ladder, because),
  });
}

/** Whether no answer of the rules and the cited clues holds the marks. */
function refuted({ proof }: Checked, because: Because, more: readonly Mark[] = []): boolean {
  const literal = ({ decision, mark }: Mark): Literal => (mark === YES ? yes(decision) : no(decision));
  const assumptions = [...selectors(proof, because), ...[...because.marks, ...more].map(literal)];
  const { answers, complete } = finish(new Learning(proof, { limit: 1, assumptions }));
  return complete && answers.length === 0;
}

function opposite({ decision, mark }: Mark): Mark {
  return { decision, mark: mark === YES ? NO : YES };
}

/** The hint follows from what it cites on its rung, and not without any single item. Returns the number of items. */
export function expectIrredundant(board: Checked, hint: Hint, where: string): number {
  const { genre, reading } = board;
  const rungs = genre.rungs(reading);
  expect(hint.settles.length, where).toBeGreaterThan(0);
  expect(hint.because.clues.length + hint.because.cells.length, where).toBeGreaterThan(0);
  const stands = (because: Because): boolean => {
    if (hint.rung === SEARCH) return refuted(board, because, hint.settles.map(opposite));
    if (hint.rung === PROBE) return reached(board, because, rungs.length - 1, hint.settles.map(opposite)) === null;
    const marks = reached(board, because, rungs.indexOf(hint.rung));
    return marks !== null && hint.settles.every(({ decision, mark }) => marks[decision] === mark);
  };
  expect(stands(hint.because), `${where}: it does not follow`).toBe(true);
  let items = 0;
  for (const { what, because } of withOneLess(hint.because)) {
    items++;
    expect(stands(because), `${where}: ${what} is not needed`).toBe(false);
  }
  return items;
}

/** The rungs below say nothing from these marks: no mark that isn't there. */
export function expectWeakest(board: Checked, hint: Hint, marks: Marks, where: string): void {
  const rungs = board.genre.rungs(board.reading);
  const index = hint.rung === PROBE || hint.rung === SEARCH ? rungs.length : rungs.indexOf(hint.rung);
  const below = index === 0 ? marks : fixpoint(board.ladder, rungsUpTo(index - 1), { marks });
  expect(below, where).toEqual(marks);
}

/** Each link of a chain is cited by a later one, and follows from marks, clues and links before it. */
export function expectTightChain(hint: Hint, marks: Marks, where: string): void {
  const { chain } = hint;
  if (hint.rung !== PROBE || !chain) throw new Error(`${where}: a probe without a chain`);
  const { supposes, links } = chain;
  const last = links.length - 1;
  const known = new Map<number, number>([[supposes.decision, supposes.mark]]);
  links.forEach(({ settles, because }, index) => {
    expect(settles.length > 0, where).toBe(index < last);
    for (const { decision, mark } of because.marks)
      expect(known.get(decision) ?? marks[decision], `${where}: link ${index} cites what is not known`).toBe(mark);
    for (const { decision, mark } of settles) {
      expect(marks[decision], where).toBe(UNKNOWN);
      const later = links
        .slice(index + 1)
        .some((link) => link.because.marks.some((cited) => cited.decision === decision));
      expect(later, `${where}: link ${index} leads nowhere`).toBe(true);
      known.set(decision, mark);
    }
  });
}

/** The cited marks and clues clash on the clash's rung, and without any one of them they don't. */
export function expectTightClash(board: Checked, clash: Clash, where: string): void {
  const rungs = board.genre.rungs(board.reading);
  const clashes = (because: Because): boolean =>
    clash.rung === SEARCH ? refuted(board, because) : reached(board, because, rungs.indexOf(clash.rung)) === null;
  expect(clashes(clash.because), `${where}: no clash`).toBe(true);
  for (const { what, because } of withOneLess(clash.because))
    expect(clashes(because), `${where}: ${what} is not needed`).toBe(false);
}
