import type { Adjacency } from '../../../grid/adjacency.ts';

/** A region as its sweep knows it: the cells beside its numbers, by place in the order of the walk. */
export interface RegionPlan {
  /** The printed number of each clue. */
  readonly numbers: Int32Array;
  /** The cells beside each clue, and the clues beside each cell. */
  readonly around: Adjacency;
  readonly cluesOf: Adjacency;
  /** The cells that share an edge with each cell. */
  readonly beside: Adjacency;
}

/** What is taken as known, cell by cell (1 shaded, -1 white, 0 open) and clue by clue (1 read, else ignored). */
export interface RegionView {
  readonly known: Int8Array;
  readonly read: Int8Array;
  /** Fewest and most lies (0 or 1) among the clues that are read. */
  fewest: number;
  most: number;
}

/** Bits that a slot takes: what a clue still lacks, or 1 for a shaded cell. */
const SLOT_BITS = 3;
const SLOTS_PER_WORD = 10;

export const NO_SLOT = -1;

export function wordOf(slot: number): number {
  return (slot * 0xcccd) >>> 19;
}

export function shiftOf(slot: number): number {
  return SLOT_BITS * (slot - SLOTS_PER_WORD * wordOf(slot));
}

/**
 * The order in which the open cells are walked, and which slots of the state hold what on the way.
 *
 * Cells fall into parts that share no open clue and no edge; each part is walked to its end before the next begins, so
 * that between parts the state is the number of lies alone. Parts without an open clue are left out.
 */
export class RegionWalk {
  /** Cells in the order of the walk. */
  readonly order: Int32Array;
  steps = 0;
  /** Words of a state. */
  words = 1;
  /** Clues that are wrong whatever comes. */
  lies = 0;
  /** Per clue: 1 while cells beside it are open and its number is in reach. */
  readonly open: Uint8Array;
  /** Per open clue: what it lacks, how many of its cells are open, the step of the last of them, its slot. */
  readonly lacks: Int32Array;
  readonly cellsLeft: Int32Array;
  readonly clueEnd: Int32Array;
  readonly clueSlot: Int32Array;
  /** Per cell: its step (-1 when it isn't walked), the step of its last neighbour, its slot. */
  readonly stepOf: Int32Array;
  readonly cellEnd: Int32Array;
  readonly cellSlot: Int32Array;
  /** Per cell: 1 when a cell beside it is known to be shaded. */
  readonly blocked: Uint8Array;
  /** Per cell: 1 when a clue that is read lies beside it. A clue that isn't printed must not lend its cells. */
  private readonly read: Uint8Array;
  private readonly part: Int32Array;
  private readonly stack: Int32Array;
  private readonly partStart: Int32Array;
  private readonly free: Int32Array;
  private parts = 0;
  private top = 0;

  constructor(private readonly plan: RegionPlan) {
    const clues = plan.numbers.length;
    const cells = plan.beside.start.length - 1;
    this.order = new Int32Array(cells);
    this.open = new Uint8Array(clues);
    this.lacks = new Int32Array(clues);
    this.cellsLeft = new Int32Array(clues);
    this.clueEnd = new Int32Array(clues);
    this.clueSlot = new Int32Array(clues);
    this.stepOf = new Int32Array(cells);
    this.cellEnd = new Int32Array(cells);
    this.cellSlot = new Int32Array(cells);
    this.blocked = new Uint8Array(cells);
    this.read = new Uint8Array(cells);
    this.part = new Int32Array(cells);
    this.stack = new Int32Array(cells);
    this.partStart = new Int32Array(cells + 2);
    this.free = new Int32Array(cells + clues);
  }

  /** Lays out the walk. False when two shaded cells touch or too many clues are wrong already. */
  layOut(view: RegionView): boolean {
    if (!this.readClues(view) || !this.readCells(view)) return false;
    this.findParts(view);
    this.allotSlots(view);
    return true;
  }

  private readClues(view: RegionView): boolean {
    const { numbers, around } = this.plan;
    const { known, read } = view;
    this.lies = 0;
    this.read.fill(0);
    for (let clue = 0; clue < numbers.length; clue++) {
      this.open[clue] = 0;
      if (read[clue] !== 1) continue;
      let lacks = numbers[clue];
      let cellsLeft = 0;
      for (let at = around.start[clue]; at < around.start[clue + 1]; at++) {
        const cell = known[around.to[at]];
        this.read[around.to[at]] = 1;
        if (cell > 0) lacks--;
        else if (cell === 0) cellsLeft++;
      }
      if (lacks < 0 || lacks > cellsLeft) this.lies++;
      else if (cellsLeft > 0) {
        this.open[clue] = 1;
        this.lacks[clue] = lacks;
        this.cellsLeft[clue] = cellsLeft;
      }
    }
    return this.lies <= view.most;
  }

