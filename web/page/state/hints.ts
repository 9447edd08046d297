import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { HintReply } from '../../workers/messages.ts';
import { asDifficulty, type DifficultyWord } from '../difficulty.ts';
import { MARKS } from '../game/layers.ts';
import { pageWords } from '../words.ts';
import { answerOf, type Context } from './context.ts';
import type { Stop } from './host.ts';
import type { OpenBoard } from './open-board.ts';

/** Hints: first where to look, then the whole step, then it is done. And what a level of hints can't decide. */
export class Hints {
  readonly reply = signal<HintReply | 'thinking' | undefined>(undefined);
  /** Whether the whole step is shown, not only where to look. */
  readonly isWhole = signal(false);
  /** How hard a step hints may use; the hardest when undefined. */
  readonly level = signal<DifficultyWord | undefined>(undefined);
  /** Whether what the level can't decide is lit. */
  readonly showsUndecided = signal(false);
  /** Names of the decisions that the level leaves open. */
  readonly undecided = signal<readonly string[]>([]);
  /** The place in the hint's sentence that is pointed at. */
  readonly pointed = signal<string | undefined>(undefined);
  /** Whether a hint is told, so that the board prints its coordinates. */
  readonly isTold: ReadonlySignal<boolean>;
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
    this.isTold = computed(() => typeof this.reply.value === 'object');
  }

  start(): Stop {
    const { board, settings } = this.#context;
    const stops = [
      effect(() => {
        const now = board.value;
        if (!now) return;
        untracked(() => {
          this.level.value = asDifficulty(settings.recall(`level.${now.genre}`));
          this.showsUndecided.value = false;
        });
      }),
      // A hint is about one position: it goes with it.
      effect(() => {
        board.value?.turn.value;
        untracked(() => this.#put(undefined));
      }),
      effect(() => {
        const now = board.value;
        const level = this.level.value;
        if (now && this.showsUndecided.value) void this.#findUndecided(now, level);
        else this.undecided.value = [];
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  chooseLevel(level: DifficultyWord | undefined): void {
    this.level.value = level;
    const board = this.#context.board.peek();
    if (board) this.#context.settings.remember(`level.${board.genre}`, level ?? '');
    this.#put(undefined);
  }

  /** Asks for the next step. Whoever had paused goes on. */
  async ask(): Promise<void> {
    const { board, timer } = this.#context;
    const now = board.peek();
    if (!now || this.reply.peek() === 'thinking') return;
    timer.resume();
    const turn = now.turn.peek();
    this.#put('thinking');
    const reply = await this.#next(now.json());
    if (board.peek() !== now || now.turn.peek() !== turn || this.reply.peek() !== 'thinking') return;
    this.#put(reply);
    // What has no parts is told as a whole at once.
    this.isWhole.value = reply !== undefined && reply.kind !== 'step' && reply.kind !== 'wrong';
  }

  stop(): void {
    this.#context.host.hints.stop();
    this.#put(undefined);
  }

  putAway(): void {
    this.#put(undefined);
  }

  showWhole(): void {
    this.isWhole.value = true;
  }

  /** Makes the step that the hint told. */
  follow(): void {
    const reply = this.reply.peek();
    if (typeof reply !== 'object' || reply.kind !== 'step') return;
    this.#context.board.peek()?.play(
      'hint',
      reply.marks.map(({ decision, mark }) => ({ layer: MARKS, index: decision, value: mark })),
    );
  }

  /** Takes back the marks that are wrong, and only those, as a step. */
  repair(): void {
    const reply = this.reply.peek();
    if (typeof reply !== 'object') return;
    this.#context.board.peek()?.play(
      'repair',
      reply.marks.map(({ decision }) => ({ layer: MARKS, index: decision, value: 0 })),
    );
  }

  /** Undoes as far as the last position of which nothing is known to be wrong; takes the marks back if there is none. */
  async goBack(): Promise<void> {
    const { board, messages } = this.#context;
    const now = board.peek();
    let reply = this.reply.peek();
    if (!now || typeof reply !== 'object') return;
    const turn = now.turn.peek();
    let at = now.game.at;
    while (typeof reply === 'object' && reply.kind === 'wrong') {
      at = lastWithout(now, at, reply);
      if (at < 0) {
        this.repair();
        return;
      }
      reply = await this.#next(now.json(marksAfter(now, at)));
      if (board.peek() !== now || now.turn.peek() !== turn) return;
    }
    now.act((game) => game.goTo(at));
    messages.say(pageWords.wentBack);
  }

  async #next(json: string): Promise<HintReply | undefined> {
    const { host, messages } = this.#context;
    const level = this.level.peek() ?? null;
    return answerOf(
      host.hints.ask((service) => service.next(json, level)),
      messages,
    );
  }

  async #findUndecided(now: OpenBoard, level: DifficultyWord | undefined): Promise<void> {
    const { host, messages, board } = this.#context;
    const found = await answerOf(
      host.hints.ask((service) => service.undecided(now.key, level ?? null)),
      messages,
    );
    if (!found || board.peek() !== now || this.level.peek() !== level || !this.showsUndecided.peek()) return;
    this.undecided.value = found.open ?? [];
    messages.say(
      found.open ? pageWords.leavesOpen(found.open.length, found.decisions, now.decision) : pageWords.levelRefutes,
    );
  }

  #put(reply: HintReply | 'thinking' | undefined): void {
    if (this.reply.peek() === 'thinking' && reply === undefined) this.#context.host.hints.stop();
    this.reply.value = reply;
    this.isWhole.value = false;
    this.pointed.value = undefined;
  }
}

/** The latest earlier position that has none of the wrong marks; −1 when there is none. */
function lastWithout(now: OpenBoard, from: number, { marks }: HintReply): number {
  for (let at = from - 1; at >= 0; at--) {
    const then = marksAfter(now, at);
    if (marks.every(({ decision, mark }) => then[decision] !== mark)) return at;
  }
  return -1;
}

/** The marks as they were after `at` steps. */
function marksAfter(now: OpenBoard, at: number): Uint8Array {
  const marks = now.game.layers[MARKS].slice();
  for (let step = now.game.at - 1; step >= at; step--)
    for (const { layer, index, before } of now.game.steps[step].changes) if (layer === MARKS) marks[index] = before;
  return marks;
}
