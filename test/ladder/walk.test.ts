import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import { type Literal, negate, no, yes } from '../../src/engine/literal.ts';
import { Model } from '../../src/engine/model.ts';
import { edgeGraph } from '../../src/engine/propagators/edge-graph.ts';
import { FragmentsMeet } from '../../src/engine/propagators/fragments-meet.ts';
import { NoShortCycle } from '../../src/engine/propagators/no-short-cycle.ts';
import { randomBattleships } from '../../src/genres/battleships/fixtures/random-board.ts';
import { randomCastleWall } from '../../src/genres/castle-wall/fixtures/random-board.ts';
import { genres } from '../../src/genres/registry.ts';
import { randomTilepaint } from '../../src/genres/tilepaint/fixtures/random-board.ts';
import { randomUsowan } from '../../src/genres/usowan/fixtures/random-board.ts';
import { edgeCount, edgeEnds } from '../../src/grid/edges.ts';
import { type Random, seeded } from '../../src/grid/random.ts';
import { cellCount } from '../../src/grid/shape.ts';
import { begin, marksOf } from '../../src/ladder/index.ts';
import { shown } from '../laws/marks.ts';

const boards: Readonly<Record<string, (seed: number) => Puzzle>> = {
  usowan: (seed) => randomUsowan(seed, { least: 30, most: 63, side: 9 }).puzzle,
  battleships: (seed) => randomBattleships(seed, { least: 30, most: 63, side: 9 }).puzzle,
  tilepaint: (seed) => randomTilepaint(seed, { least: 30, most: 63, side: 9 }).puzzle,
  'castle-wall': (seed) => randomCastleWall(seed, { least: 30, most: 63, side: 9 }).puzzle,
};

/** Decides at random, up to a contradiction, and goes back at random; what is settled is what it would be from scratch. */
function walks(model: () => Model, random: Random, where: string): number {
  const walked = model();
  const { engine } = walked;
  const path: Literal[] = [];
  // Where yes is rare, the open parts of a Castle Wall board fall apart; where it isn't, lines grow.
  const rarity = 2 + random.below(8);
  let compared = 0;
  begin(walked, {});
  let agrees = engine.propagate();
  for (let step = 0; step < 60; step++) {
    const scratch = model();
    begin(scratch, {});
    const expected =
      path.every((literal) => scratch.engine.assume(literal)) && scratch.engine.propagate() ? marksOf(scratch) : null;
    expect(shown(agrees ? marksOf(walked) : null), `${where}, step ${step}, having decided ${path}`).toBe(
      shown(expected),
    );
    compared++;
    const open = [...marksOf(walked).keys()].filter((decision) => engine.value[yes(decision)] === 0);
    if (agrees && open.length > 0 && random.below(6) > 0) {
      const decision = open[random.below(open.length)];
      const literal = random.below(rarity) === 0 ? yes(decision) : no(decision);
      path.push(literal);
      engine.decide(literal);
      agrees = engine.propagate();
    } else if (path.length > 0) {
      const keep = agrees ? random.below(path.length) : path.length - 1;
      const dropped = path[keep];
      path.length = keep;
      engine.backTo(keep + 1);
      agrees = true;
      // The other way round, as a search goes on.
      if (random.below(2) === 0) {
        path.push(negate(dropped));
        if (engine.value[dropped] === 0) {
          engine.decide(negate(dropped));
          agrees = engine.propagate();
        } else path.pop();
      }
    } else break;
  }
  return compared;
}

describe('going on and back comes to what starting afresh comes to', () => {
  it.each(genres.map((genre) => [genre.id, genre] as const))('%s', (id, genre) => {
    const [reading]: readonly Reading[] = genre.readings;
    let compared = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const puzzle = boards[id](seed);
      compared += walks(
        () => genre.ladder(puzzle, reading),
        seeded(seed),
        `${id}, seed ${seed}, ${JSON.stringify(puzzle)}`,
      );
    }
    expect(compared).toBeGreaterThan(100);
  });

  it.each([
    ['FragmentsMeet', FragmentsMeet],
    ['NoShortCycle', NoShortCycle],
  ])('%s alone', (what, Alone) => {
    for (let seed = 1; seed <= 60; seed++) {
      const shape = { width: 5, height: 4 };
      const model = (): Model => {
        const edges = Array.from({ length: edgeCount(shape) }, (_, edge) => edge);
        const alone = new Model(edges.length);
        const graph = edgeGraph(
          cellCount(shape),
          edges.map((edge) => edgeEnds(shape, edge)),
          edges.map(yes),
        );
        alone.engine.add(new Alone(graph, { rule: 'loop', rung: 0 }));
        return alone;
      };
      walks(model, seeded(seed), `${what}, seed ${seed}`);
    }
  });
});
