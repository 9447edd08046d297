import type { Question } from './ring.ts';
import { Branches, type Spec } from './spec.ts';

/**
 * The sweep in its plainest form: a `Map` from states to `BigInt`s, with the lanes in the key. It shares nothing with
 * `count` but the spec, so each checks the other; it is also the yardstick of the speed table. Tens of times slower.
 */
export function plainCount(spec: Spec, { by, tilt }: Question = {}): bigint[] {
  const asked = spec.tallies.findIndex((tally) => tally.name === by);
  const tilted = spec.tallies.findIndex((tally) => tally.name === tilt?.tally);
  const kept = spec.tallies.map((tally, t) => tally.wanted === 'exactly-cap' || t === asked);
  const counts = new Array<bigint>(asked < 0 ? 1 : spec.tallies[asked].cap + 1).fill(0n);
  const units = (level: number): number => spec.tallies[tilted]?.units?.[level] ?? 0;
  const branches = new Branches(spec);
  const root = new Int32Array(spec.words);
  if (!spec.root(root)) return counts;
  let layer = new Map<string, bigint>([[JSON.stringify([[...root], spec.tallies.map(() => 0)]), 1n]]);
  for (let level = 0; level < spec.levels; level++) {
    const next = new Map<string, bigint>();
    for (const [key, value] of layer) {
      const [state, powers] = JSON.parse(key) as [number[], number[]];
      branches.count = 0;
      spec.expand(Int32Array.from(state), level, branches);
      for (let branch = 0; branch < branches.count; branch++) {
        const tally = branches.tallies[branch];
        const power = branches.powers[branch];
        const raised = powers.map((old, t) => (t === tally && kept[t] ? old + power : old));
        if (raised.some((sum, t) => sum > spec.tallies[t].cap)) continue;
        let weight = value;
        if (tilt !== undefined) {
          const taken = tally === tilted ? power : 0;
          weight *= BigInt(tilt.skip) ** BigInt(units(level) - taken) * BigInt(tilt.take) ** BigInt(taken);
        }
        if (branches.done[branch] !== 0 || level === spec.levels - 1) {
          if (raised.some((sum, t) => spec.tallies[t].wanted === 'exactly-cap' && sum !== spec.tallies[t].cap))
            continue;
          for (let later = level + 1; later < spec.levels && tilt !== undefined; later++)
            weight *= BigInt(tilt.skip) ** BigInt(units(later));
          counts[asked < 0 ? 0 : raised[asked]] += weight;
          continue;
        }
        const at = branch * spec.words;
        const successor = JSON.stringify([[...branches.states.subarray(at, at + spec.words)], raised]);
        next.set(successor, (next.get(successor) ?? 0n) + weight);
      }
    }
    layer = next;
  }
  return counts;
}
