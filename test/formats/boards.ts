import fc from 'fast-check';
import type { Board } from '../../src/board/board.ts';
import type { Codec } from '../../src/formats/codec.ts';
import { printBoard } from '../../src/formats/print.ts';
import type { Fixtures } from '../../src/genre/fixtures.ts';
import { seeded } from '../../src/grid/random.ts';

/**
 * Arbitrary boards in normal form, meaningless ones included: what the formats must carry is anything that can be printed,
 * whether or not anybody can solve it.
 */
export function anyBoards({ anyBoard }: Fixtures): fc.Arbitrary<Board> {
  return fc.noShrink(fc.nat().map((seed) => anyBoard(seeded(seed))));
}

/** All that a board holds, as one line: two boards are the same exactly if this is. */
export function asJson(codec: Codec, board: Board): string {
  return printBoard(codec, board, 'json').text;
}
