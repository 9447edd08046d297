import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { type Mark, type Marks, NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import * as ships from '../../src/genres/battleships/puzzle.ts';
import * as walls from '../../src/genres/castle-wall/puzzle.ts';
import type { TilepaintPuzzle } from '../../src/genres/tilepaint/puzzle.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import { edgeCount, horizontalEdge, verticalEdge } from '../../src/grid/edges.ts';
import { data } from './data.ts';

// Small boards with exact answer counts, from outside this project.

export interface CountedBoard<P> {
  /** Genre, number of the board in its list, size. */
  readonly name: string;
  readonly puzzle: P;
  readonly oneAnswer: Marks | null;
  /** Number of answers for each reading that the file knows, by the reading's name. */
  readonly answers: Readonly<Record<string, number>>;
}

export interface CountedTilepaint extends CountedBoard<TilepaintPuzzle> {
  /** Marks at the fixpoint of the rungs up to the one named; null where the rungs end in a contradiction. */
  readonly fixpoints: Readonly<Record<string, Marks | null>>;
}

export interface CountedBoards {
  readonly usowan: readonly CountedBoard<UsowanPuzzle>[];
  readonly battleships: readonly CountedBoard<ships.BattleshipsPuzzle>[];
  readonly castleWall: readonly CountedBoard<walls.CastleWallPuzzle>[];
  readonly tilepaint: readonly CountedTilepaint[];
  /** Boards with one answer that the probe can't finish: `fixpoints.probe` is where it stops. */
  readonly tilepaintProbeGap: readonly CountedTilepaint[];
}

interface Sized {
  readonly rows: number;
  readonly cols: number;
}

interface UsowanJson extends Sized {
  readonly regions: number[][];
  readonly clues: (number | null)[][];
  readonly oneAnswer?: number[][];
  readonly answers: Record<string, number>;
}

interface BattleshipsJson extends Sized {
  readonly fleet: number[];
  readonly rowCounts: (number | null)[];
  readonly colCounts: (number | null)[];
  readonly reveals: { r: number; c: number; piece: string }[];
  readonly oneAnswer?: number[][];
  readonly answers: Record<string, number>;
}

interface CastleWallJson extends Sized {
  readonly walls: { r: number; c: number; dir?: string; num?: number; colour?: string }[];
  readonly oneAnswer?: { horizontal: number[][]; vertical: number[][] };
  readonly answers: Record<string, number>;
}

interface TilepaintJson extends Sized {
  readonly tiles: number[][];
  readonly rowCounts: (number | null)[];
  readonly colCounts: (number | null)[];
  readonly answers: number;
  readonly firstAnswer: string | null;
  readonly fixpoints: Record<string, string | null>;
}

interface ProbeGapJson extends Omit<TilepaintJson, 'answers' | 'firstAnswer' | 'fixpoints'> {
  readonly answer: string;
  readonly probe: string;
}

interface CountedJson {
  readonly usowan: UsowanJson[];
  readonly battleships: BattleshipsJson[];
  readonly 'castle-wall': CastleWallJson[];
  readonly tilepaint: TilepaintJson[];
  readonly tilepaint_probe_gap: ProbeGapJson[];
}

/** `numbersErased` → `numbers-erased`. */
function readingNames(answers: Record<string, number>): Record<string, number> {
  const entries = Object.entries(answers);
  return Object.fromEntries(
    entries.map(([name, count]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), count]),
  );
}

function sized(name: string, index: number, { rows, cols }: Sized): string {
  return `${name} ${index}, ${cols}x${rows}`;
}

function orBlank(number: number | null): number {
  return number ?? BLANK;
}

function cellMarks(cells: number[][] | undefined): Marks | null {
  return cells ? Uint8Array.from(cells.flat(), (is) => (is ? YES : NO)) : null;
}

/** Ids numbered from 0 by first cell in reading order, and the new id of each old one. */
function renumbered(ids: readonly number[]): { ids: number[]; now: Map<number, number> } {
  const now = new Map<number, number>();
  for (const id of ids) if (!now.has(id)) now.set(id, now.size);
  return { ids: ids.map((id) => now.get(id) ?? -1), now };
}

function usowan(board: UsowanJson, index: number): CountedBoard<UsowanPuzzle> {
  return {
    name: sized('Usowan', index, board),
    puzzle: {
      width: board.cols,
      height: board.rows,
      regions: renumbered(board.regions.flat()).ids,
      numbers: board.clues.flat().map(orBlank),
    },
    oneAnswer: cellMarks(board.oneAnswer),
    answers: readingNames(board.answers),
  };
}

