import { InputError } from '../../src/grid/input-error.ts';
import type { Tilt } from '../../src/sweep/index.ts';

/** An unused edge weighs `skip`, a used one `take`. */
export interface TiltRatio {
  readonly skip: number;
  readonly take: number;
}

/** A tilt as the sweep takes it. Only the length of a loop can be tilted by. */
export function tiltOf(ratio: TiltRatio | undefined): { tilt: Tilt } | Record<string, never> {
  return ratio === undefined ? {} : { tilt: { tally: 'length', ...ratio } };
}

/** Reads `3/2`: what an unused edge weighs, then a used one. */
export function parseTilt(text: string): TiltRatio {
  const match = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text);
  if (!match) throw new InputError(`--tilt is '${text}', where two whole numbers such as 3/2 were expected.`);
  return { skip: Number(match[1]), take: Number(match[2]) };
}
