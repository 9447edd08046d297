import { useMemo } from 'preact/hooks';
import { BLANK } from '../../../src/board/clue.ts';
import { NO, YES } from '../../../src/board/marks.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../../src/genres/tilepaint/puzzle.ts';
import { cellNamed } from '../../../src/grid/shape.ts';
import { Borders, Dot, Figure, GridLines, left, Paper, Shading, top } from '../../page/boards/parts.tsx';
import { CELL, type DrawingProps, type Play } from '../../page/boards/play.ts';
import type { ClueState } from '../../page/clues/state.ts';
import type { Sheet } from '../../page/sheet.ts';
import { say } from '../../page/words.ts';
import { type Printed, printedNumbers, runState } from './clues.ts';
import { PAINT, TINTS, tilepaintHand } from './hand.ts';

type Props = DrawingProps<TilepaintPuzzle>;

function Cell({ sheet, cell, first }: Props & { cell: number; first: boolean }) {
  const { puzzle } = sheet;
  const x = left(puzzle, cell);
  const y = top(puzzle, cell);
  const tile = puzzle.tiles[cell];
  const mark = tile === CLUE_CELL ? sheet.read(PAINT, cell) : sheet.mark(tile) || sheet.read(PAINT, cell);
  const trial = tile === CLUE_CELL ? 0 : sheet.trial(tile);
  return (
    <>
      {tile === CLUE_CELL ? <rect class="clue-cell" x={x} y={y} width={CELL} height={CELL} /> : null}
      {sheet.read(TINTS, cell) !== 0 ? <rect class="tint" x={x} y={y} width={CELL} height={CELL} /> : null}
      {mark === YES ? <Shading x={x} y={y} trial={trial} /> : null}
      {mark === NO ? <Dot x={x} y={y} trial={trial} small={!first} /> : null}
    </>
  );
}

function stateOf(sheet: Sheet<TilepaintPuzzle>, { run }: Printed): ClueState {
  return runState(run, (tile) => sheet.known(tile));
}

function Clue({ sheet, printed }: Props & { printed: Printed }) {
  const { cell, at, down, run } = printed;
  const { puzzle } = sheet;
  const state = stateOf(sheet, printed);
  if (cell < 0) {
    const along = at * CELL + CELL / 2;
    return (
      <Figure x={down ? along : -CELL / 2} y={down ? -CELL / 2 : along} size={20} state={state}>
        {run.number}
      </Figure>
    );
  }
  const x = left(puzzle, cell) + CELL * (down ? 0.3 : 0.7);
  const y = top(puzzle, cell) + CELL * (down ? 0.7 : 0.3);
  return (
    <g class="inner">
      <Figure x={x} y={y} size={14} state={state}>
        {run.number}
      </Figure>
    </g>
  );
}

function Drawing({ sheet }: Props) {
  const { puzzle } = sheet;
  const numbers = useMemo(() => printedNumbers(puzzle), [puzzle]);
  const firsts = useMemo(() => new Set(puzzle.tiles.map((tile) => puzzle.tiles.indexOf(tile))), [puzzle]);
  const clueCells = [...puzzle.tiles.keys()].filter((cell) => puzzle.tiles[cell] === CLUE_CELL);
  return (
    <g class="tilepaint">
      <Paper shape={puzzle} />
      {puzzle.tiles.map((_, cell) => (
        <Cell key={cell} sheet={sheet} cell={cell} first={firsts.has(cell)} />
      ))}
      <GridLines shape={puzzle} />
      {clueCells.map((cell) => (
        <path class="slash" key={cell} d={`M${left(puzzle, cell)} ${top(puzzle, cell)}l${CELL} ${CELL}`} />
      ))}
      <Borders shape={puzzle} groups={puzzle.tiles} />
      {numbers.map((printed) => (
        <Clue key={`${printed.cell} ${printed.at} ${printed.down}`} sheet={sheet} printed={printed} />
      ))}
    </g>
  );
}

function describe(sheet: Sheet<TilepaintPuzzle>, cell: number): string {
  const { puzzle } = sheet;
  const tile = puzzle.tiles[cell];
  if (tile === CLUE_CELL) {
    const [right, down] = [puzzle.right[cell], puzzle.down[cell]];
    return say.clueCell(right === BLANK ? undefined : right, down === BLANK ? undefined : down);
  }
  const size = puzzle.tiles.filter((other) => other === tile).length;
  return `${say.tileOf(size)}, ${[say.unmarked, say.painted, say.white][sheet.mark(tile)]}`;
}

export const tilepaintPlay: Play<TilepaintPuzzle> = {
  genre: 'tilepaint',
  hand: tilepaintHand,
  outside: true,
  Drawing,
  describe,
  describeLine(sheet, line, at) {
    const printed = printedNumbers(sheet.puzzle).find(
      (one) => one.cell < 0 && one.at === at && one.down === (line === 'column'),
    );
    if (!printed) return say.noNumber;
    return [say.number(printed.run.number), say.clueStates[stateOf(sheet, printed)]]
      .filter((part) => part !== '')
      .join(', ');
  },
  area(puzzle, place) {
    const cell = cellNamed(puzzle, place);
    if (cell < 0 || puzzle.tiles[cell] === CLUE_CELL) return undefined;
    return [...puzzle.tiles.keys()].filter((other) => puzzle.tiles[other] === puzzle.tiles[cell]);
  },
};
