import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BLACK, type CastleWallPuzzle, GREY, NO_ARROW, NO_WALL } from '../../src/genres/castle-wall/puzzle.ts';
import type { TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import type { Shape } from '../../src/grid/shape.ts';
import { boardService } from '../../web/workers/board/service.ts';

// Links of penpa-edit, written here as that program writes them: what a link holds was learnt from its public sources and
// from a published link of another solver, which opens here as a board with one answer.

interface Drawing {
  surface?: { [place: string]: number };
  number?: { [place: string]: [string, number, string] };
  edge?: { [places: string]: number };
}

/** One margin of cells above and at the left where numbers stand outside. */
function linkOf(
  shape: Shape,
  margin: number,
  drawing: Drawing,
  more: { title?: string; tags?: string[] } = {},
): string {
  const { width, height } = shape;
  const short: Readonly<Record<string, string>> = { surface: 'zS', number: 'zN', edge: 'zE' };
  const drawn = JSON.stringify({ command_redo: { __a: [] }, ...drawing, symbol: {}, killercages: [], nothing: null })
    .replace(/"(surface|number|edge)":/g, (_, word: string) => `${short[word]}:`)
    .replace('"command_redo":', 'zR:')
    .replace('"__a":', 'z_:')
    .replace(/null/g, 'zO');
  const lines = [
    `square,${width + margin},${height + margin},38,0,1,1,418,418,58,58,Title: ${more.title ?? ''},Author: `,
    `[${margin},0,${margin},0]`,
    '{zM:0}',
    drawn,
    '{}',
  ];
  while (lines.length < 17) lines.push('');
  lines.push(JSON.stringify(more.tags ?? []));
  const packed = deflateRawSync(Buffer.from(lines.join('\n'))).toString('base64');
  return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${packed}`;
}

function placesOf({ width, height }: Shape, margin: number) {
  const across = width + margin + 4;
  const cells = across * (height + margin + 4);
  const cell = (row: number, column: number): number => (row + 2 + margin) * across + column + 2 + margin;
  return { cell, corner: (row: number, column: number): number => cells + cell(row, column) };
}

/** The borders between cells of different groups. */
function edgesOf(shape: Shape, margin: number, groups: readonly number[]): { [places: string]: number } {
  const { corner } = placesOf(shape, margin);
  const edges: { [places: string]: number } = {};
  for (let row = 0; row < shape.height; row++)
    for (let column = 0; column < shape.width; column++) {
      const here = groups[row * shape.width + column];
      if (row + 1 < shape.height && here !== groups[(row + 1) * shape.width + column])
        edges[`${corner(row, column - 1)},${corner(row, column)}`] = 2;
      if (column + 1 < shape.width && here !== groups[row * shape.width + column + 1])
        edges[`${corner(row - 1, column)},${corner(row, column)}`] = 2;
    }
  return edges;
}

function boards<P extends Shape>(genre: string): { address: string; puzzle: Promise<P> }[] {
  const text = readFileSync(new URL(`../../bank/${genre}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { boards: { puzzlink: string }[] }).boards.slice(0, 12).map(({ puzzlink }) => ({
    address: puzzlink,
    puzzle: boardService.open(puzzlink).then((opened) => {
      if ('refused' in opened) throw new Error(opened.refused);
      return JSON.parse(opened.puzzle) as P;
    }),
  }));
}

async function addressOf(text: string): Promise<string | undefined> {
  const opened = await boardService.open(text);
  if ('refused' in opened) throw new Error(opened.refused);
  return opened.address;
}

/** penpa's digit of an arrow, by ours: none, up, down, left, right. */
const DIGITS = ['', '_0', '_3', '_1', '_2'];

function castleWallDrawing(puzzle: CastleWallPuzzle): Drawing {
  const { cell, corner } = placesOf(puzzle, 0);
  const surface: { [place: string]: number } = {};
  const number: { [place: string]: [string, number, string] } = {};
  const edge: { [places: string]: number } = {};
  puzzle.colours.forEach((colour, at) => {
    if (colour === NO_WALL) return;
    const [row, column] = [Math.floor(at / puzzle.width), at % puzzle.width];
    if (colour === BLACK) surface[cell(row, column)] = 4;
    else if (colour === GREY) surface[cell(row, column)] = 8;
    else {
      edge[`${corner(row - 1, column - 1)},${corner(row - 1, column)}`] = 2;
      edge[`${corner(row, column - 1)},${corner(row, column)}`] = 2;
      edge[`${corner(row - 1, column - 1)},${corner(row, column - 1)}`] = 2;
      edge[`${corner(row - 1, column)},${corner(row, column)}`] = 2;
    }
    const [clue, arrow] = [puzzle.numbers[at], puzzle.arrows[at]];
    if (clue >= 0 || arrow !== NO_ARROW)
      number[cell(row, column)] = [`${clue >= 0 ? clue : ''}${DIGITS[arrow]}`, 4, arrow === NO_ARROW ? '1' : '2'];
  });
  return { surface, number, edge };
}

