import { NO, YES } from '../../../src/board/marks.ts';
import { castleWallPicture } from '../../../src/genres/castle-wall/formats/picture.ts';
import {
  type CastleWallPuzzle,
  DOWN,
  LEFT,
  NO_ARROW,
  NO_WALL,
  RIGHT,
  UP,
} from '../../../src/genres/castle-wall/puzzle.ts';
import { edgeEnds, edgesAt } from '../../../src/grid/edges.ts';
import { cellNamed, columnOf, rowOf } from '../../../src/grid/shape.ts';
import type { OpenBoard } from '../../page/state/open-board.ts';
import type { GenreView } from '../view.ts';
import { rayState } from './clues.ts';
import example from './example.json' with { type: 'json' };
import { aroundLoop, castleWallFaults, linesOf } from './faults.ts';
import { castleWallHand, GREYED } from './hand.ts';
import { SidesDrawing } from './sides-drawing.tsx';
import { castleWallWords } from './words.ts';

export const castleWallView: GenreView<CastleWallPuzzle> = {
  id: 'castle-wall',
  words: castleWallWords,
  toolIcons: ['line', 'cross'],
  example,
  picture: castleWallPicture,
  hand: castleWallHand,
  numberState: rayState,
  findFaults: castleWallFaults,
  overlay: {
    name: castleWallWords.sides,
    legend: [
      { tone: 'inside', text: castleWallWords.inside },
      { tone: 'outside', text: castleWallWords.outside },
    ],
    Drawing: SidesDrawing,
  },
  describe: (board, cell) =>
    board.puzzle.colours[cell] === NO_WALL ? describeLines(board, cell) : describeWall(board, cell),
  reach(puzzle, place) {
    const wall = cellNamed(puzzle, place);
    return wall >= 0 && puzzle.colours[wall] !== NO_WALL ? rayCells(puzzle, wall) : [];
  },
  sweepOrder(puzzle, known) {
    const [loop] = linesOf(puzzle, known).filter(({ isLoop }) => isLoop);
    return loop ? aroundLoop(puzzle, loop) : [];
  },
  pieces: (puzzle, known) => linesOf(puzzle, known).map(({ edges }) => edges),
};

/** The cells that an arrow points along, up to the border. */
function rayCells(puzzle: CastleWallPuzzle, wall: number): number[] {
  const { width, height } = puzzle;
  const row = rowOf(puzzle, wall);
  const column = columnOf(puzzle, wall);
  const along = (count: number, step: number): number[] =>
    Array.from({ length: count }, (_, i) => wall + step * (i + 1));
  switch (puzzle.arrows[wall]) {
    case UP:
      return along(row, -width);
    case DOWN:
      return along(height - 1 - row, width);
    case LEFT:
      return along(column, -1);
    case RIGHT:
      return along(width - 1 - column, 1);
    default:
      return [];
  }
}

function describeWall(board: OpenBoard<CastleWallPuzzle>, cell: number): string {
  const { colours, numbers, arrows } = board.puzzle;
  return [
    castleWallWords.wall(castleWallWords.colours[colours[cell]]),
    numbers[cell] >= 0 ? castleWallWords.number(numbers[cell]) : '',
    arrows[cell] === NO_ARROW ? '' : castleWallWords.arrows[arrows[cell]],
    castleWallWords.states[rayState(board.puzzle, cell, (edge) => board.known(edge))],
    board.read(GREYED, cell) !== 0 ? castleWallWords.greyed : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function describeLines(board: OpenBoard<CastleWallPuzzle>, cell: number): string {
  const { puzzle } = board;
  const directions = (wanted: number): string[] =>
    edgesAt(puzzle, cell)
      .filter((edge) => board.mark(edge) === wanted)
      .map((edge) => {
        const [a, b] = edgeEnds(puzzle, edge);
        if (a === cell) return castleWallWords.directions[b === cell + 1 ? 'right' : 'down'];
        return castleWallWords.directions[a === cell - 1 ? 'left' : 'up'];
      });
  return castleWallWords.lines(directions(YES), directions(NO));
}
