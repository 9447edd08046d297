import { edgeCount, horizontalEdge, verticalEdge } from '../grid/edges.ts';
import type { Shape } from '../grid/shape.ts';
import type { LinePart, Lines } from './lines.ts';

/** A board drawn with boxes: a border on each edge or none, and a few characters in each cell. */
export interface Boxes {
  /** 0 or 1 for each edge. */
  readonly borders: readonly number[];
  readonly cells: readonly string[];
  /** What stands before each row, if anything may. */
  readonly margin: readonly string[];
}

/**
 * A drawing that a person can type:
 *
 *         +---+---+---+
 *       2 | 1   # | - |
 *         +   +---+   +
 *       . | 2x|       |
 *         +---+---+---+
 *
 * The first line tells where the columns stand (one `+` at each line between two columns), and the margin is what is
 * left of its first `+`. A border is drawn with dashes all along, or with `|`; no border is blank. Blanks at the end
 * of a line may be missing. `margin` allows one word before each row.
 */
export function boxes(shape: Shape, margin: boolean): LinePart<Boxes> {
  const { width, height } = shape;
  return {
    read(lines) {
      const posts = readPosts(lines, width);
      const borders = new Array<number>(edgeCount(shape)).fill(0);
      const cells: string[] = [];
      const margins: string[] = [];
      for (let row = 0; row < height; row++) {
        const inside = takePadded(lines, posts, `row ${row + 1}`);
        const before = inside.slice(0, posts[0]).trim();
        if (!margin && before !== '') marginText(lines, before);
        margins.push(before);
        for (let column = 0; column <= width; column++) {
          const wall = readWall(lines, inside, posts[column], column === 0 || column === width);
          if (wall && column > 0 && column < width) borders[horizontalEdge(shape, row, column - 1)] = 1;
          if (column < width) cells.push(inside.slice(posts[column] + 1, posts[column + 1]).trim());
        }
        const below = takePadded(lines, posts, `the line below row ${row + 1}`);
        if (below.slice(0, posts[0]).trim() !== '') marginText(lines, below.slice(0, posts[0]).trim());
        for (let column = 0; column < width; column++) {
          const wall = readFloor(lines, below, posts[column], posts[column + 1], row === height - 1);
          if (wall && row < height - 1) borders[verticalEdge(shape, row, column)] = 1;
        }
      }
      return { borders, cells, margin: margins };
    },
    write({ borders, cells, margin: margins }) {
      const room = Math.max(3, ...cells.map((cell) => cell.length));
      const before = margin ? Math.max(...margins.map((text) => text.length)) + 1 : 0;
      const indent = ' '.repeat(before);
      let text = `${indent}${`+${'-'.repeat(room)}`.repeat(width)}+\n`;
      for (let row = 0; row < height; row++) {
        text += margin ? `${margins[row].padStart(before - 1)} ` : '';
        for (let column = 0; column < width; column++) {
          const wall = column === 0 || borders[horizontalEdge(shape, row, column - 1)] === 1;
          text += (wall ? '|' : ' ') + centred(cells[row * width + column], room);
        }
        text += `|\n${indent}`;
        for (let column = 0; column < width; column++) {
          const wall = row === height - 1 || borders[verticalEdge(shape, row, column)] === 1;
          text += `+${(wall ? '-' : ' ').repeat(room)}`;
        }
        text += '+\n';
      }
      return text;
    },
  };
}

/** The numbers over the columns of such a drawing, each over its own column. */
export function overBoxes(numbers: readonly string[], margin: readonly string[], cells: readonly string[]): string {
  const room = Math.max(3, ...cells.map((cell) => cell.length));
  const before = Math.max(...margin.map((text) => text.length)) + 1;
  let text = ' '.repeat(before);
  for (const number of numbers) text += ` ${centred(number, room)}`;
  return `${text.trimEnd()}\n`;
}

/** One character left of the middle where the room is uneven, so that a lone character stands in the middle of 3. */
function centred(text: string, room: number): string {
  const left = Math.floor((room - text.length + 1) / 2);
  return text.padStart(text.length + Math.min(left, room - text.length)).padEnd(room);
}

/** The columns of the `+` in a line like `+---+---+`. */
function readPosts(lines: Lines, width: number): number[] {
  const top = lines.take('the upper border of the board').trimEnd();
  const posts: number[] = [];
  for (let at = 0; at < top.length; at++) {
    const character = top[at];
    if (character === '+') posts.push(at);
    else if (character !== (posts.length === 0 ? ' ' : '-')) lines.failCharacter(at, character, '"+" or "-"');
  }
  if (posts.length !== width + 1 || top.at(-1) !== '+')
    lines.fail(`Line ${lines.taken} has ${posts.length} "+", where ${width + 1} were expected, one at its end.`);
  for (let column = 0; column < width; column++)
    if (posts[column + 1] - posts[column] < 2) lines.failCharacter(posts[column + 1], '+', '"-"');
  return posts;
}

/** The next line, filled up with blanks to the last post; nothing may stand after that. */
function takePadded(lines: Lines, posts: readonly number[], what: string): string {
  const last = posts[posts.length - 1];
  const line = lines.take(what).trimEnd();
  if (line.length > last + 1) lines.failCharacter(last + 1, line[last + 1], 'the end of the line');
  return line.padEnd(last + 1);
}

function marginText(lines: Lines, text: string): never {
  return lines.failCharacter(0, text, 'no text before the board');
}

function readWall(lines: Lines, line: string, at: number, outer: boolean): boolean {
  if (line[at] === '|') return true;
  if (outer || line[at] !== ' ') lines.failCharacter(at, line[at], outer ? '"|"' : '"|" or a blank');
  return false;
}

function readFloor(lines: Lines, line: string, from: number, to: number, outer: boolean): boolean {
  for (const post of [from, to]) if (line[post] !== '+') lines.failCharacter(post, line[post], '"+"');
  const first = line[from + 1];
  if (first !== '-' && (outer || first !== ' ')) lines.failCharacter(from + 1, first, outer ? '"-"' : '"-" or a blank');
  for (let at = from + 1; at < to; at++)
    if (line[at] !== first) lines.failCharacter(at, line[at], first === '-' ? '"-"' : 'a blank');
  return first === '-';
}
