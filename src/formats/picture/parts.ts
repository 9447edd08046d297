import { edgeCount, edgeEnds, horizontalEdgeCount } from '../../grid/edges.ts';
import { columnOf, rowOf, type Shape } from '../../grid/shape.ts';
import type { NumberState } from './picture.ts';
import { CELL, cross, type Piece, path, rectangle, type Style, text } from './piece.ts';

// Parts that several genres draw alike. Measures in shares of a cell are those of printed puzzles.

const FRAME = { line: 'ink', width: 0.06 * CELL } as const;
const BORDER = { line: 'ink', width: 0.05 * CELL, cap: 'square' } as const;
const GRID = { line: 'grid', width: 0.012 * CELL, hairline: true } as const;

/** Height of a number in a cell as a font size: its digits are a little more than half a cell high. */
export const NUMBER_SIZE = 0.8 * CELL;
export const OUTSIDE_SIZE = 0.7 * CELL;

/** The upper left corner of a cell. */
export function cornerOf(shape: Shape, cell: number): [number, number] {
  return [columnOf(shape, cell) * CELL, rowOf(shape, cell) * CELL];
}

export function centreOf(shape: Shape, cell: number): [number, number] {
  const [x, y] = cornerOf(shape, cell);
  return [x + CELL / 2, y + CELL / 2];
}

export function paper({ width, height }: Shape): Piece {
  return rectangle(0, 0, width * CELL, height * CELL, { fill: 'paper' });
}

/** The thin lines between the cells. */
export function grid({ width, height }: Shape, style: Style = GRID): Piece {
  let d = '';
  for (let column = 1; column < width; column++) d += `M${column * CELL} 0V${height * CELL}`;
  for (let row = 1; row < height; row++) d += `M0 ${row * CELL}H${width * CELL}`;
  return path(d, style);
}

export const DOTTED_GRID: Style = { ...GRID, dash: '2 3' };

/** A line on each border between cells of different groups, and the frame. */
export function borders(shape: Shape, groups: readonly number[]): Piece[] {
  let d = '';
  for (let edge = 0; edge < edgeCount(shape); edge++) {
    const [a, b] = edgeEnds(shape, edge);
    if (groups[a] !== groups[b]) d += borderPath(shape, edge);
  }
  return [...(d === '' ? [] : [path(d, BORDER)]), frame(shape)];
}

export function frame({ width, height }: Shape): Piece {
  return rectangle(0, 0, width * CELL, height * CELL, FRAME);
}

/** The line between the two cells of an edge. */
export function borderPath(shape: Shape, edge: number): string {
  const [x, y] = cornerOf(shape, edgeEnds(shape, edge)[1]);
  return edge < horizontalEdgeCount(shape) ? `M${x} ${y}v${CELL}` : `M${x} ${y}h${CELL}`;
}

/** The middle of the border that an edge crosses, which is the middle of the edge too. */
export function middleOfEdge(shape: Shape, edge: number): [number, number] {
  const [a, b] = edgeEnds(shape, edge);
  const [x1, y1] = centreOf(shape, a);
  const [x2, y2] = centreOf(shape, b);
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** A font size at which a number of so many characters fits where one of `size` has two digits at most. */
export function fitted(size: number, content: string): number {
  return content.length < 3 ? size * (content.length === 2 ? 0.88 : 1) : (size * 2) / content.length;
}

/** A number in ink, quiet when it is met. */
export function numeral(x: number, y: number, size: number, content: string, state: NumberState): Piece {
  const isDone = state === 'met' || state === 'lie-done';
  return text(x, y, fitted(size, content), content, isDone ? { fill: 'quiet' } : { fill: 'ink', bold: true });
}

/** The same outside the paper. */
export function outsideNumeral(x: number, y: number, content: string, state: NumberState): Piece {
  const size = fitted(OUTSIDE_SIZE, content);
  return text(x, y, size, content, state === 'met' ? { fill: 'quietOutside' } : { fill: 'outside', bold: true });
}

/** An outside number that the player has struck off: quiet, a thin stroke beside it, and still readable. */
export function struckNumeral(x: number, y: number, content: string): Piece[] {
  const size = OUTSIDE_SIZE;
  const reach = size * 0.42 + content.length * 1.5;
  return [
    text(x, y, fitted(size, content), content, { fill: 'quietOutside' }),
    path(`M${x - reach * 0.7} ${y + size * 0.44}h${reach * 1.4}`, { line: 'quietOutside', width: 1.4, cap: 'round' }),
  ];
}

/** Shading that fills a cell; in a trial it is violet and leaves a ring, so that colour isn't the only sign. */
export function shading(x: number, y: number, fill: 'shade' | 'paint', trial: number): Piece[] {
  if (trial === 0) return [rectangle(x, y, CELL, CELL, { fill })];
  return [
    rectangle(x, y, CELL, CELL, { fill: 'trial' }),
    rectangle(x + 5, y + 5, CELL - 10, CELL - 10, { line: 'paper', width: 1.5, dash: '4 3' }),
  ];
}

/** The dot of a cell that is known to be no. */
export function dot(x: number, y: number, trial: number, radius = 0.075 * CELL): Piece {
  const style: Style = trial > 0 ? { line: 'trial', width: 1.6, fill: 'trialPale' } : { fill: 'no' };
  return { kind: 'circle', x, y, radius, style };
}

/** A cross where nothing may pass. */
export function smallCross(x: number, y: number, trial: number): Piece {
  const style: Style = { line: trial > 0 ? 'trial' : 'no', width: 0.035 * CELL, cap: 'round' };
  return cross(x, y, 0.08 * CELL, trial > 0 ? { ...style, dash: '2 2' } : style);
}
