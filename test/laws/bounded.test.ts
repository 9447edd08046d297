import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Model } from '../../src/engine/model.ts';
import { seeded } from '../../src/grid/random.ts';
import type { Task } from '../../src/grid/task.ts';
import { climb } from '../../src/ladder/index.ts';
import { Learning } from '../../src/search/learning.ts';
import { PlainSearch } from '../../src/search/plain.ts';
import { count, diagram, fieldInBands, type Spec, sampleInBands } from '../../src/sweep/index.ts';
import { type GenreCase, genreCases } from '../support/genre-cases.ts';

// No step of a task may take long, on the largest boards either: what comes from outside is only heard in between. Time
// depends on the machine, so work is counted: states that a sweep expands, units of propagation.

const SIDE = 100;
const STEPS = 40;
/** A unit is at most so many of each; a run of one propagator over the whole board counts as thousands. */
const MOST_STATES = 4096;
const MOST_PROPAGATION = 60_000;

/** The largest board with everything printed, or with nothing; under the reading that it is read by. */
function boards({ genre, fixtures }: GenreCase): [string, Puzzle, Reading][] {
  const shape = { width: SIDE, height: SIDE };
  const [reading] = genre.readings;
  const blank = genre.blank?.(shape, reading, {});
  const full = genre.composer.withAllClues(shape, fixtures.largeAnswer?.(shape), {}, seeded(7));
  const found: [string, Puzzle, Reading][] = full === undefined ? [] : [['full', full.puzzle, reading]];
  if (blank) found.push(['blank', blank.puzzle, blank.reading]);
  return found;
}

/** The same spec, with the states counted that are expanded. */
function counting(spec: Spec): { spec: Spec; expanded: () => number } {
  let expanded = 0;
  const watched = new Proxy(spec, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...argv: unknown[]) => {
        if (name === 'expand') expanded++;
        return name === 'ownCount' ? undefined : Reflect.apply(member, target, argv);
      };
    },
  });
  return { spec: watched, expanded: () => expanded };
}

/** The most that `spent` grows by in one step of the task. */
function largestStep(task: Task<unknown, unknown>, spent: () => number): number {
  let largest = 0;
  for (let step = 0; step < STEPS; step++) {
    const before = spent();
    const done = task.advance(1);
    largest = Math.max(largest, spent() - before);
    if (done) break;
  }
  return largest;
}

describe.each(genreCases)('$id: no step takes long', (one) => {
  const { genre } = one;

  it('there is a board that prints all it can', () => {
    expect(kinds.map(([name]) => name)).toContain('full');
  });

  const kinds = boards(one);
  describe.each(kinds)('the %s board of 100x100', (_, puzzle, reading) => {
    const rungs = genre.rungs(reading, 'study');
    const sweeps: [string, (spec: Spec) => Task<unknown, unknown>][] = [
      ['count', count],
      ['diagram', diagram],
      ['field in bands', fieldInBands],
      ['sample in bands', (spec) => sampleInBands(spec, 1, seeded(1))],
    ];
    it.each(sweeps)('%s', (_name, make) => {
      const { spec, expanded } = counting(genre.sweep(puzzle, reading));
      const largest = largestStep(make(spec), expanded);
      expect(largest).toBeGreaterThan(0);
      expect(largest).toBeLessThanOrEqual(MOST_STATES);
    });

    it('learning search', () => {
      const model = genre.proof(puzzle, reading).enforceClues();
      const largest = largestStep(new Learning(model), () => model.engine.work);
      expect(largest).toBeGreaterThan(0);
      expect(largest).toBeLessThanOrEqual(MOST_PROPAGATION);
    });

    it('plain search and the ladder', () => {
      const tasks = [(model: Model) => new PlainSearch(model, { rungs }), (model: Model) => climb(model, rungs)];
      for (const task of tasks) {
        const model = genre.ladder(puzzle, reading, 'study');
        const largest = largestStep(task(model), () => model.engine.work);
        expect(largest).toBeGreaterThan(0);
        expect(largest).toBeLessThanOrEqual(MOST_PROPAGATION);
      }
    });
  });
});
