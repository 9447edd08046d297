import { BLANK, QUESTION } from '../../src/board/clue.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import {
  type BattleshipsPuzzle,
  LEFT_END,
  LOWER_END,
  MIDDLE,
  RIGHT_END,
  SUBMARINE,
  UPPER_END,
  WATER,
} from '../../src/genres/battleships/puzzle.ts';
import {
  BLACK,
  type CastleWallPuzzle,
  DOWN,
  LEFT,
  NO_ARROW,
  NO_WALL,
  RIGHT,
  UP,
  WHITE,
} from '../../src/genres/castle-wall/puzzle.ts';
import type { GenreId } from '../../src/genres/registry.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import { edgeCount, edgeEnds, horizontalEdge, horizontalEdgeCount } from '../../src/grid/edges.ts';
import { cellCount, columnOf, diagonals, neighbours, rowOf } from '../../src/grid/shape.ts';

// The printed rules of genres as answer set programs, for an outside solver. They share nothing with the
// models: the sheet and the loop by reachability from a first cell, ships as whole placements, colours by crossings.
// In every one `d(I)` says that decision I is yes.

/** The genres that are encoded, each for its own puzzles. */
const encoders: { readonly [Id in GenreId]?: (puzzle: never) => string } = {
  usowan,
  battleships,
  tilepaint,
  'castle-wall': castleWall,
};

/** Whether there is an encoding of the genre of that id. */
export function isEncoded(genre: string): genre is GenreId {
  return Object.hasOwn(encoders, genre);
}

/** The program of a board, in clingo's language. */
export function encode(genre: GenreId, puzzle: Puzzle): string {
  const encoder = encoders[genre];
  if (!encoder) throw new Error(`no encoding of ${genre}`);
  return encoder(puzzle as never);
}

function usowan(puzzle: UsowanPuzzle): string {
  const facts: string[] = [`cell(0..${cellCount(puzzle) - 1}).`];
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    for (const other of neighbours(puzzle, cell)) facts.push(`beside(${cell},${other}).`);
    const number = puzzle.numbers[cell];
    facts.push(`region(${puzzle.regions[cell]}).`);
    if (number !== BLANK) facts.push(`printed(${cell}).`);
    if (number >= 0) facts.push(`number(${cell},${number},${puzzle.regions[cell]}).`);
  }
  return `${facts.join('\n')}
{ d(C) } :- cell(C), not printed(C).
:- d(A), d(B), beside(A,B).
white(C) :- cell(C), not d(C).
first(C) :- white(C), not white(D) : cell(D), D < C.
sheet(C) :- first(C).
sheet(D) :- sheet(C), beside(C,D), white(D).
:- white(C), not sheet(C).
:- not white(C) : cell(C).
lie(C,R) :- number(C,N,R), #count { D : beside(C,D), d(D) } != N.
:- region(R), #count { C : lie(C,R) } != 1.
#show d/1.`;
}

function battleships(puzzle: BattleshipsPuzzle): string {
  const { width, height, pieces, rows, columns, fleet } = puzzle;
  const facts: string[] = [`cell(0..${cellCount(puzzle) - 1}).`];
  const lengths = new Map<number, number>();
  for (const length of fleet) lengths.set(length, (lengths.get(length) ?? 0) + 1);
  let ship = 0;
  for (const [length, count] of lengths) {
    facts.push(`owned(${length},${count}).`);
    for (const [down, right] of length === 1
      ? [[0, 1]]
      : [
          [0, 1],
          [1, 0],
        ])
      for (let row = 0; row + down * (length - 1) < height; row++)
        for (let column = 0; column + right * (length - 1) < width; column++) {
          const cells = Array.from({ length }, (_, step) => (row + down * step) * width + column + right * step);
          const sea = new Set(cells.flatMap((cell) => [...neighbours(puzzle, cell), ...diagonals(puzzle, cell)]));
          facts.push(`place(${ship},${length}).`);
          for (const cell of cells) {
            facts.push(`covers(${ship},${cell}).`);
            sea.delete(cell);
          }
          for (const cell of sea) facts.push(`sea(${ship},${cell}).`);
          ship++;
        }
  }
  rows.forEach((number, row) => {
    if (number >= 0) facts.push(`:- #count { C : d(C), C / ${width} = ${row} } != ${number}.`);
  });
  columns.forEach((number, column) => {
    if (number >= 0) facts.push(`:- #count { C : d(C), C \\ ${width} = ${column} } != ${number}.`);
  });
  pieces.forEach((piece, cell) => {
    if (piece !== BLANK) facts.push(...pieceRules(puzzle, piece, cell));
  });
  return `${facts.join('\n')}
{ ship(S) : place(S,_) }.
:- owned(L,N), #count { S : ship(S), place(S,L) } != N.
d(C) :- ship(S), covers(S,C).
:- ship(S), sea(S,C), d(C).
:- cell(C), 2 { ship(S) : covers(S,C) }.
#show d/1.`;
}

