import type { Marks } from '../../src/board/marks.ts';
import type { Random } from '../../src/grid/random.ts';
import type { Task } from '../../src/grid/task.ts';
import { type SweepProgress, sample, sampleInBands } from '../../src/sweep/index.ts';
import type { Space, SpaceOptions } from '../arguments/space.ts';
import { LIMIT_REACHED } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { diagramOf } from './diagrams.ts';
import { giveUp, sweepTo } from './sweeping.ts';

const batch = 256;

/**
 * `number` answers of a space, in batches, as soon as they are drawn; none when the space is empty. They are read off the
 * whole diagram where that fits in the memory, else drawn together, band by band; the same seed draws the same answers
 * either way. When the work can't be finished, that is told on stderr and nothing more comes.
 */
export async function* draws(
  space: Space,
  number: number,
  random: Random,
  options: SpaceOptions,
  session: Session,
): AsyncGenerator<readonly Marks[]> {
  const { memory } = options;
  const { weights } = space;
  const own = space.spec.ownSamples?.(number, random, { memory, ...weights });
  if (own !== undefined) {
    yield* allOf(() => own, session);
    return;
  }
  const whole = await diagramOf(space, options, session);
  if (whole.result !== undefined) {
    for (let left = number; left > 0 && whole.result.total > 0n; left -= batch) {
      const drawn = await sweepTo(() => sample(whole.result, Math.min(left, batch), random), session);
      if (drawn.result === undefined) return giveUp(drawn, session);
      yield drawn.result;
    }
    return;
  }
  if (whole.status !== LIMIT_REACHED) return giveUp(whole, session);
  yield* allOf(() => sampleInBands(space.spec, number, random, { memory, ...weights }), session);
}

async function* allOf(make: () => Task<Marks[], SweepProgress>, session: Session): AsyncGenerator<readonly Marks[]> {
  const drawn = await sweepTo(make, session);
  if (drawn.result === undefined) return giveUp(drawn, session);
  yield drawn.result;
}
