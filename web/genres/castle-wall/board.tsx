import { useComputed } from '@preact/signals';
import { NO, YES } from '../../../src/board/marks.ts';
import {
  type CastleWallPuzzle,
  DOWN,
  LEFT,
  NO_ARROW,
  NO_WALL,
  RIGHT,
  UP,
} from '../../../src/genres/castle-wall/puzzle.ts';
import { edgeCount, edgeEnds, edgesAt } from '../../../src/grid/edges.ts';
import { Figure, GridLines, left, Paper, top } from '../../page/boards/parts.tsx';
import { type BoardDrawingProps, CELL, type DrawingProps, type Play } from '../../page/boards/play.ts';
import type { Sheet } from '../../page/sheet.ts';
import { say } from '../../page/words.ts';
import { hasCount, INSIDE, OUTSIDE, rayState, sides } from './clues.ts';
import { castleWallHand, GREYED } from './hand.ts';

type Props = DrawingProps<CastleWallPuzzle>;

const COLOURS = ['grey', 'white', 'black'];

/** The arrow beside a number: its shaft and head about (0, 0), pointing up; the others are turned. */
const ARROW = 'M0 7V-6M-3.4 -2.6L0 -6.6L3.4 -2.6';
const TURNS: { readonly [direction: number]: number } = { [UP]: 0, [RIGHT]: 90, [DOWN]: 180, [LEFT]: 270 };

function Wall({ sheet, cell }: Props & { cell: number }) {
  const { puzzle } = sheet;
  const x = left(puzzle, cell);
  const y = top(puzzle, cell);
  const number = puzzle.numbers[cell];
  const arrow = puzzle.arrows[cell];
  const greyed = sheet.read(GREYED, cell) !== 0;
  const state = hasCount(puzzle, cell) ? rayState(puzzle, cell, (edge) => sheet.known(edge)) : 'open';
  const upright = arrow === UP || arrow === DOWN;
  const shown = number >= 0;
  // The number and its arrow share the cell: side by side for upright arrows, one above the other for level ones.
  const [tx, ty] = arrow === NO_ARROW ? [0, 0] : upright ? [-5.5, 0] : [0, 5.5];
  const [ax, ay] = !shown ? [0, 0] : upright ? [10, 0] : [0, -10];
  return (
    <g class={`wall ${COLOURS[puzzle.colours[cell]]}${greyed ? ' greyed' : ''} ${state}`}>
      <rect x={x + 1} y={y + 1} width={CELL - 2} height={CELL - 2} />
      {arrow !== NO_ARROW ? (
        <path
          class="arrow"
          d={ARROW}
          transform={`translate(${x + CELL / 2 + ax} ${y + CELL / 2 + ay}) rotate(${TURNS[arrow]})`}
        />
      ) : null}
      {shown ? (
        <Figure x={x + CELL / 2 + tx} y={y + CELL / 2 + ty} size={number > 9 ? 17 : 20} state={state} sign="!">
          {number}
        </Figure>
      ) : null}
    </g>
  );
}

function Edge({ sheet, edge }: Props & { edge: number }) {
  const mark = sheet.mark(edge);
  if (mark === 0) return null;
  const [a, b] = edgeEnds(sheet.puzzle, edge);
  const x = (left(sheet.puzzle, a) + left(sheet.puzzle, b)) / 2 + CELL / 2;
  const y = (top(sheet.puzzle, a) + top(sheet.puzzle, b)) / 2 + CELL / 2;
  const tried = sheet.trial(edge) > 0 ? ' tried' : '';
  if (mark === NO) return <path class={`cross${tried}`} d={`M${x - 4} ${y - 4}l8 8m-8 0l8 -8`} />;
  const level = b === a + 1;
  const half = CELL / 2;
  return <path class={`loop${tried}`} d={level ? `M${x - half} ${y}h${CELL}` : `M${x} ${y - half}v${CELL}`} />;
}

function Drawing({ sheet, overlay }: BoardDrawingProps<CastleWallPuzzle>) {
  const { puzzle } = sheet;
  return (
    <g class="castle-wall">
      <Paper shape={puzzle} />
      {overlay ? <Sides sheet={sheet} /> : null}
      <GridLines shape={puzzle} dotted />
      <rect class="frame thin" width={puzzle.width * CELL} height={puzzle.height * CELL} />
      {puzzle.colours.map((colour, cell) =>
        colour === NO_WALL ? null : <Wall key={cell} sheet={sheet} cell={cell} />,
      )}
      {Array.from({ length: edgeCount(puzzle) }, (_, edge) => (
        <Edge key={edge} sheet={sheet} edge={edge} />
      ))}
    </g>
  );
}

/** Squares about the corners of the grid: hatched where the marks tell that it lies inside, dotted where outside. */
function Sides({ sheet }: Props) {
  const { puzzle } = sheet;
  const found = useComputed(() => sides(puzzle, (edge) => sheet.known(edge)));
  const across = puzzle.width + 1;
  const half = CELL / 2;
  const path = (side: number): string => {
    let squares = '';
    found.value.forEach((value, corner) => {
      const column = corner % across;
      const row = Math.floor(corner / across);
      if (value !== side) return;
      const x = Math.max(0, column * CELL - half);
      const y = Math.max(0, row * CELL - half);
      const right = Math.min(puzzle.width * CELL, column * CELL + half);
      const bottom = Math.min(puzzle.height * CELL, row * CELL + half);
      squares += `M${x} ${y}H${right}V${bottom}H${x}z`;
    });
    return squares;
  };
  return (
    <g class="sides">
      <path class="outside-side" d={path(OUTSIDE)} />
      <path class="inside-side" d={path(INSIDE)} />
    </g>
  );
}

function describe(sheet: Sheet<CastleWallPuzzle>, cell: number): string {
  const { puzzle } = sheet;
  const colour = puzzle.colours[cell];
  if (colour !== NO_WALL) {
    const number = puzzle.numbers[cell];
    const state = hasCount(puzzle, cell) ? rayState(puzzle, cell, (edge) => sheet.known(edge)) : 'open';
    return [
      say.wall(say.wallColours[colour]),
      number >= 0 ? say.number(number) : '',
      puzzle.arrows[cell] === NO_ARROW ? '' : say.arrows[puzzle.arrows[cell]],
      say.clueStates[state],
      sheet.read(GREYED, cell) !== 0 ? say.greyed : '',
    ]
      .filter((part) => part !== '')
      .join(', ');
  }
  const directions = (wanted: number): string[] =>
    edgesAt(puzzle, cell)
      .filter((edge) => sheet.mark(edge) === wanted)
      .map((edge) => {
        const [a, b] = edgeEnds(puzzle, edge);
        if (a === cell) return b === cell + 1 ? say.directions.right : say.directions.down;
        return a === cell - 1 ? say.directions.left : say.directions.up;
      });
  return say.lines(directions(YES), directions(NO));
}

export const castleWallPlay: Play<CastleWallPuzzle> = {
  genre: 'castle-wall',
  hand: castleWallHand,
  outside: false,
  Drawing,
  describe,
  overlay: say.sides,
};
