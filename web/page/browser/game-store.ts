import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameStore, KeptGame } from '../state/host.ts';

interface Stores extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { when: number } };
}

/** What is put aside has no time of play, so that no list of games shows it. */
const ASIDE = 'damaged ';

/**
 * Games in the browser's database. Where there is none (some private windows) games last as long as the page: every
 * question is answered with nothing.
 */
export class IndexedGameStore implements GameStore {
  readonly #opened: Promise<IDBPDatabase<Stores> | undefined>;

  constructor() {
    this.#opened = openDB<Stores>('kaisu', 1, {
      upgrade: (database) => void database.createObjectStore('games', { keyPath: 'key' }).createIndex('when', 'when'),
    }).catch(() => undefined);
  }

  async byKey(key: string): Promise<unknown> {
    return (await this.#opened)?.get('games', key);
  }

  async byAddress(address: string): Promise<unknown> {
    return (await this.all()).findLast((game) => (game as Partial<KeptGame> | null)?.address === address);
  }

  async put(game: KeptGame): Promise<void> {
    await (await this.#opened)?.put('games', game);
  }

  async all(): Promise<readonly unknown[]> {
    return (await (await this.#opened)?.getAllFromIndex('games', 'when')) ?? [];
  }

  async setAside(key: string, damaged: unknown): Promise<void> {
    const record = { key: `${ASIDE}${key}`, damaged };
    await (await this.#opened)?.put('games', record as unknown as KeptGame);
  }
}