  private readCells({ known }: RegionView): boolean {
    const { beside } = this.plan;
    for (let cell = 0; cell < known.length; cell++) {
      this.blocked[cell] = 0;
      this.part[cell] = -1;
      this.stepOf[cell] = -1;
      for (let at = beside.start[cell]; at < beside.start[cell + 1]; at++)
        if (known[beside.to[at]] > 0) this.blocked[cell] = 1;
      if (known[cell] > 0 && this.blocked[cell] !== 0) return false;
    }
    return true;
  }

  private findParts({ known }: RegionView): void {
    const { beside, cluesOf } = this.plan;
    const { part, stack, open, partStart } = this;
    this.parts = 0;
    this.top = 0;
    partStart[0] = 0;
    for (let clue = 0; clue < open.length; clue++) {
      if (open[clue] === 0) continue;
      partStart[this.parts + 1] = 0;
      this.reachAround(clue, known);
      if (this.top === 0) continue;
      while (this.top > 0) {
        const cell = stack[--this.top];
        for (let at = beside.start[cell]; at < beside.start[cell + 1]; at++) this.reach(beside.to[at], known);
        for (let at = cluesOf.start[cell]; at < cluesOf.start[cell + 1]; at++)
          if (open[cluesOf.to[at]] !== 0) this.reachAround(cluesOf.to[at], known);
      }
      this.parts++;
    }
    const { parts } = this;
    for (let index = 0; index < parts; index++) partStart[index + 1] += partStart[index];
    this.steps = partStart[parts];
    for (let cell = 0; cell < known.length; cell++) {
      if (part[cell] < 0) continue;
      const step = partStart[part[cell]]++;
      this.order[step] = cell;
      this.stepOf[cell] = step;
    }
  }

  private reachAround(clue: number, known: Int8Array): void {
    const { around } = this.plan;
    for (let at = around.start[clue]; at < around.start[clue + 1]; at++) this.reach(around.to[at], known);
  }

  private reach(cell: number, known: Int8Array): void {
    if (known[cell] !== 0 || this.part[cell] >= 0 || this.read[cell] === 0) return;
    this.part[cell] = this.parts;
    this.partStart[this.parts + 1]++;
    this.stack[this.top++] = cell;
  }

  private allotSlots({ known }: RegionView): void {
    const { beside, around, cluesOf } = this.plan;
    const { order, stepOf, cellEnd, cellSlot, open, clueEnd, clueSlot, free } = this;
    for (let clue = 0; clue < open.length; clue++) {
      clueSlot[clue] = NO_SLOT;
      clueEnd[clue] = -1;
      if (open[clue] === 0) continue;
      for (let at = around.start[clue]; at < around.start[clue + 1]; at++)
        if (known[around.to[at]] === 0) clueEnd[clue] = Math.max(clueEnd[clue], stepOf[around.to[at]]);
    }
    let freeCount = 0;
    let slots = 0;
    for (let step = 0; step < this.steps; step++) {
      const cell = order[step];
      cellSlot[cell] = NO_SLOT;
      cellEnd[cell] = -1;
      for (let at = beside.start[cell]; at < beside.start[cell + 1]; at++)
        cellEnd[cell] = Math.max(cellEnd[cell], stepOf[beside.to[at]]);
      for (let at = cluesOf.start[cell]; at < cluesOf.start[cell + 1]; at++) {
        const clue = cluesOf.to[at];
        if (open[clue] !== 0 && clueSlot[clue] === NO_SLOT && clueEnd[clue] > step)
          clueSlot[clue] = freeCount > 0 ? free[--freeCount] : slots++;
      }
      if (cellEnd[cell] > step) cellSlot[cell] = freeCount > 0 ? free[--freeCount] : slots++;
      for (let at = cluesOf.start[cell]; at < cluesOf.start[cell + 1]; at++) {
        const clue = cluesOf.to[at];
        if (open[clue] !== 0 && clueSlot[clue] !== NO_SLOT && clueEnd[clue] === step)
          free[freeCount++] = clueSlot[clue];
      }
      for (let at = beside.start[cell]; at < beside.start[cell + 1]; at++) {
        const other = beside.to[at];
        if (stepOf[other] >= 0 && stepOf[other] < step && cellEnd[other] === step) free[freeCount++] = cellSlot[other];
      }
    }
    this.words = Math.max(1, wordOf(slots + SLOTS_PER_WORD - 1));
  }
}
