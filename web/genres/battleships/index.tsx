import { BLANK, QUESTION } from '../../../src/board/clue.ts';
import { NO, UNKNOWN, YES } from '../../../src/board/marks.ts';
import { battleshipsPicture } from '../../../src/genres/battleships/formats/picture.ts';
import type { BattleshipsPuzzle } from '../../../src/genres/battleships/puzzle.ts';
import type { Known } from '../../page/feedback/fault.ts';
import { MARKS } from '../../page/game/layers.ts';
import type { Write } from '../../page/hands/hand.ts';
import type { GenreView } from '../view.ts';
import { lineCells, lineOfNumber, lineState } from './clues.ts';
import example from './example.json' with { type: 'json' };
import { battleshipsFaults } from './faults.ts';
import { Fleet } from './fleet.tsx';
import { battleshipsHand, STRUCK_COLUMNS, STRUCK_ROWS } from './hand.ts';
import { battleshipsWords } from './words.ts';

export const battleshipsView: GenreView<BattleshipsPuzzle> = {
  id: 'battleships',
  words: battleshipsWords,
  toolIcons: ['shade', 'water'],
  example,
  picture: battleshipsPicture,
  hand: battleshipsHand,
  numberState(puzzle, index, known) {
    const { line, at } = lineOfNumber(puzzle, index);
    return lineState(puzzle, line, at, known);
  },
  findFaults: battleshipsFaults,
  Aside: Fleet,
  fill: { name: battleshipsWords.fill, writes: waterOfFinishedLines },
  describe(board, cell) {
    const piece = board.puzzle.pieces[cell];
    if (piece === BLANK) return battleshipsWords.marks[board.mark(cell)];
    return battleshipsWords.printed(
      piece === QUESTION ? battleshipsWords.unknownPiece : battleshipsWords.pieces[piece],
    );
  },
  describeLine(board, line, at) {
    const number = line === 'row' ? board.puzzle.rows[at] : board.puzzle.columns[at];
    if (number === BLANK) return battleshipsWords.noNumber;
    if (number === QUESTION) return battleshipsWords.question;
    const state = lineState(board.puzzle, line, at, (cell) => board.known(cell));
    const isStruck = board.read(line === 'row' ? STRUCK_ROWS : STRUCK_COLUMNS, at) !== 0;
    return [battleshipsWords.number(number), battleshipsWords.states[state], isStruck ? battleshipsWords.struck : '']
      .filter((part) => part !== '')
      .join(', ');
  },
};

/** Water on every open cell of a line that has all its ship cells. */
function waterOfFinishedLines(puzzle: BattleshipsPuzzle, known: Known): Write[] {
  const cells = new Set<number>();
  const look = (line: 'row' | 'column', at: number, number: number): void => {
    const all = lineCells(puzzle, line, at);
    if (all.filter((cell) => known(cell) === YES).length !== number) return;
    for (const cell of all) if (known(cell) === UNKNOWN) cells.add(cell);
  };
  puzzle.rows.forEach((number, at) => look('row', at, number));
  puzzle.columns.forEach((number, at) => look('column', at, number));
  return [...cells].map((index) => ({ layer: MARKS, index, value: NO }));
}
