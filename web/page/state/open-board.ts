import { batch, type Signal, signal } from '@preact/signals';
import { YES } from '../../../src/board/marks.ts';
import type { Puzzle } from '../../../src/board/puzzle.ts';
import type { GenreId } from '../../../src/genres/registry.ts';
import type { OpenedBoard } from '../../workers/messages.ts';
import { Game, type StepKind } from '../game/game.ts';
import { emptyLayers, filled, type LayerSizes, MARKS, type PlainLayers, TRIAL } from '../game/layers.ts';
import { type SavedGame, stepsOf } from '../game/saved.ts';
import type { Readable, Write } from '../hands/hand.ts';

/**
 * One board on screen: its puzzle, its game, and a signal for every place of every layer, so that a stroke redraws
 * the cells it touches and nothing else, on boards of any size.
 */
export class OpenBoard<P extends Puzzle = Puzzle> implements Readable {
  readonly genre: GenreId;
  readonly puzzle: P;
  /** What a decision is: `cell`, `tile`, `edge`. */
  readonly decision: string;
  readonly printed: readonly number[];
  readonly address: string | undefined;
  readonly warnings: readonly string[];
  /** The puzzle's JSON: what progress is saved under. */
  readonly key: string;
  readonly game: Game;
  /** Counts everything that happened to the game: whoever reads it is told of the next step. */
  readonly turn = signal(0);
  /** The board has been solved, now or at some time before. */
  readonly complete = signal(false);
  /** The shortest time in which it was solved, in seconds. */
  readonly best = signal<number | undefined>(undefined);
  /** The position is an answer as it lies there. */
  readonly isSolved = signal(false);
  /** Whether the saved game that the board was opened with could be taken over; true when there was none. */
  readonly isRestored: boolean;
  readonly #signals: { readonly [layer: string]: readonly Signal<number>[] };
  readonly #start: PlainLayers;

  /** A board as it was opened, with a saved game of it if there is one. `clock` stamps the steps. */
  constructor(
    opened: OpenedBoard,
    notes: (puzzle: P) => LayerSizes,
    saved?: SavedGame,
    clock?: () => number | undefined,
  ) {
    this.genre = opened.genre;
    this.key = opened.puzzle;
    this.puzzle = JSON.parse(opened.puzzle) as P;
    this.decision = opened.decision;
    this.printed = opened.printed;
    this.address = opened.address;
    this.warnings = opened.warnings;
    const brought = { ...opened.notes, [MARKS]: opened.marks };
    this.#start = saved?.start ?? brought;
    const layers = filled(emptyLayers(opened.printed.length, notes(this.puzzle)), this.#start);
    const signals: { [layer: string]: Signal<number>[] } = {};
    for (const [layer, values] of Object.entries(layers)) signals[layer] = Array.from(values, (value) => signal(value));
    this.#signals = signals;
    this.game = new Game(
      layers,
      (layer, index, value) => {
        signals[layer][index].value = value;
      },
      clock,
    );
    this.isRestored = saved === undefined || batch(() => this.game.restore(stepsOf(saved.steps), saved.at));
    if (saved && this.isRestored) {
      this.complete.value = saved.complete;
      if (opened.marks.some((mark) => mark !== 0)) this.#lay(brought);
    }
  }

  /** The value of a place; whoever draws with it is redrawn when it changes. */
  read(layer: string, index: number): number {
    return this.#signals[layer]?.[index]?.value ?? 0;
  }

  /** A decision's mark, or what the printed board tells of it. */
  known(decision: number): number {
    return this.#signals[MARKS][decision].value || this.printed[decision];
  }

  mark(decision: number): number {
    return this.#signals[MARKS][decision].value;
  }

  trial(decision: number): number {
    return this.#signals[TRIAL][decision].value;
  }

  /** The same as `known` as of now, without being told of changes. */
  knownNow(decision: number): number {
    return this.game.layers[MARKS][decision] || this.printed[decision];
  }

  /** Whether the player has marked anything. */
  get isTouched(): boolean {
    return this.game.layers[MARKS].some((mark) => mark !== 0);
  }

  /** Does something to the game and shows it all at once. What changes nothing is no turn. */
  act<T>(change: (game: Game) => T): T {
    return batch(() => {
      const before = this.game.changes;
      const result = change(this.game);
      if (this.game.changes !== before) this.turn.value++;
      return result;
    });
  }

  /** Does nothing while a stroke is under way: a second finger may press a button meanwhile. */
  play(kind: StepKind, writes: readonly Write[]): boolean {
    if (this.game.busy) return false;
    return this.act((game) => game.play(kind, writes));
  }

  /** Writings that leave every mark and note blank, as they are on paper. */
  blank(): Write[] {
    return Object.entries(this.game.layers)
      .filter(([layer]) => layer !== TRIAL)
      .flatMap(([layer, values]) => Array.from(values, (_, index) => ({ layer, index, value: 0 })));
  }

  /** Writings that lay an answer on the board. Crosses of a loop are left out: the loop is the answer. */
  laidAnswer(answer: readonly number[]): Write[] {
    const edges = this.decision === 'edge';
    return answer.map((mark, index) => {
      const kept = this.game.read(MARKS, index) === mark ? mark : 0;
      const isWritten = mark === YES || (!edges && this.printed[index] === 0);
      return { layer: MARKS, index, value: isWritten ? mark : kept };
    });
  }

  /** The layers before the first step. */
  get start(): PlainLayers {
    return this.#start;
  }

  /** Whether the board came with marks or notes: a file's, since an address has none. */
  get broughtMarks(): boolean {
    return Object.values(this.#start).some((values) => values.some((value) => value !== 0));
  }

  /** The board as it lies there, as the project's JSON. */
  json(marks: ArrayLike<number> = this.game.layers[MARKS]): string {
    const notes: { [layer: string]: number[] } = {};
    for (const [layer, values] of Object.entries(this.game.layers))
      if (layer !== MARKS && layer !== TRIAL && values.some((value) => value !== 0)) notes[layer] = [...values];
    return JSON.stringify({ ...this.puzzle, marks: Array.from(marks), notes });
  }

  /** A file of this board that carries marks is laid on top of the saved game as one step, so neither is lost. */
  #lay(brought: PlainLayers): void {
    this.play(
      'open',
      this.blank().map(({ layer, index }) => ({ layer, index, value: brought[layer]?.[index] ?? 0 })),
    );
  }
}
