import { describe, expect, test } from 'vitest';
import { BLANK } from '../../src/board/clue.ts';
import { type Marks, NO, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import { invariantOf } from '../../src/compose/board.ts';
import type { Invariant } from '../../src/compose/invariant.ts';
import { minimise } from '../../src/compose/minimise.ts';
import { seedOf } from '../../src/compose/seeds.ts';
import type { ClueLevel, Dial } from '../../src/genre/composer.ts';
import { isThin, scatter } from '../../src/genres/battleships/compose/scatter.ts';
import { battleshipsReadings } from '../../src/genres/battleships/readings.ts';
import { battleshipsSweep } from '../../src/genres/battleships/sweep/sweep.ts';
import { randomPartition, randomRegions } from '../../src/grid/partition.ts';
import { canonical } from '../../src/grid/picture.ts';
import { seeded } from '../../src/grid/random.ts';
import { cellCount, neighbours } from '../../src/grid/shape.ts';
import { finish } from '../../src/grid/task.ts';
import { fixpoint, rungsUpTo } from '../../src/ladder/index.ts';
import { Learning } from '../../src/search/learning.ts';
import { diagram, Sampler, walk } from '../../src/sweep/index.ts';
import { type GenreCase, genreCases } from '../support/genre-cases.ts';
import { resultOf } from '../support/steps.ts';

const ON_OFF: readonly ClueLevel[] = [
  { name: 'full', parts: ['number'], weaker: [1] },
  { name: 'none', parts: [], weaker: [] },
];

function keeps(predicate: (levels: readonly number[]) => boolean): Invariant & { asked: number } {
  const invariant = {
    unproved: 0,
    asked: 0,
    // biome-ignore lint/correctness/useYield: a invariant that answers at once
    *holds(levels: readonly number[]): Generator<number, boolean, void> {
      invariant.asked++;
      return predicate(levels);
    },
  };
  return invariant;
}

describe('the minimiser', () => {
  const dials = Array.from({ length: 6 }, (_, clue): Dial => ({ clue: `row ${clue + 1}`, levels: ON_OFF }));

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('goes to the fixed point where a clue less can free another: seed %i', (seed) => {
    // Clue 0 may only go when 1 and 2 have gone, and 1 only when 2 has: one round in the wrong order misses them.
    const allowed = ([zero, one, two, three]: readonly number[]): boolean =>
      three === 0 && (zero === 0 || (one === 1 && two === 1)) && (one === 0 || two === 1);
    const levels = resultOf(minimise(dials, keeps(allowed), false, seeded(seed)));
    expect(levels).toEqual([1, 1, 1, 0, 1, 1]);
  });

  test('asks each level once where what failed fails for good', () => {
    const invariant = keeps((levels) => levels.reduce((sum, level) => sum + level, 0) <= 3);
    const levels = resultOf(minimise(dials, invariant, true, seeded(5)));
    expect(levels.reduce((sum, level) => sum + level, 0)).toBe(3);
    expect(invariant.asked).toBe(6);
  });

  test('turns a dial with a fork to its weakest level that holds, through either side', () => {
    const level = (name: string, ...weaker: number[]): ClueLevel => ({ name, parts: [name], weaker });
    const fork: Dial = {
      clue: 'r1c1',
      levels: [level('full', 1, 2), level('arrow', 3), level('colour', 3), level('wall', 4), level('none')],
    };
    const turnedTo = (...held: number[]): number[] =>
      resultOf(
        minimise(
          [fork],
          keeps(([now]) => held.includes(now)),
          true,
          seeded(1),
        ),
      );
    expect([turnedTo(0, 1), turnedTo(0, 2), turnedTo(0, 1, 2), turnedTo(0), turnedTo(0, 1, 2, 3, 4)]).toEqual([
      [1],
      [2],
      [2],
      [0],
      [4],
    ]);
  });

  test('refuses levels listed before one that says more', () => {
    const bad: Dial = { clue: 'r1c1', levels: [{ ...ON_OFF[1] }, { name: 'full', parts: [], weaker: [0] }] };
    expect(() =>
      resultOf(
        minimise(
          [bad],
          keeps(() => true),
          true,
          seeded(1),
        ),
      ),
    ).toThrow(/listed after/);
  });
});

/** Small boards with all clues, and their dials. */
function fullBoards(
  { genre, fixtures }: GenreCase,
  number: number,
): { puzzle: Puzzle; answer: Marks; dials: readonly Dial[] }[] {
  const { composer } = genre;
  const { shape, options } = fixtures.small;
  const space = composer.space(shape, genre.readings[0], options);
  const sampler = space && new Sampler(finish(diagram(space.spec, space.tilt ? { tilt: space.tilt } : {})));
  return Array.from({ length: number }, (_, seed) => {
    const random = seeded(seed + 1);
    for (;;) {
      const full = composer.withAllClues(shape, sampler?.draw(random), options, random);
      if (full) return { ...full, dials: composer.dials(full.puzzle, full.answer, options, 'minimise') };
    }
  });
}

describe.each(genreCases)('$id', (one) => {
  const { genre } = one;
  const [reading] = genre.readings;
  const boards = fullBoards(one, 6);

  test('the board with all clues and every board turned down have the intended answer', () => {
    boards.forEach(({ puzzle, answer, dials }, seed) => {
      const random = seeded(seed);
      for (let trial = 0; trial < 8; trial++) {
        const levels = dials.map(({ levels: all }) => (trial === 0 ? 0 : random.below(all.length)));
        const turned = genre.composer.atLevels(puzzle, dials, levels);
        const { violations } = genre.check(turned, answer, reading);
        expect(violations, `seed ${seed + 1}: ${JSON.stringify(turned)} ${answer}`).toEqual([]);
      }
    });
  });

  test('one engine told by selectors knows what an engine built from the turned board knows', () => {
    const rungs = genre.rungs(reading, 'study');
    boards.forEach(({ puzzle, answer, dials }, seed) => {
      const random = seeded(seed);
      const unique = invariantOf(genre, puzzle, answer, dials, 'search');
      const ladders = rungs.map((rung) => invariantOf(genre, puzzle, answer, dials, rung, 'study'));
      for (let trial = 0; trial < 30; trial++) {
        const levels = dials.map(({ levels: all }) => (random.below(4) === 0 ? random.below(all.length) : 0));
        const turned = genre.composer.atLevels(puzzle, dials, levels);
        const where = `seed ${seed + 1}, levels ${levels}: ${JSON.stringify(turned)}`;
        const { answers } = finish(new Learning(genre.proof(turned, reading).enforceClues(), { limit: 2 }));
        expect(resultOf(unique.holds(levels)), where).toBe(answers.length === 1);
        ladders.forEach((invariant, rung) => {
          const marks = fixpoint(genre.ladder(turned, reading, 'study'), rungsUpTo(rung));
          const finished = marks?.every((mark) => mark === YES || mark === NO) === true;
          expect(resultOf(invariant.holds(levels)), `${rungs[rung]}, ${where}`).toBe(finished);
        });
      }
    });
  });

  test('a dial never says more at a level that it calls weaker', () => {
    for (const { dials } of boards)
      for (const { levels } of dials)
        for (const { parts, weaker } of levels)
          for (const next of weaker) expect(parts).toEqual(expect.arrayContaining([...levels[next].parts]));
  });
});

describe('random parts', () => {
  // Mean numbers of tiles at 8×8 over the definition pinned for the figures.
  test.each([
    [2, 45.8],
    [3, 36.1],
    [5, 25.8],
    [8, 18.6],
    [12, 13.7],
  ])('tiles of up to %i: %d on average', (maxSize, mean) => {
    const random = seeded(8);
    const boards = 1500;
    let tiles = 0;
    for (let board = 0; board < boards; board++)
      tiles += 1 + Math.max(...randomPartition({ width: 8, height: 8 }, maxSize, random));
    expect(Math.abs(tiles / boards - mean)).toBeLessThan(0.35);
  });

  test.each([
    [{ width: 7, height: 4 }, 5],
    [{ width: 1, height: 9 }, 9],
    [{ width: 6, height: 3 }, 1],
  ])('%j in %i regions: connected, numbered in reading order', (shape, count) => {
    for (let seed = 0; seed < 30; seed++) {
      const regions = randomRegions(shape, count, seeded(seed));
      const firsts = [...new Set(regions)];
      expect(firsts, `seed ${seed}: ${regions}`).toEqual(Array.from({ length: count }, (_, region) => region));
      for (const region of firsts) {
        const reached = new Set([regions.indexOf(region)]);
        for (const cell of reached)
          for (const other of neighbours(shape, cell)) if (regions[other] === region) reached.add(other);
        expect(reached.size, `seed ${seed}: ${regions}`).toBe(regions.filter((other) => other === region).length);
      }
    }
  });
});

describe('scattered fleets', () => {
  test('are exactly uniform over the placements', () => {
    const shape = { width: 4, height: 3 };
    const fleet = [1, 2];
    const blank = (length: number): number[] => new Array<number>(length).fill(BLANK);
    const puzzle = { ...shape, columns: blank(4), rows: blank(3), pieces: blank(cellCount(shape)), fleet };
    const placements = [...walk(finish(diagram(battleshipsSweep(puzzle, battleshipsReadings[0]))))].map(String);
    const counts = new Map(placements.map((placement) => [placement, 0]));
    const random = seeded(11);
    for (let draw = 0; draw < 100 * placements.length; draw++) {
      const placement = String(scatter(shape, fleet, random));
      counts.set(placement, (counts.get(placement) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([...placements].sort());
    // χ² with n − 1 degrees of freedom: mean n − 1, deviation √(2(n − 1)).
    const freedom = placements.length - 1;
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect(Math.abs(chi - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(4);
  });

  test('only where there is room', () => {
    const armada = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1];
    expect([7, 8, 9, 10, 16].map((side) => isThin({ width: side, height: side }, armada))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(scatter({ width: 30, height: 1 }, [31], seeded(1))).toBeUndefined();
  });
});

test('a picture has one canonical form however it is turned, and another one for another picture', () => {
  const forms = ['100/110', '001/011', '110/100', '011/001', '11/01/00', '11/10/00', '00/01/11', '00/10/11'];
  const canonicals = forms.map((form) => canonical(form.split('/').map((row) => [...row].map(Number))));
  expect(canonicals).toEqual(forms.map(() => '00/01/11'));
  expect(
    canonical([
      [1, 0, 1],
      [0, 1, 0],
    ]),
  ).toBe('01/10/01');
});

test('seeds of parts are all different, and depend on every step of the place', () => {
  const seeds = new Set<number>();
  for (const seed of [0, 1, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER])
    for (const word of ['board', 'answers', 'a', 'ab'])
      for (let index = 0; index < 20; index++)
        for (let round = 0; round < 3; round++) seeds.add(seedOf(seed, word, index, round));
  expect(seeds.size).toBe(5 * 4 * 20 * 3);
  for (const seed of seeds) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
});
