import { DEAD, type ShadingStates } from '../../../spaces/shadings/shading-states.ts';
import { NO_SLOT, type RegionPlan, type RegionView, RegionWalk, shiftOf, wordOf } from './region-plan.ts';

/** In the slot of a clue: its number is missed for good. */
const MISSED = 7;
/** Where the first word keeps the number of lies. */
const LIES_SHIFT = 30;

/**
 * All shadings of the open cells beside a region's clues in which no two shaded cells share an edge and the number of
 * lies
 * is as wanted, as a sweep: a state is the colour of the cells whose neighbours are still to come, what each begun clue
 * still lacks, and the lies so far. A clue counts as a lie as soon as its number is out of reach, so states with one
 * lie too
 * many die early.
 *
 * Exact for any region. Cost: states × the cells that are walked; the states are at most exponential in the shorter
 * side
 * of a part, and few where the region is small or much of it is known.
 */
export class RegionSweep {
  /** Per cell: whether some shading leaves it white, or shades it. Of known cells, nothing is said. */
  readonly canBeWhite: Uint8Array;
  readonly canBeShaded: Uint8Array;
  /** Whether some shading has no lie, or one. */
  honestPossible = false;
  liePossible = false;
  private readonly walk: RegionWalk;
  private readonly layers: Int32Array;
  private key: Int32Array;

  constructor(
    private readonly plan: RegionPlan,
    private readonly states: ShadingStates,
  ) {
    const cells = plan.beside.start.length - 1;
    this.canBeWhite = new Uint8Array(cells);
    this.canBeShaded = new Uint8Array(cells);
    this.walk = new RegionWalk(plan);
    this.layers = new Int32Array(cells + 2);
    this.key = new Int32Array(wordOf(cells + plan.numbers.length) + 1);
  }

  /**
   * Walks forward; whether any shading is left. After `most` states it gives up and says yes.
   */
  possible(view: RegionView, most = Number.POSITIVE_INFINITY): boolean {
    const { walk, states, layers, key } = this;
    if (!walk.layOut(view)) return false;
    const { words } = walk;
    states.clear(words);
    key.fill(0);
    key[0] = walk.lies << LIES_SHIFT;
    states.find(key);
    layers[0] = 0;
    for (let step = 0; step < walk.steps; step++) {
      layers[step + 1] = states.count;
      states.newLayer();
      const canShade = walk.blocked[walk.order[step]] === 0;
      for (let state = layers[step]; state < layers[step + 1]; state++) {
        const white = this.step(state, step, 0, view.most) ? states.find(key) : DEAD;
        const shaded = canShade && this.step(state, step, 1, view.most) ? states.find(key) : DEAD;
        states.white[state] = white;
        states.shaded[state] = shaded;
      }
      if (states.count === layers[step + 1]) return false;
      if (states.count > most) {
        this.honestPossible = true;
        this.liePossible = true;
        return true;
      }
    }
    this.honestPossible = false;
    this.liePossible = false;
    for (let state = layers[walk.steps]; state < states.count; state++) {
      const lies = (states.keys[state * words] >>> LIES_SHIFT) & 3;
      const allowed = lies >= view.fewest && lies <= view.most;
      states.alive[state] = allowed ? 1 : 0;
      if (allowed && lies === 0) this.honestPossible = true;
      if (allowed && lies === 1) this.liePossible = true;
    }
    return this.honestPossible || this.liePossible;
  }

  /** After `possible` said yes, walks back and fills `canBeWhite` and `canBeShaded`. */
  agree(): void {
    const { walk, states, layers, canBeWhite, canBeShaded } = this;
    const { white, shaded, alive } = states;
    for (let cell = 0; cell < canBeWhite.length; cell++) {
      canBeWhite[cell] = 1;
      canBeShaded[cell] = walk.blocked[cell] === 0 ? 1 : 0;
    }
    for (let step = walk.steps - 1; step >= 0; step--) {
      let someWhite = 0;
      let someShaded = 0;
      for (let state = layers[step]; state < layers[step + 1]; state++) {
        const viaWhite = white[state] === DEAD ? 0 : alive[white[state]];
        const viaShaded = shaded[state] === DEAD ? 0 : alive[shaded[state]];
        alive[state] = viaWhite | viaShaded;
        someWhite |= viaWhite;
        someShaded |= viaShaded;
      }
      canBeWhite[walk.order[step]] = someWhite;
      canBeShaded[walk.order[step]] = someShaded;
    }
  }

  /**
   * Writes into `key` what `state` becomes when the cell of `step` is left white (0) or shaded (1); false when dead.
   */
  private step(state: number, step: number, colour: number, most: number): boolean {
    const { walk, key } = this;
    const { keys } = this.states;
    const { beside, cluesOf, around } = this.plan;
    const { stepOf, cellEnd, cellSlot, clueEnd, clueSlot, open } = walk;
    const { words } = walk;
    const cell = walk.order[step];
    for (let word = 0; word < words; word++) key[word] = keys[state * words + word];
    for (let at = beside.start[cell]; at < beside.start[cell + 1]; at++) {
      const other = beside.to[at];
      if (stepOf[other] < 0 || stepOf[other] > step) continue;
      const word = wordOf(cellSlot[other]);
      const shift = shiftOf(cellSlot[other]);
      if (((key[word] >>> shift) & 1) === 0) continue;
      if (colour === 1) return false;
      if (cellEnd[other] === step) key[word] &= ~(1 << shift);
    }
    if (colour === 1 && cellEnd[cell] > step) key[wordOf(cellSlot[cell])] |= 1 << shiftOf(cellSlot[cell]);
    let lies = (key[0] >>> LIES_SHIFT) & 3;
    for (let at = cluesOf.start[cell]; at < cluesOf.start[cell + 1]; at++) {
      const clue = cluesOf.to[at];
      if (open[clue] === 0) continue;
      let first = true;
      let left = 0;
      for (let next = around.start[clue]; next < around.start[clue + 1]; next++) {
        const other = stepOf[around.to[next]];
        if (other > step) left++;
        else if (other >= 0 && other < step) first = false;
      }
      const slot = clueSlot[clue];
      let lacks: number;
      if (first || slot === NO_SLOT) lacks = walk.lacks[clue];
      else {
        lacks = (key[wordOf(slot)] >>> shiftOf(slot)) & MISSED;
        key[wordOf(slot)] &= ~(MISSED << shiftOf(slot));
      }
      if (lacks !== MISSED) {
        lacks -= colour;
        if (lacks < 0 || lacks > left) {
          if (++lies > most) return false;
          lacks = MISSED;
        }
      }
      if (clueEnd[clue] > step) key[wordOf(slot)] |= lacks << shiftOf(slot);
    }
    key[0] = (key[0] & ~(3 << LIES_SHIFT)) | (lies << LIES_SHIFT);
    return true;
  }
}