function pieceRules(puzzle: BattleshipsPuzzle, piece: number, cell: number): string[] {
  const { width, height } = puzzle;
  const row = rowOf(puzzle, cell);
  const column = columnOf(puzzle, cell);
  // Off the board is water: an atom that never holds.
  const at = (down: number, right: number): string => {
    const inside = row + down >= 0 && row + down < height && column + right >= 0 && column + right < width;
    return inside ? `d(${cell + down * width + right})` : 'd(-1)';
  };
  if (piece === WATER) return [`:- d(${cell}).`];
  const rules = [`:- not d(${cell}).`];
  if (piece === QUESTION) return rules;
  const up = at(-1, 0);
  const down = at(1, 0);
  const left = at(0, -1);
  const right = at(0, 1);
  if (piece === MIDDLE)
    return [
      ...rules,
      `through${cell} :- ${up}, ${down}.`,
      `through${cell} :- ${left}, ${right}.`,
      `:- not through${cell}.`,
    ];
  const grows = new Map([
    [UPPER_END, down],
    [LOWER_END, up],
    [LEFT_END, right],
    [RIGHT_END, left],
  ]).get(piece);
  if (piece !== SUBMARINE) rules.push(`:- not ${grows}.`);
  for (const side of [up, down, left, right]) if (side !== grows) rules.push(`:- ${side}.`);
  return rules;
}

function tilepaint(puzzle: TilepaintPuzzle): string {
  const { width, height, tiles } = puzzle;
  const facts: string[] = [];
  for (const tile of new Set(tiles)) if (tile !== CLUE_CELL) facts.push(`tile(${tile}).`);
  const run = (number: number, first: number, stride: number, left: number): void => {
    if (number === BLANK) return;
    const cells: string[] = [];
    for (let step = 0; step < left && tiles[first + step * stride] !== CLUE_CELL; step++)
      cells.push(`1,${step} : d(${tiles[first + step * stride]})`);
    facts.push(`:- #sum { ${cells.join('; ')} } != ${number}.`);
  };
  for (let row = 0; row < height; row++) run(puzzle.rows[row], row * width, 1, width);
  for (let column = 0; column < width; column++) run(puzzle.columns[column], column, width, height);
  for (let cell = 0; cell < tiles.length; cell++) {
    if (tiles[cell] !== CLUE_CELL) continue;
    run(puzzle.right[cell], cell + 1, 1, width - 1 - columnOf(puzzle, cell));
    run(puzzle.down[cell], cell + width, width, height - 1 - rowOf(puzzle, cell));
  }
  return `${facts.join('\n')}
{ d(T) } :- tile(T).
#show d/1.`;
}

function castleWall(puzzle: CastleWallPuzzle): string {
  const { width, height } = puzzle;
  const facts: string[] = [`cell(0..${cellCount(puzzle) - 1}).`];
  for (let edge = 0; edge < edgeCount(puzzle); edge++) {
    const [a, b] = edgeEnds(puzzle, edge);
    facts.push(`edge(${edge},${a},${b}).`);
  }
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const colour = puzzle.colours[cell];
    if (colour === NO_WALL) continue;
    facts.push(`wall(${cell}).`);
    const row = rowOf(puzzle, cell);
    const column = columnOf(puzzle, cell);
    if (colour === WHITE || colour === BLACK) {
      // The horizontal edges that a line from just right of the cell's centre up to the border crosses.
      const crossed: string[] = [];
      if (column < width - 1)
        for (let above = 0; above < row; above++)
          crossed.push(`1,${above} : d(${horizontalEdge(puzzle, above, column)})`);
      facts.push(`crossings(${cell},N) :- N = #sum { ${crossed.join('; ')} }.`);
      facts.push(`:- crossings(${cell},N), N \\ 2 = ${colour === WHITE ? 0 : 1}.`);
    }
    const number = puzzle.numbers[cell];
    const arrow = puzzle.arrows[cell];
    if (number < 0 || arrow === NO_ARROW) continue;
    const counted: string[] = [];
    for (let edge = 0; edge < edgeCount(puzzle); edge++) {
      const [from] = edgeEnds(puzzle, edge);
      const isHorizontal = edge < horizontalEdgeCount(puzzle);
      const sameLine = isHorizontal ? rowOf(puzzle, from) === row : columnOf(puzzle, from) === column;
      if (!sameLine) continue;
      const beyond = isHorizontal ? columnOf(puzzle, from) - column : rowOf(puzzle, from) - row;
      const isOnRay =
        (arrow === RIGHT && isHorizontal && beyond >= 0) ||
        (arrow === LEFT && isHorizontal && beyond < 0) ||
        (arrow === DOWN && !isHorizontal && beyond >= 0) ||
        (arrow === UP && !isHorizontal && beyond < 0);
      if (isOnRay) counted.push(`1,${edge} : d(${edge})`);
    }
    facts.push(`:- #sum { ${counted.join('; ')} } != ${number}.`);
  }
  facts.push(`size(${width},${height}).`);
  return `${facts.join('\n')}
{ d(E) } :- edge(E,_,_).
at(A,E) :- edge(E,A,_).
at(B,E) :- edge(E,_,B).
{ visited(C) } :- cell(C), not wall(C).
:- visited(C), #count { E : d(E), at(C,E) } != 2.
:- cell(C), not visited(C), d(E), at(C,E).
first(C) :- visited(C), not visited(D) : cell(D), D < C.
reached(C) :- first(C).
reached(B) :- reached(A), d(E), edge(E,A,B).
reached(A) :- reached(B), d(E), edge(E,A,B).
:- visited(C), not reached(C).
:- not visited(C) : cell(C).
#show d/1.`;
}