describe('a penpa link', () => {
  for (const { address, puzzle } of boards<CastleWallPuzzle>('castle-wall'))
    test(`with Castle Wall opens: ${address}`, async () => {
      const made = await puzzle;
      expect(await addressOf(linkOf(made, 0, castleWallDrawing(made), { tags: ['castlewall', 'loop'] }))).toBe(address);
      expect(await addressOf(`Nice: ${linkOf(made, 0, castleWallDrawing(made), { title: 'Castle Wall 3' })} !`)).toBe(
        address,
      );
    });

  for (const { address, puzzle } of boards<UsowanPuzzle>('usowan'))
    test(`with Usowan opens: ${address}`, async () => {
      const made = await puzzle;
      const { cell } = placesOf(made, 0);
      const number: { [place: string]: [string, number, string] } = {};
      made.numbers.forEach((value, at) => {
        if (value !== -1) number[cell(Math.floor(at / made.width), at % made.width)] = [String(value), 1, '1'];
      });
      const drawing = { number, edge: edgesOf(made, 0, made.regions) };
      for (const more of [{}, { tags: ['usowan'] }, { title: 'Uso-One' }])
        expect(await addressOf(linkOf(made, 0, drawing, more))).toBe(address);
    });

  for (const { address, puzzle } of boards<TilepaintPuzzle>('tilepaint'))
    test(`with Tilepaint opens: ${address}`, async () => {
      const made = await puzzle;
      const { cell } = placesOf(made, 1);
      const number: { [place: string]: [string, number, string] } = {};
      made.columns.forEach((value, column) => {
        if (value >= 0) number[cell(-1, column)] = [String(value), 1, '1'];
      });
      made.rows.forEach((value, row) => {
        if (value >= 0) number[cell(row, -1)] = [String(value), 1, '1'];
      });
      const drawing = { number, edge: edgesOf(made, 1, made.tiles) };
      expect(await addressOf(linkOf(made, 1, drawing, { tags: ['tilepaint'] }))).toBe(address);
    });

  test('with another genre is refused by the name that it carries', async () => {
    const size = { width: 4, height: 4 };
    expect(await boardService.open(linkOf(size, 0, { surface: {} }, { tags: ['slitherlink'] }))).toEqual({
      refused: 'The penpa link holds "slitherlink", which is none of the genres here.',
    });
    expect(await boardService.open(linkOf(size, 0, {}, { title: 'Heyawake' }))).toEqual({
      refused: expect.stringContaining('"Heyawake"'),
    });
    expect(await boardService.open(linkOf(size, 0, {}, { tags: ['battleships'] }))).toEqual({
      refused: expect.stringContaining('fleet'),
    });
    expect(await boardService.open(linkOf(size, 0, {}))).toEqual({
      refused: expect.stringContaining('names no genre'),
    });
  });

  test('that is damaged, enormous or hostile is refused in a sentence', async () => {
    const packed = (text: string): string =>
      `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${deflateRawSync(Buffer.from(text)).toString('base64')}`;
    const head = 'square,4,4,38\n[0,0,0,0]\n{}\n';
    for (const link of [
      'https://swaroopg92.github.io/penpa-edit/#m=edit&p=',
      'https://swaroopg92.github.io/penpa-edit/#m=edit&p=%%%',
      'https://swaroopg92.github.io/penpa-edit/#m=edit&p=AAAA',
      packed(''),
      packed('hex,4,4'),
      packed('square,1000000,4\n[0,0,0,0]'),
      packed('square,-4,4\n[0,0,0,0]'),
      packed(`${head}{zS:`),
      packed(`${head}"no drawing"`),
      packed(`${head}{zN:{"27":["<img src=x onerror=alert(1)>",1,"1"]},zE:{"80,81":2}}`),
      packed('a'.repeat(50_000_000)),
    ])
      expect(await boardService.open(link), link.slice(0, 90)).toEqual({ refused: expect.stringMatching(/\.$/) });
  });
});
