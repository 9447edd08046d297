import { type Change, type Layers, MARKS, TRIAL } from './layers.ts';

/** What a step was: `trial`, `accept` and `reject` open and close a trial, all others only write. */
export type StepKind = 'stroke' | 'trial' | 'accept' | 'reject' | 'clear' | 'open' | 'hint' | 'solve' | 'repair';

/** One gesture: it is undone and redone as a whole. */
export interface Step {
  readonly kind: StepKind;
  readonly changes: readonly Change[];
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
  readonly #watch: Watcher;

  /** Takes the layers over and writes into them; `watch` hears of every place that changes. */
  constructor(layers: Layers, watch: Watcher = () => {}) {
    this.layers = layers;
    this.#watch = watch;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Number of steps that are done; those from here on can be redone. */
  get at(): number {
    return this.#at;
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

  undo(): boolean {
    if (this.#open || this.#at === 0) return false;
    this.#at--;
    this.#back(this.#steps[this.#at]);
    return true;
  }

  redo(): boolean {
    if (this.#open || this.#at === this.#steps.length) return false;
    for (const { layer, index, after } of this.#steps[this.#at].changes) this.#set(layer, index, after);
    this.#at++;
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

  #push(step: Step): void {
    this.#steps.length = this.#at;
    this.#steps.push(step);
    this.#at++;
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
