import { type Marks, NO, YES } from '../board/marks.ts';
import type { Diagram } from './diagram.ts';

/** Up to so many answers are put in order before the first one is given. */
const SORTED = 1 << 16;

/**
 * All answers, lazily. Up to 65 536 come in the order of their marks, decision by decision, no before yes; more come in
 * the order of the sweep, which is the same on boards that it walks row by row. The array is a fresh one each time.
 */
export function* list(source: Diagram): Generator<Marks, void, void> {
  if (source.total > BigInt(SORTED)) yield* walk(source);
  else yield* [...walk(source)].sort(byMarks);
}

function byMarks(a: Marks, b: Marks): number {
  for (let decision = 0; decision < a.length; decision++)
    if (a[decision] !== b[decision]) return a[decision] === NO ? -1 : 1;
  return 0;
}

/**
 * The answers in the order in which the spec offers its branches. Nothing is searched in vain, since every branch taken
 * can be completed; each answer costs at most one step a level.
 */
function* walk(source: Diagram): Generator<Marks, void, void> {
  const { spec, layers, values, total } = source;
  if (total === 0n) return;
  const levels = layers.length;
  const marks: Marks = new Uint8Array(spec.decisions).fill(NO);
  const states = new Int32Array(levels + 1);
  const lanes = new Int32Array(levels + 1);
  const cursor = new Int32Array(levels + 1);
  const chosen: (readonly number[])[] = [];
  let level = 0;
  if (levels === 0) {
    yield marks;
    return;
  }
  cursor[0] = layers[0].first[0];
  while (level >= 0) {
    const layer = layers[level];
    const branch = cursor[level]++;
    if (branch >= layer.first[states[level] + 1]) {
      level--;
      if (level >= 0) for (const decision of chosen[level]) marks[decision] = NO;
      continue;
    }
    const { done, move, choice } = layer.labels[layer.labelOf[branch]];
    if (move.mask[lanes[level]] === 0) continue;
    if (!done) {
      const next = values[level + 1];
      const entry = next.entry(layer.targets[branch], lanes[level] + move.shift);
      if (entry < 0 || next.isZero(entry)) continue;
    }
    const yes = spec.yes(level, choice);
    for (const decision of yes) marks[decision] = YES;
    if (done) {
      yield marks.slice();
      for (const decision of yes) marks[decision] = NO;
      continue;
    }
    chosen[level] = yes;
    level++;
    states[level] = layer.targets[branch];
    lanes[level] = lanes[level - 1] + move.shift;
    cursor[level] = layers[level].first[states[level]];
  }
}
