// A variant of the rules of one's own: a reading is plain data, and judge, solver and counter read it alike. Here the ships
// of Battleships may touch at corners, and a shape only says that there is a ship.
import { blankBoard, count, readBoard, solve } from 'kaisu';
import { battleships } from 'kaisu/battleships';

const [printed] = battleships.readings;
/** @type {typeof printed} */
const easygoing = { ...printed, name: 'easygoing', touch: 'diagonally', pieces: 'counters' };

const board = readBoard('https://puzz.link/p?battleship/6/6/12i42g121gy0g0g0h0o//c');
console.log('the printed rules:', solve(board).verdict, count(board).count);
const reread = { ...board, reading: easygoing };
console.log('my own:', solve(reread).verdict, count(reread).count);

const space = blankBoard('battleships', { width: 6, height: 6 }, { fleet: '2,2,1' });
console.log('three ships on 6x6:', count(space).count, 'against', count({ ...space, reading: easygoing }).count);

// Prints:
//
//   the printed rules: unique 1n
//   my own: several 25n
//   three ships on 6x6: 21564n against 29480n
