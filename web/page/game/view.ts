import type { Pinch, Point } from './fingers.ts';

/** Which part of a picture is shown: `scale` ≥ 1 times enlarged, its top left corner at (x, y), in the picture's units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: View = { x: 0, y: 0, scale: 1 };
const MOST = 8;

/** The view kept within its picture. */
export function kept({ x, y, scale }: View, { width, height }: Extent): View {
  const fair = Math.min(MOST, Math.max(1, scale));
  const within = (value: number, size: number): number => Math.min(size - size / fair, Math.max(0, value));
  return { scale: fair, x: within(x, width), y: within(y, height) };
}

/** Enlarged `times` about a point of the picture, which stays where it is on screen. */
export function zoomed(view: View, about: Point, times: number, extent: Extent): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * times));
  const shrunk = view.scale / scale;
  return kept({ scale, x: about.x - (about.x - view.x) * shrunk, y: about.y - (about.y - view.y) * shrunk }, extent);
}

/** Enlarged about the middle of what is shown. */
export function enlarged(view: View, times: number, extent: Extent): View {
  const { x, y, scale } = view;
  return zoomed(view, { x: x + extent.width / scale / 2, y: y + extent.height / scale / 2 }, times, extent);
}

/** After two fingers moved: the picture follows their middle and spreads with them. Points are in the picture's units. */
export function pinched(view: View, { from, to, grown }: Pinch, extent: Extent): View {
  const spread = zoomed(view, from, grown, extent);
  return kept({ ...spread, x: spread.x - (to.x - from.x), y: spread.y - (to.y - from.y) }, extent);
}

/** Moved by so many units of the picture. */
export function moved(view: View, right: number, down: number, extent: Extent): View {
  return kept({ ...view, x: view.x + right, y: view.y + down }, extent);
}
