/** Some bits of one word of a state: the numbers 0 … `mask`, which is not shifted. */
export interface BitField {
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
}

export function readField(words: Int32Array, at: number, { word, shift, mask }: BitField): number {
  return (words[at + word] >>> shift) & mask;
}

export function writeField(words: Int32Array, at: number, { word, shift, mask }: BitField, value: number): void {
  words[at + word] = (words[at + word] & ~(mask << shift)) | (value << shift);
}

interface Lent {
  readonly field: BitField;
  until: number;
}

/** Shares out the bits of a state, no field across two words. Fields that are not in use at the same time may be one. */
export class BitFields {
  #word: number;
  #bit: number;
  readonly #lent: Lent[] = [];

  /** `taken` bits of the state belong to something else. */
  constructor(taken = 0) {
    this.#word = Math.floor(taken / 32);
    this.#bit = taken % 32;
  }

  /** Words of the state so far, at least 1. */
  get words(): number {
    return Math.max(1, this.#bit === 0 ? this.#word : this.#word + 1);
  }

  /** A field for the numbers 0 … `largest`, all along. */
  take(largest: number): BitField {
    const bits = bitsFor(largest);
    if (this.#bit + bits > 32) {
      this.#word++;
      this.#bit = 0;
    }
    const field = { word: this.#word, shift: this.#bit, mask: 2 ** bits - 1 };
    this.#bit += bits;
    return field;
  }

  /**
   * The same, in use from step `from` to before step `until`; ask in the order of `from`. Whoever is done with a field
   * leaves zeros in it, unless the next user writes it before it reads.
   */
  lend(largest: number, from: number, until: number): BitField {
    const mask = 2 ** bitsFor(largest) - 1;
    const free = this.#lent.find((lent) => lent.until <= from && lent.field.mask === mask);
    if (free !== undefined) {
      free.until = until;
      return free.field;
    }
    const field = this.take(largest);
    this.#lent.push({ field, until });
    return field;
  }
}

function bitsFor(largest: number): number {
  return Math.max(1, 32 - Math.clz32(largest));
}
