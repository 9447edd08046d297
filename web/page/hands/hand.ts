import type { Puzzle } from '../../../src/board/puzzle.ts';
import type { LayerSizes } from '../game/layers.ts';

// A hand turns pointer paths and keys into writings, after puzz.link's table of gestures. Hands know nothing of
// screens: they see spots of the board, and what they do is tested without one.

/** A place in cell units from the top left corner of the cells; the margins with outside numbers are negative. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Write {
  readonly layer: string;
  readonly index: number;
  readonly value: number;
}

/** What a hand may see of the table. */
export interface Table {
  read(layer: string, index: number): number;
}

/** How the pointer went down. */
export interface Press {
  /** `second` is the right button, or the left one while the buttons are swapped. */
  readonly button: 'first' | 'second';
  /** One-button input: each press takes the next value of a cycle. */
  readonly cycle: boolean;
  /** Alt is held: auxiliary marks. */
  readonly aside: boolean;
}

/** A gesture under way. Its writings are seen at once; a cancelled gesture is taken back by the game. */
export interface Stroke {
  /** The pointer went straight from the last spot to this one. */
  move(spot: Spot): Write[];
  /** The pointer was lifted. */
  lift(): Write[];
}

export interface Begun {
  readonly writes: Write[];
  readonly stroke: Stroke;
}

export interface Hand<P extends Puzzle = Puzzle> {
  /** The layers of notes that the genre has, beside the marks. */
  notes(puzzle: P): LayerSizes;
  /** The pointer goes down; undefined where there is nothing to touch. */
  press(puzzle: P, table: Table, spot: Spot, press: Press): Begun | undefined;
  /**
   * A key moves the cursor from one cell to its neighbour, marking as it goes: `yes` draws or shades, `no` crosses or
   * dots. Undefined for `marking`: it only moves.
   */
  walk(puzzle: P, table: Table, from: number, to: number, marking: 'yes' | 'no'): Write[];
  /** Whether the keyboard's cursor may stand on the outside numbers. */
  readonly margins: boolean;
  /** Whether the first key lowers and lifts a pen instead of pressing. */
  readonly pen: boolean;
}

/** The lengths of a genre's note layers, from the rules that its files are read by. */
export function noteSizes(rules: { readonly [layer: string]: { readonly length?: number } }): LayerSizes {
  return Object.fromEntries(Object.entries(rules).map(([layer, { length }]) => [layer, length ?? 0]));
}

/** A stroke that does nothing more. */
export const done: Stroke = { move: () => [], lift: () => [] };

/** The writings of a whole path, as the game would get them: for tests and for keys. Later writings of a place win. */
export function along<P extends Puzzle>(
  hand: Hand<P>,
  puzzle: P,
  table: Table,
  path: readonly Spot[],
  press: Press,
): Write[] {
  const written = new Map<string, Write>();
  // The hand must see its own writings, as it does in the game.
  const seen: Table = { read: (layer, index) => written.get(`${layer} ${index}`)?.value ?? table.read(layer, index) };
  const keep = (writes: Write[]): void => {
    for (const write of writes) written.set(`${write.layer} ${write.index}`, write);
  };
  const begun = hand.press(puzzle, seen, path[0], press);
  if (!begun) return [];
  keep(begun.writes);
  for (const spot of path.slice(1)) keep(begun.stroke.move(spot));
  keep(begun.stroke.lift());
  return [...written.values()].filter(({ layer, index, value }) => table.read(layer, index) !== value);
}
