import { readFileSync } from 'node:fs';
import { YES } from '../../src/board/marks.ts';
import { printBoard } from '../../src/formats/print.ts';
import { edgeEnds } from '../../src/grid/edges.ts';
import { finish } from '../../src/grid/task.ts';
import { Learning } from '../../src/search/learning.ts';
import { type ReadText, readText } from '../../web/workers/read.ts';

/** A board to play, with its one answer: found by the search, so that no answer is typed by hand. */
export interface Played extends ReadText {
  /** What stands behind `#`. */
  readonly hash: string;
  readonly name: string;
  readonly answer: Uint8Array;
}

/** The boards of the page's library. */
export function library(genre: string): readonly { readonly puzzlink: string; readonly size: string }[] {
  const text = readFileSync(new URL(`../../bank/${genre}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { boards: { puzzlink: string; size: string }[] }).boards;
}

/** A board of the library, counted from 1; with `cells`, among those with at least so many. */
export function shipped(genre: string, number = 1, cells = 0): Played {
  const boards = library(genre).filter(({ size }) => {
    const [width, height] = size.split('x').map(Number);
    return width * height >= cells;
  });
  return played(boards[number - 1].puzzlink);
}

export function played(text: string): Played {
  const found = readText(text);
  const { answers, complete } = finish(
    new Learning(found.genre.proof(found.board.puzzle, found.reading).enforceClues()),
  );
  if (!complete || answers.length !== 1) throw new Error(`${text} has not exactly one answer`);
  const address = printBoard(found.genre.codec, found.board, 'puzzlink').text;
  return { ...found, hash: `#${address.slice(address.indexOf('?') + 1)}`, name: found.genre.name, answer: answers[0] };
}

/** Places to press, one for each yes of the answer: a cell of it, or of its tile. */
export function cellsToMark({ genre, board, answer }: Played): { row: number; column: number }[] {
  const { puzzle } = board;
  const printed = genre.printed(puzzle);
  const found: { row: number; column: number }[] = [];
  for (let decision = 0; decision < answer.length; decision++) {
    if (answer[decision] !== YES || printed[decision] !== 0) continue;
    const match = /^r(\d+)c(\d+)$/.exec(genre.decisionName(puzzle, decision));
    if (match) found.push({ row: Number(match[1]) - 1, column: Number(match[2]) - 1 });
  }
  return found;
}

/** The cells of the answer's loop in the order in which a pencil would go round, the first one again at the end. */
export function loopOf({ board, answer }: Played): { row: number; column: number }[] {
  const { puzzle } = board;
  const next = new Map<number, number[]>();
  for (let edge = 0; edge < answer.length; edge++) {
    if (answer[edge] !== YES) continue;
    const [a, b] = edgeEnds(puzzle, edge);
    next.set(a, [...(next.get(a) ?? []), b]);
    next.set(b, [...(next.get(b) ?? []), a]);
  }
  const [first] = next.keys();
  const path = [first];
  let before = -1;
  for (let cell = first; path.length === 1 || cell !== first; ) {
    const [a, b] = next.get(cell) ?? [];
    const step = a === before ? b : a;
    before = cell;
    cell = step;
    path.push(cell);
  }
  return path.map((cell) => ({ row: Math.floor(cell / puzzle.width), column: cell % puzzle.width }));
}
