/**
 * The seed of a part of some work, from the seed of the whole and the part's place in it. Neighbouring places get
 * unrelated seeds, so no part depends on how much randomness another has used. 32 bits of it.
 * The mixing is the finaliser of MurmurHash3 (Appleby 2008).
 */
export function seedOf(seed: number, ...place: readonly (number | string)[]): number {
  let hash = mixed(seed | 0, Math.floor(seed / 2 ** 32));
  for (const step of place) {
    if (typeof step === 'number') hash = mixed(hash, step);
    else for (let at = 0; at <= step.length; at++) hash = mixed(hash, at < step.length ? step.charCodeAt(at) : -1);
  }
  return hash >>> 0;
}

function mixed(hash: number, value: number): number {
  let h = Math.imul(hash ^ Math.imul(value | 0, 0xcc9e2d51), 0x85ebca6b) + 0x9e3779b9;
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
