import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from './game/saved.ts';

/** A saved game with what the list of games shows of it. */
export interface Kept extends SavedGame {
  readonly key: string;
  readonly genre: string;
  /** puzz.link's address of the board, if it has one. */
  readonly address?: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly when: number;
}

interface Shelves extends DBSchema {
  games: { key: string; value: Kept; indexes: { when: number } };
}

let opened: Promise<IDBPDatabase<Shelves> | undefined> | undefined;

/** The store, or undefined where the browser has none (some private windows): then games last as long as the page. */
function store(): Promise<IDBPDatabase<Shelves> | undefined> {
  opened ??= openDB<Shelves>('kaisu', 1, {
    upgrade: (database) => void database.createObjectStore('games', { keyPath: 'key' }).createIndex('when', 'when'),
  }).catch(() => undefined);
  return opened;
}

export async function savedGame(key: string): Promise<Kept | undefined> {
  return (await store())?.get('games', key);
}

export async function saveGame(game: Kept): Promise<void> {
  await (await store())?.put('games', game);
}

/** All saved games, the latest last. */
export async function savedGames(): Promise<Kept[]> {
  return (await (await store())?.getAllFromIndex('games', 'when')) ?? [];
}
