import type { ComponentChildren } from 'preact';
import type { Shape } from '../../../src/grid/shape.ts';
import type { ClueState } from '../clues/state.ts';
import { CELL } from './play.ts';

// Pieces of drawing that several genres share. They are drawn in the units of `CELL`.

export function left(shape: Shape, cell: number): number {
  return (cell % shape.width) * CELL;
}

export function top(shape: Shape, cell: number): number {
  return Math.floor(cell / shape.width) * CELL;
}

/** The paper and the thin lines between cells. */
export function Paper({ shape, dotted }: { shape: Shape; dotted?: boolean }) {
  const { width, height } = shape;
  return <rect class={dotted ? 'paper dotted' : 'paper'} width={width * CELL} height={height * CELL} />;
}

export function GridLines({ shape, dotted }: { shape: Shape; dotted?: boolean }) {
  const { width, height } = shape;
  let path = '';
  for (let column = 1; column < width; column++) path += `M${column * CELL} 0V${height * CELL}`;
  for (let row = 1; row < height; row++) path += `M0 ${row * CELL}H${width * CELL}`;
  return <path class={dotted ? 'grid dotted' : 'grid'} d={path} />;
}

/** The outline of the board and the borders between cells of different groups. */
export function Borders({ shape, groups }: { shape: Shape; groups?: readonly number[] }) {
  const { width, height } = shape;
  let path = '';
  if (groups)
    for (let cell = 0; cell < groups.length; cell++) {
      const x = left(shape, cell) + CELL;
      const y = top(shape, cell) + CELL;
      if (x < width * CELL && groups[cell] !== groups[cell + 1]) path += `M${x} ${y - CELL}V${y}`;
      if (y < height * CELL && groups[cell] !== groups[cell + width]) path += `M${x - CELL} ${y}H${x}`;
    }
  return (
    <>
      <path class="borders" d={path} />
      <rect class="frame" width={width * CELL} height={height * CELL} />
    </>
  );
}

/** A printed number about a middle; its colour and its sign follow the state of its clue. */
export function Figure({
  x,
  y,
  state,
  size = 22,
  sign = '×',
  struck,
  children,
}: {
  x: number;
  y: number;
  state: ClueState;
  size?: number;
  /** What stands beside a number that can't be met, so that red is never the only sign. */
  sign?: string;
  struck?: boolean;
  children: ComponentChildren;
}) {
  return (
    <g class={`figure ${state}${struck ? ' struck' : ''}`}>
      <text x={x} y={y} font-size={size} dy="0.345em">
        {children}
      </text>
      {state === 'dead' ? (
        <text class="sign" x={x + size * 0.62} y={y - size * 0.42} font-size={size * 0.62} dy="0.345em">
          {sign}
        </text>
      ) : null}
      {struck ? (
        <path class="strike" d={`M${x - size * 0.5} ${y + size * 0.35}L${x + size * 0.5} ${y - size * 0.35}`} />
      ) : null}
    </g>
  );
}

/** Shading that fills a cell; in a trial it is paler and leaves a ring. */
export function Shading({ x, y, trial }: { x: number; y: number; trial: number }) {
  return trial > 0 ? (
    <g class="shading tried">
      <rect x={x} y={y} width={CELL} height={CELL} />
      <rect class="ring" x={x + 5} y={y + 5} width={CELL - 10} height={CELL - 10} rx={3} />
    </g>
  ) : (
    <rect class="shading" x={x} y={y} width={CELL} height={CELL} />
  );
}

/** The dot of a cell that is known to be no. */
export function Dot({ x, y, trial, small }: { x: number; y: number; trial: number; small?: boolean }) {
  return (
    <g class={trial > 0 ? 'dot tried' : 'dot'}>
      <rect x={x} y={y} width={CELL} height={CELL} />
      {small ? null : <circle cx={x + CELL / 2} cy={y + CELL / 2} r={trial > 0 ? 3 : 4} />}
    </g>
  );
}
