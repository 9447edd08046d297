import { UNKNOWN, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Violation } from '../../src/genre/verdict.ts';
import { edgeNamed } from '../../src/grid/edges.ts';
import { cellName, cellNamed, neighbours } from '../../src/grid/shape.ts';
import type { Laid } from './board.ts';
import type { Checked, Fault } from './messages.ts';

/**
 * Judges a position: what is broken if every open decision is a no, and which of it can't be mended any more.
 *
 * A rule is broken for certain at a place when the player has made every decision there, and the place is still in
 * that rule's violation with all open decisions said yes. The tempting simpler rule, "it is broken now", lights every
 * number on a fresh board; "its cells are decided" alone lights a ship whose length is still open at its ends. A clue
 * cell has no decisions of its own, so it waits until the whole board is decided; its number turns red before that.
 *
 * `patient` names the rules about shapes that may still grow: their cells must have their neighbours decided as well.
 * "Two ships of length 1, but the fleet has one" is mended when one of them becomes longer.
 */
export function judged(laid: Laid, patient: readonly string[] = []): Checked {
  const { genre, board, reading } = laid;
  const { puzzle, marks, notes } = board;
  const faults = genre.check(puzzle, marks, reading, notes).violations;
  const printed = genre.printed(puzzle);
  const known = marks.map((mark, decision) => mark || printed[decision]);
  const full = !known.includes(UNKNOWN);
  if (faults.length === 0) return { complete: true, decided: full, faults: [], certain: [] };
  const all = known.map((mark) => mark || YES);
  const stubborn = genre.check(puzzle, all, reading, notes).violations;
  const certain: Fault[] = [];
  for (const fault of faults) {
    const again = stubborn.find((other) => other.rule === fault.rule);
    if (!again) continue;
    const isMade = (place: string): boolean =>
      decisionsAt(laid, place).every((decision) => known[decision] !== UNKNOWN);
    // Whether a shape may still grow is a matter of all its cells, so such a fault is certain as a whole or not at all.
    if (!full && patient.includes(fault.rule) && !fault.cells.flatMap((place) => beside(puzzle, place)).every(isMade))
      continue;
    const places = fault.cells.filter(
      (place) =>
        full ||
        (again.cells.includes(place) &&
          isMade(place) &&
          decisionsAt(laid, place).some((decision) => printed[decision] === UNKNOWN)),
    );
    if (places.length > 0 || full) certain.push({ ...plain(fault), places });
  }
  return { complete: false, decided: full, faults: faults.map(plain), certain };
}

function beside(puzzle: Puzzle, place: string): string[] {
  const cell = cellNamed(puzzle, place);
  return cell < 0 ? [] : neighbours(puzzle, cell).map((other) => cellName(puzzle, other));
}

function plain({ rule, cells, text }: Violation): Fault {
  return { rule, places: [...cells], text };
}

/** The decisions at a named place: all of a row's, the four edges of a cell, a cell's tile. */
function decisionsAt({ genre, board: { puzzle } }: Laid, place: string): number[] {
  const line = /^(row|column) (\d+)$/.exec(place);
  const cells: number[] = [];
  if (line) {
    const at = Number(line[2]) - 1;
    if (line[1] === 'row') for (let i = 0; i < puzzle.width; i++) cells.push(at * puzzle.width + i);
    else for (let i = 0; i < puzzle.height; i++) cells.push(i * puzzle.width + at);
  } else if (place.includes('-')) return [edgeNamed(puzzle, place)].filter((edge) => edge >= 0);
  else cells.push(...[cellNamed(puzzle, place)].filter((cell) => cell >= 0));
  return cells.flatMap((cell) => genre.decisionsAt(puzzle, cell));
}
