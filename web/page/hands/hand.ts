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

/** What a hand may see of the game. */
export interface Readable {
  read(layer: string, index: number): number;
}

/** How the pointer went down. */
export interface Press {
  /** `second` is the right button, or the left one while the buttons are swapped, or a tool that dots or crosses. */
  readonly button: 'first' | 'second';
  /** One-button input: each press takes the next value of a cycle. */
  readonly cycle: boolean;
  /** Alt is held: auxiliary marks. */
  readonly auxiliary: boolean;
  /** The eraser: whatever it touches becomes blank. */
  readonly erase: boolean;
}

/** A gesture under way. Its writings are seen at once; a cancelled gesture is taken back by the game. */
export interface Stroke {
  /** The pointer went straight from the last spot to this one. */
  move(spot: Spot): Write[];
  /** The pointer was lifted. */
  lift(): Write[];
}

/** The first writings of a gesture, and how it goes on. */
export interface Gesture {
  readonly writes: Write[];
  readonly stroke: Stroke;
}

/** What the pointer does, where a toolbar offers a choice: `pan` moves the board and never writes. */
export type Tool = 'first' | 'second' | 'erase' | 'pan';

export interface Hand<P extends Puzzle = Puzzle> {
  /** The layers of notes that the genre has, beside the marks. */
  notes(puzzle: P): LayerSizes;
  /** The pointer goes down; undefined where there is nothing to touch. */
  press(puzzle: P, game: Readable, spot: Spot, press: Press): Gesture | undefined;
  /**
   * A key moves the cursor from one cell to its neighbour, marking as it goes: `yes` draws or shades, `no` crosses or
   * dots.
   */
  walk(puzzle: P, game: Readable, from: number, to: number, marking: 'yes' | 'no'): Write[];
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
export const finished: Stroke = { move: () => [], lift: () => [] };

/** The writings of a whole path, as the game would get them: for tests and for keys. Later writings of a place win. */
export function along<P extends Puzzle>(
  hand: Hand<P>,
  puzzle: P,
  game: Readable,
  path: readonly Spot[],
  press: Press,
): Write[] {
  const written = new Map<string, Write>();
  // The hand must see its own writings, as it does in the game.
  const seen: Readable = { read: (layer, index) => written.get(`${layer} ${index}`)?.value ?? game.read(layer, index) };
  const keep = (writes: Write[]): void => {
    for (const write of writes) written.set(`${write.layer} ${write.index}`, write);
  };
  const gesture = hand.press(puzzle, seen, path[0], press);
  if (!gesture) return [];
  keep(gesture.writes);
  for (const spot of path.slice(1)) keep(gesture.stroke.move(spot));
  keep(gesture.stroke.lift());
  return [...written.values()].filter(({ layer, index, value }) => game.read(layer, index) !== value);
}
