import { BLANK, QUESTION } from '../../../board/clue.ts';
import type { Marks } from '../../../board/marks.ts';
import { cellKind, printing, range, replaced } from '../../../edit/kinds.ts';
import { cellAtPlace, placeName } from '../../../edit/places.ts';
import type { Editor, Place, PrintKind } from '../../../genre/editor.ts';
import { BLACK, type CastleWallPuzzle, DOWN, GREY, LEFT, NO_ARROW, NO_WALL, RIGHT, UP, WHITE } from '../puzzle.ts';
import { colourIn, longestRay, numberIn } from '../truth.ts';
import type { Wall } from '../wall.ts';

const COLOURS: { readonly [colour: number]: string } = { [GREY]: 'grey', [WHITE]: 'white', [BLACK]: 'black' };
const WAYS: { readonly [arrow: number]: string } = { [UP]: 'up', [DOWN]: 'down', [LEFT]: 'left', [RIGHT]: 'right' };

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
  show: (value) => COLOURS[value] ?? 'nothing',
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
  show: (value) => WAYS[value] ?? 'no arrow',
});

const walls: PrintKind<CastleWallPuzzle> = {
  name: 'walls',
  clue: placeName,
  on: 'cells',
  fits: () => true,
  isPrinted: isWall,
  isTrue: isMissed,
  print: (puzzle, marks, place) =>
    isMissed(puzzle, marks, place) ? withWall(puzzle, place, (wall) => wall) : undefined,
  erase: (puzzle, place) => withWall(puzzle, place, () => null),
  show: () => 'wall',
};

const colours: PrintKind<CastleWallPuzzle> = {
  ...printing('colours', colour),
  part: 'colour',
  fits: isWall,
  isPrinted: (puzzle, place) => isWall(puzzle, place) && puzzle.colours[cellAtPlace(puzzle, place)] !== GREY,
  erase: (puzzle, place) => (isWall(puzzle, place) ? colour.write(puzzle, place, GREY) : puzzle),
};

/** A number along the arrow that is there, or along the longest ray. */
const numbers: PrintKind<CastleWallPuzzle> = {
  name: 'numbers',
  part: 'number',
  clue: placeName,
  on: 'cells',
  fits: isWall,
  isPrinted: (puzzle, place) => puzzle.numbers[cellAtPlace(puzzle, place)] >= 0,
  isTrue(puzzle, marks, place) {
    const cell = cellAtPlace(puzzle, place);
    const way = puzzle.arrows[cell];
    // A number without an arrow says nothing.
    return way === NO_ARROW || numberIn(puzzle, marks, cell, way) === puzzle.numbers[cell];
  },
  print(puzzle, marks, place) {
    const cell = cellAtPlace(puzzle, place);
    const way = puzzle.arrows[cell] === NO_ARROW ? longestRay(puzzle, cell) : puzzle.arrows[cell];
    return withNumber(puzzle, marks, place, way);
  },
  ways(puzzle, marks, place) {
    const fixed = puzzle.arrows[cellAtPlace(puzzle, place)];
    return (fixed === NO_ARROW ? [UP, DOWN, LEFT, RIGHT] : [fixed]).flatMap(
      (way) => withNumber(puzzle, marks, place, way) ?? [],
    );
  },
  erase: (puzzle, place) =>
    isWall(puzzle, place)
      ? withWall(puzzle, place, (wall) => ({ ...wall, arrow: NO_ARROW, number: QUESTION }))
      : puzzle,
  show(puzzle, place) {
    const cell = cellAtPlace(puzzle, place);
    return [puzzle.numbers[cell], WAYS[puzzle.arrows[cell]]].join(' ').trim();
  },
};

const prints = [walls, colours, numbers];

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
  prints,
  lists: [],
};

function isWall(puzzle: CastleWallPuzzle, place: Place): boolean {
  return puzzle.colours[cellAtPlace(puzzle, place)] !== NO_WALL;
}

function isMissed(puzzle: CastleWallPuzzle, marks: Marks, place: Place): boolean {
  return colourIn(puzzle, marks, cellAtPlace(puzzle, place)) !== undefined;
}

function withNumber(puzzle: CastleWallPuzzle, marks: Marks, place: Place, way: number): CastleWallPuzzle | undefined {
  if (!isMissed(puzzle, marks, place)) return undefined;
  const number = numberIn(puzzle, marks, cellAtPlace(puzzle, place), way);
  return withWall(puzzle, place, (wall) => ({ ...wall, arrow: way, number }));
}

/** The puzzle with another wall at a place, from the one there, or from a grey one without number. */
function withWall(puzzle: CastleWallPuzzle, place: Place, change: (wall: Wall) => Wall | null): CastleWallPuzzle {
  const cell = cellAtPlace(puzzle, place);
  const { colours, arrows, numbers } = puzzle;
  const wall = isWall(puzzle, place)
    ? { colour: colours[cell], arrow: arrows[cell], number: numbers[cell] }
    : { colour: GREY, arrow: NO_ARROW, number: QUESTION };
  const { colour, arrow, number } = change(wall) ?? { colour: NO_WALL, arrow: NO_ARROW, number: BLANK };
  return {
    ...puzzle,
    colours: replaced(colours, cell, colour),
    arrows: replaced(arrows, cell, arrow),
    numbers: replaced(numbers, cell, number),
  };
}
