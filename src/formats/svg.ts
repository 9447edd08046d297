import { edgeCount, edgeEnds, horizontalEdgeCount } from '../grid/edges.ts';
import { columnOf, rowOf, type Shape } from '../grid/shape.ts';

// Pictures with presentation attributes only: no style sheet has to come along, and every program that knows SVG,
// printers of PDF included, shows them alike.

/** Side of a cell in pixels. */
export const CELL = 40;
const MARGIN = 12;

/** Colours that stay apart for colour-blind eyes and in grey; shapes say the same. */
export const INK = '#1f2933';
export const PALE_INK = '#9aa5b1';
export const GRID = '#cbd2d9';
export const GREEN = '#0b7a4b';
export const PALE_GREEN = '#e0f2e6';
export const PAPER = '#ffffff';

export type Attributes = { readonly [name: string]: string | number };

/** Elements of a picture, in the order in which they are drawn. */
export class Drawing {
  readonly #elements: string[] = [];

  add(name: string, attributes: Attributes): this {
    this.#elements.push(`<${name}${written(attributes)}/>`);
    return this;
  }

  /** A line through the points x1 y1 x2 y2 … */
  stroke(points: readonly number[], colour: string, width: number, more: Attributes = {}): this {
    const path = points.map((value, index) => `${index === 0 ? 'M' : index % 2 === 0 ? 'L' : ''}${rounded(value)}`);
    return this.add('path', {
      d: path.join(' '),
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'square',
      ...more,
    });
  }

  cellFill(shape: Shape, cell: number, colour: string): this {
    const [x, y] = cornerOf(shape, cell);
    return this.add('rect', { x, y, width: CELL, height: CELL, fill: colour });
  }

  /** Text whose middle is at (x, y). */
  label(x: number, y: number, text: string, size: number, colour: string, more: Attributes = {}): this {
    const attributes = {
      x,
      // Figures are about 0.7 of the size high; half of that below the middle is their foot.
      y: y + 0.35 * size,
      'font-size': size,
      'text-anchor': 'middle',
      fill: colour,
      ...more,
    };
    this.#elements.push(`<text${written(attributes)}>${escaped(text)}</text>`);
    return this;
  }

  cross(x: number, y: number, half: number, colour: string, width: number): this {
    const round = { 'stroke-linecap': 'round' };
    this.stroke([x - half, y - half, x + half, y + half], colour, width, round);
    return this.stroke([x - half, y + half, x + half, y - half], colour, width, round);
  }

  /** The thin lines between the cells. */
  grid({ width, height }: Shape): this {
    for (let column = 1; column < width; column++)
      this.stroke([column * CELL, 0, column * CELL, height * CELL], GRID, 1);
    for (let row = 1; row < height; row++) this.stroke([0, row * CELL, width * CELL, row * CELL], GRID, 1);
    return this;
  }

  /** A line on each border between two regions, and the frame. */
  borders(shape: Shape, borders: readonly number[], width: number): this {
    for (let edge = 0; edge < edgeCount(shape); edge++)
      if (borders[edge] === 1) this.stroke(borderLine(shape, edge), INK, width);
    return this.frame(shape, width);
  }

  frame({ width, height }: Shape, line: number): this {
    return this.add('rect', {
      x: 0,
      y: 0,
      width: width * CELL,
      height: height * CELL,
      fill: 'none',
      stroke: INK,
      'stroke-width': line,
    });
  }

  /** The picture, with room for `left` and `top` columns and rows before the board and `below` after it. */
  svg(title: string, { width, height }: Shape, { left = 0, top = 0, below = 0 } = {}): string {
    const x = -left * CELL - MARGIN;
    const y = -top * CELL - MARGIN;
    const wide = (width + left) * CELL + 2 * MARGIN;
    const high = (height + top + below) * CELL + 2 * MARGIN;
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${x} ${y} ${wide} ${high}`,
      width: wide,
      height: high,
      role: 'img',
      'font-family': 'Helvetica, Arial, "Liberation Sans", sans-serif',
    };
    const paper = `<rect${written({ x, y, width: wide, height: high, fill: PAPER })}/>`;
    return `<svg${written(attributes)}>\n<title>${escaped(title)}</title>\n${[paper, ...this.#elements].join('\n')}\n</svg>\n`;
  }
}

/** The upper left corner of a cell. */
export function cornerOf(shape: Shape, cell: number): [number, number] {
  return [columnOf(shape, cell) * CELL, rowOf(shape, cell) * CELL];
}

export function centreOf(shape: Shape, cell: number): [number, number] {
  const [x, y] = cornerOf(shape, cell);
  return [x + CELL / 2, y + CELL / 2];
}

/** The line between the two cells of an edge. */
export function borderLine(shape: Shape, edge: number): [number, number, number, number] {
  const [x, y] = cornerOf(shape, edgeEnds(shape, edge)[1]);
  return edge < horizontalEdgeCount(shape) ? [x, y, x, y + CELL] : [x, y, x + CELL, y];
}

/** `Usowan, 6 columns, 4 rows`. */
export function titleOf(name: string, { width, height }: Shape): string {
  return `${name}, ${width} columns, ${height} rows`;
}

/** A size at which a number of so many characters fits a cell. */
export function numberSize(text: string): number {
  return [22, 22, 20, 16, 13, 11, 9][Math.min(text.length, 6)];
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`)
    .join('');
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
