/** No state: the choice is against the rules. */
export const DEAD = -1;

/**
 * The states of a sweep over shadings, layer by layer, each found again by its words. One store serves all regions of a
 * board, one after the other; it grows when a sweep is larger than any before, and allocates nothing otherwise.
 */
export class ShadingStates {
  /** `words` integers a state, back to back. */
  keys = new Int32Array(1 << 10);
  /** Per state, the state of the next layer that leaving the cell white, or shading it, leads to. */
  white = new Int32Array(1 << 8);
  shaded = new Int32Array(1 << 8);
  /** Per state, 1 when some completion of it is allowed. */
  alive = new Uint8Array(1 << 8);
  count = 0;
  #words = 1;
  #layer = 0;
  #table = new Int32Array(1 << 8);
  #mask = 0;

  /** Forgets all states. */
  clear(words: number): void {
    this.#words = words;
    this.count = 0;
    this.#layer = 0;
    this.#mask = 63;
    this.#table.fill(-1, 0, 64);
  }

  /** The states added from here on are a new layer: they are not found equal to older ones. */
  newLayer(): void {
    this.#layer = this.count;
  }

  /** The state of this layer with the words of `key`, added if there is none. */
  find(key: Int32Array): number {
    const { keys } = this;
    const words = this.#words;
    const table = this.#table;
    let hash = key[0];
    for (let word = 1; word < words; word++) hash = Math.imul(hash, 0x9e3779b1) ^ key[word];
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    let at = (hash ^ (hash >>> 13)) & this.#mask;
    for (;;) {
      const state = table[at];
      // Entries of older layers are as good as empty.
      if (state < this.#layer) break;
      let word = 0;
      while (word < words && keys[state * words + word] === key[word]) word++;
      if (word === words) return state;
      at = (at + 1) & this.#mask;
    }
    const state = this.count++;
    table[at] = state;
    if (this.count >= this.alive.length || this.count * words > keys.length) this.#grow();
    for (let word = 0; word < words; word++) this.keys[state * words + word] = key[word];
    if (2 * (this.count - this.#layer) > this.#mask) this.#rehash();
    return state;
  }

  #grow(): void {
    const room = 2 * Math.max(this.count, this.alive.length);
    const larger = (old: Int32Array, size: number): Int32Array<ArrayBuffer> => {
      const copy = new Int32Array(size);
      copy.set(old);
      return copy;
    };
    if (this.count * this.#words > this.keys.length) this.keys = larger(this.keys, 2 * this.count * this.#words);
    if (this.count < this.alive.length) return;
    this.white = larger(this.white, room);
    this.shaded = larger(this.shaded, room);
    const alive = new Uint8Array(room);
    alive.set(this.alive);
    this.alive = alive;
  }

  #rehash(): void {
    const size = 2 * (this.#mask + 1);
    if (size > this.#table.length) this.#table = new Int32Array(size);
    this.#mask = size - 1;
    this.#table.fill(-1, 0, size);
    const { keys } = this;
    const words = this.#words;
    const table = this.#table;
    for (let state = this.#layer; state < this.count; state++) {
      let hash = keys[state * words];
      for (let word = 1; word < words; word++) hash = Math.imul(hash, 0x9e3779b1) ^ keys[state * words + word];
      hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
      let at = (hash ^ (hash >>> 13)) & this.#mask;
      while (table[at] >= 0) at = (at + 1) & this.#mask;
      table[at] = state;
    }
  }
}
