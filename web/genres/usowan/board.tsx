import { useMemo } from 'preact/hooks';
import { BLANK, QUESTION } from '../../../src/board/clue.ts';
import { NO, YES } from '../../../src/board/marks.ts';
import type { UsowanPuzzle } from '../../../src/genres/usowan/puzzle.ts';
import { cellNamed } from '../../../src/grid/shape.ts';
import { Borders, Dot, Figure, GridLines, left, Paper, Shading, top } from '../../page/boards/parts.tsx';
import { CELL, type DrawingProps, type Play } from '../../page/boards/play.ts';
import type { Sheet } from '../../page/sheet.ts';
import { say } from '../../page/words.ts';
import { numberState, regionState } from './clues.ts';
import { usowanHand, VERDICTS } from './hand.ts';

type Props = DrawingProps<UsowanPuzzle>;

function Cell({ sheet, cell }: Props & { cell: number }) {
  const mark = sheet.mark(cell);
  const x = left(sheet.puzzle, cell);
  const y = top(sheet.puzzle, cell);
  if (mark === YES) return <Shading x={x} y={y} trial={sheet.trial(cell)} />;
  if (mark === NO) return <Dot x={x} y={y} trial={sheet.trial(cell)} small={sheet.puzzle.numbers[cell] !== BLANK} />;
  return null;
}

function Clue({ sheet, cell }: Props & { cell: number }) {
  const { puzzle } = sheet;
  const number = puzzle.numbers[cell];
  const x = left(puzzle, cell) + CELL / 2;
  const y = top(puzzle, cell) + CELL / 2;
  const verdict = sheet.read(VERDICTS, cell);
  const state = number === QUESTION ? 'open' : numberState(puzzle, cell, (other) => sheet.known(other));
  return (
    <>
      <Figure x={x} y={y} state={state}>
        {number === QUESTION ? '?' : number}
      </Figure>
      {verdict === 1 ? <circle class="verdict true" cx={x - 12.5} cy={y - 12.5} r={4} /> : null}
      {verdict === 2 ? <path class="verdict lie" d={`M${x - 16.5} ${y - 16.5}l8 8m-8 0l8 -8`} /> : null}
    </>
  );
}

/** A region with too many lies, or none left to be found, says so in its corner. */
function Region({ sheet, numbers, first }: Props & { numbers: readonly number[]; first: number }) {
  const state = regionState(sheet.puzzle, numbers, (cell) => sheet.known(cell));
  if (state !== 'dead') return null;
  const x = left(sheet.puzzle, first);
  const y = top(sheet.puzzle, first);
  return <path class="flag" d={`M${x + 1.5} ${y + 1.5}h13l-13 13z`} />;
}

function BorderCross({ sheet, layer, index }: Props & { layer: string; index: number }) {
  if (sheet.read(layer, index) === 0) return null;
  const { width } = sheet.puzzle;
  const upright = layer === 'verticalBorders';
  const x = upright ? ((index % (width - 1)) + 1) * CELL : (index % width) * CELL + CELL / 2;
  const y = upright ? Math.floor(index / (width - 1)) * CELL + CELL / 2 : (Math.floor(index / width) + 1) * CELL;
  return <path class="cross aside" d={`M${x - 5} ${y - 5}l10 10m-10 0l10 -10`} />;
}

function Drawing({ sheet }: Props) {
  const { puzzle } = sheet;
  const cells = [...puzzle.numbers.keys()];
  const regions = useMemo(() => {
    const found = new Map<number, { first: number; numbers: number[] }>();
    puzzle.regions.forEach((region, cell) => {
      const entry = found.get(region) ?? { first: cell, numbers: [] };
      if (puzzle.numbers[cell] >= 0) entry.numbers.push(cell);
      found.set(region, entry);
    });
    return [...found.values()];
  }, [puzzle]);
  const layers = ['verticalBorders', 'horizontalBorders'].map((layer) => ({
    layer,
    length: sheet.game.layers[layer].length,
  }));
  return (
    <g class="usowan">
      <Paper shape={puzzle} />
      {cells.map((cell) => (
        <Cell key={cell} sheet={sheet} cell={cell} />
      ))}
      <GridLines shape={puzzle} />
      <Borders shape={puzzle} groups={puzzle.regions} />
      {regions.map(({ first, numbers }) => (
        <Region key={first} sheet={sheet} first={first} numbers={numbers} />
      ))}
      {cells
        .filter((cell) => puzzle.numbers[cell] !== BLANK)
        .map((cell) => (
          <Clue key={cell} sheet={sheet} cell={cell} />
        ))}
      {layers.flatMap(({ layer, length }) =>
        Array.from({ length }, (_, index) => (
          <BorderCross key={`${layer}${index}`} sheet={sheet} layer={layer} index={index} />
        )),
      )}
    </g>
  );
}

function describe(sheet: Sheet<UsowanPuzzle>, cell: number): string {
  const number = sheet.puzzle.numbers[cell];
  const parts: string[] = [];
  if (number === QUESTION) parts.push(say.unknownNumber);
  else if (number !== BLANK)
    parts.push(say.number(number), say.clueStates[numberState(sheet.puzzle, cell, (c) => sheet.known(c))]);
  const verdict = sheet.read(VERDICTS, cell);
  if (verdict !== 0) parts.push(verdict === 1 ? say.thoughtTrue : say.thoughtLie);
  if (number === BLANK || sheet.mark(cell) !== 0) parts.push([say.unmarked, say.shaded, say.white][sheet.mark(cell)]);
  return parts.filter((part) => part !== '').join(', ');
}

export const usowanPlay: Play<UsowanPuzzle> = {
  genre: 'usowan',
  hand: usowanHand,
  outside: false,
  guarded: true,
  Drawing,
  describe,
  area(puzzle, place) {
    const name = /^region at (r\d+c\d+)$/.exec(place)?.[1];
    const cell = name === undefined ? -1 : cellNamed(puzzle, name);
    if (cell < 0) return undefined;
    return [...puzzle.regions.keys()].filter((other) => puzzle.regions[other] === puzzle.regions[cell]);
  },
};
