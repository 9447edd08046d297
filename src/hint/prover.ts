import type { Marks } from '../board/marks.ts';
import type { Literal } from '../engine/literal.ts';
import type { ClueSelector, Model } from '../engine/model.ts';
import { subtask } from '../grid/task.ts';
import { Learning } from '../search/learning.ts';

/** Conflicts after which a question is left open. */
const MOST_CONFLICTS = 20_000;
/** The same for what is asked before every hint, where nobody wants to wait. */
export const FEW_CONFLICTS = 4_000;
/** Conflicts that one trial of a shrinking may take before its premise is kept unproved. */
const TRIAL = 5_000;

/** How many answers a board has; with the answer where it is one. */
export type Status =
  | { readonly kind: 'unique'; readonly answer: Marks }
  | { readonly kind: 'none' | 'several' | 'unknown' };

/** What a search found under some premises: an answer, or the premises that rule all answers out, or not enough time. */
export type Found =
  | { readonly kind: 'answer'; readonly answer: Marks; readonly conflicts: number }
  | { readonly kind: 'refuted'; readonly core: readonly Literal[]; readonly conflicts: number }
  | { readonly kind: 'unknown' };

/**
 * Questions to the learning search about one board. All yield the units of work done. Decisions have the same literals
 * in every model; the clues of the proof model are its own.
 */
export class Prover {
  private model: Model | undefined;
  private clues: Map<Literal, ClueSelector> | undefined;
  private known: Status | undefined;

  /** @param build makes a proof model whose clues aren't enforced yet */
  constructor(private readonly build: () => Model) {}

  private get shared(): Model {
    return (this.model ??= this.build());
  }

  get selectors(): Literal[] {
    return this.shared.clues.map(({ selector }) => selector);
  }

  clueAt(literal: Literal): ClueSelector | undefined {
    this.clues ??= new Map(this.shared.clues.map((clue) => [clue.selector, clue]));
    return this.clues.get(literal);
  }

  /** How many answers the board has; found out once. */
  *status(): Generator<number, Status, void> {
    if (this.known) return this.known;
    // A model of its own: answers found are blocked for good.
    const search = new Learning(this.build().enforceClues(), { limit: 2, conflicts: FEW_CONFLICTS });
    const { answers, complete } = yield* subtask(search);
    if (answers.length > 1) this.known = { kind: 'several' };
    else if (!complete) this.known = { kind: 'unknown' };
    else this.known = answers.length === 1 ? { kind: 'unique', answer: answers[0] } : { kind: 'none' };
    return this.known;
  }

  /** An answer under the premises (decisions and selectors), or the premises that leave none. Keeps what it learns. */
  *find(premises: readonly Literal[], conflicts = MOST_CONFLICTS): Generator<number, Found, void> {
    return yield* searched(this.shared, premises, conflicts);
  }

  /** The same with nothing learnt before, so that the conflicts are those of this question alone. */
  *findAfresh(premises: readonly Literal[], conflicts: number): Generator<number, Found, void> {
    return yield* searched(this.build(), premises, conflicts);
  }

  /** Drops premises of a refutation, clues first, until none can be dropped; `stays` is no premise to drop. */
  *shrink(core: readonly Literal[], stays: readonly Literal[]): Generator<number, Literal[], void> {
    const { decisions } = this.shared;
    const isClue = (literal: Literal): boolean => literal >> 1 >= decisions;
    let left = core.filter((literal) => !stays.includes(literal)).sort((a, b) => Number(isClue(b)) - Number(isClue(a)));
    for (const candidate of [...left]) {
      if (!left.includes(candidate)) continue;
      const rest = left.filter((literal) => literal !== candidate);
      const found = yield* this.find([...rest, ...stays], TRIAL);
      if (found.kind === 'refuted') left = rest.filter((literal) => found.core.includes(literal));
    }
    return left;
  }
}

function* searched(model: Model, assumptions: readonly Literal[], conflicts: number): Generator<number, Found, void> {
  const search = new Learning(model, { limit: 1, assumptions, conflicts });
  const { answers, complete, conflicts: met } = yield* subtask(search);
  if (answers.length > 0) return { kind: 'answer', answer: answers[0], conflicts: met };
  return complete ? { kind: 'refuted', core: search.core, conflicts: met } : { kind: 'unknown' };
}
