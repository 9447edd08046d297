import { InputError } from '../grid/input-error.ts';
import { MAX_WEIGHT } from './limbs.ts';
import type { Question, Tilt } from './question.ts';
import type { Spec } from './spec.ts';
import { NO_TALLY } from './tally.ts';

/** What one branch does to the lanes of its state. */
export interface Move {
  /** Lane l goes to lane l + shift, */
  readonly shift: number;
  /** if its entry here is 1; 0 when the power leaves the ring or the answer could no longer be one that is wanted. */
  readonly mask: Float64Array;
  /** The mask as bits, 32 lanes a word. */
  readonly bits: Int32Array;
}

/** The most lanes that a state may carry. */
const MAX_LANES = 1 << 16;

interface Kept {
  readonly tally: number;
  /** How often a unit of each tally counts. */
  readonly times: readonly number[];
  readonly stride: number;
  readonly radix: number;
  readonly exact: boolean;
}

/**
 * The truncated polynomials that a sweep counts in. A **lane** is one monomial of the kept tallies, numbered in mixed
 * radix: lane = Σ power · stride. Without kept tallies there is one lane. A tilt keeps nothing: it evaluates the
 * polynomial at take / skip, made whole by multiplying with skip^total.
 */
export class Ring {
  readonly lanes: number;
  /** The weights of the tilt, or undefined. */
  readonly tilt: Tilt | undefined;
  readonly #spec: Spec;
  readonly #kept: Kept[] = [];
  readonly #tilted: number;
  readonly #tiltTimes: readonly number[];
  /** `#restUnits[l]` = units at stake from level l on. */
  readonly #restUnits: number[] = [];
  readonly #by: number;
  #level = -1;
  #moves: (Move | undefined)[] = [];
  readonly #offsets: number[] = [];

  constructor(spec: Spec, question: Question = {}) {
    this.#spec = spec;
    this.#by = named(spec, question.by);
    this.#tilted = named(spec, question.tilt?.tally);
    this.#tiltTimes = this.#tilted === NO_TALLY ? [] : timesOf(spec, this.#tilted);
    this.tilt = question.tilt;
    let lanes = 1;
    let offset = 1;
    spec.tallies.forEach((tally, t) => {
      this.#offsets.push(offset);
      offset += tally.cap + 1;
      const exact = tally.wanted === 'exactly-cap';
      if (!exact && t !== this.#by) return;
      const radix = tally.cap + 1;
      this.#kept.push({ tally: t, times: timesOf(spec, t), stride: lanes, radix, exact });
      lanes *= radix;
      if (lanes > MAX_LANES)
        throw new InputError(`The sweep would need more than ${MAX_LANES} counters for each state.`);
    });
    this.lanes = lanes;
    if (question.tilt !== undefined) this.#checkTilt(question.tilt);
  }

  #checkTilt({ skip, take, tally }: Tilt): void {
    const units = this.#spec.tallies[this.#tilted].units;
    if (units === undefined) throw new InputError(`Answers can't be tilted by ${tally}.`);
    if (!Number.isInteger(skip) || !Number.isInteger(take) || skip < 1 || take < 1)
      throw new InputError(`A tilt is two whole numbers of at least 1, not ${skip}/${take}.`);
    const most = Math.max(skip, take) ** Math.max(...units);
    if (most > MAX_WEIGHT) throw new InputError(`The numbers of the tilt ${skip}/${take} are too large.`);
    let rest = 0;
    this.#restUnits[this.#spec.levels] = 0;
    for (let level = this.#spec.levels - 1; level >= 0; level--) this.#restUnits[level] = rest += units[level];
  }

  /** Factor of a branch at `level`, 1 without a tilt. */
  weight(level: number, tally: number, power: number): number {
    if (this.tilt === undefined) return 1;
    const units = this.#spec.tallies[this.#tilted].units?.[level] ?? 0;
    const taken = tally === NO_TALLY ? 0 : power * this.#tiltTimes[tally];
    return this.tilt.skip ** (units - taken) * this.tilt.take ** taken;
  }

  /** The largest factor that any branch can have. */
  get largestWeight(): number {
    if (this.tilt === undefined) return 1;
    return Math.max(this.tilt.skip, this.tilt.take) ** Math.max(...(this.#spec.tallies[this.#tilted].units ?? [0]));
  }

  /** Factor for the units skipped after an answer that ends at `level`. */
  restWeight(level: number): bigint {
    return this.tilt === undefined ? 1n : BigInt(this.tilt.skip) ** BigInt(this.#restUnits[level + 1]);
  }

  /** What a branch at `level` does to the lanes. Moves are cached for one level at a time. */
  move(level: number, tally: number, power: number, done: boolean): Move {
    if (level !== this.#level) {
      this.#level = level;
      this.#moves = [];
    }
    const slot = 2 * (tally === NO_TALLY ? 0 : this.#offsets[tally] + power) + (done ? 1 : 0);
    return (this.#moves[slot] ??= this.#makeMove(level, tally, power, done));
  }

  #makeMove(level: number, tally: number, power: number, done: boolean): Move {
    const mask = new Float64Array(this.lanes).fill(1);
    let shift = 0;
    for (const kept of this.#kept) {
      const raise = tally === NO_TALLY ? 0 : power * kept.times[tally];
      shift += raise * kept.stride;
      const least = kept.exact && done ? kept.radix - 1 : 0;
      for (let lane = 0; lane < this.lanes; lane++) {
        const after = (Math.floor(lane / kept.stride) % kept.radix) + raise;
        if (after >= kept.radix || after < least) mask[lane] = 0;
      }
    }
    if (!done && this.#spec.reaches !== undefined && this.lanes > 1) {
      const powers = new Array<number>(this.#spec.tallies.length).fill(0);
      for (let lane = 0; lane < this.lanes; lane++) {
        if (mask[lane] === 0) continue;
        for (const kept of this.#kept)
          powers[kept.tally] =
            (Math.floor(lane / kept.stride) % kept.radix) + (tally === NO_TALLY ? 0 : power * kept.times[tally]);
        if (!this.#spec.reaches(level + 1, powers)) mask[lane] = 0;
      }
    }
    const bits = new Int32Array(Math.ceil(this.lanes / 32));
    mask.forEach((open, lane) => {
      if (open === 1) bits[lane >> 5] |= 1 << (lane & 31);
    });
    return { shift, mask, bits };
  }

  /** The counts by the asked tally's values (one entry when none is asked), given the total of each lane. */
  byTally(totals: readonly bigint[]): bigint[] {
    const asked = this.#kept.find((kept) => kept.tally === this.#by);
    if (asked === undefined) return [totals.reduce((sum, total) => sum + total)];
    const { value = (power: number) => power } = this.#spec.tallies[asked.tally];
    const counts: bigint[] = new Array<bigint>(Math.max(0, value(asked.radix - 1)) + 1).fill(0n);
    totals.forEach((total, lane) => {
      const at = value(Math.floor(lane / asked.stride) % asked.radix);
      if (total !== 0n && at >= 0) counts[at] += total;
    });
    return counts;
  }
}

function timesOf(spec: Spec, tally: number): readonly number[] {
  return spec.tallies[tally].times ?? spec.tallies.map((_, other) => (other === tally ? 1 : 0));
}

function named(spec: Spec, name: string | undefined): number {
  if (name === undefined) return NO_TALLY;
  const found = spec.tallies.findIndex((tally) => tally.name === name);
  if (found < 0) throw new InputError(`There is no ${name} to count by here.`);
  return found;
}
