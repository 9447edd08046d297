import type { Ink } from '../../../src/formats/picture/inks.ts';
import type { Layer, Position } from '../../../src/formats/picture/picture.ts';
import type { Piece } from '../../../src/formats/picture/piece.ts';

/** An ink as the page's style sheet has it, so that themes, palettes and ghosts recolour without drawing anew. */
function colour(ink: Ink | undefined): string {
  return ink === undefined ? 'none' : `var(--board-${ink})`;
}

/** Pieces of a picture as SVG elements. */
export function Pieces({ of }: { readonly of: readonly Piece[] }) {
  return <>{of.map((piece, at) => element(piece, at))}</>;
}

function element(piece: Piece, key: number) {
  const { fill, line, width, dash, cap, hairline, opacity, bold } = piece.style;
  const style = {
    fill: colour(fill),
    ...(line === undefined ? {} : { stroke: colour(line), 'stroke-width': hairline ? 1 : width }),
    ...(hairline ? { 'vector-effect': 'non-scaling-stroke' } : {}),
    ...(dash === undefined ? {} : { 'stroke-dasharray': dash }),
    ...(cap === undefined ? {} : { 'stroke-linecap': cap, ...(cap === 'round' ? { 'stroke-linejoin': cap } : {}) }),
    ...(opacity === undefined ? {} : { opacity }),
  };
  if (piece.kind === 'path') return <path key={key} d={piece.d} {...style} />;
  if (piece.kind === 'circle') return <circle key={key} cx={piece.x} cy={piece.y} r={piece.radius} {...style} />;
  return (
    <text
      key={key}
      class={bold ? 'bold' : undefined}
      x={piece.x}
      y={piece.y + 0.335 * piece.size}
      font-size={piece.size}
      {...style}
    >
      {piece.text}
    </text>
  );
}

/** One item of a layer, drawn anew when what it reads of the position has changed. */
function Item({ layer, item, position }: { layer: Layer; item: number; position: Position }) {
  const pieces = layer.draw(item, position);
  return pieces.length === 0 ? null : <Pieces of={pieces} />;
}

/** A layer of a picture, each of its items for itself. */
export function LayerItems({ layer, position }: { readonly layer: Layer; readonly position: Position }) {
  return (
    <g>
      {layer.items.map((item) => (
        <Item key={item} layer={layer} item={item} position={position} />
      ))}
    </g>
  );
}
