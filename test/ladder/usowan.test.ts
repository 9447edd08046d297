import { describe, expect, it } from 'vitest';
import { BLANK } from '../../src/board/clue.ts';
import { type Marks, NO, YES } from '../../src/board/marks.ts';
import { negate, yes } from '../../src/engine/literal.ts';
import type { Propagator } from '../../src/engine/propagator.ts';
import { apartSets } from '../../src/genres/usowan/fixtures/candidates.ts';
import { randomUsowan } from '../../src/genres/usowan/fixtures/random-board.ts';
import { ladder } from '../../src/genres/usowan/ladder/ladder.ts';
import { rungs } from '../../src/genres/usowan/ladder/rungs.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import { type UsowanReading, usowanReadings } from '../../src/genres/usowan/readings.ts';
import { seeded } from '../../src/grid/random.ts';
import { cellCount, neighbours } from '../../src/grid/shape.ts';
import { fixpoint, rungsUpTo, settledIn } from '../../src/ladder/index.ts';
import { usowanAnswers } from '../support/answers.ts';
import { sortedKeys } from '../support/brute.ts';
import { allClues, answersByGuessing, expectReasons, shown } from './oracle.ts';

const BOARDS = 100;
const STUDY = rungs(usowanReadings[0], 'study');
const REGION = STUDY.indexOf('region');
const CONNECT = STUDY.indexOf('connect');

describe.each(usowanReadings)('Usowan ladder, $name', (reading) => {
  it('a number taken off the board is gone; one left open is relied on in no way', () => {
    const random = seeded(7);
    for (let seed = 1; seed <= BOARDS; seed++) {
      const { puzzle } = randomUsowan(seed, { most: 12 });
      const model = ladder(puzzle, reading, 'study');
      const off = puzzle.numbers.map((number) => number !== BLANK && random.below(3) === 0);
      const without = { ...puzzle, numbers: puzzle.numbers.map((number, cell) => (off[cell] ? BLANK : number)) };
      const printed = puzzle.numbers.flatMap((number, cell) => (number === BLANK ? [] : [cell]));
      const where = shown(seed, puzzle);
      const assume = model.clues.map(({ selector }, clue) => (off[printed[clue]] ? negate(selector) : selector));
      const gone = answersByGuessing(model, { rungs: -1, assume, where, reasons: seed % 4 === 0 });
      expect(sortedKeys(gone), where).toEqual(sortedKeys(usowanAnswers(without, reading)));
      const open = assume.filter((literal) => literal % 2 === 0);
      const known = keysOf(answersByGuessing(model, { rungs: -1, assume: open, where }));
      for (const key of [...sortedKeys(gone), ...sortedKeys(usowanAnswers(puzzle, reading))])
        expect(known.has(key), where).toBe(true);
    }
  });

  it('the region rung is exactly as strong as trying every shading', () => {
    if (reading.lies === 'one-in-total') return;
    const random = seeded(11);
    for (let seed = 1; seed <= BOARDS; seed++) {
      const { puzzle } = randomUsowan(seed, { most: 14 });
      const marks = Uint8Array.from({ length: cellCount(puzzle) }, () => random.below(5));
      for (let cell = 0; cell < marks.length; cell++) if (marks[cell] > NO) marks[cell] = 0;
      const found = fixpoint(ladder(puzzle, reading, 'study'), 1 << REGION, { marks });
      const expected = regionsByTrial(puzzle, reading, marks);
      const where = `${shown(seed, puzzle)} ${marks.join('')}`;
      expect(found?.join(''), where).toEqual(expected?.join(''));
    }
  });
});

function keysOf(answers: readonly Marks[]): Set<string> {
  return new Set(sortedKeys(answers));
}

