import { describe, expect, it } from 'vitest';
import { type Marks, NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import { ALL_RUNGS, Engine } from '../../src/engine/engine.ts';
import { no, yes } from '../../src/engine/literal.ts';
import type { Model } from '../../src/engine/model.ts';
import type { LadderName } from '../../src/engine/technique.ts';
import { symmetries } from '../../src/fixtures/symmetry.ts';
import { type Random, seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import {
  begin,
  climb,
  climbWithout,
  fixpoint,
  gradeOf,
  marksOf,
  PROBE,
  rungsUpTo,
  SEARCH,
} from '../../src/ladder/index.ts';
import { PlainSearch } from '../../src/search/plain.ts';
import { answerKey, sortedKeys } from '../support/brute.ts';
import type { GenreCase } from '../support/genre-cases.ts';
import { agrees, randomMarks, shown, thinned } from './marks.ts';
import { faultOnTrail } from './reasons.ts';

const LADDERS: readonly LadderName[] = ['study', 'full'];
/** Small boards, since brute force looks at them under every reading. */
const SIDES = { most: 16 };
/** Boards that each law is tried on, under each of so many readings. */
const BOARDS = { fewest: 60, ofAllReadings: 200 };

interface Table {
  readonly puzzle: Puzzle;
  readonly reading: Reading;
  readonly rungs: readonly string[];
  readonly answers: readonly Marks[];
  readonly decisions: number;
  readonly random: Random;
  readonly where: string;
  model(): Model;
}

/**
 * What every ladder must keep, on random boards (ambiguous and contradictory ones too) and under each reading, checked
 * against brute force through the judge.
 */
export function ladderLaws(of: GenreCase): void {
  const [standard] = of.genre.readings;
  const [study, full] = LADDERS.map((name) => of.genre.rungs(standard, name).join());
  lawsOf(of, 'study');
  if (full !== study) lawsOf(of, 'full');
}

function lawsOf(of: GenreCase, name: LadderName): void {
  const { genre } = of;
  const boards = Math.max(BOARDS.fewest, Math.floor(BOARDS.ofAllReadings / genre.readings.length));
  const table = tables(of, name);
  const onBoards = (law: string, check: (table: Table) => void, share = 1): void => {
    describe(law, () => {
      it.each(genre.readings)('$name', (reading) => {
        for (let seed = 1; seed <= boards * share; seed++) check(table(reading, seed));
      });
    });
  };
  describe(`the ${name} ladder of ${genre.name}`, () => {
    onBoards('no rung removes an answer', isSound);
    onBoards('every reason holds, and undoing brings everything back', hasReasons);
    onBoards('a full board passes all rungs exactly when the judge lets it', (table) => isComplete(of, table));
    onBoards('fixpoints do not depend on the order of work', hasOneFixpoint);
    onBoards('probing is what trying everything over and over is', probesPlainly);
    onBoards('search at every rung finds what brute force finds', searchesRight);
    onBoards('flipped and turned boards are climbed alike', (table) => isSymmetric(of, table, name), 0.5);
  });
}

/** A board of every seed with its answers, which are looked for once only. */
function tables({ genre, fixtures, brute }: GenreCase, ladder: LadderName): (reading: Reading, seed: number) => Table {
  const known = new Map<string, Marks[]>();
  return (reading, seed) => {
    const { puzzle } = fixtures.randomBoard(seed, SIDES);
    const key = `${reading.name} ${seed}`;
    const answers = known.get(key) ?? brute(puzzle, reading);
    known.set(key, answers);
    const model = (): Model => genre.ladder(puzzle, reading, ladder);
    return {
      puzzle,
      reading,
      model,
      rungs: genre.rungs(reading, ladder),
      answers,
      decisions: model().decisions,
      random: seeded(seed),
      where: `seed ${seed}, ${reading.name}, ${JSON.stringify(puzzle)}`,
    };
  };
}

/** Nothing marked; some of an answer's marks; some of any marks. */
function starts({ answers, decisions, random }: Table): Marks[] {
  const found = [new Uint8Array(decisions), thinned(random, randomMarks(random, decisions))];
  if (answers.length > 0) found.push(thinned(random, answers[random.below(answers.length)]));
  return found;
}

function isSound(table: Table): void {
  const { rungs, answers, where } = table;
  for (const marks of starts(table)) {
    const left = answers.filter((answer) => agrees(answer, marks));
    const allows = (what: string, found: Marks | null): void => {
      const lost = found === null ? left : left.filter((answer) => !agrees(answer, found));
      expect(lost.map(answerKey), `${where}, from ${shown(marks)}: ${what} came to ${shown(found)}`).toEqual([]);
    };
    const climbed = finish(climb(table.model(), rungs, { marks }));
    for (const step of climbed.steps) allows(step.rung, step.marks);
    rungs.forEach((rung, index) => {
      allows(`without ${rung}`, finish(climbWithout(table.model(), 1 << index, { marks })));
    });
    if (left.length > 1) expect(gradeOf(climbed), where).toBe(SEARCH);
  }
}

function hasReasons(table: Table): void {
  const { rungs, random, where } = table;
  const model = table.model();
  const { engine } = model;
  for (let rung = 0; rung < rungs.length; rung++) {
    let holds = begin(model, {});
    engine.setRungs(rungsUpTo(rung));
    holds = holds && engine.propagate();
    const trails: string[] = [];
    for (;;) {
      const from = engine.depth === 1 ? 0 : engine.startOf(engine.depth);
      expect(faultOnTrail(engine, from, holds), `${where}, rungs up to ${rungs[rung]}`).toBeNull();
      const open = [...marksOf(model).keys()].filter((decision) => engine.value[yes(decision)] === 0);
      if (!holds || open.length === 0) break;
      trails.push(trailOf(engine));
      const decision = open[random.below(open.length)];
      engine.decide(random.below(2) === 0 ? yes(decision) : no(decision));
      holds = engine.propagate();
    }
    while (trails.length > 0 && engine.depth > 1) {
      engine.backTo(engine.depth - 1);
      const trail = trails.pop();
      expect(trailOf(engine), where).toBe(trail);
      expect(engine.propagate(), where).toBe(true);
      expect(trailOf(engine), `${where}: nothing more to say`).toBe(trail);
      const known = engine.value.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
      expect(known, where).toBe(engine.trailSize);
    }
  }
}

function trailOf(engine: Engine): string {
  return engine.trail.subarray(0, engine.trailSize).join(' ');
}

function isComplete({ genre }: GenreCase, table: Table): void {
  const { puzzle, reading, answers, decisions, random, where } = table;
  const full: Marks[] = [];
  for (let tries = 0; tries < 10; tries++) full.push(randomMarks(random, decisions));
  for (let tries = 0; tries < 10 && answers.length > 0; tries++) {
    const near = answers[random.below(answers.length)].slice();
    for (let flips = random.below(4); flips > 0; flips--) {
      const decision = random.below(decisions);
      near[decision] = near[decision] === YES ? NO : YES;
    }
    full.push(near);
  }
  const model = table.model();
  for (const marks of full)
    expect(fixpoint(model, ALL_RUNGS, { marks }) !== null, `${where}, ${shown(marks)}`).toBe(
      genre.check(puzzle, marks, reading).violations.length === 0,
    );
}

/** The same propagators, last first; and each rung from nothing instead of from the rung below. */
function hasOneFixpoint(table: Table): void {
  const { rungs, where } = table;
  for (const marks of starts(table)) {
    const model = table.model();
    const backwards = new Engine();
    backwards.newVariables(model.engine.variables);
    for (const propagator of model.engine.propagators.slice().reverse()) backwards.add(propagator);
    const steps = finish(climb(model, rungs, { marks })).steps;
    rungs.forEach((rung, index) => {
      const where2 = `${where}, ${rung} from ${shown(marks)}`;
      const expected = shown(steps[index].marks);
      expect(shown(fixpoint(table.model(), rungsUpTo(index), { marks })), where2).toBe(expected);
      backwards.setRungs(rungsUpTo(index));
      backwards.newLevel();
      for (const { selector } of model.clues) backwards.assume(selector);
      marks.forEach((mark, decision) => {
        if (mark !== UNKNOWN) backwards.assume(mark === YES ? yes(decision) : no(decision));
      });
      const holds = backwards.propagate();
      const found = Uint8Array.from(marks, (_, decision) => {
        const value = backwards.value[yes(decision)];
        return value > 0 ? YES : value < 0 ? NO : UNKNOWN;
      });
      expect(holds ? shown(found) : 'contradiction', `${where2}, backwards`).toBe(expected);
      backwards.backTo(0);
    });
  }
}

/** The definition of `probe`, word for word: each open decision, each value, over and over. */
function probesPlainly(table: Table): void {
  const { rungs, where, decisions } = table;
  for (const marks of starts(table)) {
    const model = table.model();
    let known = fixpoint(model, ALL_RUNGS, { marks });
    for (let changed = true; changed && known; ) {
      changed = false;
      for (let decision = 0; decision < decisions && known; decision++) {
        if (known[decision] !== UNKNOWN) continue;
        for (const mark of [YES, NO]) {
          const tried: Marks = known.slice();
          tried[decision] = mark;
          if (fixpoint(model, ALL_RUNGS, { marks: tried }) !== null) continue;
          tried[decision] = mark === YES ? NO : YES;
          known = fixpoint(model, ALL_RUNGS, { marks: tried });
          changed = true;
          break;
        }
      }
    }
    const top = finish(climb(table.model(), rungs, { marks })).steps.at(-1);
    expect(top?.rung).toBe(PROBE);
    expect(shown(top?.marks ?? null), `${where}, from ${shown(marks)}`).toBe(shown(known));
  }
}

function searchesRight(table: Table): void {
  const { rungs, answers, where } = table;
  const expected = sortedKeys(answers);
  for (let rung = 0; rung <= rungs.length; rung++) {
    const search = new PlainSearch(table.model(), { rungs, rung, limit: Number.POSITIVE_INFINITY });
    const { answers: found, complete } = finish(search);
    const where2 = `${where}, at ${rungs[rung] ?? PROBE}`;
    expect(complete, where2).toBe(true);
    expect(sortedKeys(found), where2).toEqual(expected);
  }
}

function isSymmetric({ genre, fixtures }: GenreCase, table: Table, ladder: LadderName): void {
  const { puzzle, reading, rungs, where } = table;
  const sizes = (of: Puzzle): string => {
    const climbed = finish(climb(genre.ladder(of, reading, ladder), rungs));
    return `${climbed.steps.map(({ size }) => size).join(' ')} ${gradeOf(climbed)}`;
  };
  const expected = sizes(puzzle);
  for (const symmetry of symmetries)
    expect(sizes(fixtures.transformed(puzzle, symmetry)), `${where}, ${symmetry.name}`).toBe(expected);
}
