import { type Signal, useComputed } from '@preact/signals';
import { CELL } from '../../../src/formats/picture/piece.ts';
import type { Shape } from '../../../src/grid/shape.ts';
import type { View } from '../game/view.ts';
import { useWorkbench } from '../panels/workbench-context.ts';
import type { Frame } from './frame.ts';

/** Numbers of the rows and columns, printed while something names cells by them. They stay in sight. */
export function Coordinates({
  shape,
  frame,
  view,
}: {
  readonly shape: Shape;
  readonly frame: Frame;
  readonly view: Signal<View>;
}) {
  const { hints, checking } = useWorkbench();
  const isAsked = hints.isTold.value || checking.live.value.length > 0 || checking.asked.value !== undefined;
  const shifts = useComputed(() => {
    const { x, y, scale } = view.value;
    if (frame.coordinates === 'before') return { columns: `translate(0 ${y})`, rows: `translate(${x} 0)` };
    const right = x + frame.width / scale - frame.width;
    const bottom = y + frame.height / scale - frame.height;
    return { columns: `translate(0 ${bottom})`, rows: `translate(${right} 0)` };
  });
  if (!isAsked) return null;
  const away = 0.22 * CELL;
  const beside = frame.coordinates === 'before' ? -away : shape.width * CELL + away;
  const above = frame.coordinates === 'before' ? -away : shape.height * CELL + away;
  const { columns, rows } = shifts.value;
  return (
    <g class="coordinates" aria-hidden="true">
      <g transform={columns}>
        {Array.from({ length: shape.width }, (_, column) => (
          <text key={column} x={(column + 0.5) * CELL} y={above + 4.6}>
            {column + 1}
          </text>
        ))}
      </g>
      <g transform={rows}>
        {Array.from({ length: shape.height }, (_, row) => (
          <text key={row} x={beside} y={(row + 0.5) * CELL + 4.6}>
            {row + 1}
          </text>
        ))}
      </g>
    </g>
  );
}
