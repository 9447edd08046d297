import { type Diagram, diagram } from '../../src/sweep/index.ts';
import type { Space, SpaceOptions } from '../arguments/space.ts';
import type { Session } from '../terminal/session.ts';
import { type Swept, sweepTo } from './sweeping.ts';

/** The diagram of a space. */
export function diagramOf(
  { spec, weights }: Space,
  { memory }: SpaceOptions,
  session: Session,
): Promise<Swept<Diagram>> {
  return sweepTo(() => diagram(spec, { memory, ...weights }), session);
}
