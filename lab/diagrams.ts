import { type Diagram, diagram } from '../src/sweep/index.ts';
import type { Session } from './session.ts';
import type { Space, SpaceOptions } from './space.ts';
import { sweepTo } from './sweeping.ts';
import { tiltOf } from './tilt.ts';

/** The diagram of a space; undefined, with the reason told on stderr, when it could not be finished. */
export async function diagramOf(
  { spec, warnings }: Space,
  { memory, tilt }: SpaceOptions,
  session: Session,
): Promise<Diagram | undefined> {
  for (const warning of warnings) session.warn(warning);
  const swept = await sweepTo(diagram(spec, { memory, ...tiltOf(tilt) }), session);
  if (swept.result === undefined) session.warn(swept.ended);
  return swept.result;
}
