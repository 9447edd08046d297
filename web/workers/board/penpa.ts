import { BLANK, QUESTION } from '../../../src/board/clue.ts';
import {
  BLACK,
  DOWN,
  GREY,
  LEFT,
  NO_ARROW,
  NO_WALL,
  RIGHT,
  UP,
  WHITE,
} from '../../../src/genres/castle-wall/puzzle.ts';
import { InputError } from '../../../src/grid/input-error.ts';

// Links of penpa-edit. Such a link holds a drawing, not a puzzle: `p=` is base64 of deflated lines, the first of which is
// the grid, the second its margins, the fourth what the setter drew (as JSON with its words cut short), and the
// eighteenth the tags by which the setter named the genre. What can be read as one of our genres is.
//
//     square,6,6,…,Title: …          4th: {zS:{"52":4},zN:{"52":["3_1",4,"2"]},zE:{"130,131":2},…}
//
// Places are numbered row by row over a grid with two more rows and columns on every side; corners and edges follow after
// all cells, with the same numbers again.

/** The words of a drawing that we read, as links write them. */
const WORDS: Readonly<Record<string, string>> = {
  zS: 'surface',
  zN: 'number',
  zE: 'edge',
  zY: 'symbol',
  z4: 'deleteedge',
};

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Colours of cells. */
  readonly surface: ReadonlyMap<number, number>;
  /** What is written in cells, and outside above (row −1) and beside (column −1) them. */
  readonly texts: ReadonlyMap<string, string>;
  /** Borders that are drawn, each named by the cell at its upper or left side and the one behind it. */
  readonly borders: ReadonlySet<string>;
  readonly names: readonly string[];
}

/** Whether a link is one of penpa-edit. */
export function isPenpaLink(link: string): boolean {
  return /[#?&]p=/.test(link) && (/penpa/i.test(link) || /[#?]m=(edit|solve)/.test(link));
}

/** The board of a penpa link as the project's JSON; an `InputError` says why there is none. */
export async function penpaBoard(link: string): Promise<string> {
  const drawing = drawingOf(await inflated(/[#?&]p=([^&\s]*)/.exec(link)?.[1] ?? ''));
  switch (genreOf(drawing)) {
    case 'castle-wall':
      return castleWall(drawing);
    case 'usowan':
      return usowan(drawing);
    case 'tilepaint':
      return tilepaint(drawing);
    default:
      throw new InputError(
        'The penpa link holds Battleships, and a drawing of penpa tells no fleet: open the board by its puzz.link address.',
      );
  }
}

async function inflated(base64: string): Promise<string> {
  const damaged = (): InputError => new InputError('The penpa link is damaged: what follows "p=" can not be unpacked.');
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(decodeURIComponent(base64)), (character) => character.charCodeAt(0));
  } catch {
    throw damaged();
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      // A small text can swell to any length: a drawing is never that large.
      if (length > 2_000_000) throw damaged();
      chunks.push(value);
    }
  } catch {
    throw damaged();
  }
  return new TextDecoder().decode(Uint8Array.from(chunks.flatMap((chunk) => [...chunk])));
}

function drawingOf(text: string): Drawing {
  const lines = text.split('\n');
  const head = (lines[0] ?? '').split(',');
  if (!['square', 'sudoku', 'kakuro'].includes(head[0]))
    throw new InputError(`The penpa link has a grid called "${head[0].slice(0, 20)}", where squares were expected.`);
  const [top, bottom, left, right] = numbersOf(lines[1], 4);
  const [wide, high] = [Number(head[1]), Number(head[2])];
  const width = wide - left - right;
  const height = high - top - bottom;
  const isSize = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 100;
  if (![wide, high, width, height].every(isSize))
    throw new InputError('The penpa link tells no size of 1 to 100 columns and rows.');
  const drawn = partsOf(lines[3] ?? '');
  const across = wide + 4;
  const cells = across * (high + 4);
  const placeOf = (index: number): { kind: number; row: number; column: number } => ({
    kind: Math.floor(index / cells),
    row: Math.floor((index % cells) / across) - 2 - top,
    column: ((index % cells) % across) - 2 - left,
  });
  const surface = new Map<number, number>();
  const texts = new Map<string, string>();
  for (const [index, colour] of entriesOf(drawn.surface)) {
    const { kind, row, column } = placeOf(Number(index));
    if (kind === 0 && isWithin(row, height) && isWithin(column, width))
      surface.set(row * width + column, Number(colour));
  }
  for (const [index, written] of entriesOf(drawn.number)) {
    const { kind, row, column } = placeOf(Number(index));
    if (kind === 0 && Array.isArray(written)) texts.set(`${row} ${column}`, String(written[0]).trim());
  }
  const borders = new Set<string>();
  for (const [index] of entriesOf(drawn.edge)) {
    const ends = index.split(',').map(Number);
    if (ends.length !== 2) continue;
    const [a, b] = ends.map(placeOf);
    if (a.kind !== 1 || b.kind !== 1) continue;
    // A corner is numbered by the cell at its upper left: the one at (1, 1) lies between cells (1, 1) and (2, 2).
    const row = Math.max(a.row, b.row);
    const column = Math.max(a.column, b.column);
    if (a.row === b.row) borders.add(`${row} ${column} ${row + 1} ${column}`);
    else if (a.column === b.column) borders.add(`${row} ${column} ${row} ${column + 1}`);
  }
  const tags = tagsOf(lines[17] ?? '');
  const title = head.find((part) => part.startsWith('Title:'))?.slice(6) ?? '';
  return { width, height, surface, texts, borders, names: tags.length > 0 ? tags : [title] };
}

/** The genre as the setter has named it, in quotes one after another; none in older links. */
function tagsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, tag]) => tag);
}

