// Proves a list of links: the verdict, and the weakest rung of the ladder that finishes the board. A text that is no board
// is told in one sentence; everything else that is thrown would be a fault of the program.
import { InputError, readBoard, solve } from 'kaisu';

const links = [
  'https://puzz.link/p?castle/6/6/q032e033040011g013b',
  'https://puzz.link/p?battleship/6/6/12i42g121gy0g0g0h0o//c',
  'https://puzz.link/p?castle/3/3/i',
  'https://puzz.link/p?castle/6/6/q03',
];

for (const link of links) {
  try {
    const board = readBoard(link);
    const { verdict, rung } = solve(board);
    console.log(`${board.genre.name}: ${verdict}${verdict === 'unique' ? `, by ${rung}` : ''}`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.log(error.message);
  }
}

// Prints:
//
//   Castle Wall: unique, by pocket
//   Battleships: unique, by probe
//   Castle Wall: several
//   The body ends after character 3, where a number or "." was expected.
