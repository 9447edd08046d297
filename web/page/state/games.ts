import { signal } from '@preact/signals';
import type { OpenedBoard } from '../../workers/messages.ts';
import type { Step } from '../game/game.ts';
import { TRIAL } from '../game/layers.ts';
import { isSavedGame, savedSteps, stepsOf } from '../game/saved.ts';
import type { Write } from '../hands/hand.ts';
import type { Context } from './context.ts';
import type { KeptGame, Stop, TabMessage } from './host.ts';
import type { OpenBoard } from './open-board.ts';

/** Strokes that follow each other within so many milliseconds are saved together. */
const SAVE_DELAY = 250;

/** Games between visits and between tabs: saved as they are played, found again by their puzzle, shared at once. */
export class Games {
  /** Counts how often saved games changed: lists of boards look again. */
  readonly changes = signal(0);
  readonly #context: Context;
  #waiting: Stop = () => {};
  /** The latest revision of the open game that this tab has made or heard of. */
  #revision = 0;
  /** The steps that this tab made, each with the revision that it led to. */
  #own: { readonly revision: number; readonly step: Step }[] = [];
  /** What another tab did while a stroke was under way here. */
  #heard: TabMessage | undefined;
  /** What another tab did is being taken over: it is no step of this one. */
  #isAdopting = false;

  constructor(context: Context) {
    this.#context = context;
  }

  start(): Stop {
    const { host } = this.#context;
    const stops = [
      host.tabs.onMessage((message) => this.#hear(message)),
      host.sight.onLeave(() => void this.saveNow()),
      host.sight.onChange((isHidden) => {
        if (isHidden) void this.saveNow();
      }),
    ];
    return () => {
      this.#waiting();
      for (const stop of stops) stop();
    };
  }

  /** The saved game of a board, or what lies in its place and is damaged. */
  async find(opened: OpenedBoard): Promise<{ game?: KeptGame; damaged?: unknown }> {
    const { games } = this.#context.host;
    const found = (await games.byKey(opened.puzzle)) ?? (opened.address && (await games.byAddress(opened.address)));
    if (found === undefined || found === '') return {};
    return isKeptGame(found) ? { game: found } : { damaged: found };
  }

  /** All games that can be read, the latest first. */
  async all(): Promise<KeptGame[]> {
    return (await this.#context.host.games.all()).filter(isKeptGame).reverse();
  }

  /** A board has come, with the saved game that it goes on from. */
  begin(saved: KeptGame | undefined): void {
    this.#revision = saved?.revision ?? 0;
    this.#own = [];
    this.#heard = undefined;
  }

  /** A step was made: the other tabs hear of it at once, the store in a moment. */
  stepMade(board: OpenBoard): void {
    const { host } = this.#context;
    if (this.#isAdopting) return;
    const base = this.#revision++;
    const { steps, at } = board.game;
    if (at > 0 && at === steps.length) this.#own.push({ revision: this.#revision, step: steps[at - 1] });
    host.tabs.tell({ game: this.#keptGame(board), base });
    this.#waiting();
    this.#waiting = host.time.after(SAVE_DELAY, () => void this.saveNow());
    if (this.#heard && !board.game.busy) {
      const message = this.#heard;
      this.#heard = undefined;
      this.#adopt(board, message);
    }
  }

  /** Saves the game as it lies there. */
  async saveNow(): Promise<void> {
    this.#waiting();
    const board = this.#context.board.peek();
    if (!board) return;
    await this.#context.host.games.put(this.#keptGame(board));
    this.changes.value++;
  }

  /** Puts a damaged game aside, so that the new one doesn't overwrite it. */
  async setAside(key: string, damaged: unknown): Promise<void> {
    await this.#context.host.games.setAside(key, damaged);
  }

  #keptGame(board: OpenBoard): KeptGame {
    const { host, timer } = this.#context;
    const best = board.best.peek();
    return {
      key: board.key,
      genre: board.genre,
      ...(board.address === undefined ? {} : { address: board.address }),
      when: host.time.date(),
      start: board.start,
      steps: savedSteps(board.game),
      at: board.game.at,
      seconds: timer.now(),
      complete: board.complete.peek(),
      revision: this.#revision,
      ...(best === undefined ? {} : { best }),
    };
  }

  #hear(message: TabMessage): void {
    this.changes.value++;
    const board = this.#context.board.peek();
    if (board?.key !== message.game.key || !isKeptGame(message.game)) return;
    if (board.game.busy) this.#heard = message;
    else this.#adopt(board, message);
  }

  /**
   * Takes over what another tab did. Steps made here that it had not heard of are laid on top as one step, so that two
   * tabs that are used at the same moment lose nothing.
   */
  #adopt(board: OpenBoard, { game, base }: TabMessage): void {
    const unheard = this.#own.filter(({ revision }) => revision > base).map(({ step }) => step);
    this.#isAdopting = true;
    const isTaken = board.act((mine) => mine.replace(stepsOf(game.steps), game.at));
    this.#isAdopting = false;
    if (!isTaken) return;
    this.#revision = Math.max(this.#revision, game.revision ?? 0);
    this.#own = this.#own.filter(({ revision }) => revision > base);
    board.complete.value = board.complete.peek() || game.complete;
    board.best.value = least(board.best.peek(), game.best);
    // The step that this makes is told to the other tab like any other.
    const writes = lastWrites(unheard);
    if (writes.length > 0) board.play('merge', writes);
  }
}

/** What the steps leave behind. */
function lastWrites(steps: readonly Step[]): Write[] {
  const written = new Map<string, Write>();
  for (const { changes } of steps)
    for (const { layer, index, after } of changes)
      if (layer !== TRIAL) written.set(`${layer} ${index}`, { layer, index, value: after });
  return [...written.values()];
}

function least(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined ? other : other === undefined ? one : Math.min(one, other);
}

function isKeptGame(value: unknown): value is KeptGame {
  if (!isSavedGame(value)) return false;
  const { key, genre } = value as Partial<KeptGame>;
  return typeof key === 'string' && typeof genre === 'string';
}
