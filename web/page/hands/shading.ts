import { NO, UNKNOWN, YES } from '../../../src/board/marks.ts';
import { MARKS } from '../game/layers.ts';
import type { Gesture, Press, Readable, Spot, Stroke, Write } from './hand.ts';
import { way } from './spots.ts';

/** What the shading genres tell of their decisions. */
export interface Canvas {
  /** The decision under a spot, or -1. */
  decisionUnder(spot: Spot): number;
  /** Whether a mark may be set there: printed pieces take none, a numbered cell takes no shading. */
  allows(decision: number, mark: number): boolean;
  /** A drag shades only decisions of the colour it began on, as on a checkerboard; undefined where all may be. */
  colour?(decision: number): number;
}

/** The mark that a press asks for where `mark` stands. */
export function pressed(mark: number, { button, cycle, erase }: Press): number {
  if (erase) return UNKNOWN;
  if (cycle) return (button === 'first' ? [YES, NO, UNKNOWN] : [NO, UNKNOWN, YES])[mark];
  const wanted = button === 'first' ? YES : NO;
  return mark === wanted ? UNKNOWN : wanted;
}

/** A press on a decision, and a drag that goes on with what the press did. */
export function shade(canvas: Canvas, game: Readable, spot: Spot, press: Press): Gesture | undefined {
  const first = canvas.decisionUnder(spot);
  if (first < 0) return undefined;
  const before = game.read(MARKS, first);
  let value = pressed(before, press);
  if (!canvas.allows(first, value)) {
    // A cycle steps over what a place can't take; a plain press there does nothing, and neither does its drag.
    if (!press.cycle) return undefined;
    value = pressed(value, press);
    if (!canvas.allows(first, value)) return undefined;
  }
  return {
    writes: [{ layer: MARKS, index: first, value }],
    stroke: shadingStroke(canvas, game, spot, first, before, value, press.erase),
  };
}

/**
 * A drag that writes `value`, begun on a decision that was `before`.
 * - Shading keeps to the checkerboard colour it began on, where the genre has one.
 * - Dots and water never overwrite shading that the drag did not begin on.
 * - Erasing takes away only the kind of mark it began with; the eraser takes away every kind.
 */
export function shadingStroke(
  canvas: Canvas,
  game: Readable,
  from: Spot,
  first: number,
  before: number,
  value: number,
  erasesAll = false,
): Stroke {
  const colour = canvas.colour?.(first);
  let last = from;
  const at = (decision: number): Write[] => {
    const mark = game.read(MARKS, decision);
    if (mark === value || !canvas.allows(decision, value)) return [];
    if (value === YES && colour !== canvas.colour?.(decision)) return [];
    if (value === NO && mark === YES && before !== YES) return [];
    if (value === UNKNOWN && mark !== before && !erasesAll) return [];
    return [{ layer: MARKS, index: decision, value }];
  };
  return {
    move(next) {
      const decisions = new Set(way(last, next).map((passed) => canvas.decisionUnder(passed)));
      last = next;
      return [...decisions].filter((decision) => decision >= 0).flatMap(at);
    },
    lift: () => [],
  };
}

/** Marks both ends of a key's step where they may be marked: the way the cursor walked. */
export function walked(canvas: Canvas, decisions: readonly number[], marking: 'yes' | 'no'): Write[] {
  const value = marking === 'yes' ? YES : NO;
  return decisions
    .filter((decision) => decision >= 0 && canvas.allows(decision, value))
    .map((index) => ({ layer: MARKS, index, value }));
}
