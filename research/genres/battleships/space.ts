import { blank } from '../../../src/genres/battleships/blank.ts';
import { battleships } from '../../../src/genres/battleships/index.ts';
import { battleshipsSweep } from '../../../src/genres/battleships/sweep/sweep.ts';
import type { Shape } from '../../../src/grid/shape.ts';
import { subtask } from '../../../src/grid/task.ts';
import { type Count, count, type Spec } from '../../../src/sweep/index.ts';
import { readingOf } from '../../measure/boards.ts';

export const ARMADA = '4,3,3,2,2,2,1,1,1,1';
export const SIX = '3,2,2,1,1,1';
/** Any number of single cells. */
export const SINGLES = '1*';

export const [standard] = battleships.readings;
export const touching = readingOf(battleships, 'diagonal-touch-allowed');

/** The fleet of the study's boards of that side. */
export function fleetOf(side: number): string {
  return side <= 6 ? SIX : ARMADA;
}

/** All placements of a fleet. */
export function placements(shape: Shape, fleet: string, reading = standard): Spec {
  const space = blank(shape, reading, { fleet });
  return battleshipsSweep(space.puzzle, space.reading);
}

export function* counted(shape: Shape, fleet: string, reading = standard): Generator<number, Count, void> {
  return yield* subtask(count(placements(shape, fleet, reading)));
}
