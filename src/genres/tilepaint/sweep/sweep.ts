import { type Marks, NO, YES } from '../../../board/marks.ts';
import { type Branches, readField, type Spec, type Tally, writeField } from '../../../sweep/index.ts';
import type { TilepaintPuzzle } from '../puzzle.ts';
import type { TilepaintReading } from '../readings.ts';
import { orderTiles, type TileOrder, type TileStep } from './order.ts';

/** The answers of a Tilepaint board, tile by tile. `marks` are kept to. */
export function tilepaintSweep(puzzle: TilepaintPuzzle, _reading: TilepaintReading, marks?: Marks): Spec {
  return new TilepaintSpec(orderTiles(puzzle, marks));
}

/**
 * The sweep over tiles instead of cells.
 *
 * The problem: cell by cell, the colour of every tile that crosses the frontier would have to be carried along. The
 * idea: a tile is decided once, at its first cell, and is counted at once in all numbered runs that it has a slice of.
 * So no colour is carried, only what the open runs are **missing**, those with a tile behind and a tile ahead:
 *
 *          3 1 2
 *        2 a a b       a is painted and b is not: row 1 is met, row 2 is missing 1, the columns 2, 0 and 2;
 *        1 c b b       row 3 is not open yet, so the state is (1, 2, 0, 2)
 *        3 c d d
 *
 * The cost: the product, over the runs that are open at the same time, of how many numbers each can be missing; clue
 * cells, which cut the lines, keep it low.
 */
export class TilepaintSpec implements Spec {
  readonly words: number;
  readonly levels: number;
  readonly decisions: number;
  readonly choices = 2;
  readonly tallies: readonly Tally[] = [];
  readonly #order: TileOrder;

  constructor(order: TileOrder) {
    this.#order = order;
    this.words = order.words;
    this.levels = this.decisions = order.steps.length;
  }

  root(state: Int32Array): boolean {
    state.fill(0);
    return this.#order.possible;
  }

  yes(level: number, choice: number): readonly number[] {
    return choice === 1 ? [this.#order.steps[level].tile] : [];
  }

  expand(state: Int32Array, level: number, branches: Branches): void {
    const step = this.#order.steps[level];
    if (step.mark !== YES) this.#decide(state, step, 0, branches);
    if (step.mark !== NO) this.#decide(state, step, 1, branches);
  }

  #decide(state: Int32Array, { slices }: TileStep, painted: number, branches: Branches): void {
    const at = branches.live(painted);
    const next = branches.states;
    for (let word = 0; word < this.words; word++) next[at + word] = state[word];
    // A run may open here in the bits that another one leaves: what is missing is written after all has been read.
    for (const { size, opening, field, last, reachable } of slices) {
      const missing = (opening >= 0 ? opening : readField(state, 0, field)) - painted * size;
      if (missing < 0 || reachable[missing] === 0) {
        branches.count--;
        return;
      }
      if (last && opening < 0) writeField(next, at, field, 0);
    }
    for (const { size, opening, field, last } of slices)
      if (!last) writeField(next, at, field, (opening >= 0 ? opening : readField(state, 0, field)) - painted * size);
  }
}
