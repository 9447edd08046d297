import { type Marks, UNKNOWN, YES } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { type Literal, negate, no, variableOf, yes } from '../engine/literal.ts';
import { SEARCH } from '../ladder/index.ts';
import type { Because, Hint } from './hint.ts';
import type { Prover } from './prover.ts';
import { literalsOf, type Rundown } from './rundown.ts';
import { lookAt, searchRule, searchText } from './sentences.ts';
import type { Teller } from './teller.ts';

/** So many refutations are measured, and the shortest told. */
const MEASURED = 4;

export type SearchAnswer =
  | { readonly kind: 'step'; readonly hint: Hint }
  | { readonly kind: 'contradiction' | 'several' | 'unknown' };

/**
 * The last resort: of the decisions that every answer settles alike, one with the shortest refutation found of its
 * opposite. `several` when answers differ in every open decision. Starts from where `probeStep` found nothing.
 */
export function* searchStep<P extends Puzzle, R extends Reading>(
  rundown: Rundown,
  teller: Teller<P, R>,
  prover: Prover,
  marks: Marks,
): Generator<number, SearchAnswer, void> {
  const premises = [...prover.selectors, ...literalsOf(marks)];
  const first = yield* prover.find(premises);
  if (first.kind === 'unknown') return first;
  if (first.kind === 'refuted') return { kind: 'contradiction' };
  const { answer } = first;
  /** Opposites of the answer that no other answer is known to hold. */
  let opposites = ordered(
    rundown,
    literalsOf(answer).flatMap((literal) => (marks[variableOf(literal)] === UNKNOWN ? negate(literal) : [])),
  );
  let best: { readonly opposite: Literal; readonly core: readonly Literal[]; readonly conflicts: number } | undefined;
  let isOpen = false;
  for (let measured = 0; opposites.length > 0 && measured < MEASURED; ) {
    const [opposite] = opposites;
    opposites = opposites.slice(1);
    const found = yield* prover.find([...premises, opposite]);
    if (found.kind === 'unknown') isOpen = true;
    else if (found.kind === 'answer') {
      const other = found.answer;
      opposites = opposites.filter(
        (literal) => (other[variableOf(literal)] === YES ? yes : no)(variableOf(literal)) !== literal,
      );
    } else {
      measured++;
      const afresh = yield* prover.findAfresh(
        [...premises, opposite],
        best ? best.conflicts : Number.POSITIVE_INFINITY,
      );
      if (afresh.kind === 'refuted' && (!best || afresh.conflicts < best.conflicts))
        best = { opposite, core: afresh.core, conflicts: afresh.conflicts };
    }
  }
  if (!best) return { kind: isOpen ? 'unknown' : 'several' };
  const { opposite, core, conflicts } = best;
  const needed = yield* prover.shrink(core, [opposite]);
  const settles = [teller.settled(negate(opposite))];
  // A refutation that propagation alone finds is one dead end all the same.
  const deadEnds = Math.max(1, conflicts);
  return {
    kind: 'step',
    hint: {
      rung: SEARCH,
      settles,
      because: proofBecause(teller, prover, needed, [variableOf(opposite)]),
      where: lookAt(settles),
      rule: searchRule(deadEnds),
      text: searchText(settles, teller.settled(opposite), deadEnds, teller.genre.wording),
      deadEnds,
    },
  };
}

/** Those that set most in motion first: they are refuted soonest. */
function ordered(rundown: Rundown, literals: readonly Literal[]): Literal[] {
  const { engine } = rundown.model;
  const depth = engine.depth;
  const from = engine.trailSize;
  const moved = new Map<Literal, number>();
  for (const literal of literals) {
    if (engine.value[literal] !== 0) continue;
    engine.decide(literal);
    const agrees = engine.propagate();
    moved.set(literal, agrees ? engine.trailSize - from : Number.POSITIVE_INFINITY);
    engine.backTo(depth);
  }
  return [...literals].sort((a, b) => (moved.get(b) ?? 0) - (moved.get(a) ?? 0) || a - b);
}

/** Names of premises of the proof model, whose clues are numbered in their own way. */
export function proofBecause<P extends Puzzle, R extends Reading>(
  teller: Teller<P, R>,
  prover: Prover,
  premises: readonly Literal[],
  scope: readonly number[],
): Because {
  const clues = premises
    .filter((literal) => prover.clueAt(literal) !== undefined)
    .sort((a, b) => a - b)
    .flatMap((literal) => prover.clueAt(literal) ?? []);
  const marks = premises.filter((literal) => prover.clueAt(literal) === undefined);
  const parts = clues.map(({ name, part }) => ({ name, part }));
  return {
    ...teller.because(marks, parts.length > 0 ? [] : scope),
    clues: [...new Set(parts.map(({ name }) => name))],
    parts,
  };
}
