import type { GenreId } from '../../../src/genres/registry.ts';
import type { BoardService, HintService, SolverService } from '../../workers/messages.ts';
import type { SavedGame } from '../game/saved.ts';

// What the page needs of the browser, and nothing more: a test makes all of it by hand.

/** Ends what was begun: a timer, a listener. */
export type Stop = () => void;

/** A service on the other side of a worker's boundary: every answer comes later. */
export type Remote<T> = {
  readonly [K in keyof T]: T[K] extends (...parts: infer A) => infer R ? (...parts: A) => Promise<Awaited<R>> : never;
};

/** The worker was ended because nobody wants its answers any more. */
export class WorkerStopped extends Error {}

/** The worker ended by itself: its code could not be loaded, or it ran out of memory. */
export class WorkerCrashed extends Error {}

/** A worker that starts with the first question. After a crash the next question starts it anew. */
export interface WorkerHandle<T> {
  /** Rejects with `WorkerStopped` or `WorkerCrashed` when the answer will never come. */
  ask<R>(question: (service: Remote<T>) => Promise<R>): Promise<R>;
  stop(): void;
}

/** A function that a worker may call while it works. */
export type Callback = <F extends (...parts: never[]) => void>(callback: F) => F;

/** A saved game with what lists of games show of it. */
export interface KeptGame extends SavedGame {
  readonly key: string;
  readonly genre: GenreId;
  /** puzz.link's address of the board, if it has one. */
  readonly address?: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly when: number;
  /** The shortest time in which it was solved, in seconds; absent in games that were saved before there were any. */
  readonly best?: number;
  /** Counts the changes that any tab has made to the game; absent in games that were saved before tabs spoke. */
  readonly revision?: number;
}

/** Where games are kept. Whatever comes out of it may be damaged, so it is checked before it is used. */
export interface GameStore {
  byKey(key: string): Promise<unknown>;
  /** A game of this puzz.link address, however its key was written. */
  byAddress(address: string): Promise<unknown>;
  put(game: KeptGame): Promise<void>;
  /** All games, the latest last. */
  all(): Promise<readonly unknown[]>;
  /** Keeps something damaged where no game overwrites it. */
  setAside(key: string, damaged: unknown): Promise<void>;
}

/** Short texts that are remembered on this device. */
export interface Preferences {
  get(name: string): string | null;
  set(name: string, value: string): void;
}

/** A place in the browser's history: what stands behind `#`, and a board that no address can name. */
export interface HistoryEntry {
  readonly hash: string;
  readonly board?: string;
}

export interface AddressBar {
  /** What the page's own address names now. */
  current(): HistoryEntry;
  go(entry: HistoryEntry, how: 'push' | 'replace'): void;
  setTitle(title: string): void;
  /** Somebody went back or forward, or typed another address. */
  onChange(heard: (entry: HistoryEntry) => void): Stop;
}

/** What one tab tells the others. */
export interface TabMessage {
  readonly game: KeptGame;
  /** The revision that the change was made to: what its tab had heard of. */
  readonly base: number;
}

export interface Tabs {
  tell(message: TabMessage): void;
  onMessage(heard: (message: TabMessage) => void): Stop;
}

export interface Time {
  /** Milliseconds of a steady clock. */
  now(): number;
  /** Milliseconds since 1970. */
  date(): number;
  after(milliseconds: number, then: () => void): Stop;
  every(milliseconds: number, then: () => void): Stop;
}

export interface Sight {
  readonly isHidden: boolean;
  onChange(heard: (isHidden: boolean) => void): Stop;
  /** The page is about to go. */
  onLeave(heard: () => void): Stop;
}

/** A board that comes with the page. */
export interface BankBoard {
  readonly puzzlink: string;
  readonly size: string;
  readonly difficulty: {
    readonly word: string;
    /** How many rounds of each technique it takes. */
    readonly rounds: { readonly [rung: string]: number };
  };
}

export interface Host {
  readonly boards: WorkerHandle<BoardService>;
  readonly solver: WorkerHandle<SolverService>;
  /** A second solver, for answers to print: another board on the screen must not stop it. */
  readonly printSolver: WorkerHandle<SolverService>;
  readonly hints: WorkerHandle<HintService>;
  readonly callback: Callback;
  readonly games: GameStore;
  readonly preferences: Preferences;
  readonly address: AddressBar;
  readonly tabs: Tabs;
  readonly time: Time;
  readonly sight: Sight;
  bank(genre: GenreId): Promise<readonly BankBoard[]>;
  /** Saves a text as a file of the player's. */
  download(name: string, text: string): void;
}