function numbersOf(line: string | undefined, count: number): number[] {
  const found =
    /^\[(\d+(?:,\d+)*)\]$/
      .exec(line?.trim() ?? '')?.[1]
      .split(',')
      .map(Number) ?? [];
  return found.length === count ? found : new Array<number>(count).fill(0);
}

function partsOf(line: string): { readonly [name: string]: unknown } {
  // Frequent words are cut short and stand without quotes: `zS:` for `"surface":`, `zO` for nothing.
  const quoted = line
    .replace(/([{,])(z\w)(?=:)/g, (_, before: string, word: string) => `${before}"${WORDS[word] ?? word}"`)
    .replace(/([:,[])zO(?=[,\]}])/g, '$1null');
  try {
    const found: unknown = JSON.parse(quoted);
    if (typeof found === 'object' && found !== null) return found as { readonly [name: string]: unknown };
  } catch {
    // Said below.
  }
  throw new InputError('The penpa link is damaged: its drawing can not be read.');
}

function entriesOf(part: unknown): [string, unknown][] {
  return typeof part === 'object' && part !== null ? Object.entries(part) : [];
}

function isWithin(value: number, length: number): boolean {
  return value >= 0 && value < length;
}

/** Names that setters give our genres, as they stand in tags and titles. */
const NAMES: readonly (readonly [RegExp, 'castle-wall' | 'usowan' | 'tilepaint' | 'battleships'])[] = [
  [/castle ?wall/i, 'castle-wall'],
  [/uso-?(one|wan)/i, 'usowan'],
  [/tile ?paint/i, 'tilepaint'],
  [/battle ?ship|bimaru/i, 'battleships'],
];

/** The genre by its name, or else by what is drawn. */
function genreOf({ names, texts, borders }: Drawing): string {
  for (const name of names) {
    const known = NAMES.find(([pattern]) => pattern.test(name));
    if (known) return known[1];
  }
  const told = names.map((name) => name.trim()).filter((name) => name !== '');
  if (told.length > 0)
    throw new InputError(`The penpa link holds "${told[0].slice(0, 40)}", which is none of the genres here.`);
  const written = [...texts.values()];
  if (written.some((text) => /^\d*_[0-3]$/.test(text))) return 'castle-wall';
  if (borders.size > 0 && written.length > 0) {
    const outside = [...texts.keys()].some((place) => place.startsWith('-1 ') || place.endsWith(' -1'));
    return outside ? 'tilepaint' : 'usowan';
  }
  throw new InputError('The penpa link names no genre, and its drawing looks like none of those here.');
}

