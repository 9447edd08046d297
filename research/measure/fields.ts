import type { Marks } from '../../src/board/marks.ts';
import { seedOf } from '../../src/compose/seeds.ts';
import { seeded } from '../../src/grid/random.ts';
import { subtask } from '../../src/grid/task.ts';
import { type Diagram, diagram, field, type Spec, sample } from '../../src/sweep/index.ts';
import { column, sampled } from './columns.ts';
import { gapsByChance, noiseOf, worstGap } from './gaps.ts';
import { tidy } from './statistics.ts';
import { type ArticleFigure, asTable, type Column, type Row, type Table } from './table.ts';

// The exact field of a space, held against the bank and against draws.

interface FieldPart {
  readonly [name: string]: string | number | readonly string[];
  readonly side: number;
  readonly answers: readonly string[];
}

interface SamplePart {
  readonly [name: string]: number;
  readonly side: number;
  readonly draws: number;
}

const MEMORY = 3 * 2 ** 30;
/** Banks of fair draws that say how large the largest gap is by chance. */
const BANKS = 200;
const DRAWS = 20_000;
/** Batches of the sampler's draws: the largest gap of n draws goes by 1/√n, so a batch says it for all. */
const BATCHES = 40;

/** What a genre's field table has of its own. */
export interface FieldStudy {
  readonly name: string;
  readonly title: string;
  readonly means: string;
  readonly sides: readonly number[];
  /** Columns between the size and the corner. */
  readonly head: readonly Column[];
  /** Columns after the corner. */
  readonly places: readonly Column[];
  spec(side: number): Spec;
  /** Fills `head` and `places`. */
  tell(side: number, total: bigint, probabilities: readonly number[]): Row;
  readonly article: readonly ArticleFigure[];
}

function* exactField(spec: Spec): Generator<number, { all: Diagram; total: bigint; probabilities: number[] }, void> {
  const all = yield* subtask(diagram(spec, { memory: MEMORY }));
  const { total, probabilities } = yield* subtask(field(all));
  return { all, total, probabilities: [...probabilities] };
}

function* drawn(all: Diagram, number: number, seed: number): Generator<number, readonly Marks[], void> {
  return yield* subtask(sample(all, number, seeded(seed)));
}

/** The cell before the centre of a square of even side. */
export function middleCell(side: number): number {
  return (side / 2 - 1) * (side + 1);
}

export function fieldTable(study: FieldStudy): Table {
  const { name, title, means, sides, head, places, article } = study;
  return asTable<FieldPart>({
    name,
    title,
    means:
      `${means} The gap is the largest of all cells, and the error beside it the spread of that largest gap over ` +
      'banks of fair draws, as many boards each; the noise is the largest standard error of a cell on so many ' +
      'boards.',
    version: 2,
    columns: [
      column('size', 'text', 'size'),
      ...head,
      column('corner', 'share', 'corner', 2),
      ...places,
      column('ratio', 'times', 'corner by middle', 2),
      column('boards', 'count', 'boards'),
      sampled('gap', 'share', 'largest gap'),
      column('chance', 'share', 'the same of fair draws, mean', 1),
      column('larger', 'share', 'fair draws with a larger one', 0),
      column('noise', 'share', 'noise', 1),
      sampled('by-noise', 'number', 'largest gap by the noise'),
      column('sigmas', 'number', 'largest gap of a cell in its standard errors', 1),
      column('exact', 'field', 'exact shares'),
      column('bank', 'field', 'shares on the bank'),
    ],
    ceilings: {},
    bank: true,
    parts: (bank) =>
      sides.map((side) => ({
        side,
        answers: bank.filter(({ size }) => size === `${side}x${side}`).map(({ answer }) => answer.join('')),
      })),
    *measure({ side, answers }, seed) {
      const { all, total, probabilities } = yield* exactField(study.spec(side));
      const boards = answers.map((text) => Uint8Array.from(text, Number));
      const { gap, sigmas, shares } = worstGap(probabilities, boards);
      const fair = yield* drawn(all, BANKS * boards.length, seedOf(seed, 'banks', side));
      const chance = gapsByChance(probabilities, fair, BANKS, gap);
      const noise = noiseOf(probabilities, boards.length);
      return [
        {
          size: `${side}x${side}`,
          ...study.tell(side, total, probabilities),
          corner: tidy(probabilities[0]),
          ratio: tidy(probabilities[0] / probabilities[middleCell(side)]),
          boards: boards.length,
          gap: tidy(gap),
          gapError: tidy(chance.spread),
          chance: tidy(chance.mean),
          larger: tidy(chance.larger),
          noise: tidy(noise),
          'by-noise': tidy(gap / noise),
          'by-noiseError': tidy(chance.spread / noise),
          sigmas: tidy(sigmas),
          exact: probabilities.map((share) => tidy(share, 6)),
          bank: shares.map((share) => tidy(share, 6)),
        },
      ];
    },
    article,
  });
}

export function samplerTable(
  sides: readonly number[],
  spec: (side: number) => Spec,
  article: readonly ArticleFigure[],
): Table {
  return asTable<SamplePart>({
    name: 'sampler',
    title: 'The sampler',
    means:
      'Answers drawn uniformly, and the cell whose share lies furthest from the exact one; the error beside it is ' +
      'the spread of that largest gap.',
    version: 2,
    columns: [
      column('size', 'text', 'size'),
      column('boards', 'count', 'draws'),
      sampled('gap', 'share', 'largest gap', 3),
      column('sigmas', 'number', 'largest gap of a cell in its standard errors', 1),
    ],
    ceilings: {},
    bank: false,
    parts: () => sides.map((side) => ({ side, draws: DRAWS })),
    *measure({ side, draws }, seed) {
      const { all, probabilities } = yield* exactField(spec(side));
      const found = yield* drawn(all, draws, seedOf(seed, 'sampler', side));
      const { gap, sigmas } = worstGap(probabilities, found);
      const { spread } = gapsByChance(probabilities, found, BATCHES, gap);
      const gapError = tidy(spread / Math.sqrt(BATCHES));
      return [{ size: `${side}x${side}`, boards: draws, gap: tidy(gap), gapError, sigmas: tidy(sigmas) }];
    },
    article,
  });
}
