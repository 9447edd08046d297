import type { Marks } from '../../../board/marks.ts';
import { type FleetIn, FleetSpec } from '../../../spaces/fleets/index.ts';
import type { Spec } from '../../../sweep/index.ts';
import type { BattleshipsPuzzle } from '../puzzle.ts';
import type { BattleshipsReading } from '../readings.ts';
import { layOut } from './board.ts';

/**
 * The answers of a Battleships board, cell by cell along its narrower side (or the one with fewer numbers to carry).
 * `marks` are kept to. `fleetIn` is chosen by the number of clues unless it is given.
 */
export function battleshipsSweep(
  puzzle: BattleshipsPuzzle,
  reading: BattleshipsReading,
  marks?: Marks,
  fleetIn?: FleetIn,
): Spec {
  return new FleetSpec(layOut(puzzle, reading, marks), fleetIn);
}
