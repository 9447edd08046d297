import { BLANK, QUESTION } from '../../board/clue.ts';
import { YES } from '../../board/marks.ts';
import { cellKind, printing, range } from '../../edit/kinds.ts';
import { cellAtPlace } from '../../edit/places.ts';
import type { Editor } from '../../genre/editor.ts';
import { minesAround } from './compose.ts';
import type { MinesPuzzle } from './puzzle.ts';

const number = cellKind<MinesPuzzle>('numbers', {
  name: 'number',
  values: () => [BLANK, QUESTION, ...range(0, 8)],
  truth(puzzle, marks, place) {
    const cell = cellAtPlace(puzzle, place);
    return marks[cell] === YES ? undefined : minesAround(puzzle, marks, cell);
  },
});

export const editor: Editor<MinesPuzzle> = {
  layout: { lists: { numbers: { over: 'cells', blank: BLANK } }, marks: 'cells', notes: {} },
  kinds: [number],
  prints: [printing('numbers', number)],
  lists: [],
};
