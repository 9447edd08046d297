import { BLANK } from '../../../src/board/clue.ts';
import { tilepaintPicture } from '../../../src/genres/tilepaint/formats/picture.ts';
import { CLUE_CELL, type TilepaintPuzzle } from '../../../src/genres/tilepaint/puzzle.ts';
import { cellName, cellNamed } from '../../../src/grid/shape.ts';
import type { GenreView } from '../view.ts';
import { runState, runsOf } from './clues.ts';
import example from './example.json' with { type: 'json' };
import { tilepaintFaults } from './faults.ts';
import { tilepaintHand } from './hand.ts';
import { tilepaintWords } from './words.ts';

export const tilepaintView: GenreView<TilepaintPuzzle> = {
  id: 'tilepaint',
  words: tilepaintWords,
  toolIcons: ['shade', 'dot'],
  example,
  picture: tilepaintPicture,
  hand: tilepaintHand,
  numberState: (puzzle, index, known) => runState(runsOf(puzzle)[index], known),
  findFaults: tilepaintFaults,
  describe(board, cell) {
    const { tiles, right, down } = board.puzzle;
    const tile = tiles[cell];
    const number = (value: number): number | undefined => (value === BLANK ? undefined : value);
    if (tile === CLUE_CELL) return tilepaintWords.clueCell(number(right[cell]), number(down[cell]));
    const size = tiles.filter((other) => other === tile).length;
    return `${tilepaintWords.tile(size)}, ${tilepaintWords.marks[board.mark(tile)]}`;
  },
  describeLine(board, line, at) {
    const run = runsOf(board.puzzle).find(({ name }) => name === `${line} ${at + 1}`);
    if (!run) return tilepaintWords.noNumber;
    const state = runState(run, (tile) => board.known(tile));
    return [tilepaintWords.number(run.number), tilepaintWords.states[state]].filter((part) => part !== '').join(', ');
  },
  area(puzzle, place) {
    const cell = cellNamed(puzzle, place.replace(/^tile at /, ''));
    if (cell < 0 || puzzle.tiles[cell] === CLUE_CELL) return undefined;
    return [...puzzle.tiles.keys()].filter((other) => puzzle.tiles[other] === puzzle.tiles[cell]);
  },
  reach(puzzle, place) {
    const run = runsOf(puzzle).find(({ name }) => name === place);
    if (!run || /^(row|column) /.test(place)) return [];
    return [cellNamed(puzzle, place.replace(/ (right|down)$/, '')), ...run.cells].filter(
      (cell) => cell >= 0 && cellName(puzzle, cell) !== '',
    );
  },
};
