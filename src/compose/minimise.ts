import type { Dial } from '../genre/composer.ts';
import type { Random } from '../grid/random.ts';
import type { Invariant } from './invariant.ts';

/**
 * Turns every dial down as far as `invariant` allows: in random order, each to the weakest level that holds, again and
 * again until a whole round changes nothing. Then no clue can be weakened alone. Returns the level of each dial.
 *
 * One round isn't enough where a clue less can take answers away: in Usowan a true number is also a candidate liar, so a
 * number that was needed while its neighbours were printed may be free to go once they are gone. Where clues only ever
 * constrain (`monotone`), what failed once fails for good, and one round is the fixed point.
 *
 * `watch` is told after each dial how far this round is; what holds then can be kept when the work is broken off.
 * Cost: one question to the invariant per dial and level at least.
 */
export function* minimise(
  dials: readonly Dial[],
  invariant: Invariant,
  monotone: boolean,
  random: Random,
  watch: (levels: readonly number[], done: number) => void = () => {},
): Generator<number, number[], void> {
  const levels = new Array<number>(dials.length).fill(0);
  const below = dials.map(reachable);
  for (;;) {
    let changed = false;
    let done = 0;
    for (const dial of random.shuffle(dials.map((_, index) => index))) {
      const before = levels[dial];
      for (const level of below[dial][before]) {
        levels[dial] = level;
        if (yield* invariant.holds(levels)) break;
        levels[dial] = before;
      }
      changed ||= levels[dial] !== before;
      watch(levels, ++done);
    }
    if (!changed || monotone) return levels;
  }
}

/** For each level the levels below it, weakest (last listed) first. */
function reachable({ levels }: Dial): number[][] {
  const found: Set<number>[] = [];
  for (let level = levels.length - 1; level >= 0; level--) {
    found[level] = new Set();
    for (const next of levels[level].weaker) {
      if (next <= level) throw new Error('a level is listed after all that say more');
      found[level].add(next);
      for (const further of found[next]) found[level].add(further);
    }
  }
  return found.map((set) => [...set].sort((a, b) => b - a));
}
