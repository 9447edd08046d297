import { BLANK, QUESTION } from '../../../board/clue.ts';
import type { Marks } from '../../../board/marks.ts';
import type { ClueLevel, Dial } from '../../../genre/composer.ts';
import { cellCount, cellName } from '../../../grid/shape.ts';
import type { CastleWallOptions } from '../options.ts';
import { type CastleWallPuzzle, GREY, NO_ARROW, NO_WALL } from '../puzzle.ts';

const PARTS: { readonly [level: string]: readonly string[] } = {
  full: ['wall', 'colour', 'arrow'],
  arrow: ['wall', 'arrow'],
  colour: ['wall', 'colour'],
  wall: ['wall'],
  none: [],
};

function levelsOf(...names: readonly [name: string, ...weaker: readonly string[]][]): ClueLevel[] {
  return names.map(([name, ...weaker]) => ({
    name,
    parts: PARTS[name],
    weaker: weaker.map((other) => names.findIndex(([found]) => found === other)),
  }));
}

const CHAIN = levelsOf(['full', 'colour'], ['colour', 'wall'], ['wall', 'none'], ['none']);
/**
 * Colour and number say nothing about each other, so neither of the middle levels is weaker than the other:
 *
 *                 ┌── colour ──┐
 *         full ───┤            ├─── wall ─── none
 *                 └── arrow ───┘
 */
const FORK = levelsOf(['full', 'colour', 'arrow'], ['arrow', 'wall'], ['colour', 'wall'], ['wall', 'none'], ['none']);
const COLOURED = levelsOf(['colour', 'wall'], ['wall', 'none'], ['none']);
const NUMBERED = levelsOf(['arrow', 'wall'], ['wall', 'none'], ['none']);
const BARE = levelsOf(['wall', 'none'], ['none']);

/**
 * A dial a wall. A wall without colour or number begins further down. A setter's clue can lose either half; the generator
 * takes the number first unless it is asked to do otherwise.
 */
export function dials(
  puzzle: CastleWallPuzzle,
  _answer: Marks,
  { dial }: CastleWallOptions,
  purpose: 'generate' | 'minimise',
): Dial[] {
  const found: Dial[] = [];
  for (let cell = 0; cell < cellCount(puzzle); cell++) {
    const colour = puzzle.colours[cell];
    if (colour === NO_WALL) continue;
    const isNumbered = puzzle.arrows[cell] !== NO_ARROW && puzzle.numbers[cell] >= 0;
    const both = (dial ?? (purpose === 'minimise' ? 'fork' : 'chain')) === 'fork' ? FORK : CHAIN;
    const levels = colour !== GREY ? (isNumbered ? both : COLOURED) : isNumbered ? NUMBERED : BARE;
    found.push({ clue: cellName(puzzle, cell), levels });
  }
  return found;
}

/** A wall turned down to `none` becomes an ordinary cell, which the loop may visit. */
export function atLevels(
  puzzle: CastleWallPuzzle,
  dials: readonly Dial[],
  levels: readonly number[],
): CastleWallPuzzle {
  const colours = [...puzzle.colours];
  const arrows = [...puzzle.arrows];
  const numbers = [...puzzle.numbers];
  const cells = new Map(colours.map((_, cell) => [cellName(puzzle, cell), cell]));
  dials.forEach(({ clue, levels: all }, dial) => {
    const cell = cells.get(clue);
    if (cell === undefined || levels[dial] === 0) return;
    const { parts } = all[levels[dial]];
    if (!parts.includes('arrow')) {
      arrows[cell] = NO_ARROW;
      numbers[cell] = parts.length === 0 ? BLANK : QUESTION;
    }
    if (!parts.includes('colour')) colours[cell] = parts.length === 0 ? NO_WALL : GREY;
  });
  return { ...puzzle, colours, arrows, numbers };
}
