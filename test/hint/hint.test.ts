import { describe, expect, it } from 'vitest';
import { NO, UNKNOWN, YES } from '../../src/board/marks.ts';
import type { Sides } from '../../src/fixtures/draws.ts';
import { battleships } from '../../src/genres/battleships/index.ts';
import type { BattleshipsPuzzle } from '../../src/genres/battleships/puzzle.ts';
import { castleWall } from '../../src/genres/castle-wall/index.ts';
import type { CastleWallPuzzle } from '../../src/genres/castle-wall/puzzle.ts';
import { readBoard } from '../../src/genres/read.ts';
import { usowan } from '../../src/genres/usowan/index.ts';
import type { UsowanPuzzle } from '../../src/genres/usowan/puzzle.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import { type Hint, Hints } from '../../src/hint/index.ts';
import { PROBE } from '../../src/ladder/index.ts';
import { agrees, shown, thinned } from '../laws/marks.ts';
import { type GenreCase, genreCases } from '../support/genre-cases.ts';
import { checked, expectIrredundant, expectTightChain, expectTightClash, expectWeakest } from './law.ts';

const BOARDS = 80;
const STARTS = 4;
/** For what asks nothing of brute force. */
const LARGER: Sides = { least: 16, most: 36 };

function hintLaws({ genre, fixtures, brute }: GenreCase): void {
  const clean = (hint: Hint): void => {
    for (const text of [hint.where, hint.rule, hint.text]) {
      expect(text).toMatch(/^\S.*\.$/);
      expect(text).not.toMatch(/undefined|null|NaN|-1 |the rules together|The rules leave nothing/);
    }
  };

  describe(`${genre.name}: hints on random boards`, () => {
    it.each(genre.readings)(
      '$name: each step is sound, the weakest, and rests on nothing that could be dropped',
      (reading) => {
        const boards = reading === genre.readings[0] ? BOARDS : BOARDS / 2;
        let positions = 0;
        let items = 0;
        for (let seed = 1; seed <= boards; seed++) {
          const random = seeded(seed);
          const { puzzle, answer } = fixtures.randomBoard(seed, fixtures.quickSides);
          const answers = brute(puzzle, reading);
          const hints = new Hints(genre, puzzle, reading);
          const models = checked(genre, puzzle, reading);
          const printed = genre.printed(puzzle);
          for (let start = 0; start < STARTS; start++) {
            const from =
              start === 0 || answers.length === 0 ? (answer ?? printed) : answers[random.below(answers.length)];
            const thin = start === 0 ? printed : thinned(random, from);
            let marks = thin.map((mark, decision) => (mark === UNKNOWN ? printed[decision] : mark));
            for (;;) {
              const where = `seed ${seed}, ${JSON.stringify(puzzle)}, ${shown(marks)}`;
              const possible = answers.filter((one) => agrees(one, marks));
              const next = finish(hints.next(marks));
              if (next.kind !== 'step') {
                if (next.kind === 'wrong') {
                  expect(possible, where).toHaveLength(0);
                  expectTightClash(models, next.clash, where);
                } else if (next.kind === 'finished')
                  expect(genre.check(puzzle, marks, reading).violations, where).toHaveLength(0);
                else {
                  expect(next.kind, where).toBe('several');
                  for (let decision = 0; decision < marks.length; decision++)
                    if (marks[decision] === UNKNOWN)
                      expect(new Set(possible.map((one) => one[decision])).size, where).toBe(2);
                }
                break;
              }
              const { hint } = next;
              positions++;
              clean(hint);
              expect(possible.length, where).toBeGreaterThan(0);
              for (const { decision, mark } of hint.settles) {
                expect(marks[decision], where).toBe(UNKNOWN);
                for (const one of possible) expect(one[decision], `${where}: unsound ${hint.text}`).toBe(mark);
              }
              expectWeakest(models, hint, marks, where);
              items += expectIrredundant(models, hint, `${where}: ${hint.text}`);
              if (hint.rung === PROBE) expectTightChain(hint, marks, where);
              marks = marks.slice();
              for (const { decision, mark } of hint.settles) marks[decision] = mark;
            }
          }
        }
        expect(positions).toBeGreaterThan(reading === genre.readings[0] ? boards / 4 : 0);
        expect(items).toBeGreaterThan(0);
      },
    );

    it('a board with one answer is solved to the end', () => {
      const [reading] = genre.readings;
      let unique = 0;
      for (let seed = 1; seed <= 2 * BOARDS; seed++) {
        const { puzzle } = fixtures.randomBoard(seed, fixtures.quickSides);
        const answers = brute(puzzle, reading);
        if (answers.length !== 1) continue;
        unique++;
        const { finished, marks, hints } = finish(new Hints(genre, puzzle, reading).path());
        const where = `seed ${seed}, ${JSON.stringify(puzzle)}`;
        expect(finished, where).toBe(true);
        expect([...marks], where).toEqual([...answers[0]]);
        expect(hints.flatMap(({ settles }) => settles).length, where).toBe(
          genre.printed(puzzle).filter((mark) => mark === UNKNOWN).length,
        );
      }
      expect(unique).toBeGreaterThan(3);
    });

    it('wrong marks are found, with all that must be taken back and a clash from which nothing can be dropped', () => {
      const [reading] = genre.readings;
      let wrong = 0;
      for (let seed = 1; seed <= BOARDS; seed++) {
        const random = seeded(seed);
        const { puzzle } = fixtures.randomBoard(seed, fixtures.quickSides);
        const answers = brute(puzzle, reading);
        if (answers.length === 0) continue;
        const hints = new Hints(genre, puzzle, reading);
        const marks = thinned(random, answers[0]);
        for (let turned = 0; turned < 2; turned++) {
          const decision = random.below(marks.length);
          marks[decision] = answers[0][decision] === YES ? NO : YES;
        }
        const where = `seed ${seed}, ${JSON.stringify(puzzle)}, ${shown(marks)}`;
        const next = finish(hints.next(marks));
        if (answers.some((one) => agrees(one, marks))) {
          expect(next.kind, where).not.toBe('wrong');
          continue;
        }
        if (next.kind !== 'wrong') throw new Error(`${where}: ${next.kind}`);
        wrong++;
        const { clash } = next;
        expect(next.text, where).not.toMatch(/undefined|null|NaN|The rules leave nothing/);
        expectTightClash(checked(genre, puzzle, reading), clash, where);
        expect(clash.because.marks.length, where).toBeGreaterThan(0);
        expect(clash.wrong.length, where).toBeGreaterThan(0);
        expect(clash.where, where).toMatch(/r\d+c\d+|\b(row|column)s? \d/);
        // `r4c2 is printed as water, so r4c2 is water` is no step of anybody's thought.
        genre.printed(puzzle).forEach((mark, decision) => {
          const at = genre.decisionName(puzzle, decision);
          const is = mark === YES ? genre.wording.yes : genre.wording.no;
          if (mark !== UNKNOWN && marks[decision] === UNKNOWN)
            expect(next.text, where).not.toContain(`so ${at} is ${is}`);
        });
        if (answers.length === 1) {
          const expected = [...marks.keys()].filter((d) => marks[d] !== UNKNOWN && marks[d] !== answers[0][d]);
          expect(
            clash.wrong.map(({ decision }) => decision),
            where,
          ).toEqual(expected);
        }
        for (const { decision, mark } of clash.wrong) expect(marks[decision], where).toBe(mark);
      }
      expect(wrong).toBeGreaterThan(8);
    });

    it('a cap on the rungs is kept, and the weakest rung that speaks is named', () => {
      const [reading] = genre.readings;
      const rungs = [...genre.rungs(reading), PROBE];
      let silent = 0;
      for (let seed = 1; seed <= BOARDS; seed++) {
        const { puzzle, answer } = fixtures.randomBoard(seed, LARGER);
        const hints = new Hints(genre, puzzle, reading);
        const marks = thinned(seeded(seed), answer ?? genre.printed(puzzle));
        const free = finish(hints.next(marks));
        if (free.kind !== 'step') continue;
        rungs.forEach((upTo, index) => {
          const next = finish(hints.next(marks, { upTo }));
          if (index >= rungs.indexOf(free.hint.rung) && rungs.includes(free.hint.rung)) expect(next).toEqual(free);
          else {
            silent++;
            expect(next).toMatchObject({ kind: 'silent', speaks: free.hint.rung });
          }
        });
      }
      expect(silent).toBeGreaterThan(0);
    });
  });
}

