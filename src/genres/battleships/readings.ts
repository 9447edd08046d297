import type { Reading } from '../../board/reading.ts';

export interface BattleshipsReading extends Reading {
  /** Whether two ships may touch at a corner. They never share an edge: cells that do are one ship. */
  readonly touch: 'never' | 'diagonally';
  /** `shapes`: an end, middle or submarine tells of its neighbours too. `counters`: it only says "ship". */
  readonly pieces: 'shapes' | 'counters';
  /**
   * `inventory`: place exactly these ships. `menu`: the list tells which lengths there are, and each may be placed
   * any number of times, none included. Like the other two misreadings it only ever adds answers, so that the
   * intended one stays legal.
   */
  readonly fleet: 'inventory' | 'menu';
  /** Lengths of which any number may be placed, none included, whatever the fleet lists. None when absent. */
  readonly unlimited?: readonly number[];
}

/** The printed rules, then the ways people misread them. */
export const battleshipsReadings: readonly BattleshipsReading[] = [
  { name: 'standard', touch: 'never', pieces: 'shapes', fleet: 'inventory' },
  { name: 'diagonal-touch-allowed', touch: 'diagonally', pieces: 'shapes', fleet: 'inventory' },
  { name: 'pieces-as-counters', touch: 'never', pieces: 'counters', fleet: 'inventory' },
  { name: 'fleet-as-menu', touch: 'never', pieces: 'shapes', fleet: 'menu' },
];
