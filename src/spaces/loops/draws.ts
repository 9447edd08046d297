import { type Marks, NO, YES } from '../../board/marks.ts';
import type { Random } from '../../grid/random.ts';
import type { Shape } from '../../grid/shape.ts';
import { GeneratorTask, type Task } from '../../grid/task.ts';
import { Budget, DEFAULT_MEMORY, dyadic, type SweepProgress } from '../../sweep/index.ts';
import type { LoopGrid } from './loop-grid.ts';
import { predecessorsOf } from './predecessors.ts';
import { type LoopTilt, LoopWeights } from './weights.ts';

export interface LoopDrawOptions {
  /** By default all loops weigh the same. */
  readonly tilt?: LoopTilt | undefined;
  /** Bytes to be held at once; beyond it `advance` throws `OverBudget`. Default 2 GiB. */
  readonly memory?: number | undefined;
  /** Bits of a weight, 53 by default. Fewer change the work and not the distribution: for the tests. */
  readonly precision?: number;
}

const EVEN: LoopTilt = { skip: 1, take: 1 };
/** Draws that go through the board together. */
const BATCH = 4096;

/** Whether the weights of a board stay within doubles: none is above 2^edges · tilt^cells, or below tilt^−cells. */
export function drawsLoops({ width, height }: Shape, { skip, take }: LoopTilt = EVEN): boolean {
  const longest = width * height + Math.min(width, height);
  return 2 * width * height + longest * Math.abs(Math.log2(take / skip)) < 900;
}

/**
 * Draws loops of a bare grid exactly by their weights, though it counts in doubles: **rounded weights propose, exact
 * rejection decides**. The way forward leaves at every word before every cell the summed weight of its beginnings,
 * rounded (`LoopWeights`). A draw walks back from where its loop closes and chooses at each step among the predecessors
 * by their rounded weights, which are whole numbers but for a power of two, so that choice is exact. The probability q of
 * all its choices is kept as a ratio. A loop of weight w stays with probability w / (q · M), where M is no less than
 * any loop's w / q: what stays has exactly the weights' law. Without rounding all w / q were the same number; with 53
 * bits M is that within 10⁻¹⁰, and hardly a draw is ever thrown away.
 *
 * Memory: a double for every word (Motzkin number of the narrower side + 1) before each row and before each cell of the
 * row at work. Time: that of two counts in one limb, and about a millisecond a draw. The first k of n draws are the k
 * draws of the same source.
 */
export function drawLoops(
  board: LoopGrid,
  number: number,
  random: Random,
  options: LoopDrawOptions = {},
): Task<Marks[], SweepProgress> {
  const draws = new LoopDraws(board, options);
  return new GeneratorTask(draws.run(number, random), () => draws.progress());
}

/** Chooses one of some things by their weights; returns its index. */
export type Chooser = (weights: readonly bigint[]) => number;

/** A loop, drawn from where it closes up to here. */
export class LoopDraw {
  readonly pick: Chooser;
  readonly marks: Marks;
  readonly word: Uint8Array;
  /** The cell at which the loop closes. */
  end = 0;
  length = 0;
  /** Products of the weights that were chosen and of the sums that they were chosen from: q, but for the end's own. */
  chosen = 1n;
  offered = 1n;
  /** `chosen` is to be multiplied by 2^exponent. */
  exponent = 0;

  constructor(pick: Chooser, edges: number, plugs: number) {
    this.pick = pick;
    this.marks = new Uint8Array(edges).fill(NO);
    this.word = new Uint8Array(plugs);
  }
}

/** The engine of `drawLoops`, apart so that a test can make all the choices in turn. */
export class LoopDraws {
  readonly #board: LoopGrid;
  readonly #weights: LoopWeights;
  readonly #budget: Budget;
  #passes = 1;

  constructor(board: LoopGrid, { tilt = EVEN, memory = DEFAULT_MEMORY, precision = 53 }: LoopDrawOptions = {}) {
    this.#board = board;
    this.#weights = new LoopWeights(board.width, board.height, tilt, precision);
    this.#budget = new Budget(memory);
  }

