import { InputError } from '../../src/grid/input-error.ts';
import { MAX_SIDE, type Shape } from '../../src/grid/shape.ts';

/** Reads `WIDTHxHEIGHT` (columns first). Nothing is allocated before the sides are known to be small. */
export function parseSize(text: string): Shape {
  const match = /^(\d{1,12})x(\d{1,12})$/i.exec(text);
  if (!match) throw noSize(text);
  const width = Number(match[1]);
  const height = Number(match[2]);
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE)
    throw new InputError(`The size is ${text}, where both sides from 1 to ${MAX_SIDE} were expected.`);
  return { width, height };
}

export function noSize(text: string): InputError {
  return new InputError(`The size is '${text}', where WIDTHxHEIGHT such as 8x6 was expected.`);
}

/** Whether an argument is meant as a size rather than as a board. */
export function looksLikeSize(text: string): boolean {
  return /^-?\d+x-?\d+$/i.test(text);
}