/** The fixpoint of the region rung by its definition: all shadings beside one region's numbers, in turn. */
function regionsByTrial(puzzle: UsowanPuzzle, reading: UsowanReading, start: Marks): Marks | null {
  const marks = start.slice();
  const fewest = reading.lies === 'one-per-region' ? 1 : 0;
  const most = reading.lies === 'none' ? 0 : 1;
  const free = { ...puzzle, numbers: puzzle.numbers.map(() => BLANK) };
  for (let before = ''; before !== marks.join(''); ) {
    before = marks.join('');
    for (let region = 0; region <= Math.max(...puzzle.regions); region++) {
      const numbered = [...marks.keys()].filter((cell) => puzzle.regions[cell] === region && puzzle.numbers[cell] >= 0);
      const beside = [...new Set(numbered.flatMap((cell) => neighbours(puzzle, cell)))];
      if (numbered.length === 0) continue;
      const shadable = new Uint8Array(marks.length);
      const whitable = new Uint8Array(marks.length);
      let some = false;
      for (const shading of apartSets(free)) {
        if (shading.some((mark, cell) => mark === YES && !beside.includes(cell))) continue;
        if (beside.some((cell) => marks[cell] !== 0 && marks[cell] !== shading[cell])) continue;
        const lies = numbered.filter(
          (cell) => neighbours(puzzle, cell).filter((other) => shading[other] === YES).length !== puzzle.numbers[cell],
        );
        if (lies.length < fewest || lies.length > most) continue;
        some = true;
        for (const cell of beside) (shading[cell] === YES ? shadable : whitable)[cell] = 1;
      }
      if (!some) return null;
      for (const cell of beside)
        if (marks[cell] === 0 && shadable[cell] + whitable[cell] === 1) marks[cell] = shadable[cell] ? YES : NO;
    }
  }
  return marks;
}

describe('Usowan, the region rung', () => {
  const regionReading = usowanReadings[0];

  it('gives reasons that can lose nothing', () => {
    for (let seed = 1; seed <= BOARDS; seed++) {
      const { puzzle } = randomUsowan(seed, { most: 20 });
      const model = ladder(puzzle, regionReading, 'study');
      const { engine } = model;
      engine.newLevel();
      for (const selector of allClues(model)) engine.assume(selector);
      engine.setRungs(rungsUpTo(CONNECT));
      if (engine.propagate()) expectReasons(model, shown(seed, puzzle), ['region']);
    }
  });

  it('reads cells outside the outline, and lets no question mark lie', () => {
    // r1c1 and r1c2 are the region of 0 and ?, so the 0 is the lie; r2c1 beside it lies in the other one.
    const puzzle = { width: 2, height: 2, regions: [0, 0, 1, 1], numbers: [0, -2, BLANK, 2] };
    const marks = fixpoint(ladder(puzzle, regionReading, 'study'), rungsUpTo(REGION));
    expect(marks?.[2]).toBe(YES);
  });
});

describe('Usowan, the connect rung', () => {
  it('never finds a cell cut off before a white one is: what is cut off lies beside a shaded cell', () => {
    const cutOff: Propagator[] = [];
    for (const reading of usowanReadings)
      for (let seed = 1; seed <= BOARDS; seed++) {
        const { puzzle } = randomUsowan(seed, { least: 6, most: 40, side: 8 });
        if (puzzle.width * puzzle.height === 1) continue;
        const model = ladder(puzzle, reading, 'study');
        const { engine } = model;
        engine.newLevel();
        for (const selector of allClues(model)) engine.assume(selector);
        engine.setRungs(rungsUpTo(CONNECT));
        engine.propagate();
        for (let at = 0; at < engine.trailSize; at++) {
          const setter = engine.setter(engine.trail[at]);
          if (setter?.rule === 'sheet' && engine.trail[at] % 2 === 0 && engine.trail[at] < yes(model.decisions))
            cutOff.push(setter);
        }
      }
    expect(cutOff).toEqual([]);
  });
});

describe('Usowan, one region as large as the board', () => {
  it.each([
    [6, 30],
    [13, 9],
  ])('%i x %i: no answer is lost, and the numbers are read together', (width, height) => {
    const random = seeded(width);
    const cells = width * height;
    const shape = { width, height };
    const answer = new Uint8Array(cells).fill(NO);
    for (const cell of random.shuffle([...answer.keys()]))
      if (random.below(3) > 0 && neighbours(shape, cell).every((other) => answer[other] === NO)) answer[cell] = YES;
    const truth = (cell: number) => neighbours(shape, cell).filter((other) => answer[other] === YES).length;
    const numbers = Array.from(answer, (mark, cell) => (mark === NO && random.below(3) === 0 ? truth(cell) : BLANK));
    const liar = numbers.indexOf(1);
    numbers[liar] = 0;
    const puzzle = { ...shape, regions: new Array<number>(cells).fill(0), numbers };
    const marks = fixpoint(ladder(puzzle, { ...usowanReadings[0], sheet: 'free' }, 'study'), rungsUpTo(REGION));
    const below = fixpoint(ladder(puzzle, usowanReadings[0], 'study'), rungsUpTo(REGION - 1));
    expect(marks).not.toBeNull();
    marks?.forEach((mark, cell) => {
      if (mark !== 0) expect(mark, `cell ${cell} of ${JSON.stringify(puzzle)}`).toBe(answer[cell]);
    });
    expect(settledIn(marks ?? answer)).toBeGreaterThan(settledIn(below ?? answer));
  });
});
