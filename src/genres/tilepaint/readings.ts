import type { Reading } from '../../board/reading.ts';

export interface TilepaintReading extends Reading {}

/** Tilepaint is read one way only. */
export const tilepaintReadings: readonly TilepaintReading[] = [{ name: 'standard' }];