const PIECES: Readonly<Record<string, number>> = {
  '~': ships.WATER,
  '^': ships.UPPER_END,
  v: ships.LOWER_END,
  '<': ships.LEFT_END,
  '>': ships.RIGHT_END,
  o: ships.SUBMARINE,
};

function battleships(board: BattleshipsJson, index: number): CountedBoard<ships.BattleshipsPuzzle> {
  const pieces = new Array<number>(board.rows * board.cols).fill(BLANK);
  for (const { r, c, piece } of board.reveals) {
    if (PIECES[piece] === undefined) throw new Error(`unknown piece ${piece}`);
    pieces[r * board.cols + c] = PIECES[piece];
  }
  return {
    name: sized('Battleships', index, board),
    puzzle: {
      width: board.cols,
      height: board.rows,
      columns: board.colCounts.map(orBlank),
      rows: board.rowCounts.map(orBlank),
      pieces,
      fleet: board.fleet,
    },
    oneAnswer: cellMarks(board.oneAnswer),
    answers: readingNames(board.answers),
  };
}

const ARROWS: Readonly<Record<string, number>> = { N: walls.UP, S: walls.DOWN, W: walls.LEFT, E: walls.RIGHT };
const COLOURS: Readonly<Record<string, number>> = { inside: walls.WHITE, outside: walls.BLACK };

function castleWall(board: CastleWallJson, index: number): CountedBoard<walls.CastleWallPuzzle> {
  const shape = { width: board.cols, height: board.rows };
  const colours = new Array<number>(board.rows * board.cols).fill(walls.NO_WALL);
  const arrows = new Array<number>(board.rows * board.cols).fill(walls.NO_ARROW);
  const numbers = new Array<number>(board.rows * board.cols).fill(BLANK);
  for (const { r, c, dir, num, colour } of board.walls) {
    const cell = r * board.cols + c;
    colours[cell] = colour === undefined ? walls.GREY : COLOURS[colour];
    arrows[cell] = dir === undefined ? walls.NO_ARROW : ARROWS[dir];
    numbers[cell] = num ?? QUESTION;
  }
  let oneAnswer: Marks | null = null;
  if (board.oneAnswer) {
    oneAnswer = new Uint8Array(edgeCount(shape)).fill(NO);
    for (const [row, column] of board.oneAnswer.horizontal) oneAnswer[horizontalEdge(shape, row, column)] = YES;
    for (const [row, column] of board.oneAnswer.vertical) oneAnswer[verticalEdge(shape, row, column)] = YES;
  }
  const answers = readingNames(board.answers);
  return {
    name: sized('Castle Wall', index, board),
    puzzle: { ...shape, colours, arrows, numbers },
    oneAnswer,
    answers,
  };
}

const SIGNS: Readonly<Record<string, Mark>> = { '1': YES, '0': NO, '.': UNKNOWN };

function tilepaint(board: TilepaintJson, name: string): CountedTilepaint {
  const { ids, now } = renumbered(board.tiles.flat());
  // The file's strings have one sign per tile in the order of its own ids.
  const marks = (line: string | null): Marks | null => {
    if (line === null || !/^[01.]+$/.test(line)) return null;
    const found = new Uint8Array(line.length);
    [...line].forEach((sign, id) => {
      found[now.get(id) ?? -1] = SIGNS[sign];
    });
    return found;
  };
  const cells = new Array<number>(ids.length).fill(BLANK);
  return {
    name: `${name}, ${board.cols}x${board.rows}`,
    puzzle: {
      width: board.cols,
      height: board.rows,
      tiles: ids,
      columns: board.colCounts.map(orBlank),
      rows: board.rowCounts.map(orBlank),
      right: cells,
      down: cells,
    },
    oneAnswer: marks(board.firstAnswer),
    answers: { standard: board.answers },
    fixpoints: Object.fromEntries(Object.entries(board.fixpoints).map(([rung, line]) => [rung, marks(line)])),
  };
}

const read = data<CountedJson>('counted.json');

export const countedBoards: CountedBoards = {
  usowan: read.usowan.map(usowan),
  battleships: read.battleships.map(battleships),
  castleWall: read['castle-wall'].map(castleWall),
  tilepaint: read.tilepaint.map((board, index) => tilepaint(board, `Tilepaint ${index}`)),
  tilepaintProbeGap: read.tilepaint_probe_gap.map((board, index) => {
    const { answer, probe } = board;
    const whole = { ...board, answers: 1, firstAnswer: answer, fixpoints: { probe } };
    return tilepaint(whole, `Tilepaint beyond the probe ${index}`);
  }),
};
