import fc from 'fast-check';
import type { Board } from '../../src/board/board.ts';
import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { tidied } from '../../src/board/notes.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Codec } from '../../src/formats/codec.ts';
import { printBoard } from '../../src/formats/print.ts';
import { regionCount, regionsOfLabels } from '../../src/formats/regions.ts';
import { battleshipsCodec } from '../../src/genres/battleships/formats/codec.ts';
import type { BattleshipsPuzzle } from '../../src/genres/battleships/puzzle.ts';
import { castleWallCodec } from '../../src/genres/castle-wall/formats/codec.ts';
import { type CastleWallPuzzle, NO_WALL } from '../../src/genres/castle-wall/puzzle.ts';
import { tilepaintCodec } from '../../src/genres/tilepaint/formats/codec.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import { usowanCodec } from '../../src/genres/usowan/formats/codec.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import { edgeCount } from '../../src/grid/edges.ts';
import { cellCount, type Shape } from '../../src/grid/shape.ts';

// Arbitrary boards in normal form, meaningless ones included: what the formats must carry is anything that can be
// printed, whether or not anybody can solve it.

const shapes: fc.Arbitrary<Shape> = fc.record({
  width: fc.integer({ min: 1, max: 6 }),
  height: fc.integer({ min: 1, max: 5 }),
});

function list(length: number, value: fc.Arbitrary<number>): fc.Arbitrary<number[]> {
  return fc.array(value, { minLength: length, maxLength: length });
}

/** Mostly 0, so that layers of notes are often empty. */
function layer(length: number, largest: number): fc.Arbitrary<number[]> {
  return fc.oneof(fc.constant(new Array<number>(length).fill(0)), list(length, fc.integer({ min: 0, max: largest })));
}

function marks(length: number): fc.Arbitrary<Uint8Array> {
  return layer(length, 2).map((values) => Uint8Array.from(values));
}

const largeNumbers = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 17 }) },
  { weight: 1, arbitrary: fc.constantFrom(255, 256, 995, 4095, 4096, 999_999) },
);

export const usowanBoards: fc.Arbitrary<Board<UsowanPuzzle>> = shapes.chain((shape) => {
  const { width, height } = shape;
  const cells = cellCount(shape);
  return fc
    .record({
      labels: list(cells, fc.integer({ min: 0, max: 2 })),
      numbers: list(cells, fc.oneof(fc.constant(BLANK), fc.integer({ min: QUESTION, max: 4 }))),
      marks: marks(cells),
      verdicts: layer(cells, 2),
      verticalBorders: layer((width - 1) * height, 1),
      horizontalBorders: layer(width * (height - 1), 1),
    })
    .map(({ labels, numbers, marks, ...notes }) => ({
      puzzle: { ...shape, regions: regionsOfLabels(shape, labels, () => {}, 'region'), numbers },
      marks,
      notes: tidied(notes),
    }));
});

export const battleshipsBoards: fc.Arbitrary<Board<BattleshipsPuzzle>> = shapes.chain((shape) => {
  const cells = cellCount(shape);
  const outside = fc.oneof(fc.constantFrom(BLANK, QUESTION), largeNumbers);
  const ships = fc.oneof(
    fc.constantFrom([1, 1, 1, 2, 2, 3], []),
    fc.array(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 40 })), { maxLength: 6 }),
  );
  return ships.chain((fleet) =>
    fc
      .record({
        columns: list(shape.width, outside),
        rows: list(shape.height, outside),
        pieces: list(cells, fc.oneof(fc.constant(BLANK), fc.integer({ min: QUESTION, max: 6 }))),
        marks: marks(cells),
        struckColumns: layer(shape.width, 1),
        struckRows: layer(shape.height, 1),
        struckShips: layer(fleet.length, 1),
        struckPieces: layer(cells, 1),
        dots: layer(cells, 1),
        uprightShips: layer(fleet.length, 1).map((flags) => flags.map((flag, ship) => (fleet[ship] > 1 ? flag : 0))),
      })
      .map(({ columns, rows, pieces, marks: drawn, dots, ...notes }) => {
        // A cell with a printed piece is never unknown.
        const marks = drawn.map((mark, cell) => mark || (pieces[cell] === BLANK ? 0 : pieces[cell] === 0 ? 2 : 1));
        const asPrinted = (cell: number): boolean =>
          pieces[cell] !== BLANK && marks[cell] === (pieces[cell] === 0 ? 2 : 1);
        return {
          puzzle: { ...shape, columns, rows, pieces, fleet },
          marks,
          notes: tidied({ ...notes, dottedPieces: dots.map((dot, cell) => (asPrinted(cell) ? dot : 0)) }),
        };
      }),
  );
});

