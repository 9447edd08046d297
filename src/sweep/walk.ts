import { type Marks, NO, YES } from '../board/marks.ts';
import type { Diagram } from './diagram.ts';

/**
 * All answers of a diagram, lazily, in the order in which the spec offers its branches, which is that of the sweep and not
 * of the marks. Every branch taken can be completed; each answer costs at most one step a level and a fresh array.
 */
export function* walk(source: Diagram): Generator<Marks, void, void> {
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
