import type { Marks } from '../board/marks.ts';
import { type Literal, negate, yes } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import { DIFFICULTY_WORDS, type DifficultyWord, type Technique } from '../engine/technique.ts';
import { SteppedTask, type Steps } from '../grid/task.ts';
import { PROBE } from './climb.ts';
import { SEARCH } from './grade.ts';
import { Position } from './position.ts';
import { settle } from './settle.ts';
import { begin, rungsUpTo } from './start.ts';

/** How hard a board is. */
export interface Difficulty extends Work {
  readonly word: DifficultyWord;
}

/** So many rounds at the rungs of a word, and the board is as hard as the next word says. */
const MANY: Readonly<Partial<Record<DifficultyWord, number>>> = { Gentle: 20, Steady: 5, Hard: 5 };

/**
 * The word for the work that a board is: that of the strongest rung it needs, and the next one where it needs rungs of
 * this word again and again. Boards that need a supposition are Fiendish; what the ladder can't finish is Beyond.
 */
export function difficultyOf(work: Work, techniques: readonly Technique[]): Difficulty {
  const wordOf = (rung: string): DifficultyWord =>
    techniques.find(({ name }) => name === rung)?.word ?? (rung === SEARCH ? 'Beyond' : 'Fiendish');
  const word = wordOf(work.rung);
  const rounds = Object.entries(work.rounds).reduce((sum, [rung, many]) => sum + (wordOf(rung) === word ? many : 0), 0);
  const next = DIFFICULTY_WORDS[DIFFICULTY_WORDS.indexOf(word) + 1];
  return { word: rounds >= (MANY[word] ?? Number.POSITIVE_INFINITY) ? next : word, ...work };
}

/** How much work a board is at each rung. */
export interface Work {
  /** The strongest rung that is needed; `probe`, or `search` where the ladder ends before the board does. */
  readonly rung: string;
  /**
   * Rounds at each rung that was needed, weakest first: a round takes all steps of the weakest rung that speaks, at once.
   * `search` has none.
   */
  readonly rounds: Readonly<Record<string, number>>;
}

/**
 * Climbs a board in rounds, the whole ladder with `probe` on top. A round takes everything that single rules of the
 * weakest speaking rung infer from the marks before it; so the count depends on the board alone, not on the order in
 * which anything is looked at, and is the same however the board is turned. Null when the board contradicts itself.
 *
 * Cost: about a climb, and for each round of `probe` two trials for each open decision.
 */
export class WorkTask extends SteppedTask<Work | null> {
  readonly #model: Model;
  readonly #position: Position;
  readonly #rounds = new Map<string, number>();

  /** @param printed what the printed board itself tells */
  constructor(model: Model, printed: Marks) {
    super();
    this.#model = model;
    this.#position = new Position(model);
    this.#position.markAll(printed);
  }

  progress(): { done: number; total: number } {
    const { decisions, clues } = this.#model;
    return { done: this.#position.trailSize - clues.length, total: decisions };
  }

  protected *run(): Steps<Work | null> {
    const { rungs, decisions, clues } = this.#model;
    const position = this.#position;
    let strongest = -1;
    let ladderEnds = false;
    while (position.trailSize < decisions + clues.length) {
      let rung = 0;
      let found: Literal[] | null = [];
      for (; rung < rungs.length; rung++) {
        found = this.#inferredOn(rung);
        yield 4 + position.onRung(rung).length;
        if (found === null || found.length > 0) break;
      }
      if (found?.length === 0) found = yield* this.#probed();
      if (found === null) return null;
      if (found.length === 0) {
        ladderEnds = true;
        break;
      }
      strongest = Math.max(strongest, rung);
      const name = rungs[rung] ?? PROBE;
      this.#rounds.set(name, (this.#rounds.get(name) ?? 0) + 1);
      for (const literal of found) if (!position.mark(literal)) return null;
    }
    // A full board can still be wrong.
    for (let rung = 0; rung < rungs.length && !ladderEnds; rung++) if (this.#inferredOn(rung) === null) return null;
    const order = [...rungs, PROBE];
    const rounds = Object.fromEntries(
      order.flatMap((name) => (this.#rounds.has(name) ? [[name, this.#rounds.get(name) ?? 0]] : [])),
    );
    return { rung: ladderEnds ? SEARCH : (order[strongest] ?? order[0]), rounds };
  }

  /** What single rules of a rung infer; null when one is broken. */
  #inferredOn(rung: number): Literal[] | null {
    const position = this.#position;
    const found: Literal[] = [];
    for (const propagator of position.onRung(rung)) {
      const inferred = position.ask(propagator);
      if (inferred === null) return null;
      for (let at = 0; at < inferred.length; at += 2) found.push(inferred[at]);
    }
    return found;
  }

  /** The opposites of all single marks that the rungs refute; null when some decision has neither value. */
  *#probed(): Steps<Literal[] | null> {
    const { engine, decisions, rungs } = this.#model;
    const found: Literal[] = [];
    if (!begin(this.#model, {})) return null;
    for (let at = 0; at < this.#position.trailSize; at++) engine.assume(this.#position.trail[at]);
    engine.setRungs(rungsUpTo(rungs.length - 1));
    if (!(yield* settle(engine))) return null;
    const { depth } = engine;
    const from = engine.trailSize;
    // What follows in a trial that survives would follow from less: supposed itself, it survives too.
    const survives = new Uint8Array(2 * decisions);
    for (let supposed = 0; supposed < 2 * decisions; supposed++) {
      if (engine.value[supposed] !== 0 || survives[supposed] === 1) continue;
      engine.decide(supposed);
      const agrees = yield* settle(engine);
      if (agrees) {
        for (let at = from; at < engine.trailSize; at++)
          if (engine.trail[at] < 2 * decisions) survives[engine.trail[at]] = 1;
      } else found.push(negate(supposed));
      engine.backTo(depth);
      yield 8 + (engine.variables >> 6);
    }
    engine.backTo(0);
    const opposite = new Set(found.map((literal) => literal ^ 1));
    return found.some((literal) => opposite.has(literal) && literal === yes(literal >> 1)) ? null : found;
  }
}
