import { describe, expect, it } from 'vitest';
import { BLANK, QUESTION } from '../../src/board/clue.ts';
import { YES } from '../../src/board/marks.ts';
import { ladder } from '../../src/genres/castle-wall/ladder/ladder.ts';
import { rungs as rungsOf } from '../../src/genres/castle-wall/ladder/rungs.ts';
import { BLACK, NO_ARROW, NO_WALL, RIGHT, WHITE } from '../../src/genres/castle-wall/puzzle.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { randomTilepaint } from '../../src/genres/tilepaint/fixtures/random-board.ts';
import { ladder as tilepaintLadder } from '../../src/genres/tilepaint/ladder/ladder.ts';
import { rungs as tilepaintRungs } from '../../src/genres/tilepaint/ladder/rungs.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { finish } from '../../src/grid/task.ts';
import { climb, climbWithout, fixpoint, gradeOf, PROBE, SEARCH } from '../../src/ladder/index.ts';
import { shown } from '../laws/marks.ts';

const reading = castleWallReadings[0];
const rungs = rungsOf(reading, 'study');
const tilepaint = tilepaintReadings[0];

/** A 3x2 Castle Wall with one wall, at the lower left. */
function wall(colour: number, arrow: number, number: number) {
  const colours = [NO_WALL, NO_WALL, NO_WALL, colour, NO_WALL, NO_WALL];
  const arrows = [NO_ARROW, NO_ARROW, NO_ARROW, arrow, NO_ARROW, NO_ARROW];
  const numbers = [BLANK, BLANK, BLANK, number, BLANK, BLANK];
  return ladder({ width: 3, height: 2, colours, arrows, numbers }, reading, 'study');
}

describe('a climb', () => {
  it('says what each rung settles beyond those below', () => {
    const climbed = finish(climb(wall(BLACK, RIGHT, 1), rungs));
    expect(climbed.decisions).toBe(7);
    expect(climbed.given).toBe(0);
    expect(climbed.steps.map(({ rung, size, settled }) => [rung, size, settled])).toEqual([
      ['degree', 3, 3],
      ['arrow', 7, 4],
      ['parity', 7, 0],
      ['loop', 7, 0],
      [PROBE, 7, 0],
    ]);
    expect(gradeOf(climbed)).toBe('arrow');
  });
  it('counts what the start had settled apart', () => {
    const marks = new Uint8Array(7);
    marks[1] = YES;
    const climbed = finish(climb(wall(BLACK, RIGHT, QUESTION), rungs, { marks }));
    expect(climbed.given).toBe(1);
    expect(climbed.steps[0]).toMatchObject({ rung: 'degree', size: 7, settled: 6 });
  });
  it('ends in a contradiction at the weakest rung that sees it, and stays there', () => {
    const white = finish(climb(wall(WHITE, NO_ARROW, QUESTION), rungs));
    expect(white.steps.map(({ marks }) => marks === null)).toEqual([false, false, true, true, true]);
    expect(white.steps[2]).toEqual({ rung: 'parity', marks: null, size: null, settled: null });
    expect(gradeOf(white)).toBe('parity');
    const tooLarge = finish(climb(wall(BLACK, RIGHT, 995), rungs));
    expect(gradeOf(tooLarge)).toBe('arrow');
  });
  it('grades by the rung that refutes even where a weaker one settles everything', () => {
    // Without an edge every cell has its degree and the number is met; only the loop is missing.
    const climbed = finish(climb(wall(BLACK, RIGHT, 0), rungs));
    expect(climbed.steps[1]).toMatchObject({ rung: 'arrow', size: 7 });
    expect(gradeOf(climbed)).toBe('loop');
  });
  it('is search where there are several answers', () => {
    const colours = new Array<number>(6).fill(NO_WALL);
    const puzzle = {
      width: 3,
      height: 2,
      colours,
      arrows: colours.map(() => NO_ARROW),
      numbers: colours.map(() => BLANK),
    };
    expect(gradeOf(finish(climb(ladder(puzzle, reading, 'study'), rungs)))).toBe(SEARCH);
  });
  it('leaves the model as it was, whatever the slices', () => {
    const model = wall(BLACK, RIGHT, 1);
    const once = finish(climb(model, rungs));
    const task = climb(model, rungs);
    while (!task.advance(1)) expect(task.progress().done).toBeLessThanOrEqual(5);
    expect(task.result).toEqual(once);
    expect(model.engine.depth).toBe(0);
    expect(model.engine.trailSize).toBe(0);
  });
});

describe('Tilepaint: count ⊂ edge ⊂ fit', () => {
  it('each alone settles what the weaker one settles, so the weaker ones are never missed', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const { puzzle } = randomTilepaint(seed, { most: 30 });
      const where = `seed ${seed}, ${JSON.stringify(puzzle)}`;
      const model = tilepaintLadder(puzzle, tilepaint, 'study');
      const { steps } = finish(climb(model, tilepaintRungs(tilepaint, 'study')));
      const alone = (rung: number): string => shown(fixpoint(model, 1 << rung));
      expect(alone(1), `${where}, edge alone`).toBe(shown(steps[1].marks));
      expect(alone(2), `${where}, fit alone`).toBe(shown(steps[2].marks));
      const without = (left: number): string => shown(finish(climbWithout(model, left)));
      expect(without(1), `${where}, without count`).toBe(shown(steps[3].marks));
      expect(without(2), `${where}, without edge`).toBe(shown(steps[3].marks));
      expect(without(3), `${where}, with fit alone and probing`).toBe(shown(steps[3].marks));
    }
  });
});