/** penpa's greys. */
const GREYS = [1, 3, 8];
const PENPA_BLACK = 4;
/** Directions of arrows in penpa, by their digit. */
const ARROWS = [UP, LEFT, RIGHT, DOWN];

function castleWall({ width, height, surface, texts, borders }: Drawing): string {
  const cells = width * height;
  const colours = new Array<number>(cells).fill(NO_WALL);
  const arrows = new Array<number>(cells).fill(NO_ARROW);
  const numbers = new Array<number>(cells).fill(BLANK);
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / width);
    const column = cell % width;
    const text = texts.get(`${row} ${column}`);
    const colour = surface.get(cell);
    const isBoxed =
      borders.has(`${row - 1} ${column} ${row} ${column}`) &&
      borders.has(`${row} ${column} ${row + 1} ${column}`) &&
      borders.has(`${row} ${column - 1} ${row} ${column}`) &&
      borders.has(`${row} ${column} ${row} ${column + 1}`);
    if (colour === PENPA_BLACK) colours[cell] = BLACK;
    else if (colour !== undefined && GREYS.includes(colour)) colours[cell] = GREY;
    else if (text !== undefined || isBoxed) colours[cell] = WHITE;
    if (colours[cell] === NO_WALL) continue;
    const [, number = '', arrow = ''] = /^(\d*)(?:_([0-3]))?$/.exec(text ?? '') ?? [];
    numbers[cell] = number === '' ? QUESTION : Number(number);
    arrows[cell] = arrow === '' ? NO_ARROW : ARROWS[Number(arrow)];
  }
  return JSON.stringify({ kaisu: 1, genre: 'castle-wall', width, height, colours, arrows, numbers });
}

/** The cells in parts between the borders that are drawn, each cell with the number of its part. */
function parts({ width, height, borders }: Drawing): number[] {
  const part = new Array<number>(width * height).fill(-1);
  let count = 0;
  for (let first = 0; first < part.length; first++) {
    if (part[first] >= 0) continue;
    const queue = [first];
    part[first] = count;
    for (const cell of queue) {
      const row = Math.floor(cell / width);
      const column = cell % width;
      for (const [r, c, border] of [
        [row - 1, column, `${row - 1} ${column} ${row} ${column}`],
        [row + 1, column, `${row} ${column} ${row + 1} ${column}`],
        [row, column - 1, `${row} ${column - 1} ${row} ${column}`],
        [row, column + 1, `${row} ${column} ${row} ${column + 1}`],
      ] as const) {
        const other = r * width + c;
        if (!isWithin(r, height) || !isWithin(c, width) || part[other] >= 0 || borders.has(border)) continue;
        part[other] = count;
        queue.push(other);
      }
    }
    count++;
  }
  return part;
}

function usowan(drawing: Drawing): string {
  const { width, height, texts } = drawing;
  const numbers = Array.from({ length: width * height }, (_, cell) =>
    numberOf(texts.get(`${Math.floor(cell / width)} ${cell % width}`)),
  );
  return JSON.stringify({ kaisu: 1, genre: 'usowan', width, height, regions: parts(drawing), numbers });
}

function tilepaint(drawing: Drawing): string {
  const { width, height, texts } = drawing;
  const blank = new Array<number>(width * height).fill(BLANK);
  const columns = Array.from({ length: width }, (_, column) => numberOf(texts.get(`-1 ${column}`)));
  const rows = Array.from({ length: height }, (_, row) => numberOf(texts.get(`${row} -1`)));
  return JSON.stringify({
    kaisu: 1,
    genre: 'tilepaint',
    width,
    height,
    tiles: parts(drawing),
    columns,
    rows,
    right: blank,
    down: blank,
  });
}

function numberOf(text: string | undefined): number {
  if (text === undefined || text === '') return BLANK;
  if (text === '?') return QUESTION;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new InputError(`The penpa link has "${text.slice(0, 20)}" in a cell, where a number was expected.`);
}