  progress(): SweepProgress {
    const { width, height, passed, words } = this.#weights;
    const total = this.#passes * width * height;
    return { done: passed, total, states: passed * words, layer: words, memory: this.#budget.used };
  }

  *run(number: number, random: Random): Generator<number, Marks[], void> {
    yield* this.sweep();
    const drawn: Marks[] = [];
    if (this.ends.length === 0) return drawn;
    while (drawn.length < number) {
      const batch = Array.from({ length: Math.min(BATCH, number - drawn.length) }, () => random.split());
      const kept = new Array<LoopDraw>(batch.length);
      for (let left = [...batch.keys()]; left.length > 0; ) {
        this.#passes++;
        const draws = left.map((index) => this.draw((weights) => choose(weights, batch[index])));
        yield* this.walk(draws);
        for (const [i, index] of left.entries()) {
          const { numerator, denominator } = this.chanceToStay(draws[i]);
          if (batch[index].belowBig(denominator) < numerator) kept[index] = draws[i];
          yield 100;
        }
        left = left.filter((index) => kept[index] === undefined);
      }
      for (const { marks } of kept) drawn.push(marks);
    }
    return drawn;
  }

  /** The way forward. */
  sweep(): Generator<number, void, void> {
    return this.#weights.sweep(this.#budget);
  }

  /** Cells at which a loop can close. */
  get ends(): number[] {
    return this.#weights.closed.flatMap((weight, cell) => (weight > 0 ? [cell] : []));
  }

  /** A draw that has chosen where its loop closes. */
  draw(pick: Chooser): LoopDraw {
    const { width } = this.#board;
    const { closed } = this.#weights;
    const { ends } = this;
    const draw = new LoopDraw(pick, this.#board.edges, width + 1);
    const { integers, exponent } = dyadic(ends.map((cell) => closed[cell]));
    const end = pick(integers);
    draw.end = ends[end];
    draw.chosen = integers[end];
    draw.exponent = exponent;
    draw.word[draw.end % width] = 1;
    draw.word[(draw.end % width) + 1] = 2;
    return draw;
  }

  /** The way back, for many draws together. */
  *walk(draws: readonly LoopDraw[]): Generator<number, void, void> {
    const { width, height } = this.#board;
    for (let row = height - 1; row >= 0; row--) {
      const before = yield* this.#weights.row(row);
      for (let column = width - 1; column >= 0; column--)
        for (const draw of draws) {
          if (row * width + column >= draw.end) continue;
          this.#stepBack(draw, before[column], row, column);
          yield 16;
        }
    }
  }

  #stepBack(draw: LoopDraw, before: Float64Array, row: number, column: number): void {
    const { word } = draw;
    const { width, downEdge, rightEdge } = this.#board;
    // After a row's last cell the word w0 has become 0w.
    if (column === width - 1) {
      word.copyWithin(0, 1);
      word[width] = 0;
    }
    const cell = row * width + column;
    for (const edge of [word[column] > 0 ? downEdge[cell] : -1, word[column + 1] > 0 ? rightEdge[cell] : -1])
      if (edge >= 0) {
        draw.marks[edge] = YES;
        draw.length++;
      }
    const earlier = predecessorsOf(word, column).filter((each) => this.#weights.of(before, each, column) > 0);
    const { integers } = dyadic(earlier.map((each) => this.#weights.of(before, each, column)));
    const index = draw.pick(integers);
    draw.chosen *= integers[index];
    draw.offered *= integers.reduce((sum, weight) => sum + weight);
    word.set(earlier[index]);
  }

  /**
   * w / (q · M) of a whole draw. With F the rounded weights, A the exact sums of those chosen from and s₀ … the words
   * passed, q is F(s₀) / Σ F(ends) · Π F(sᵢ) / Aᵢ; and M, the sum of the ends times the error, cancels against theirs.
   */
  chanceToStay({ length, chosen, offered, exponent }: LoopDraw): Ratio {
    const { skip, take } = this.#weights.tilt;
    const places = BigInt(Math.abs(exponent));
    const error = BigInt(Math.ceil(this.#weights.error * 2 ** 53));
    const numerator = (BigInt(take) ** BigInt(length) * offered) << (53n + (exponent < 0 ? places : 0n));
    const denominator = (BigInt(skip) ** BigInt(length) * chosen * error) << (exponent < 0 ? 0n : places);
    if (numerator > denominator) throw new Error('the weights are rounded by more than their bound');
    return { numerator, denominator };
  }
}

export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function choose(weights: readonly bigint[], random: Random): number {
  if (weights.length === 1) return 0;
  let rank = random.belowBig(weights.reduce((sum, weight) => sum + weight));
  return weights.findIndex((weight) => {
    rank -= weight;
    return rank < 0n;
  });
}
