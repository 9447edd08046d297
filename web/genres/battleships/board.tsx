import { useComputed } from '@preact/signals';
import { BLANK, QUESTION } from '../../../src/board/clue.ts';
import { NO, YES } from '../../../src/board/marks.ts';
import type { BattleshipsPuzzle } from '../../../src/genres/battleships/puzzle.ts';
import { OutsideNumbers } from '../../page/boards/margins.tsx';
import { Borders, GridLines, left, Paper, top } from '../../page/boards/parts.tsx';
import { CELL, type DrawingProps, type Play } from '../../page/boards/play.ts';
import type { ClueState } from '../../page/clues/state.ts';
import type { Sheet } from '../../page/sheet.ts';
import { say } from '../../page/words.ts';
import {
  closedShips,
  fleetPlaced,
  fleetTicks,
  lineCells,
  lineState,
  PATIENT,
  type ShipShape,
  shipShape,
} from './clues.ts';
import { battleshipsHand, STRUCK_COLUMNS, STRUCK_ROWS, STRUCK_SHIPS } from './hand.ts';

type Props = DrawingProps<BattleshipsPuzzle>;
type Ship = Sheet<BattleshipsPuzzle>;

/** Corners of a ship cell that are rounded, by its shape: top left, top right, bottom right, bottom left. */
const ROUND: { readonly [shape in ShipShape]: readonly [number, number, number, number] } = {
  submarine: [1, 1, 1, 1],
  up: [1, 1, 0, 0],
  down: [0, 0, 1, 1],
  left: [1, 0, 0, 1],
  right: [0, 1, 1, 0],
  middle: [0, 0, 0, 0],
  open: [0.3, 0.3, 0.3, 0.3],
};

/** A square of half side `half` about the middle of a cell, with rounded corners. */
function shipPath(shape: ShipShape, x: number, y: number, half: number): string {
  const [a, b, c, d] = ROUND[shape].map((share) => share * half);
  const side = half * 2;
  const arc = (radius: number, dx: number, dy: number): string =>
    radius > 0 ? `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}` : '';
  return (
    `M${x - half + a} ${y - half}h${side - a - b}${arc(b, 1, 1)}v${side - b - c}${arc(c, -1, 1)}` +
    `h${-(side - c - d)}${arc(d, -1, -1)}v${-(side - d - a)}${arc(a, 1, -1)}z`
  );
}

function Wave({ x, y, trial }: { x: number; y: number; trial: number }) {
  const middle = y + CELL / 2;
  return (
    <g class={trial > 0 ? 'water tried' : 'water'}>
      <rect x={x} y={y} width={CELL} height={CELL} />
      <path d={`M${x + 11} ${middle}q4.5 -5 9 0t9 0`} />
    </g>
  );
}

function Cell({ sheet, cell, placed }: Props & { cell: number; placed: { readonly value: boolean } }) {
  const { puzzle } = sheet;
  const x = left(puzzle, cell);
  const y = top(puzzle, cell);
  const printed = puzzle.pieces[cell] !== BLANK;
  const mark = sheet.known(cell);
  const trial = printed ? 0 : sheet.trial(cell);
  if (mark === NO)
    return printed ? (
      <g class="printed">
        <Wave x={x} y={y} trial={0} />
      </g>
    ) : (
      <Wave x={x} y={y} trial={trial} />
    );
  if (mark !== YES) return null;
  const shape = shipShape(puzzle, cell, (other) => sheet.known(other), placed.value);
  const path = shipPath(shape, x + CELL / 2, y + CELL / 2, CELL * 0.4);
  if (puzzle.pieces[cell] === QUESTION)
    return (
      <g class="ship unknown">
        <path d={path} />
        <text x={x + CELL / 2} y={y + CELL / 2} dy="0.345em" font-size={18}>
          ?
        </text>
      </g>
    );
  return (
    <g class={`ship${printed ? ' printed' : ''}${trial > 0 ? ' tried' : ''}`}>
      <path d={path} />
      {printed ? <circle class="pin" cx={x + CELL / 2} cy={y + CELL / 2} r={2.6} /> : null}
    </g>
  );
}

