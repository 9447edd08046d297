import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { AnswerStatus } from '../../workers/messages.ts';
import type { DifficultyWord } from '../difficulty.ts';
import { pageWords } from '../words.ts';
import { answerOf, type Context } from './context.ts';
import type { Stop } from './host.ts';
import type { OpenBoard } from './open-board.ts';

/** How long the first look may take, in seconds; the player may ask for more. */
const FIRST_LOOK = 10;
const LONG_LOOK = 600;
/** A count that nobody asked for is given up after so many milliseconds. */
const FIRST_COUNT = 5000;
/** Two answers that differ in more places than this are lit only when asked for. */
const LIT_UNASKED = 200;

export interface Counting {
  /** Only the answers that keep the player's marks are counted. */
  readonly kept: boolean;
  readonly state: 'counting' | 'done' | 'over';
  /** The count in decimal, once it is there; before that how many hundredths are done. */
  readonly text: string;
}

/** What is proved of the open board: how many answers it has, where two of them differ, and how many there are. */
export class Answers {
  readonly status = signal<AnswerStatus | 'looking' | undefined>(undefined);
  /** How hard the board is, once that is known: of the library at once, of others by a climb. */
  readonly difficulty = signal<DifficultyWord | undefined>(undefined);
  readonly countings = signal<readonly Counting[]>([]);
  /** Whether the decisions in which two answers differ are lit. */
  readonly showsDifferences = signal(false);
  readonly #context: Context;
  /** The grade of the open board in the library. */
  readonly #grade: ReadonlySignal<DifficultyWord | undefined>;
  #questions = 0;
  #givingUp: Stop = () => {};

  constructor(context: Context, grade: ReadonlySignal<DifficultyWord | undefined>) {
    this.#context = context;
    this.#grade = grade;
  }

  start(): Stop {
    const { board } = this.#context;
    const stops = [
      effect(() => {
        const now = board.value;
        if (!now) return;
        untracked(() => {
          this.#halt();
          this.status.value = undefined;
          this.difficulty.value = this.#grade.peek();
          this.countings.value = [];
          this.showsDifferences.value = false;
          void this.#look(now, FIRST_LOOK);
        });
      }),
      // A count of what keeps the marks is about the marks of that moment.
      effect(() => {
        board.value?.turn.value;
        untracked(() => {
          this.showsDifferences.value = false;
          if (this.countings.value.some(({ kept }) => kept))
            this.countings.value = this.countings.value.filter(({ kept }) => !kept);
        });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#halt();
    };
  }

  /** Looks again, for as long as the player has patience. */
  lookLonger(): void {
    const now = this.#context.board.peek();
    if (now) void this.#look(now, LONG_LOOK);
  }

  /** Ends a search or a count that takes too long. */
  stop(): void {
    this.#halt();
    if (this.status.peek() === 'looking') this.status.value = NOTHING_KNOWN;
    this.countings.value = this.countings.value.filter(({ state }) => state !== 'counting');
  }

  /** Counts the answers of the board; with `kept` those that keep the marks as they are now. */
  async count(kept: boolean): Promise<void> {
    const { board, host } = this.#context;
    const now = board.peek();
    if (!now) return;
    const put = (state: Counting['state'], text: string): void => {
      if (board.peek() !== now) return;
      this.countings.value = [...this.countings.value.filter((one) => one.kept !== kept), { kept, state, text }];
    };
    put('counting', '');
    const onProgress = host.callback((done: number, total: number) =>
      put('counting', total > 0 ? `${Math.floor((100 * done) / total)} %` : ''),
    );
    const json = kept ? now.json() : now.key;
    const counted = await this.#ask(now, () => host.solver.ask((service) => service.count(json, kept, onProgress)));
    if (counted) put(counted.count === null ? 'over' : 'done', counted.count ?? '');
    else this.countings.value = this.countings.value.filter((one) => one.kept !== kept || one.state !== 'counting');
  }

  /** Lights the decisions in which two answers differ. */
  showDifferences(): void {
    const status = this.status.peek();
    if (typeof status !== 'object') return;
    this.showsDifferences.value = true;
    this.#context.messages.say(pageWords.answersDiffer(status.differing.length));
  }

  /** Lays an answer on the board, as one step that undo takes back. */
  show(): void {
    const now = this.#context.board.peek();
    const status = this.status.peek();
    if (!now || typeof status !== 'object' || status.answers.length === 0) return;
    now.play('solve', now.laidAnswer(status.answers[0]));
    this.#context.messages.say(pageWords.answerShown);
  }

  async #look(now: OpenBoard, seconds: number): Promise<void> {
    const { host } = this.#context;
    this.status.value = 'looking';
    const turn = now.turn.peek();
    const found = await this.#ask(now, () => host.solver.ask((service) => service.status(now.key, seconds)));
    if (this.#context.board.peek() !== now) return;
    this.status.value = found ?? NOTHING_KNOWN;
    if (found?.verdict === 'unique' && this.difficulty.peek() === undefined) {
      const word = await this.#ask(now, () => host.solver.ask((service) => service.difficulty(now.key)));
      if (word && this.#context.board.peek() === now) this.difficulty.value = word;
    }
    if (found?.verdict !== 'several') return;
    // Whoever has begun to play meanwhile isn't interrupted.
    if (now.turn.peek() === turn && !now.isTouched && found.differing.length <= LIT_UNASKED)
      this.showsDifferences.value = true;
    this.#givingUp = host.time.after(FIRST_COUNT, () => this.stop());
    await this.count(false);
    this.#givingUp();
  }

  /** Asks; the answer is dropped when another board has come meanwhile. */
  async #ask<T>(now: OpenBoard, question: () => Promise<T>): Promise<T | undefined> {
    this.#questions++;
    try {
      const answer = await answerOf(question(), this.#context.messages);
      return this.#context.board.peek() === now ? answer : undefined;
    } finally {
      this.#questions--;
    }
  }

  #halt(): void {
    this.#givingUp();
    if (this.#questions > 0) this.#context.host.solver.stop();
  }
}

const NOTHING_KNOWN: AnswerStatus = { verdict: 'unknown', answers: [], differing: [], reasons: [] };
