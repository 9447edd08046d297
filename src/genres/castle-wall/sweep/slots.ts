import { DOWN, LEFT, NO_ARROW, RIGHT, UP } from '../puzzle.ts';
import { type SweepBoard, UNUSED } from './board.ts';

/** A few bits of the state that hold how many edges an arrow still wants. */
interface Slot {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
}

/** Before a cell is decided: check what a slot holds, then load it. −1 = don't. */
export interface SlotEvent extends Slot {
  readonly check: number;
  readonly load: number;
}

/** After an edge at a cell is decided: a used one is taken off the slot, and what is left must be possible. */
export interface SlotTouch extends Slot {
  readonly edge: 'right' | 'down';
  /** Edges of the ray that can still be used after this one. */
  readonly most: number;
}

export interface SlotPlan {
  /** Words of a state, plugs included. */
  readonly words: number;
  readonly events: readonly SlotEvent[][];
  readonly touches: readonly SlotTouch[][];
  /** What the slots hold at the root. */
  readonly initial: readonly SlotEvent[];
  /** False when some number is seen to be out of reach. */
  readonly possible: boolean;
}

interface Arrow {
  /** Place on its line, and what it wants. */
  readonly at: number;
  readonly number: number;
}

/**
 * Gives every arrow its place in the state. On one line all arrows that look back share a slot, and all that look
 * forward share another:
 *
 *     back:     ....... <3 ...... <5 ....     starts with 3; at the first clue it must be 0 and is loaded with 5 − 3
 *     forward:  .. 4> ....... 1> ........     loaded with 4; at the second clue it must be 1, at the end 0
 *
 * Slots of columns live as long as the column has arrows, one pair of slots serves all rows in turn.
 */
export function planSlots(board: SweepBoard, plugBits: number): SlotPlan {
  const { width, height } = board;
  const events: SlotEvent[][] = Array.from({ length: width * height }, () => []);
  const touches: SlotTouch[][] = Array.from({ length: width * height }, () => []);
  const initial: SlotEvent[] = [];
  let possible = true;
  let word = Math.floor(plugBits / 32);
  let bit = plugBits % 32;
  const allot = (largest: number): Slot => {
    const bits = 32 - Math.clz32(largest);
    if (bit + bits > 32) {
      word++;
      bit = 0;
    }
    const slot = { word, shift: bit, mask: 2 ** bits - 1 };
    bit += bits;
    return slot;
  };

  const lay = (edge: 'right' | 'down', line: number, back: Slot | undefined, forward: Slot | undefined): void => {
    const length = edge === 'right' ? width : height;
    const cellOn = (at: number): number => (edge === 'right' ? line * width + at : at * width + line);
    const usable = board[edge];
    // open[i] = usable edges from place i on.
    const open = new Int32Array(length + 1);
    for (let at = length - 1; at >= 0; at--) open[at] = open[at + 1] + (usable[cellOn(at)] === UNUSED ? 0 : 1);
    if (back !== undefined) {
      const arrows = arrowsOn(board, edge === 'right' ? LEFT : UP, cellOn, length);
      const first = { ...back, check: -1, load: arrows[0].number };
      if (edge === 'right') events[cellOn(0)].push(first);
      else initial.push(first);
      if (arrows[0].number > open[0] - open[arrows[0].at]) possible = false;
      arrows.forEach(({ at, number }, i) => {
        const next = arrows[i + 1];
        const load = next === undefined ? 0 : next.number - number;
        if (load < 0) possible = false;
        events[cellOn(at)].push({ ...back, check: 0, load: Math.max(load, 0) });
        const from = i === 0 ? 0 : arrows[i - 1].at;
        for (let place = from; place < at; place++)
          touches[cellOn(place)].push({ ...back, edge, most: open[place + 1] - open[at] });
      });
    }
    if (forward !== undefined) {
      const arrows = arrowsOn(board, edge === 'right' ? RIGHT : DOWN, cellOn, length);
      arrows.forEach(({ at, number }, i) => {
        if (number > open[at]) possible = false;
        events[cellOn(at)].push(
          i === 0 ? { ...forward, check: -1, load: number } : { ...forward, check: number, load: -1 },
        );
      });
      for (let place = arrows[0].at; place < length; place++)
        touches[cellOn(place)].push({ ...forward, edge, most: open[place + 1] });
    }
  };

  // A number beyond any ray would only ask for bits that no state can use.
  const largest = (arrow: number, column: number | undefined): number => {
    let most = -1;
    for (let cell = 0; cell < width * height; cell++)
      if (board.arrow[cell] === arrow && (column === undefined || cell % width === column))
        most = Math.max(most, Math.min(board.number[cell], Math.max(width, height)));
    return most;
  };
  const slotFor = (most: number): Slot | undefined => (most < 0 ? undefined : allot(Math.max(most, 1)));
  for (let cell = 0; cell < width * height; cell++)
    if (board.arrow[cell] !== NO_ARROW && board.number[cell] >= Math.max(width, height)) possible = false;
  if (!possible) return { words: Math.ceil(plugBits / 32), events, touches, initial, possible };
  const left = slotFor(largest(LEFT, undefined));
  const right = slotFor(largest(RIGHT, undefined));
  for (let row = 0; row < height; row++) {
    const onRow = (arrow: number): boolean => board.arrow.subarray(row * width, (row + 1) * width).includes(arrow);
    lay('right', row, onRow(LEFT) ? left : undefined, onRow(RIGHT) ? right : undefined);
  }
  for (let column = 0; column < width; column++)
    lay('down', column, slotFor(largest(UP, column)), slotFor(largest(DOWN, column)));
  return { words: bit === 0 ? word : word + 1, events, touches, initial, possible };
}

function arrowsOn(board: SweepBoard, arrow: number, cellOn: (at: number) => number, length: number): Arrow[] {
  const found: Arrow[] = [];
  for (let at = 0; at < length; at++)
    if (board.arrow[cellOn(at)] === arrow) found.push({ at, number: board.number[cellOn(at)] });
  return found;
}
