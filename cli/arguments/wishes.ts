import type { Wishes } from '../../src/genre/composer.ts';

/** The wishes among a command's options; absent ones stay absent. */
export function wishesOf({ fleet, tilt, dial, maxSize, density }: Wishes): Wishes {
  return {
    ...(fleet === undefined ? {} : { fleet }),
    ...(tilt === undefined ? {} : { tilt }),
    ...(dial === undefined ? {} : { dial }),
    ...(maxSize === undefined ? {} : { maxSize }),
    ...(density === undefined ? {} : { density }),
  };
}
