// Ten answers drawn so that each is exactly as likely as any other; the same seed draws the same ones.
import { blankBoard, count, print, sample } from 'kaisu';

const space = blankBoard('battleships', { width: 5, height: 4 }, { fleet: '3,2,1,1' });
console.log(`${count(space).count} answers`);
for (const marks of sample(space, { number: 10, seed: 1 })) {
  const { text } = print({ ...space, board: { ...space.board, marks } }, 'text');
  // Without the size and the fleet on top, which are the same every time.
  const [, , ...rows] = text.split('\n');
  console.log(rows.join('\n'));
}

// Prints:
//
//   844 answers
//      . . . . .
//    . # - - - -
//    . - - - # #
//    . - - - - -
//    . # - # # #
//
//      . . . . .
//    . # # # - -
//    . - - - - #
//    . - - - - -
//    . # # - # -
//
//   …
