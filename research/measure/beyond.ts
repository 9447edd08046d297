import { difficultyTable, gradesTable, rungsNeededTable } from './difficulty.ts';
import { growthTable } from './growth.ts';
import { clueBitsTable, cluesOfABoardTable } from './prices.ts';
import type { Table } from './table.ts';

/** The sizes of the studies' banks. */
const STUDY = ['6x6', '8x8', '10x10'];

/**
 * Tables that every genre has of its bank beyond what its article asks.
 * @param weak a low rung, with which nearly every board takes a plain search some branch points
 * @param priced sizes of which every clue is priced: exact counts of boards with hardly a clue
 */
export function beyondTables(genre: string, weak: string, priced: readonly string[]): readonly Table[] {
  return [
    growthTable(genre),
    rungsNeededTable(genre, STUDY),
    gradesTable(genre, weak),
    difficultyTable(genre, weak),
    clueBitsTable(genre, priced),
    cluesOfABoardTable(genre),
  ];
}
