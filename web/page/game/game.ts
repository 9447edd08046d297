import { type Change, type Layers, MARKS, TRIAL } from './layers.ts';

/**
 * What a step was: `trial`, `accept` and `reject` open and close a trial, all others only write. `open` lays a file on
 * the board, `merge` what another tab did meanwhile.
 */
export const STEP_KINDS = [
  'stroke',
  'trial',
  'accept',
  'reject',
  'clear',
  'open',
  'hint',
  'solve',
  'repair',
  'fill',
  'merge',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** One gesture: it is undone and redone as a whole. */
export interface Step {
  readonly kind: StepKind;
  readonly changes: readonly Change[];
  /** What the player's clock showed, in seconds; absent in games that were saved before steps had times. */
  readonly time?: number;
}

export type Watcher = (layer: string, index: number, value: number) => void;

/**
 * A position with its whole past. One gesture is one step, undo is exact, and undoing everything gives the start:
 * so trials, clearing and opening a file are steps like any stroke.
 *
 * A trial needs no snapshot: rejecting one writes back everything since the step that opened it, and that writing is
 * itself a step.
 */
export class Game {
  readonly layers: Layers;
  readonly #steps: Step[] = [];
  #at = 0;
  /** The gesture under way: the first value of each place it has written, in order. */
  #open: Map<string, Change> | undefined;
  #level = 0;
  #changes = 0;
  readonly #watch: Watcher;
  readonly #clock: () => number | undefined;

  /**
   * Takes the layers over and writes into them; `watch` hears of every place that changes, `clock` tells the time that
   * each step is stamped with.
   */
  constructor(layers: Layers, watch: Watcher = () => {}, clock: () => number | undefined = () => undefined) {
    this.layers = layers;
    this.#watch = watch;
    this.#clock = clock;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Number of steps that are done; those from here on can be redone. */
  get at(): number {
    return this.#at;
  }

  /** Counts the steps that were made, undone, redone, amended or taken over: equal counts, equal games. */
  get changes(): number {
    return this.#changes;
  }

  /** Depth of the innermost trial, 0 outside any. */
  get depth(): number {
    return this.#trials().length;
  }

  read(layer: string, index: number): number {
    return this.layers[layer][index];
  }

  /** Starts a gesture. The one before must have been committed or cancelled. */
  begin(): void {
    if (this.#open) throw new Error('a gesture is already under way');
    this.#open = new Map();
    this.#level = this.depth;
  }

  get busy(): boolean {
    return this.#open !== undefined;
  }

  /** Writes a place within the gesture; the writing shows at once. A mark remembers the depth of trial it was made at. */
  write(layer: string, index: number, value: number): void {
    if (!this.#open) throw new Error('no gesture is under way');
    this.#record(layer, index, value);
    if (layer === MARKS) this.#record(TRIAL, index, value === 0 ? 0 : this.#level);
  }

  /** Ends the gesture; true when it changed anything and so became a step. What could be redone is gone then. */
  commit(kind: StepKind = 'stroke'): boolean {
    if (!this.#open) throw new Error('no gesture is under way');
    const changes = [...this.#open.values()].filter((change) => change.before !== change.after);
    this.#open = undefined;
    if (changes.length === 0) return false;
    this.#push({ kind, changes });
    return true;
  }

  /** Takes the gesture back as if it had never begun. */
  cancel(): void {
    if (!this.#open) throw new Error('no gesture is under way');
    for (const { layer, index, before } of this.#open.values()) this.#set(layer, index, before);
    this.#open = undefined;
  }

  /** One whole gesture of these writes. */
  play(kind: StepKind, writes: Iterable<{ layer: string; index: number; value: number }>): boolean {
    this.begin();
    for (const { layer, index, value } of writes) this.write(layer, index, value);
    return this.commit(kind);
  }

  /** Adds writings to the step made last, as if they had been part of its gesture. */
  amend(writes: Iterable<{ layer: string; index: number; value: number }>): void {
    if (this.#open || this.#at === 0 || this.#at < this.#steps.length) return;
    const step = this.#steps[this.#at - 1];
    this.#level = this.depth;
    this.#open = new Map(step.changes.map((change) => [`${change.layer} ${change.index}`, change]));
    for (const { layer, index, value } of writes) this.write(layer, index, value);
    const changes = [...this.#open.values()].filter((change) => change.before !== change.after);
    this.#open = undefined;
    this.#changes++;
    this.#steps[this.#at - 1] = { ...step, changes };
  }

  undo(): boolean {
    if (this.#open || this.#at === 0) return false;
    this.#at--;
    this.#changes++;
    this.#back(this.#steps[this.#at]);
    return true;
  }

  redo(): boolean {
    if (this.#open || this.#at === this.#steps.length) return false;
    for (const { layer, index, after } of this.#steps[this.#at].changes) this.#set(layer, index, after);
    this.#at++;
    this.#changes++;
    return true;
  }

  /** Undoes or redoes until `at` steps are done. */
  goTo(at: number): void {
    while (this.#at > at && this.undo());
    while (this.#at < at && this.redo());
  }

  /** Opens a trial within the present one, or the first. */
  enterTrial(): void {
    if (this.#open) return;
    this.#push({ kind: 'trial', changes: [] });
  }

  /** Closes the innermost trial and keeps its marks, one level further out. */
  acceptTrial(): boolean {
    const depth = this.depth;
    if (this.#open || depth === 0) return false;
    this.#open = new Map();
    const levels = this.layers[TRIAL];
    for (let i = 0; i < levels.length; i++) if (levels[i] === depth) this.#record(TRIAL, i, depth - 1);
    const changes = [...this.#open.values()];
    this.#open = undefined;
    this.#push({ kind: 'accept', changes });
    return true;
  }

  /** Closes the innermost trial and takes back everything since it was opened. */
  rejectTrial(): boolean {
    const trials = this.#trials();
    const opened = trials[trials.length - 1];
    if (this.#open || opened === undefined) return false;
    this.#open = new Map();
    for (let step = this.#at - 1; step > opened; step--)
      for (const { layer, index, before } of [...this.#steps[step].changes].reverse())
        this.#record(layer, index, before);
    const changes = [...this.#open.values()].filter((change) => change.before !== change.after);
    this.#open = undefined;
    this.#push({ kind: 'reject', changes });
    return true;
  }

  /** Takes over a past that was saved. False, and nothing is changed, when it doesn't fit this start. */
  restore(steps: readonly Step[], at: number): boolean {
    if (this.#steps.length > 0 || at < 0 || at > steps.length) return false;
    const kept: Step[] = [];
    for (const step of steps) {
      for (const { layer, index, before, after } of step.changes) {
        const values = Object.hasOwn(this.layers, layer) ? this.layers[layer] : undefined;
        if (
          values === undefined ||
          !(index < values.length) ||
          values[index] !== before ||
          !(after >= 0 && after < 256)
        ) {
          while (kept.length > 0) this.#back(kept.pop() as Step);
          return false;
        }
      }
      for (const { layer, index, after } of step.changes) this.#set(layer, index, after);
      kept.push(step);
    }
    this.#steps.push(...kept);
    this.#at = kept.length;
    this.goTo(at);
    return true;
  }

  /** For each open trial, outermost first, the index of the step that opened it. */
  #trials(): number[] {
    const open: number[] = [];
    for (let step = 0; step < this.#at; step++) {
      const { kind } = this.#steps[step];
      if (kind === 'trial') open.push(step);
      else if (kind === 'accept' || kind === 'reject') open.pop();
    }
    return open;
  }

  /** Goes back to the start and takes over another past: what another tab did. False when it doesn't fit the start. */
  replace(steps: readonly Step[], at: number): boolean {
    const before = { steps: [...this.#steps], at: this.#at };
    this.#changes++;
    this.goTo(0);
    this.#steps.length = 0;
    if (this.restore(steps, at)) return true;
    this.restore(before.steps, before.at);
    return false;
  }

  #push(step: Step): void {
    const time = this.#clock();
    this.#steps.length = this.#at;
    this.#steps.push(time === undefined ? step : { ...step, time });
    this.#at++;
    this.#changes++;
  }

  #back({ changes }: Step): void {
    for (let i = changes.length - 1; i >= 0; i--) this.#set(changes[i].layer, changes[i].index, changes[i].before);
  }

  #record(layer: string, index: number, value: number): void {
    const open = this.#open as Map<string, Change>;
    const key = `${layer} ${index}`;
    const before = open.get(key)?.before ?? this.layers[layer][index];
    open.set(key, { layer, index, before, after: value });
    this.#set(layer, index, value);
  }

  #set(layer: string, index: number, value: number): void {
    if (this.layers[layer][index] === value) return;
    this.layers[layer][index] = value;
    this.#watch(layer, index, value);
  }
}
