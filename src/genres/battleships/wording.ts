import { BLANK } from '../../board/clue.ts';
import { YES } from '../../board/marks.ts';
import type { Explanation, RuleUse, Wording } from '../../genre/wording.ts';
import { counted } from '../../grid/listed.ts';
import { cellName, cellNamed, columnOf, rowOf } from '../../grid/shape.ts';
import {
  type BattleshipsPuzzle,
  LEFT_END,
  LOWER_END,
  MIDDLE,
  RIGHT_END,
  SUBMARINE,
  UPPER_END,
  WATER,
} from './puzzle.ts';

// The English of Battleships' steps.

export const wording: Wording<BattleshipsPuzzle> = {
  yes: 'ship',
  no: 'water',
  explain(puzzle: BattleshipsPuzzle, use: RuleUse): Explanation {
    return (EXPLAIN[use.rule] ?? together)(puzzle, use);
  },
};

const PIECES: Readonly<Record<number, string>> = {
  [WATER]: 'water',
  [UPPER_END]: 'the upper end of a ship',
  [LOWER_END]: 'the lower end of a ship',
  [LEFT_END]: 'the left end of a ship',
  [RIGHT_END]: 'the right end of a ship',
  [MIDDLE]: 'the middle of a ship',
  [SUBMARINE]: 'a ship of one cell',
};

const EXPLAIN: Readonly<Record<string, (puzzle: BattleshipsPuzzle, use: RuleUse) => Explanation>> = {
  number(puzzle, { clue, settles, scope, known }) {
    const line = lineOf(puzzle, clue, scope);
    const number = numberOf(puzzle, clue);
    const ships = scope.filter((cell) => known[cell] === YES).length;
    const cells = counted(number, 'ship cell');
    const has = number === 0 ? `${capital(line)} has no ship cells` : `${capital(line)} already has its ${cells}`;
    const needs = `${capital(line)} needs every cell left to get to its ${cells}`;
    const broken =
      ships > number
        ? `${capital(line)} would have ${counted(ships, 'ship cell')}, more than its ${number}`
        : `${capital(line)} can't get to its ${cells} any more`;
    return {
      where: line,
      rule: 'a number counts the ship cells of its line',
      why: settles.length === 0 ? broken : settles[0].mark === YES ? needs : has,
    };
  },
  line(puzzle, { clue, settles, scope }) {
    const line = lineOf(puzzle, clue, scope);
    return {
      where: line,
      rule: 'every way to fill the line must agree with its number and the ships of the fleet',
      why:
        settles.length === 0
          ? `There is no way to fill ${line} with ships of the fleet`
          : `Every way to fill ${line} with ships of the fleet agrees`,
    };
  },
  corners(puzzle, { settles, scope }) {
    const ship = scope.length > 0 ? cellName(puzzle, scope[0]) : 'a ship';
    return {
      where: `the corners of ${ship}`,
      rule: 'ships never touch, not even at a corner',
      why:
        settles.length === 0
          ? `Two ships would touch at a corner of ${ship}`
          : `${ship} is ship, and ships never touch at a corner`,
    };
  },
  straight(_puzzle, { settles }) {
    return {
      where: 'the bends',
      rule: 'ships are straight',
      why: settles.length === 0 ? 'A ship would bend' : 'A ship never bends',
    };
  },
  longest(puzzle, { settles }) {
    const longest = puzzle.fleet.reduce((most, length) => Math.max(most, length), 0);
    return {
      where: 'the ends of the longest run',
      rule: 'no ship is longer than the longest of the fleet',
      why:
        settles.length === 0
          ? `A ship would be longer than ${longest} cells, the longest of the fleet`
          : longest === 0
            ? 'The fleet has no ships'
            : `A run of ${longest} is already as long as the longest ship of the fleet`,
    };
  },
  piece: (puzzle, use) => printed(puzzle, use),
  shape: (puzzle, use) => printed(puzzle, use),
  fleet(_puzzle, { settles }) {
    return {
      where: 'the fleet',
      rule: 'exactly the ships of the fleet are placed',
      why:
        settles.length === 0
          ? 'The ships of the fleet can no longer be placed as listed'
          : settles[0].mark === YES
            ? 'All berths left for the ships still to be placed agree'
            : 'No ship still to be placed fits here',
    };
  },
};

function printed(puzzle: BattleshipsPuzzle, { clue, settles }: RuleUse): Explanation {
  const cell = clue === null ? -1 : cellNamed(puzzle, clue);
  const piece = PIECES[puzzle.pieces[cell] ?? BLANK] ?? 'a ship cell';
  return {
    where: `the piece in ${clue}`,
    rule: 'a printed piece is what it shows',
    why: settles.length === 0 ? `${clue} could not be ${piece}, as printed` : `${clue} is printed as ${piece}`,
  };
}

function numberOf(puzzle: BattleshipsPuzzle, clue: string | null): number {
  const [, line, index] = /^(row|column) (\d+)$/.exec(clue ?? '') ?? [];
  return (line === 'row' ? puzzle.rows : puzzle.columns)[Number(index) - 1] ?? BLANK;
}

/** A line without a number has no clue to name it by. */
function lineOf(puzzle: BattleshipsPuzzle, clue: string | null, scope: readonly number[]): string {
  if (clue !== null) return clue;
  const rows = new Set(scope.map((cell) => rowOf(puzzle, cell)));
  if (rows.size === 1) return `row ${rowOf(puzzle, scope[0]) + 1}`;
  return scope.length > 0 ? `column ${columnOf(puzzle, scope[0]) + 1}` : 'the board';
}

function together(): Explanation {
  return { where: 'the board', rule: 'the rules together', why: 'The rules leave nothing else' };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
