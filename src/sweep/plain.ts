import { Branches } from './branches.ts';
import type { Question } from './question.ts';
import type { Spec } from './spec.ts';

/**
 * The sweep in its plainest form: a `Map` from states to `BigInt`s, with the powers of the tallies in the key. It shares
 * nothing with `count` but the spec, so each checks the other; it is also the yardstick of the speed table. Answers by
 * the power of the asked tally, or one number. Tens of times slower than `count`.
 */
export function plainCount(spec: Spec, { by, tilt }: Question = {}): bigint[] {
  const { tallies, levels, words } = spec;
  const asked = tallies.findIndex((tally) => tally.name === by);
  const tilted = tallies.findIndex((tally) => tally.name === tilt?.tally);
  const kept = tallies.flatMap((tally, t) => (tally.wanted === 'exactly-cap' || t === asked ? [t] : []));
  const times = (kept: number, tally: number, power: number): number =>
    tally < 0 ? 0 : power * (tallies[kept].times?.[tally] ?? (kept === tally ? 1 : 0));
  const valueOf = (power: number): number => (asked < 0 ? 0 : (tallies[asked].value?.(power) ?? power));
  const most = asked < 0 ? 0 : Math.max(0, valueOf(tallies[asked].cap));
  const counts = new Array<bigint>(most + 1).fill(0n);
  const unitsAt = (level: number): number => tallies[tilted]?.units?.[level] ?? 0;
  const weigh = (skipped: number, taken: number): bigint =>
    tilt === undefined ? 1n : BigInt(tilt.skip) ** BigInt(skipped) * BigInt(tilt.take) ** BigInt(taken);
  const branches = new Branches(spec);
  const root = new Int32Array(words);
  if (!spec.root(root)) return counts;
  // A key is the state's words, then the powers of the kept tallies.
  let layer = new Map<string, bigint>([[[...root, ...kept.map(() => 0)].join(), 1n]]);
  for (let level = 0; level < levels; level++) {
    const next = new Map<string, bigint>();
    for (const [key, value] of layer) {
      const numbers = key.split(',').map(Number);
      branches.count = 0;
      spec.expand(Int32Array.from(numbers.slice(0, words)), level, branches);
      for (let branch = 0; branch < branches.count; branch++) {
        const tally = branches.tallies[branch];
        const power = tally < 0 ? 0 : branches.powers[branch];
        const powers = kept.map((t, i) => numbers[words + i] + times(t, tally, power));
        if (kept.some((t, i) => powers[i] > tallies[t].cap)) continue;
        const taken = tilt === undefined ? 0 : times(tilted, tally, power);
        const weight = tilt === undefined ? value : value * weigh(unitsAt(level) - taken, taken);
        if (branches.done[branch] !== 0 || level === levels - 1) {
          if (kept.some((t, i) => tallies[t].wanted === 'exactly-cap' && powers[i] !== tallies[t].cap)) continue;
          let rest = 0;
          for (let later = level + 1; later < levels; later++) rest += unitsAt(later);
          const value = valueOf(powers[kept.indexOf(asked)]);
          if (value >= 0) counts[value] += weight * weigh(rest, 0);
          continue;
        }
        const at = branch * words;
        const successor = [...branches.states.subarray(at, at + words), ...powers].join();
        next.set(successor, (next.get(successor) ?? 0n) + weight);
      }
    }
    layer = next;
  }
  return counts;
}
