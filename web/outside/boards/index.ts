import type { Play } from './play.ts';
import { battleshipsPlay } from './battleships.tsx';
import { castleWallPlay } from './castle-wall.tsx';
import { tilepaintPlay } from './tilepaint.tsx';
import { usowanPlay } from './usowan.tsx';

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
