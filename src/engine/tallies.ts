import type { Literal } from './literal.ts';
import type { Propagator, Tally } from './propagator.ts';
import type { Queue } from './queue.ts';

/** A tally as it stands, counted anew: for whoever asks a propagator without an engine. */
export function countTally({ literals }: Tally, value: Int8Array): number {
  let number = 0;
  for (let at = 0; at < literals.length; at++) if (value[literals[at]] > 0) number++;
  return number;
}

/**
 * The numbers that the engine keeps for its propagators: how many literals of a list are true, of those that stand on
 * the trail up to where it has been propagated. When a literal becomes true, or is undone, the tallies that hold it are
 * stepped; so each costs a step a literal, and not a look at its whole list a run.
 */
export class Tallies {
  readonly number: Int32Array;
  /** Per propagator: its first tally. */
  readonly from: Int32Array;
  /** The tallies that hold a literal are `holders[start[literal]]` to before `start[literal + 1]`. */
  private readonly start: Int32Array;
  private readonly holders: Int32Array;
  private readonly wakeAt: Int32Array;
  private readonly propagator: Int32Array;

  constructor(propagators: readonly Propagator[], variables: number) {
    const all = propagators.flatMap(({ tallies = [] }, index) => tallies.map((tally) => ({ ...tally, index })));
    this.number = new Int32Array(all.length);
    this.wakeAt = Int32Array.from(all, ({ wakeAt }) => wakeAt);
    this.propagator = Int32Array.from(all, ({ index }) => index);
    this.from = new Int32Array(propagators.length);
    let tallies = 0;
    for (let index = 0; index < propagators.length; index++) {
      this.from[index] = tallies;
      tallies += propagators[index].tallies?.length ?? 0;
    }
    this.start = new Int32Array(2 * variables + 1);
    for (const { literals } of all) for (let at = 0; at < literals.length; at++) this.start[literals[at] + 1]++;
    for (let literal = 0; literal < 2 * variables; literal++) this.start[literal + 1] += this.start[literal];
    this.holders = new Int32Array(this.start[2 * variables]);
    const next = this.start.slice();
    all.forEach(({ literals }, tally) => {
      for (let at = 0; at < literals.length; at++) this.holders[next[literals[at]]++] = tally;
    });
  }

  /** Takes in a literal that has become true, and wakes the propagators at work to which that tells something. */
  raise(literal: Literal, rungBit: Int32Array, active: number, queue: Queue): void {
    const { start, holders, number, wakeAt, propagator } = this;
    for (let at = start[literal]; at < start[literal + 1]; at++) {
      const tally = holders[at];
      if (++number[tally] >= wakeAt[tally] && (rungBit[propagator[tally]] & active) !== 0)
        queue.push(propagator[tally]);
    }
  }

  /** Takes back a literal that was raised. */
  lower(literal: Literal): void {
    const { start, holders, number } = this;
    for (let at = start[literal]; at < start[literal + 1]; at++) number[holders[at]]--;
  }
}
