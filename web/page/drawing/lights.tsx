import type { ReadonlySignal } from '@preact/signals';
import { CELL } from '../../../src/formats/picture/piece.ts';
import type { GenreView } from '../../genres/view.ts';
import type { OpenBoard } from '../state/open-board.ts';
import type { Highlight, Tone } from './highlights.ts';
import { fillOf, outlineOf } from './outline.ts';
import { type Area, areaOf } from './places.ts';

interface Props {
  readonly board: OpenBoard;
  readonly genre: GenreView;
  readonly highlights: ReadonlySignal<readonly Highlight[]>;
}

/** How far inside its cells each tone's outline runs, so that several can be seen on one cell. */
const INSETS: Readonly<Record<Tone, number>> = { open: 3, differs: 2, reach: 0, basis: 1.6, fault: 2.2, pointed: 4.4 };

/** Whatever is lit on the cells. Sets of cells are lit as one area, so that a region or a ray is seen as what it is. */
export function CellLights({ board, genre, highlights }: Props) {
  const { puzzle } = board;
  return (
    <g class="lights" aria-hidden="true">
      {highlights.value.map(({ tone, places }) => {
        const areas = areasOf(board, genre, tone, places);
        const cells = [...new Set(areas.flatMap((area) => area.cells))];
        return (
          <g key={`${tone} ${places.join(' ')}`} class={`light ${tone}`} data-places={places.join(' ')}>
            {cells.length > 0 ? <path class="area" d={fillOf(puzzle, cells)} /> : null}
            {areas.flatMap(({ lines }) =>
              lines.map(({ kind, at }) => (
                <path key={`${kind}${at}`} class="area line" d={linePath(board, kind, at)} />
              )),
            )}
            {tone === 'fault' && cells.length > 0 ? (
              <path class="halo" d={outlineOf(puzzle, cells, INSETS[tone])} />
            ) : null}
            {cells.length > 0 ? <path class="outline" d={outlineOf(puzzle, cells, INSETS[tone])} /> : null}
            {areas.flatMap(({ edges }) =>
              edges.map(([a, b]) => <path key={`${a}-${b}`} class="edge" d={edgePath(board, a, b)} />),
            )}
            {tone === 'fault'
              ? cells.map((cell) => <Sign key={cell} x={x(board, cell) + CELL - 8} y={y(board, cell) + 8} />)
              : null}
          </g>
        );
      })}
    </g>
  );
}

/** The same on the numbers above or beside, which may stand still while the cells move. */
export function LineLights({ board, genre, highlights, place }: Props & { readonly place: 'above' | 'beside' }) {
  const kind = place === 'above' ? 'column' : 'row';
  return (
    <g class="lights" aria-hidden="true">
      {highlights.value.map(({ tone, places }) =>
        areasOf(board, genre, tone, places)
          .flatMap(({ lines }) => lines)
          .filter((line) => line.kind === kind)
          .map(({ at }) => {
            const [left, top] = kind === 'column' ? [at * CELL, -CELL] : [-CELL, at * CELL];
            return (
              <g key={`${tone} ${at}`} class={`light ${tone} number`}>
                <rect class="area" x={left + 3} y={top + 3} width={CELL - 6} height={CELL - 6} rx={7} />
                <rect class="outline" x={left + 3} y={top + 3} width={CELL - 6} height={CELL - 6} rx={7} />
                {tone === 'fault' ? <Sign x={left + CELL - 7} y={top + 8} /> : null}
              </g>
            );
          }),
      )}
    </g>
  );
}

/** The sign of an error, so that red is never the only one. */
function Sign({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g class="sign">
      <circle cx={x} cy={y} r={6} />
      <path d={`M${x} ${y - 3.4}v4.2M${x} ${y + 3.2}v0.2`} />
    </g>
  );
}

function areasOf(board: OpenBoard, genre: GenreView, tone: Tone, places: readonly string[]): Area[] {
  if (tone !== 'reach') return places.map((place) => areaOf(genre, board.puzzle, place));
  const cells = places.flatMap((place) => genre.reach?.(board.puzzle, place) ?? []);
  return [{ cells: [...new Set(cells)], edges: [], lines: [] }];
}

function x({ puzzle }: OpenBoard, cell: number): number {
  return (cell % puzzle.width) * CELL;
}

function y({ puzzle }: OpenBoard, cell: number): number {
  return Math.floor(cell / puzzle.width) * CELL;
}

function edgePath(board: OpenBoard, a: number, b: number): string {
  const half = CELL / 2;
  return `M${x(board, a) + half} ${y(board, a) + half}L${x(board, b) + half} ${y(board, b) + half}`;
}

function linePath({ puzzle }: OpenBoard, kind: 'row' | 'column', at: number): string {
  return kind === 'row'
    ? `M0 ${at * CELL}h${puzzle.width * CELL}v${CELL}H0z`
    : `M${at * CELL} 0h${CELL}v${puzzle.height * CELL}h${-CELL}z`;
}
