import { type Diagram, diagram } from '../src/sweep/index.ts';
import type { Session } from './session.ts';
import type { Space, SpaceOptions } from './space.ts';
import { type Swept, sweepTo } from './sweeping.ts';
import { tiltOf } from './tilt.ts';

/** The diagram of a space. */
export function diagramOf({ spec }: Space, { memory, tilt }: SpaceOptions, session: Session): Promise<Swept<Diagram>> {
  return sweepTo(() => diagram(spec, { memory, ...tiltOf(tilt) }), session);
}