function numberState(sheet: Ship, line: 'row' | 'column', at: number): ClueState {
  const number = line === 'row' ? sheet.puzzle.rows[at] : sheet.puzzle.columns[at];
  return lineState(number, lineCells(sheet.puzzle, line, at), (cell) => sheet.known(cell));
}

function struck(sheet: Ship, line: 'row' | 'column', at: number): boolean {
  return sheet.read(line === 'row' ? STRUCK_ROWS : STRUCK_COLUMNS, at) !== 0;
}

function Drawing({ sheet }: Props) {
  const { puzzle } = sheet;
  const placed = useComputed(() => fleetPlaced(puzzle, (cell) => sheet.known(cell)));
  return (
    <g class="battleships">
      <Paper shape={puzzle} />
      {puzzle.pieces.map((_, cell) => (
        <Cell key={cell} sheet={sheet} cell={cell} placed={placed} />
      ))}
      <GridLines shape={puzzle} />
      <Borders shape={puzzle} />
      <OutsideNumbers sheet={sheet} state={numberState} struck={struck} />
    </g>
  );
}

/** The fleet: a ship is ticked when a closed one of its length is on the board, and struck by hand. */
function Fleet({ sheet }: Props) {
  const { puzzle } = sheet;
  const ticks = useComputed(() => {
    const known = (cell: number): number => sheet.known(cell);
    return fleetTicks(puzzle.fleet, closedShips(puzzle, known, fleetPlaced(puzzle, known)));
  });
  if (puzzle.fleet.length === 0) return null;
  return (
    <section class="fleet" aria-label={say.fleet}>
      {puzzle.fleet.map((length, ship) => {
        const isStruck = sheet.read(STRUCK_SHIPS, ship) !== 0;
        const ticked = ticks.value[ship];
        const cells = Array.from({ length }, (_, i) => i);
        const shape = (i: number): ShipShape =>
          length === 1 ? 'submarine' : i === 0 ? 'left' : i === length - 1 ? 'right' : 'middle';
        return (
          <button
            type="button"
            key={ship}
            class={`ship-button${ticked ? ' ticked' : ''}${isStruck ? ' struck' : ''}`}
            aria-pressed={isStruck}
            aria-label={say.ship(length, ticked, isStruck)}
            onClick={() => sheet.play('stroke', [{ layer: STRUCK_SHIPS, index: ship, value: isStruck ? 0 : 1 }])}
          >
            <svg viewBox={`0 0 ${length * 20} 20`} width={length * 16} height={16} aria-hidden="true">
              {cells.map((i) => (
                <path key={i} d={shipPath(shape(i), i * 20 + 10, 10, 8.6)} />
              ))}
            </svg>
            <span class="tick" aria-hidden="true">
              {ticked ? '✓' : ''}
            </span>
          </button>
        );
      })}
    </section>
  );
}

function describe(sheet: Ship, cell: number): string {
  const piece = sheet.puzzle.pieces[cell];
  if (piece !== BLANK) return say.printed(piece === QUESTION ? say.pieces[7] : say.pieces[piece]);
  return [say.unmarked, say.shipCell, say.water][sheet.mark(cell)];
}

export const battleshipsPlay: Play<BattleshipsPuzzle> = {
  genre: 'battleships',
  hand: battleshipsHand,
  outside: true,
  patient: PATIENT,
  Drawing,
  Aside: Fleet,
  describe,
  describeLine(sheet, line, at) {
    const number = line === 'row' ? sheet.puzzle.rows[at] : sheet.puzzle.columns[at];
    if (number === BLANK) return say.noNumber;
    if (number === QUESTION) return say.unknownNumber;
    return [say.number(number), say.clueStates[numberState(sheet, line, at)], struck(sheet, line, at) ? say.struck : '']
      .filter((part) => part !== '')
      .join(', ');
  },
};
