import { readFileSync } from 'node:fs';
import {
  type BankBoard,
  type GameStore,
  type HistoryEntry,
  type Host,
  type KeptGame,
  type Remote,
  type TabMessage,
  WorkerCrashed,
  type WorkerHandle,
  WorkerStopped,
} from '../../../web/page/state/host.ts';
import { boardService } from '../../../web/workers/board/service.ts';
import { hintService } from '../../../web/workers/hint/service.ts';
import { solverService } from '../../../web/workers/solver/service.ts';

/** A service in this process, asked as a worker is: it can be stopped in the middle, and it can crash. */
export class LocalWorker<T extends object> implements WorkerHandle<T> {
  readonly #service: T;
  readonly #open = new Set<(reason: Error) => void>();
  /** How many of the next questions end in a crash. */
  crashes = 0;

  constructor(service: T) {
    this.#service = service;
  }

  ask<R>(question: (service: Remote<T>) => Promise<R>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.crashes > 0) {
        this.crashes--;
        reject(new WorkerCrashed('made to crash'));
        return;
      }
      this.#open.add(reject);
      // What crosses to a worker is copied; functions are called across.
      Promise.resolve()
        .then(() => question(this.#remote()))
        .then((answer) => resolve(structuredClone(answer)), reject)
        .finally(() => this.#open.delete(reject));
    });
  }

  stop(): void {
    for (const reject of [...this.#open]) reject(new WorkerStopped('stopped'));
    this.#open.clear();
  }

  #remote(): Remote<T> {
    return new Proxy(this.#service, {
      get:
        (service, name) =>
        async (...parts: unknown[]) =>
          (service[name as keyof T] as (...parts: unknown[]) => unknown)(...parts),
    }) as unknown as Remote<T>;
  }
}

/** Games in memory; what is put in is copied, as a database does. */
export class MemoryGames implements GameStore {
  readonly records = new Map<string, unknown>();

  async byKey(key: string): Promise<unknown> {
    return structuredClone(this.records.get(key));
  }

  async byAddress(address: string): Promise<unknown> {
    return (await this.all()).findLast((game) => (game as KeptGame).address === address);
  }

  async put(game: KeptGame): Promise<void> {
    this.records.set(game.key, structuredClone(game));
  }

  async all(): Promise<readonly unknown[]> {
    const dated = [...this.records.values()].filter((game) => typeof (game as KeptGame).when === 'number');
    return structuredClone(dated.sort((a, b) => (a as KeptGame).when - (b as KeptGame).when));
  }

  async setAside(key: string, damaged: unknown): Promise<void> {
    this.records.set(`damaged ${key}`, { key: `damaged ${key}`, damaged: structuredClone(damaged) });
  }
}

/** A clock that stands until it is moved, with timers that fire as it moves. */
export class MovedTime {
  #now = 0;
  #timers: { at: number; every: number; then: () => void }[] = [];

  now = (): number => this.#now;
  date = (): number => 1_700_000_000_000 + this.#now;

  after = (milliseconds: number, then: () => void): (() => void) => this.#add(milliseconds, 0, then);
  every = (milliseconds: number, then: () => void): (() => void) => this.#add(milliseconds, milliseconds, then);

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#now = due.at;
      if (due.every > 0) due.at += due.every;
      else this.#timers = this.#timers.filter((timer) => timer !== due);
      due.then();
    }
    this.#now = end;
  }

  #add(milliseconds: number, every: number, then: () => void): () => void {
    const timer = { at: this.#now + milliseconds, every, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }
}

/** The address of a page with its history, back and forward. */
export class MemoryAddress {
  entries: HistoryEntry[] = [{ hash: '' }];
  at = 0;
  title = '';
  #heard: ((entry: HistoryEntry) => void) | undefined;

  current = (): HistoryEntry => this.entries[this.at];
  setTitle = (title: string): void => {
    this.title = title;
  };
  go = (entry: HistoryEntry, how: 'push' | 'replace'): void => {
    if (how === 'push' && entry.hash !== this.current().hash) {
      this.entries.length = this.at + 1;
      this.entries.push(entry);
      this.at++;
    } else this.entries[this.at] = entry;
  };
  onChange = (heard: (entry: HistoryEntry) => void): (() => void) => {
    this.#heard = heard;
    return () => {
      this.#heard = undefined;
    };
  };

  walk(steps: number): void {
    this.at += steps;
    this.#heard?.(this.current());
  }
}

/** The channel between tabs: whoever speaks is heard by all others, a moment later. */
export class Channel {
  readonly #listeners = new Map<object, (message: TabMessage) => void>();

  tab(): Host['tabs'] {
    const own = {};
    return {
      tell: (message) => {
        const copy = structuredClone(message);
        for (const [other, heard] of this.#listeners) if (other !== own) queueMicrotask(() => heard(copy));
      },
      onMessage: (heard) => {
        this.#listeners.set(own, heard);
        return () => this.#listeners.delete(own);
      },
    };
  }
}

export interface FakeHost extends Host {
  readonly boards: LocalWorker<typeof boardService>;
  readonly solver: LocalWorker<typeof solverService>;
  readonly hints: LocalWorker<typeof hintService>;
  readonly games: MemoryGames;
  readonly time: MovedTime;
  readonly address: MemoryAddress;
  readonly downloads: { name: string; text: string }[];
  hide(isHidden: boolean): void;
  leave(): void;
}

/** Everything that the page's state needs of a browser, without one. */
export function fakeHost(shared: { games?: MemoryGames; channel?: Channel; hash?: string } = {}): FakeHost {
  const preferences = new Map<string, string>();
  const sightListeners = new Set<(isHidden: boolean) => void>();
  const leaveListeners = new Set<() => void>();
  const downloads: { name: string; text: string }[] = [];
  const address = new MemoryAddress();
  if (shared.hash !== undefined) address.entries = [{ hash: shared.hash }];
  let isHidden = false;
  return {
    boards: new LocalWorker(boardService),
    solver: new LocalWorker(solverService),
    printSolver: new LocalWorker(solverService),
    hints: new LocalWorker(hintService),
    callback: (callback) => callback,
    games: shared.games ?? new MemoryGames(),
    preferences: {
      get: (name) => preferences.get(name) ?? null,
      set: (name, value) => void preferences.set(name, value),
    },
    address,
    tabs: (shared.channel ?? new Channel()).tab(),
    time: new MovedTime(),
    sight: {
      get isHidden() {
        return isHidden;
      },
      onChange(heard) {
        sightListeners.add(heard);
        return () => sightListeners.delete(heard);
      },
      onLeave(heard) {
        leaveListeners.add(heard);
        return () => leaveListeners.delete(heard);
      },
    },
    bank: async (genre) => {
      const text = readFileSync(new URL(`../../../bank/${genre}.json`, import.meta.url), 'utf8');
      return (JSON.parse(text) as { boards: BankBoard[] }).boards;
    },
    download: (name, text) => void downloads.push({ name, text }),
    downloads,
    hide(value) {
      isHidden = value;
      for (const heard of sightListeners) heard(value);
    },
    leave() {
      for (const heard of leaveListeners) heard();
    },
  };
}
