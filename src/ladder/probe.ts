import { type Literal, negate, yes } from '../engine/literal.ts';
import type { Model } from '../engine/model.ts';
import { settle } from './settle.ts';

/** Words of memory for what survived: 16 MB. */
const POOL = 1 << 22;
const NEVER = -1;

/**
 * The rung `probe`: each open decision is tried with each value, the rungs below run to a fixpoint, and a value that
 * dies is dropped (so the decision has the other one); again until nothing dies. Survivors are not intersected.
 *
 * Most trials are spared, and the result is that of trying everything:
 * - A trial that survives is a witness for everything that followed in it: assuming one of those marks instead settles
 *   less, and dies all the less.
 * - A witness stays one while it holds all that has been settled since; then what follows from its assumption is what
 *   followed before. So a witness keeps its marks as a bit set, and the marks settled since are looked up in it.
 *
 * Works on top of the engine's current level, whose marks are at the fixpoint of the engine's rungs. Cost: in the worst
 * case two trials a decision for each mark that is dropped.
 */
export class Probe {
  private readonly words: number;
  private readonly slots: number;
  private readonly pool: Int32Array;
  /** Per literal: the slot of its witness, or NEVER. */
  private readonly witness: Int32Array;
  /** Per slot: up to where the trail below the trials is known to be held, and whether it still was. */
  private readonly checked: Int32Array;
  private readonly alive: Uint8Array;
  private nextSlot = 0;
  /** The marks that stand below the trials, as a bit set, up to a place on the trail. */
  private readonly settled: Int32Array;
  private settledTo = 0;
  /** Trials made, for whoever measures. */
  trials = 0;

  constructor(private readonly model: Model) {
    const literals = 2 * model.engine.variables;
    this.words = (literals + 31) >> 5;
    this.slots = Math.max(2, Math.min(2 * model.decisions, Math.floor(POOL / this.words)));
    this.pool = new Int32Array(this.slots * this.words);
    this.witness = new Int32Array(literals).fill(NEVER);
    this.checked = new Int32Array(this.slots);
    this.alive = new Uint8Array(this.slots);
    this.settled = new Int32Array(this.words);
  }

  /**
   * Probes to the fixpoint; yields the units of work done, and returns whether the marks still agree. Settled marks stay
   * on the level that was current at the start.
   */
  *run(): Generator<number, boolean, void> {
    const { model } = this;
    const { engine, decisions } = model;
    const work = 8 + (engine.variables >> 6);
    this.forget();
    // A whole round without a mark dropped is the fixpoint.
    for (
      let left = decisions, decision = 0;
      left > 0;
      left--, decision = decision + 1 === decisions ? 0 : decision + 1
    ) {
      for (let sign = 0; sign < 2; sign++) {
        const literal = yes(decision) + sign;
        if (engine.value[literal] !== 0) break;
        if (this.isWitnessed(literal)) continue;
        const survives = yield* this.survives(literal);
        yield work;
        if (survives) continue;
        engine.assume(negate(literal));
        if (!(yield* settle(engine))) return false;
        left = decisions + 1;
      }
    }
    return true;
  }

  private forget(): void {
    this.witness.fill(NEVER);
    this.alive.fill(0);
    this.nextSlot = 0;
    this.settled.fill(0);
    this.settledTo = 0;
  }

  /** Tries `literal`; when it survives, all that followed is witnessed. */
  private *survives(literal: Literal): Generator<number, boolean, void> {
    const { engine } = this.model;
    const depth = engine.depth;
    const base = engine.trailSize;
    this.trials++;
    engine.decide(literal);
    const agrees = yield* settle(engine);
    if (agrees) this.record(base);
    engine.backTo(depth);
    return agrees;
  }

  private record(base: number): void {
    const { pool, words, witness, model, settled } = this;
    const { trail, trailSize } = model.engine;
    while (this.settledTo < base) {
      const mark = trail[this.settledTo++];
      settled[mark >> 5] |= 1 << (mark & 31);
    }
    const slot = this.nextSlot;
    this.nextSlot = slot + 1 === this.slots ? 0 : slot + 1;
    const from = slot * words;
    pool.set(settled, from);
    for (let index = base; index < trailSize; index++) {
      const mark = trail[index];
      pool[from + (mark >> 5)] |= 1 << (mark & 31);
      witness[mark] = slot;
    }
    this.checked[slot] = base;
    this.alive[slot] = 1;
  }

  private isWitnessed(literal: Literal): boolean {
    const slot = this.witness[literal];
    // A slot that was given away since holds other marks, maybe without this one.
    return slot !== NEVER && this.has(slot, literal) && this.stillHolds(slot);
  }

  private has(slot: number, literal: Literal): boolean {
    return ((this.pool[slot * this.words + (literal >> 5)] >>> (literal & 31)) & 1) === 1;
  }

  private stillHolds(slot: number): boolean {
    if (this.alive[slot] === 0) return false;
    const { trail, trailSize } = this.model.engine;
    for (let index = this.checked[slot]; index < trailSize; index++)
      if (!this.has(slot, trail[index])) {
        this.alive[slot] = 0;
        return false;
      }
    this.checked[slot] = trailSize;
    return true;
  }
}
