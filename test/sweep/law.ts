import { expect } from 'vitest';
import { type Marks, YES } from '../../src/board/marks.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish, type Task } from '../../src/grid/task.ts';
import {
  count,
  diagram,
  field,
  fieldInBands,
  plainCount,
  Sampler,
  type Spec,
  sample,
  sampleInBands,
  walk,
} from '../../src/sweep/index.ts';
import { answerKey, sortedKeys } from '../support/brute.ts';

/**
 * Everything that the sweep tells of a spec against the full list of its answers: count, field, walk, and the sampler
 * as a bijection from ranks to answers. `what` names the board and its seed in a failure.
 */
export function expectAnswers(spec: Spec, answers: readonly Marks[], what: string): void {
  const counted = finish(count(spec));
  expect(counted.count, `${what}: count`).toBe(BigInt(answers.length));
  expect(plainCount(spec)[0], `${what}: plain count`).toBe(BigInt(answers.length));
  const graph = finish(diagram(spec));
  expect(graph.total, `${what}: total of the diagram`).toBe(counted.count);
  const yes = new Array<bigint>(spec.decisions).fill(0n);
  for (const marks of answers)
    marks.forEach((mark, decision) => {
      if (mark === YES) yes[decision]++;
    });
  expect(finish(field(graph)).numerators, `${what}: field`).toEqual(yes);
  for (const levels of [1, 3])
    expect(finish(fieldInBands(spec, { levels })).numerators, `${what}: field in bands of ${levels}`).toEqual(yes);
  const draw = (task: Task<Marks[]>): string[] => finish(task).map(answerKey);
  const drawn = draw(sample(graph, 5, seeded(1)));
  expect(draw(sampleInBands(spec, 5, seeded(1), { levels: 4 })), `${what}: samples in bands`).toEqual(drawn);
  const walked = [...walk(graph)];
  const keys = sortedKeys(answers);
  expect(sortedKeys(walked), `${what}: walk`).toEqual(keys);
  const sampler = new Sampler(graph);
  const unranked = answers.map((_, rank) => sampler.unrank(BigInt(rank)));
  expect(sortedKeys(unranked), `${what}: ranks`).toEqual(keys);
}