for (const one of genreCases) hintLaws(one);

describe('a board that has no answer', () => {
  it('is told by its print where a rung would cite nothing', () => {
    const { puzzle, marks } = readBoard('pzprv3/usoone/2/3/2/0 0 1 /0 0 1 /1 . . /. 2 . /').board;
    const next = finish(new Hints(usowan, puzzle as UsowanPuzzle, usowan.readings[0]).next(marks));
    if (next.kind !== 'wrong') throw new Error(`${next.kind} instead of wrong`);
    expect(next.clash.because.clues).toEqual(['region at r1c3']);
    expect(next.text).toContain('region at r1c3');
  });

  it('is told by what follows where that denies the print', () => {
    const { puzzle, marks } = readBoard('battleship/12/7/0003030g0000g12g100zi1zzl0s/2/31s/31s').board;
    const hints = new Hints(battleships, puzzle as BattleshipsPuzzle, battleships.readings[0]);
    const next = finish(hints.next(marks));
    if (next.kind !== 'wrong') throw new Error(`${next.kind} instead of wrong`);
    expect(next.clash.because.clues).toContain('column 12');
    expect(next.text).toContain('Column 12 has no ship cells, so r2c12 is water.');
  });

  it('is not told of marks that it does not have', () => {
    const { puzzle } = readBoard('castle/6/6/q032e033040011g010b').board;
    const { end, hints } = finish(new Hints(castleWall, puzzle as CastleWallPuzzle, castleWall.readings[0]).path());
    if (end.kind !== 'wrong') throw new Error(`${end.kind} instead of wrong`);
    expect(hints.length).toBeGreaterThan(0);
    expect(end.text).toMatch(/^This board has no answer\. A search of \d+ dead ends finds no answer\.$/);
    expect(end.clash.where).toBe('Look at the whole board.');
  });
});
