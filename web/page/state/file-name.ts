import { idOf } from './id.ts';
import type { OpenBoard } from './open-board.ts';

/** `usowan-8x8-no40`, or for a board from elsewhere a name that no other board has: `usowan-8x8-1k9x0f`. */
export function fileName({ genre, puzzle, key }: OpenBoard, number: number | undefined): string {
  const { width, height } = puzzle;
  return `${genre}-${width}x${height}-${number === undefined ? idOf(key).slice(0, 7) : `no${number}`}`;
}
