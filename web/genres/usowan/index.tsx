import { BLANK, QUESTION } from '../../../src/board/clue.ts';
import { usowanPicture } from '../../../src/genres/usowan/formats/picture.ts';
import type { UsowanPuzzle } from '../../../src/genres/usowan/puzzle.ts';
import { cellNamed, neighbours } from '../../../src/grid/shape.ts';
import type { GenreView } from '../view.ts';
import { shownState } from './clues.ts';
import example from './example.json' with { type: 'json' };
import { usowanFaults } from './faults.ts';
import { usowanHand, VERDICTS } from './hand.ts';
import { usowanWords } from './words.ts';

export const usowanView: GenreView<UsowanPuzzle> = {
  id: 'usowan',
  words: usowanWords,
  toolIcons: ['shade', 'dot'],
  example,
  picture: usowanPicture,
  hand: usowanHand,
  numberState: shownState,
  findFaults: usowanFaults,
  guarded: true,
  describe(board, cell) {
    const { numbers } = board.puzzle;
    const number = numbers[cell];
    const mark = board.mark(cell);
    const parts: string[] = [];
    if (number === QUESTION) parts.push(usowanWords.question);
    else if (number !== BLANK) {
      const state = shownState(board.puzzle, cell, (other) => board.known(other));
      parts.push(usowanWords.number(number), usowanWords.states[state]);
    }
    parts.push(usowanWords.verdicts[board.read(VERDICTS, cell)]);
    if (number === BLANK || mark !== 0) parts.push(usowanWords.marks[mark]);
    return parts.filter((part) => part !== '').join(', ');
  },
  area(puzzle, place) {
    const name = /^region at (r\d+c\d+)$/.exec(place)?.[1];
    const cell = name === undefined ? -1 : cellNamed(puzzle, name);
    if (cell < 0) return undefined;
    return [...puzzle.regions.keys()].filter((other) => puzzle.regions[other] === puzzle.regions[cell]);
  },
  reach(puzzle, place) {
    const cell = cellNamed(puzzle, place);
    return cell >= 0 && puzzle.numbers[cell] !== BLANK ? neighbours(puzzle, cell) : [];
  },
};
