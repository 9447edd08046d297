// What each number of a Usowan board with one answer is worth: how many answers there would be without it, in bits. A
// puzzle is plain data, so a board without a clue is a copy with one entry changed. One number of each region is a lie:
// without that one another would have to lie, and often there is no answer left.
import { BLANK, blankBoard, count, generate, readBoard } from 'kaisu';

const [{ puzzlink }] = generate('usowan', { width: 4, height: 4 }, { seed: 7 });
const { genre, board } = readBoard(puzzlink);
const puzzle = /** @type {import('kaisu').UsowanPuzzle} */ (board.puzzle);
console.log(puzzlink);

const all = count(blankBoard('usowan', { width: 4, height: 4 })).count;
puzzle.numbers.forEach((number, cell) => {
  if (number === BLANK) return;
  const numbers = puzzle.numbers.with(cell, BLANK);
  const without = count({ genre, board: { ...board, puzzle: /** @type {typeof puzzle} */ ({ ...puzzle, numbers }) } });
  const bits = without.count > 0n ? `${Math.log2(Number(without.count)).toFixed(2)} bits` : 'it can not be spared';
  console.log(`${genre.decisionName(puzzle, cell)} ${number}: ${without.count} answers without it, ${bits}`);
});
console.log(`of ${all} shadings of this size`);

// Prints:
//
//   https://puzz.link/p?usoone/4/4/14g630gb35b77c
//   r1c2 1: 2 answers without it, 1.00 bits
//   r2c1 3: 7 answers without it, 2.81 bits
//   r2c2 0: 7 answers without it, 2.81 bits
//   r2c4 1: 4 answers without it, 2.00 bits
//   r3c3 2: 21 answers without it, 4.39 bits
//   r4c1 2: 0 answers without it, it can not be spared
//   r4c3 2: 14 answers without it, 3.81 bits
//   of 562 shadings of this size
