import { NO_TALLY } from './tally.ts';

/** The branches of one state: a buffer that `expand` fills and the engine empties. */
export class Branches {
  /** Number of branches. */
  count = 0;
  readonly words: number;
  /** The states, `words` integers each, back to back; what stands at done branches is not read. */
  readonly states: Int32Array;
  readonly choices: Int32Array;
  readonly done: Uint8Array;
  readonly tallies: Int32Array;
  readonly powers: Int32Array;

  /** Room for `choices` branches, of `words` integers each. */
  constructor({ words, choices }: { readonly words: number; readonly choices: number }) {
    this.words = words;
    this.states = new Int32Array(words * choices);
    this.choices = new Int32Array(choices);
    this.done = new Uint8Array(choices);
    this.tallies = new Int32Array(choices);
    this.powers = new Int32Array(choices);
  }

  /** A branch that goes on. Returns where in `states` its `words` integers are to be written, all of them. */
  live(choice: number, tally: number = NO_TALLY, power = 0): number {
    const branch = this.count++;
    this.choices[branch] = choice;
    this.done[branch] = 0;
    this.tallies[branch] = tally;
    this.powers[branch] = power;
    return branch * this.words;
  }

  /** `live` for states of one word. */
  live1(choice: number, word: number, tally: number = NO_TALLY, power = 0): void {
    const branch = this.count++;
    this.choices[branch] = choice;
    this.done[branch] = 0;
    this.tallies[branch] = tally;
    this.powers[branch] = power;
    this.states[branch] = word;
  }

  /** A branch that ends in an answer. */
  answer(choice: number, tally: number = NO_TALLY, power = 0): void {
    const branch = this.count++;
    this.choices[branch] = choice;
    this.done[branch] = 1;
    this.tallies[branch] = tally;
    this.powers[branch] = power;
  }
}
