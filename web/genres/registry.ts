import type { Play } from '../page/boards/play.ts';
import { battleshipsPlay } from './battleships/board.tsx';
import { castleWallPlay } from './castle-wall/board.tsx';
import { tilepaintPlay } from './tilepaint/board.tsx';
import { usowanPlay } from './usowan/board.tsx';

/** One line per genre. */
const plays = [usowanPlay, battleshipsPlay, tilepaintPlay, castleWallPlay];

/**
 * What the page has for a genre. Each is written for its own puzzles, and a sheet carries the genre that it was opened
 * with, so a board and its play always belong together; only the table of them forgets the types.
 */
export function playOf(genre: string): Play {
  const play = plays.find((one) => one.genre === genre);
  if (!play) throw new Error(`no board component for ${genre}`);
  return play as unknown as Play;
}
