import { CELL } from '../../../src/formats/picture/piece.ts';
import type { GenreView } from '../../genres/view.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { pageWords } from '../words.ts';

interface Props {
  readonly board: OpenBoard;
  readonly genre: GenreView;
}

/** What a screen reader visits: a transparent cell each, with what is printed and marked as its name. */
export function Cells({ board, genre }: Props) {
  const { width, height } = board.puzzle;
  const margins = genre.hand.margins && genre.describeLine !== undefined;
  const columns = Array.from({ length: width }, (_, column) => column);
  return (
    <>
      {margins ? (
        <g role="row" aria-label={pageWords.columnNumbers}>
          {columns.map((column) => (
            <LineCell key={column} board={board} genre={genre} line="column" at={column} />
          ))}
        </g>
      ) : null}
      {Array.from({ length: height }, (_, row) => (
        <g role="row" aria-label={pageWords.row(row + 1)} key={row}>
          {margins ? <LineCell board={board} genre={genre} line="row" at={row} /> : null}
          {columns.map((column) => (
            <Cell key={column} board={board} genre={genre} row={row} column={column} />
          ))}
        </g>
      ))}
    </>
  );
}

function Cell({ board, genre, row, column }: Props & { readonly row: number; readonly column: number }) {
  const said = genre.describe(board, row * board.puzzle.width + column);
  return (
    <g role="gridcell" id={`cell-${row}-${column}`} aria-label={`${pageWords.cellAt(row + 1, column + 1)}, ${said}`}>
      <rect class="touch" x={column * CELL} y={row * CELL} width={CELL} height={CELL} />
    </g>
  );
}

function LineCell({ board, genre, line, at }: Props & { readonly line: 'row' | 'column'; readonly at: number }) {
  const [row, column] = line === 'row' ? [at, -1] : [-1, at];
  const name = line === 'row' ? pageWords.rowNumber(at + 1) : pageWords.columnNumber(at + 1);
  return (
    <g role="gridcell" id={`cell-${row}-${column}`} aria-label={`${name}, ${genre.describeLine?.(board, line, at)}`}>
      <rect class="touch" x={column * CELL} y={row * CELL} width={CELL} height={CELL} />
    </g>
  );
}
