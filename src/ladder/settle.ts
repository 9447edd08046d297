import { type Engine, PER_UNIT } from '../engine/engine.ts';

/** Units of a task between two yields. */
const SLICE = 16;

/** `engine.propagate()` as a part of a task: on large boards the way to one fixpoint takes long. */
export function* settle(engine: Engine): Generator<number, boolean, void> {
  for (;;) {
    const agrees = engine.propagateFor(SLICE * PER_UNIT);
    if (agrees !== undefined) return agrees;
    yield SLICE;
  }
}
