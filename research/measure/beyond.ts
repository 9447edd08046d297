import type { GenreId } from '../../src/genres/registry.ts';
import type { Shelf } from '../study.ts';
import { difficultyTable, gradesTable, rungsNeededTable } from './difficulty.ts';
import { growthTable } from './growth.ts';
import { clueBitsTable, cluesOfABoardTable } from './prices.ts';
import type { Table } from './table.ts';

/** The sizes of the studies' banks. */
const STUDY = ['6x6', '8x8', '10x10'];

/**
 * Tables that every genre has of its bank beyond what its article asks.
 * @param shelves the shelves of its bank
 * @param weak a low rung, with which nearly every board takes a plain search some branch points
 * @param priced sizes of which every clue is priced: exact counts of boards with hardly a clue
 */
export function beyondTables(
  genre: GenreId,
  shelves: readonly Shelf[],
  weak: string,
  priced: readonly string[],
): readonly Table[] {
  return [
    growthTable(genre, shelves),
    rungsNeededTable(genre, STUDY),
    gradesTable(genre, weak),
    difficultyTable(genre, weak),
    clueBitsTable(genre, priced),
    cluesOfABoardTable(genre),
  ];
}
