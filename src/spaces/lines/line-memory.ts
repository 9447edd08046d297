/** Lines kept; a new one takes the place of the one that its number falls on. */
const SLOTS = 1 << 12;

/** What is remembered of a line. */
export const NOTHING = 0;
/** No filling is left. */
export const REFUTED = 1;
/** Some filling is left; what all fillings agree on was not asked. */
export const FILLABLE = 2;
/** What all fillings agree on stands in `agreed`. */
export const AGREED = 3;

/**
 * What the lines of one length and fleet said when they stood as they do now. What a line says depends on its cells and
 * its number alone, and whoever looks for a short reason asks about the same few lines over and over.
 */
export class LineMemory {
  /** Per slot: `NOTHING`, `REFUTED`, `FILLABLE` or `AGREED`. */
  readonly state = new Uint8Array(SLOTS);
  /** Per slot and cell: 1 ship, -1 water, 0 neither. */
  readonly agreed: Int8Array;
  /** Words of 16 cells, two bits each, and one for the number. */
  readonly #words: number;
  readonly #keys: Int32Array;
  readonly #key: Int32Array;

  readonly #length: number;

  constructor(length: number) {
    this.#length = length;
    this.#words = ((length + 15) >> 4) + 1;
    this.agreed = new Int8Array(SLOTS * length);
    this.#keys = new Int32Array(SLOTS * this.#words);
    this.#key = new Int32Array(this.#words);
  }

  /**
   * The slot of a line; whatever else it held is forgotten.
   * @param known per cell: 1 ship, -1 water, 0 open
   * @param number the line's number, or something negative
   */
  slotOf(known: Int8Array, number: number): number {
    const length = this.#length;
    const words = this.#words;
    const keys = this.#keys;
    const key = this.#key;
    key.fill(0);
    for (let cell = 0; cell < length; cell++) key[cell >> 4] |= (known[cell] + 1) << ((cell & 15) << 1);
    key[words - 1] = number;
    let hash = 0;
    for (let word = 0; word < words; word++) {
      hash = Math.imul(hash ^ key[word], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const slot = hash & (SLOTS - 1);
    let isSame = true;
    for (let word = 0; word < words; word++) if (keys[slot * words + word] !== key[word]) isSame = false;
    if (!isSame) {
      keys.set(key, slot * words);
      this.state[slot] = NOTHING;
    }
    return slot;
  }
}
