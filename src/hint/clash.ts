import { type Marks, UNKNOWN, YES } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { type Literal, NO_LITERAL, no, variableOf, yes } from '../engine/literal.ts';
import { SEARCH } from '../ladder/index.ts';
import type { Clash, Settled } from './hint.ts';
import { linksToContradiction } from './links.ts';
import type { Prover } from './prover.ts';
import { literalsOf, markOf, type Rundown } from './rundown.ts';
import { proofBecause } from './search.ts';
import {
  clashText,
  lookAt,
  lookAtBoard,
  ruleText,
  searchClash,
  searchRule,
  takeBackText,
  whereAbout,
} from './sentences.ts';
import type { Teller } from './teller.ts';

/** So many wrong marks are looked at one by one. */
const ONE_BY_ONE = 8;

/** What is wrong with marks, of which it is known that they aren't part of any answer. */
export class Clashes<P extends Puzzle, R extends Reading> {
  constructor(
    private readonly rundown: Rundown,
    private readonly teller: Teller<P, R>,
    private readonly prover: Prover,
    private readonly rungs: readonly string[],
    private readonly printed: Marks,
  ) {}

  /**
   * The smallest clash found, on the weakest rung that shows one; undefined when the search for it took too long.
   * @param marks those of the player; what is printed follows from the clues
   * @param answer the only answer, where there is one
   */
  *find(marks: Marks, answer: Marks | undefined): Generator<number, Clash | undefined, void> {
    const wrong = answer ? literalsOf(marks).filter((literal) => markOf(literal) !== answer[variableOf(literal)]) : [];
    // One wrong mark among right ones makes the clearer clash; two wrong ones sometimes the shorter.
    const alone = wrong.slice(0, ONE_BY_ONE).map((literal) => withOnly(marks, wrong, literal));
    const sets = alone.length === 1 ? alone : [marks, ...alone];
    for (let rung = 0; rung < this.rungs.length; rung++) {
      const found = this.cheapest(sets, rung);
      yield 64;
      if (found) return this.told(found, rung, wrong);
    }
    return yield* this.searched(sets[sets.length - 1], wrong);
  }

  private cheapest(sets: readonly Marks[], rung: number): Literal[] | undefined {
    const { rundown } = this;
    let best: Literal[] | undefined;
    for (const marks of sets) {
      const all = [...rundown.selectors, ...literalsOf(marks)];
      rundown.start(all);
      if (rundown.climb(rung)) continue;
      const premises = rundown.shrink(rundown.behind(NO_LITERAL), {
        premises: all,
        rung,
        target: NO_LITERAL,
        supposed: NO_LITERAL,
        about: NO_LITERAL,
      });
      if (!best || rundown.costOf(premises, NO_LITERAL) < rundown.costOf(best, NO_LITERAL)) best = premises;
    }
    return best;
  }

  private told(premises: readonly Literal[], rung: number, wrong: readonly Literal[]): Clash {
    const { rundown, teller } = this;
    if (!rundown.reaches(premises, rung, NO_LITERAL)) throw new Error('a clash does not clash');
    // What the print tells is no step of anybody's thought; what denies it is.
    const { value } = rundown.model.engine;
    const known = this.printed.map((mark, decision) => {
      const denied = mark === YES ? no(decision) : yes(decision);
      return mark !== UNKNOWN && value[denied] > 0 ? UNKNOWN : mark;
    });
    for (const literal of premises) if (rundown.isDecision(literal)) known[variableOf(literal)] = markOf(literal);
    const { links, told } = linksToContradiction(rundown, teller, known);
    const scope = rundown.scopeOf(rundown.contradictedBy);
    const { guilty, ...blame } = this.blame(premises, wrong, links.map(({ text }) => text).join(' '));
    return {
      rung: this.rungs[rung],
      because: teller.because(premises, scope),
      ...blame,
      where: whereAbout(told, guilty),
      rule: ruleText(told),
    };
  }

  private *searched(marks: Marks, wrong: readonly Literal[]): Generator<number, Clash | undefined, void> {
    const { prover, teller } = this;
    const found = yield* prover.find([...prover.selectors, ...literalsOf(marks)]);
    if (found.kind !== 'refuted') return undefined;
    const premises = yield* prover.shrink(found.core, []);
    const because = proofBecause(teller, prover, premises, []);
    const deadEnds = Math.max(1, found.conflicts);
    const { guilty, ...blame } = this.blame(premises, wrong, `${searchClash(deadEnds, because.marks.length > 0)}.`);
    const where = guilty.length > 0 ? lookAt(guilty) : lookAtBoard;
    return { rung: SEARCH, because, ...blame, where, rule: searchRule(deadEnds) };
  }

  /** `guilty`: marks of the clash, where it is known those that are wrong. */
  private blame(
    premises: readonly Literal[],
    wrong: readonly Literal[],
    why: string,
  ): Pick<Clash, 'wrong' | 'text'> & { readonly guilty: readonly Settled[] } {
    const { rundown, teller } = this;
    const cited = premises.filter((literal) => rundown.isDecision(literal));
    const isCertain = wrong.length > 0;
    const guilty = teller.allSettled(isCertain ? cited.filter((literal) => wrong.includes(literal)) : cited);
    const takeBack = teller.allSettled(isCertain ? wrong : cited);
    const text = clashText(guilty, why, teller.genre.wording) + takeBackText(takeBack, isCertain || cited.length === 1);
    return { guilty, wrong: takeBack, text };
  }
}

/** The marks with only one of the wrong ones left. */
function withOnly(marks: Marks, wrong: readonly Literal[], one: Literal): Marks {
  const left = marks.slice();
  for (const literal of wrong) if (literal !== one) left[variableOf(literal)] = UNKNOWN;
  return left;
}
