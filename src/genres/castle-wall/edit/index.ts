import { BLANK, QUESTION } from '../../../board/clue.ts';
import { cellKind, printing, range } from '../../../edit/kinds.ts';
import { cellAtPlace, placesOf } from '../../../edit/places.ts';
import type { Editor, Place, PrintKind } from '../../../genre/editor.ts';
import { cellCount } from '../../../grid/shape.ts';
import { BLACK, type CastleWallPuzzle, DOWN, GREY, LEFT, NO_ARROW, NO_WALL, RIGHT, UP, WHITE } from '../puzzle.ts';
import { colourIn, longestRay, numberIn, wallIn } from '../truth.ts';
import { puzzleOf, type Wall, wallsOf } from '../wall.ts';

const number = cellKind<CastleWallPuzzle>('numbers', {
  name: 'number',
  values: ({ width, height }) => [BLANK, QUESTION, ...range(0, Math.max(width, height) - 2)],
  // A number makes a wall, and no number takes it away; a wall without number is `?`.
  write: (puzzle, place, value) =>
    withWall(puzzle, place, (wall) => (value === BLANK ? null : { ...wall, number: value })),
});

const colour = cellKind<CastleWallPuzzle>('colours', {
  name: 'colour',
  values: () => [NO_WALL, GREY, BLACK, WHITE],
  write: (puzzle, place, value) =>
    withWall(puzzle, place, (wall) => (value === NO_WALL ? null : { ...wall, colour: value })),
  digits: false,
  keys: { g: GREY, w: WHITE, b: BLACK },
  cycle: 'q',
  click: 'none',
  truth: (puzzle, marks, place) => colourIn(puzzle, marks, cellAtPlace(puzzle, place)),
});

const arrow = cellKind<CastleWallPuzzle>('arrows', {
  name: 'arrow',
  values: (puzzle, place) => (isWall(puzzle, place) ? [NO_ARROW, UP, DOWN, LEFT, RIGHT] : []),
  digits: false,
  keys: { 'Shift+ArrowUp': UP, 'Shift+ArrowDown': DOWN, 'Shift+ArrowLeft': LEFT, 'Shift+ArrowRight': RIGHT },
  drag: [UP, DOWN, LEFT, RIGHT],
  toggles: true,
  click: 'none',
});

/** Walls that stand; a colour or a number is printed on those alone. */
const onWalls = (puzzle: CastleWallPuzzle): Place[] =>
  placesOf('cells', puzzle).filter((place) => isWall(puzzle, place));

const walls: PrintKind<CastleWallPuzzle> = {
  name: 'walls',
  places: (puzzle) => placesOf('cells', puzzle),
  isPrinted: isWall,
  print: (puzzle, marks, place) =>
    colourIn(puzzle, marks, cellAtPlace(puzzle, place)) === undefined
      ? undefined
      : withWall(puzzle, place, (wall) => wall),
  erase: (puzzle, place) => withWall(puzzle, place, () => null),
};

const colours: PrintKind<CastleWallPuzzle> = {
  ...printing('colours', colour),
  places: onWalls,
  isPrinted: (puzzle, place) => puzzle.colours[cellAtPlace(puzzle, place)] !== GREY,
  erase: (puzzle, place) => (isWall(puzzle, place) ? colour.write(puzzle, place, GREY) : puzzle),
};

/** A number along the arrow that is there, or along the longest ray. */
const numbers: PrintKind<CastleWallPuzzle> = {
  name: 'numbers',
  places: onWalls,
  isPrinted: (puzzle, place) => puzzle.numbers[cellAtPlace(puzzle, place)] >= 0,
  print(puzzle, marks, place) {
    const cell = cellAtPlace(puzzle, place);
    if (colourIn(puzzle, marks, cell) === undefined) return undefined;
    const way = puzzle.arrows[cell] === NO_ARROW ? longestRay(puzzle, cell) : puzzle.arrows[cell];
    return withWall(puzzle, place, (wall) => ({ ...wall, arrow: way, number: numberIn(puzzle, marks, cell, way) }));
  },
  erase: (puzzle, place) =>
    isWall(puzzle, place)
      ? withWall(puzzle, place, (wall) => ({ ...wall, arrow: NO_ARROW, number: QUESTION }))
      : puzzle,
};

export const editor: Editor<CastleWallPuzzle> = {
  layout: {
    lists: {
      colours: { over: 'cells', blank: NO_WALL },
      arrows: { over: 'cells', blank: NO_ARROW, turning: [UP, DOWN, LEFT, RIGHT] },
      numbers: { over: 'cells', blank: BLANK },
    },
    marks: 'edges',
    notes: { greyed: { over: 'cells', blank: 0 } },
  },
  kinds: [number, colour, arrow],
  prints: [walls, colours, numbers],
  lists: [],
  fill: (puzzle, marks) =>
    puzzleOf(
      puzzle,
      Array.from({ length: cellCount(puzzle) }, (_, cell) => wallIn(puzzle, marks, cell) ?? null),
    ),
};

function isWall(puzzle: CastleWallPuzzle, place: Place): boolean {
  return puzzle.colours[cellAtPlace(puzzle, place)] !== NO_WALL;
}

/** The puzzle with another wall at a place, from the one there, or from a grey one without number. */
function withWall(puzzle: CastleWallPuzzle, place: Place, change: (wall: Wall) => Wall | null): CastleWallPuzzle {
  const cell = cellAtPlace(puzzle, place);
  const standing = wallsOf(puzzle);
  standing[cell] = change(standing[cell] ?? { colour: GREY, arrow: NO_ARROW, number: QUESTION });
  return puzzleOf(puzzle, standing);
}
