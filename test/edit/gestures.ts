import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Drawing } from '../../src/edit/drawing.ts';
import type { Edit } from '../../src/edit/edit.ts';
import { type Editing, edited } from '../../src/edit/editing.ts';
import { keyed } from '../../src/edit/keys.ts';
import { placesFor } from '../../src/edit/kinds.ts';
import { stroked, type Tool } from '../../src/edit/strokes.ts';
import type { Editor, Place } from '../../src/genre/editor.ts';
import { edgeCount } from '../../src/grid/edges.ts';
import type { Random } from '../../src/grid/random.ts';
import { cellCount } from '../../src/grid/shape.ts';
import { fitsPattern, PATTERNS, type PatternName, symmetries } from '../../src/grid/symmetry.ts';

const KEYS = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Shift', 'Backspace', 'Delete', ' ', '-', '?'],
  ...['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight', 'q', 'w', 'g', 'b', 'a', 'Escape'],
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
];

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)];
}

/** A path of a few points, over the margins and beyond too. */
export function anyPath(random: Random, { width, height }: Puzzle): Place[] {
  const point = (): Place => ({
    // Nowhere exactly between two cells, where a mirror image would be in the other one.
    x: (random.below(2 ** 20) / 2 ** 20) * (2 * width + 6) - 3,
    y: (random.below(2 ** 20) / 2 ** 20) * (2 * height + 6) - 3,
  });
  return Array.from({ length: 1 + random.below(4) }, point);
}

/** A value that some kind of clue can have somewhere; undefined on a board without room for any. */
export function anyClue(
  random: Random,
  { kinds }: Editor,
  puzzle: Puzzle,
): Extract<Edit, { kind: 'clue' }> | undefined {
  const kind = pick(random, kinds);
  const places = placesFor(puzzle, kind);
  if (places.length === 0) return undefined;
  const place = pick(random, places);
  const value = pick(random, [...kind.values(puzzle, place), ...Object.values(kind.keys)]);
  return { kind: 'clue', name: kind.name, place, value };
}

/** Any edit that can be made of this drawing. */
export function anyEdit(random: Random, editor: Editor, { board }: Drawing): Edit {
  const { puzzle, marks } = board;
  const edges = [...Array(edgeCount(puzzle)).keys()];
  const some = <T>(items: readonly T[]): T[] => items.filter(() => random.below(4) === 0);
  const side = (): number => random.below(4) - 1;
  const patterns = (Object.keys(PATTERNS) as PatternName[]).filter((pattern) => fitsPattern(puzzle, pattern));
  switch (random.below(9)) {
    case 0: {
      const draw = editor.layout.regions ? some(edges) : [];
      return { kind: 'borders', draw, wipe: editor.layout.regions ? some(edges).filter((e) => !draw.includes(e)) : [] };
    }
    case 1: {
      const [top, bottom] = [side(), side()];
      const [left, right] = [side(), side()];
      const fits = puzzle.height + top + bottom > 0 && puzzle.width + left + right > 0;
      return {
        kind: 'resize',
        margins: fits ? { top, right, bottom, left } : { top: 1, right: 0, bottom: 0, left: 1 },
      };
    }
    case 2:
      return { kind: 'turn', symmetry: pick(random, symmetries) };
    case 3:
      return { kind: 'shift', down: side(), right: side() };
    case 4:
      return {
        kind: 'print',
        name: pick(random, editor.prints).name,
        where: pick(random, ['all', 'none', ...patterns]),
      };
    case 5:
      return { kind: 'marks', marks: marks.map(() => random.below(3)) };
    case 6:
      return editor.layout.marks === 'edges'
        ? { kind: 'marks', marks: marks.map(() => 0) }
        : { kind: 'paint', cells: some([...Array(cellCount(puzzle)).keys()]), mark: random.below(3) };
    case 7: {
      const [list] = editor.lists;
      if (list) return { kind: 'list', name: list.name, values: list.parse(pick(random, list.presets).text) };
      return { kind: 'sketch', cells: some([...Array(cellCount(puzzle)).keys()]), value: random.below(2) };
    }
    default:
      return anyClue(random, editor, puzzle) ?? { kind: 'shift', down: 1, right: 0 };
  }
}

/** What a hand may do next: a key, a stroke with some tool, or an edit of the menu. */
export function anyGesture(random: Random, editor: Editor, editing: Editing): Editing {
  const { puzzle } = editing.drawing.board;
  switch (random.below(3)) {
    case 0:
      return keyed(editor, editing, pick(random, KEYS));
    case 1: {
      const kind = pick(random, editor.kinds);
      const places = placesFor(puzzle, kind);
      const stamp: Tool =
        places.length === 0
          ? { tool: 'erase' }
          : { tool: 'stamp', name: kind.name, value: pick(random, kind.values(puzzle, places[0])) };
      const tool = pick<Tool>(random, [{ tool: 'auto' }, { tool: 'auto' }, { tool: 'erase' }, stamp]);
      return stroked(editor, editing, anyPath(random, puzzle), pick(random, ['first', 'second']), tool);
    }
    default:
      return edited(editor, editing, anyEdit(random, editor, editing.drawing));
  }
}
