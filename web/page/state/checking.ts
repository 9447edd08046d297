import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { genreViewOf } from '../../genres/registry.ts';
import type { Checked } from '../../workers/messages.ts';
import { type Fault, faultsOfMarks } from '../feedback/fault.ts';
import { answerOf, type Context } from './context.ts';
import type { Stop } from './host.ts';
import type { OpenBoard } from './open-board.ts';

/** A fault with the sentence that tells it. */
export interface ToldFault extends Fault {
  readonly text: string;
}

/**
 * Whether the position is right: faults that no further mark can mend as they arise, every broken rule on request, and
 * the moment in which the board is solved.
 */
export class Checking {
  /** The faults of the position as it lies there, with live checking; gone when they are mended. */
  readonly live: ReadonlySignal<readonly ToldFault[]>;
  /** What the check button found, until the position changes. */
  readonly asked = signal<ToldFault | undefined>(undefined);
  readonly #context: Context;
  readonly #onSolved: (board: OpenBoard) => void;

  constructor(context: Context, onSolved: (board: OpenBoard) => void) {
    this.#context = context;
    this.#onSolved = onSolved;
    this.live = computed(() => {
      const board = context.board.value;
      if (!board || context.settings.of.checking.value !== 'live') return [];
      board.turn.value;
      return faultsOf(board);
    });
  }

  /** Looks at every position from now on. */
  start(): Stop {
    return effect(() => {
      const board = this.#context.board.value;
      if (!board) return;
      board.turn.value;
      // A player who asked for every decision to be made may take that back.
      this.#context.settings.of.finish.value;
      untracked(() => {
        this.asked.value = undefined;
        void this.#look(board);
      });
    });
  }

  /** The check button: the gravest fault, or the first rule that is not met, or that all are. */
  async check(): Promise<'solved' | 'right so far' | 'faulty' | undefined> {
    const board = this.#context.board.peek();
    const checked = board && (await this.#judge(board));
    if (!board || !checked) return undefined;
    if (checked.complete) {
      this.asked.value = undefined;
      this.#solved(board);
      return 'solved';
    }
    const [fatal] = faultsOf(board);
    const [first] = checked.broken;
    this.asked.value = fatal ?? { rule: first.rule, places: first.places, text: first.text };
    return 'faulty';
  }

  /** Judges the position. Late answers, about a position that has gone, are dropped. */
  async #judge(board: OpenBoard): Promise<Checked | undefined> {
    const turn = board.turn.peek();
    const { host, messages } = this.#context;
    const checked = await answerOf(
      host.boards.ask((service) => service.check(board.json())),
      messages,
    );
    return this.#context.board.peek() === board && board.turn.peek() === turn ? checked : undefined;
  }

  async #look(board: OpenBoard): Promise<void> {
    const checked = await this.#judge(board);
    if (!checked) return;
    const steps = board.game.steps;
    const isShownAnswer = board.game.at > 0 && steps[board.game.at - 1].kind === 'solve';
    if (checked.complete && board.game.depth === 0 && !this.#isEarly(board, checked) && !isShownAnswer)
      this.#solved(board);
    else board.isSolved.value = checked.complete && isShownAnswer;
  }

  #solved(board: OpenBoard): void {
    if (board.isSolved.peek()) return;
    batch(() => {
      board.isSolved.value = true;
      this.#onSolved(board);
    });
  }

  /** Whether the player wants every decision made first. The check button asks for no such thing. */
  #isEarly(board: OpenBoard, { decided }: Checked): boolean {
    const wantsAll = this.#context.settings.of.finish.peek() === 'decided';
    return wantsAll && genreViewOf(board.genre).guarded === true && !decided;
  }
}

function faultsOf(board: OpenBoard): ToldFault[] {
  if (!board.isTouched) return [];
  const { findFaults, words } = genreViewOf(board.genre);
  const found = faultsOfMarks(
    findFaults,
    board.puzzle,
    (decision) => board.knownNow(decision),
    (decision) => board.printed[decision],
  );
  return found.map((fault) => ({ ...fault, text: words.faults[fault.rule] ?? fault.rule }));
}