export const tilepaintBoards: fc.Arbitrary<Board<TilepaintPuzzle>> = shapes.chain((shape) => {
  const cells = cellCount(shape);
  const number = fc.oneof(fc.constant(BLANK), largeNumbers);
  return fc
    .record({
      labels: list(cells, fc.integer({ min: CLUE_CELL, max: 2 })),
      columns: list(shape.width, number),
      rows: list(shape.height, number),
      right: list(cells, number),
      down: list(cells, number),
      whole: list(cells, fc.integer({ min: 0, max: 2 })),
      paint: layer(cells, 2),
      tints: layer(cells, 1),
    })
    .map(({ labels, columns, rows, right, down, whole, paint, tints }) => {
      const tiles = regionsOfLabels(shape, labels, () => {}, 'tile');
      const count = regionCount(tiles);
      const marks = Uint8Array.from(whole.slice(0, count));
      const clueOnly = (values: number[]) => values.map((value, cell) => (tiles[cell] === CLUE_CELL ? value : BLANK));
      const strokes = paint.map((stroke, cell) => (tiles[cell] === CLUE_CELL || marks[tiles[cell]] === 0 ? stroke : 0));
      // A tile whose cells are painted alike is marked, not noted.
      for (let tile = 0; tile < count; tile++) {
        const own = strokes.filter((_stroke, cell) => tiles[cell] === tile);
        if (marks[tile] === 0 && own.every((stroke) => stroke === own[0])) {
          marks[tile] = own[0];
          tiles.forEach((other, cell) => {
            if (other === tile) strokes[cell] = 0;
          });
        }
      }
      const puzzle = { ...shape, tiles, columns, rows, right: clueOnly(right), down: clueOnly(down) };
      return { puzzle, marks, notes: tidied({ tints, paint: strokes }) };
    });
});

export const castleWallBoards: fc.Arbitrary<Board<CastleWallPuzzle>> = shapes.chain((shape) => {
  const cells = cellCount(shape);
  return fc
    .record({
      colours: list(cells, fc.integer({ min: NO_WALL, max: 2 })),
      arrows: list(cells, fc.integer({ min: 0, max: 4 })),
      numbers: list(cells, fc.oneof(fc.constant(QUESTION), largeNumbers)),
      marks: marks(edgeCount(shape)),
      greyed: layer(cells, 1),
    })
    .map(({ colours, arrows, numbers, marks, greyed }) => ({
      puzzle: {
        ...shape,
        colours,
        arrows: arrows.map((arrow, cell) => (colours[cell] === NO_WALL ? 0 : arrow)),
        numbers: numbers.map((number, cell) => (colours[cell] === NO_WALL ? BLANK : number)),
      },
      marks,
      notes: tidied({ greyed }),
    }));
});

export interface GenreBoards<P extends Puzzle = Puzzle> {
  readonly codec: Codec<P>;
  readonly boards: fc.Arbitrary<Board<P>>;
}

export const genreBoards: readonly GenreBoards[] = [
  { codec: usowanCodec, boards: usowanBoards } as GenreBoards,
  { codec: battleshipsCodec, boards: battleshipsBoards } as GenreBoards,
  { codec: tilepaintCodec, boards: tilepaintBoards } as GenreBoards,
  { codec: castleWallCodec, boards: castleWallBoards } as GenreBoards,
];

/** All that a board holds, as one line: two boards are the same exactly if this is. */
export function asJson(codec: Codec, board: Board): string {
  return printBoard(codec, board, 'json').text;
}
