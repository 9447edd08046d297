import { type Marks, NO, YES } from '../../../board/marks.ts';
import type { Branches, Spec, Tally } from '../../../sweep/index.ts';
import type { TilepaintPuzzle } from '../puzzle.ts';
import type { TilepaintReading } from '../readings.ts';
import { orderTiles, type TileOrder, type TileStep } from './order.ts';

/** The answers of a Tilepaint board, tile by tile. `marks` are kept to. */
export function tilepaintSweep(puzzle: TilepaintPuzzle, _reading: TilepaintReading, marks?: Marks): Spec {
  return new TilepaintSpec(orderTiles(puzzle, marks));
}

/**
 * A tile is decided once, at its first cell, and all its slices are charged at once. So no colour is carried, only what
 * the open runs still owe: those with a tile behind and a tile ahead.
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
    // A run may open here in the bits that another one leaves: what is left is written after all has been read.
    for (const { size, opening, field, last, reachable } of slices) {
      const { word, shift, mask } = field;
      const owed = (opening >= 0 ? opening : (state[word] >>> shift) & mask) - painted * size;
      if (owed < 0 || reachable[owed] === 0) {
        branches.count--;
        return;
      }
      if (last && opening < 0) next[at + word] &= ~(mask << shift);
    }
    for (const { size, opening, field, last } of slices) {
      if (last) continue;
      const { word, shift, mask } = field;
      const owed = (opening >= 0 ? opening : (state[word] >>> shift) & mask) - painted * size;
      next[at + word] = (next[at + word] & ~(mask << shift)) | (owed << shift);
    }
  }
}
