import type { Budget } from './budget.ts';

/** The states of one layer in the order of their first arrival: `words` integers each, back to back. */
export class States {
  readonly words: number;
  keys: Int32Array;
  size = 0;
  readonly #budget: Budget;

  constructor(words: number, budget: Budget) {
    this.words = words;
    this.#budget = budget;
    budget.take(256 * words * 4);
    this.keys = new Int32Array(256 * words);
  }

  /** Makes room for one more state. */
  reserve(): void {
    if ((this.size + 1) * this.words > this.keys.length) this.keys = this.#budget.grow(this.keys, this.keys.length * 2);
  }

  free(): void {
    this.#budget.release(this.keys.byteLength);
    this.keys = new Int32Array(0);
  }
}

/** States that are moved to a larger table between two looks at the clock outside. */
const SLICE = 1 << 14;
/** Tables of fewer slots than this are enlarged at once. */
const SMALL = 1 << 17;

/**
 * Finds states of a layer by their key: open addressing with linear probing. A slot holds only `base + index + 1`, so
 * the table stays small (it is the one thing that is read at random) and is emptied by raising `base`.
 */
export class StateTable {
  #slots: Int32Array;
  #mask: number;
  #base = 0;
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
    budget.take(1024 * 4);
    this.#slots = new Int32Array(1024);
    this.#mask = 1023;
  }

  /** Whether a layer fills the table so far that finding takes long: it is time to `enlarge`. */
  isFull(layer: States): boolean {
    return layer.size > 0.6 * this.#slots.length;
  }

  /** Forgets all states; `used` is the number of those of the last layer. */
  clear(used: number): void {
    this.#base += used;
    if (this.#base > 2 ** 30) {
      this.#slots.fill(0);
      this.#base = 0;
    }
  }

  /** The index in `layer` of the state at `from` in `words`; a new one is appended (then the index is the old size). */
  find(layer: States, words: Int32Array, from: number): number {
    switch (layer.words) {
      case 1:
        return this.#find1(layer, words[from]);
      case 2:
        return this.#find2(layer, words[from], words[from + 1]);
      default:
        return this.#findMany(layer, words, from);
    }
  }

  #find1(layer: States, word: number): number {
    const base = this.#base;
    const slots = this.#slots;
    const mask = this.#mask;
    const keys = layer.keys;
    let slot = mix(word) & mask;
    for (let held = slots[slot]; held > base; held = slots[slot]) {
      const index = held - base - 1;
      if (keys[index] === word) return index;
      slot = (slot + 1) & mask;
    }
    const index = layer.size;
    layer.reserve();
    layer.keys[index] = word;
    this.#enter(layer, slot);
    return index;
  }

  #find2(layer: States, first: number, second: number): number {
    const base = this.#base;
    const slots = this.#slots;
    const mask = this.#mask;
    const keys = layer.keys;
    let slot = mix(mix(first) ^ second) & mask;
    for (let held = slots[slot]; held > base; held = slots[slot]) {
      const index = held - base - 1;
      if (keys[2 * index] === first && keys[2 * index + 1] === second) return index;
      slot = (slot + 1) & mask;
    }
    const index = layer.size;
    layer.reserve();
    layer.keys[2 * index] = first;
    layer.keys[2 * index + 1] = second;
    this.#enter(layer, slot);
    return index;
  }

  #findMany(layer: States, words: Int32Array, from: number): number {
    const base = this.#base;
    const slots = this.#slots;
    const mask = this.#mask;
    const width = layer.words;
    const keys = layer.keys;
    let slot = hash(words, from, width) & mask;
    for (let held = slots[slot]; held > base; held = slots[slot]) {
      const index = held - base - 1;
      const at = index * width;
      let k = 0;
      while (k < width && keys[at + k] === words[from + k]) k++;
      if (k === width) return index;
      slot = (slot + 1) & mask;
    }
    const index = layer.size;
    layer.reserve();
    for (let k = 0; k < width; k++) layer.keys[index * width + k] = words[from + k];
    this.#enter(layer, slot);
    return index;
  }

  #enter(layer: States, slot: number): void {
    layer.size++;
    this.#slots[slot] = this.#base + layer.size;
    // At the latest; a small table at once, since that is cheap.
    const most = this.#slots.length < SMALL ? 0.6 : 0.9;
    if (layer.size > most * this.#slots.length) for (const _units of this.enlarge(layer));
  }

  /** Doubles the table. In slices, since one of millions of states takes seconds; nothing may be looked up meanwhile. */
  *enlarge(layer: States): Generator<number, void, void> {
    const length = this.#slots.length * 2;
    this.#budget.take(length * 4);
    this.#budget.release(this.#slots.byteLength);
    const slots = new Int32Array(length);
    const mask = length - 1;
    const width = layer.words;
    const keys = layer.keys;
    for (let index = 0; index < layer.size; index++) {
      let slot = hash(keys, index * width, width) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
      if (index % SLICE === SLICE - 1) yield SLICE;
    }
    this.#slots = slots;
    this.#mask = mask;
    this.#base = 0;
  }

  free(): void {
    this.#budget.release(this.#slots.byteLength);
    this.#slots = new Int32Array(0);
  }
}

function mix(word: number): number {
  const product = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d);
  return product ^ (product >>> 13);
}

function hash(words: Int32Array, from: number, width: number): number {
  let value = mix(words[from]);
  for (let k = 1; k < width; k++) value = mix(value ^ words[from + k]);
  return value;
}
