import type { ComponentType } from 'preact';
import { BLANK, QUESTION } from '../../../src/board/clue.ts';
import type { Puzzle } from '../../../src/board/puzzle.ts';
import type { ClueState } from '../clues/state.ts';
import type { Sheet } from '../sheet.ts';
import { Figure } from './parts.tsx';
import { CELL } from './play.ts';

interface Lined extends Puzzle {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

interface NumberProps<P extends Lined> {
  readonly sheet: Sheet<P>;
  readonly line: 'row' | 'column';
  readonly at: number;
  state(sheet: Sheet<P>, line: 'row' | 'column', at: number): ClueState;
  struck?(sheet: Sheet<P>, line: 'row' | 'column', at: number): boolean;
}

function OutsideNumber<P extends Lined>({ sheet, line, at, state, struck }: NumberProps<P>) {
  const number = line === 'row' ? sheet.puzzle.rows[at] : sheet.puzzle.columns[at];
  const along = at * CELL + CELL / 2;
  const [x, y] = line === 'row' ? [-CELL * 0.5, along] : [along, -CELL * 0.5];
  return (
    <Figure
      x={x}
      y={y}
      size={20}
      state={number === QUESTION ? 'open' : state(sheet, line, at)}
      struck={struck?.(sheet, line, at) ?? false}
    >
      {number === QUESTION ? '?' : number}
    </Figure>
  );
}

/** The numbers above the columns and beside the rows. */
export function OutsideNumbers<P extends Lined>(props: Pick<NumberProps<P>, 'sheet' | 'state' | 'struck'>) {
  const { columns, rows } = props.sheet.puzzle;
  const Number = OutsideNumber as ComponentType<NumberProps<P>>;
  return (
    <g class="outside">
      {columns.map((number, at) =>
        number === BLANK ? null : <Number key={`c${at}`} {...props} line="column" at={at} />,
      )}
      {rows.map((number, at) => (number === BLANK ? null : <Number key={`r${at}`} {...props} line="row" at={at} />))}
    </g>
  );
}
