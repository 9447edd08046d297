import type { Marks } from '../../board/marks.ts';
import type { Notes } from '../../board/notes.ts';
import { type Ink, inks, type Theme } from './inks.ts';
import type { Picture, Position } from './picture.ts';
import { CELL, type Piece } from './piece.ts';

// Pictures as SVG files, with presentation attributes only: no style sheet has to come along, and every program that
// knows SVG, printers of PDF included, shows them alike.

/** What the picture lies on. */
const GROUNDS = { light: '#ffffff', dark: '#17191c' } as const;

/** Room around the picture, in units. */
const EDGE = 12;

/** A position of a file: marks and notes as they are, nothing in trial, every number as printed. */
export function positionOf(marks: Marks, notes: Notes): Position {
  const known = new Map<string, unknown>();
  return {
    shared<T>(name: string, work: () => T): T {
      if (!known.has(name)) known.set(name, work());
      return known.get(name) as T;
    },
    mark: (decision) => marks[decision],
    trial: () => 0,
    note: (layer, index) => notes[layer]?.[index] ?? 0,
    piece: () => 0,
    number: () => 'open',
  };
}

/** All pieces of a picture, in the order in which they are drawn. */
export function piecesOf({ layers }: Picture, position: Position): Piece[] {
  return layers.flatMap((layer) => layer.items.flatMap((item) => layer.draw(item, position)));
}

/** The part of the plane that a picture takes, in units. */
export function extentOf({ width, height, before, below }: Picture): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const shift = -before * CELL - EDGE;
  return {
    x: shift,
    y: shift,
    width: (width + before) * CELL + 2 * EDGE,
    height: (height + before + below) * CELL + 2 * EDGE,
  };
}

/** The picture as a file of its own. Linear in its pieces. */
export function svgText(picture: Picture, position: Position, theme: Theme = 'light'): string {
  const { x, y, width, height } = extentOf(picture);
  const colour = (ink: Ink): string => inks[ink][theme];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${x} ${y} ${width} ${height}`,
    width,
    height,
    role: 'img',
    'font-family': 'Helvetica, Arial, "Liberation Sans", sans-serif',
  };
  const ground = `<rect${written({ x, y, width, height, fill: GROUNDS[theme] })}/>`;
  const pieces = piecesOf(picture, position).map((piece) => element(piece, colour));
  return `<svg${written(attributes)}>\n<title>${escaped(picture.title)}</title>\n${[ground, ...pieces].join('\n')}\n</svg>\n`;
}

function element(piece: Piece, colour: (ink: Ink) => string): string {
  const { fill, line, width, dash, cap, opacity, bold } = piece.style;
  const style = {
    fill: fill === undefined ? 'none' : colour(fill),
    ...(line === undefined ? {} : { stroke: colour(line), 'stroke-width': width ?? 1 }),
    ...(dash === undefined ? {} : { 'stroke-dasharray': dash }),
    ...(cap === undefined ? {} : { 'stroke-linecap': cap, ...(cap === 'round' ? { 'stroke-linejoin': cap } : {}) }),
    ...(opacity === undefined ? {} : { opacity }),
  };
  if (piece.kind === 'path') return `<path${written({ d: shortened(piece.d), ...style })}/>`;
  if (piece.kind === 'circle') return `<circle${written({ cx: piece.x, cy: piece.y, r: piece.radius, ...style })}/>`;
  const attributes = {
    x: piece.x,
    // Figures are about 0.7 of the size high; half of that below the middle is their foot.
    y: piece.y + 0.35 * piece.size,
    'font-size': piece.size,
    'text-anchor': 'middle',
    ...(bold ? { 'font-weight': 500 } : {}),
    ...style,
  };
  return `<text${written(attributes)}>${escaped(piece.text)}</text>`;
}

function shortened(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (number) => String(rounded(Number(number))));
}

function written(attributes: { readonly [name: string]: string | number }): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`)
    .join('');
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function escaped(content: string): string {
  return content.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
