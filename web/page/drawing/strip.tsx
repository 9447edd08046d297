import { type Signal, useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { View } from '../game/view.ts';
import type { Frame } from './frame.ts';

/** The numbers above the columns or beside the rows. When the board is enlarged they stay in sight over the cells. */
export function Strip({
  frame,
  view,
  place,
  children,
}: {
  readonly frame: Frame;
  readonly view: Signal<View>;
  readonly place: 'above' | 'beside';
  readonly children: ComponentChildren;
}) {
  const shift = useComputed(() => {
    const { x, y } = view.value;
    return place === 'above' ? `translate(0 ${y})` : `translate(${x} 0)`;
  });
  const isEnlarged = useComputed(() => view.value.scale > 1);
  const { before, width, height } = frame;
  return (
    <g transform={shift}>
      {isEnlarged.value ? (
        <rect
          class="strip-ground"
          x={-before}
          y={-before}
          width={place === 'above' ? width : before - 2}
          height={place === 'above' ? before - 2 : height}
        />
      ) : null}
      {children}
      {isEnlarged.value && place === 'beside' ? <Corner frame={frame} view={view} /> : null}
    </g>
  );
}

/** Where the two strips meet stands nothing. It moves with the rows' numbers, and down with the columns'. */
function Corner({ frame: { before }, view }: { readonly frame: Frame; readonly view: Signal<View> }) {
  const y = useComputed(() => view.value.y - before);
  return <rect class="strip-ground" x={-before} y={y} width={before - 2} height={before - 2} />;
}
