import type { Move } from './ring.ts';

/** One way in which the branches of a level go: what they choose and what that multiplies their count by. */
export interface Label {
  readonly choice: number;
  readonly tally: number;
  readonly power: number;
  readonly done: boolean;
  readonly move: Move;
  readonly weight: number;
}

/** One level of a diagram. */
export interface Layer {
  readonly size: number;
  /** The branches of state i are `first[i]` … `first[i + 1]` − 1. */
  readonly first: Int32Array;
  /** State of the next layer that each branch leads to; not read where the label is done. */
  readonly targets: Int32Array;
  /** Index into `labels`, for each branch. */
  readonly labelOf: Uint8Array | Uint16Array;
  readonly labels: readonly Label[];
  /** With several lanes: the lanes in which each state can arrive, `Math.ceil(lanes / 32)` words a state. */
  readonly arrivals: Int32Array;
}

/** Bytes of a layer's arrays. */
export function layerBytes({ first, targets, labelOf, arrivals }: Layer): number {
  return first.byteLength + targets.byteLength + labelOf.byteLength + arrivals.byteLength;
}
