import type { Marks } from '../board/marks.ts';
import type { Literal } from '../engine/literal.ts';
import type { ClueSelector, Model } from '../engine/model.ts';
import { subtask } from '../grid/task.ts';
import { type Found, findAnswer } from '../search/find-answer.ts';
import { Learning } from '../search/learning.ts';
import { shrinkCore } from '../search/shrink.ts';

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
    const { answers, verdict } = yield* subtask(search);
    this.known = verdict === 'unique' ? { kind: verdict, answer: answers[0] } : { kind: verdict };
    return this.known;
  }

  /** An answer under the premises (decisions and selectors), or the premises that leave none. Keeps what it learns. */
  *find(premises: readonly Literal[], conflicts = MOST_CONFLICTS): Generator<number, Found, void> {
    return yield* findAnswer(this.shared, { assumptions: premises, conflicts });
  }

  /** The same with nothing learnt before, so that the conflicts are those of this question alone. */
  *findAfresh(premises: readonly Literal[], conflicts: number): Generator<number, Found, void> {
    return yield* findAnswer(this.build(), { assumptions: premises, conflicts });
  }

  /** Drops premises of a refutation, clues first, until none can be dropped; `stays` is no premise to drop. */
  *shrink(core: readonly Literal[], stays: readonly Literal[]): Generator<number, Literal[], void> {
    const { decisions } = this.shared;
    const isClue = (literal: Literal): boolean => literal >> 1 >= decisions;
    const premises = core.filter((literal) => !stays.includes(literal));
    premises.sort((a, b) => Number(isClue(b)) - Number(isClue(a)));
    const find = this.find.bind(this);
    return yield* shrinkCore(premises, function* (rest) {
      const found = yield* find([...rest, ...stays], TRIAL);
      return found.kind === 'refuted' ? found.core : null;
    });
  }
}
