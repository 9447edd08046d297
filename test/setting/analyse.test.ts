import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/board/board.ts';
import { YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import { drawingOf } from '../../src/edit/drawing.ts';
import { applied } from '../../src/edit/edit.ts';
import type { Editor } from '../../src/genre/editor.ts';
import { seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import { Analyse } from '../../src/setting/analyse.ts';
import { isWrong, printedClues, without } from '../../src/setting/clues.ts';
import { bits, log2 } from '../../src/setting/counting.ts';
import { Curves } from '../../src/setting/curves.ts';
import { EFFORT } from '../../src/setting/settable.ts';
import { sortedKeys } from '../support/brute.ts';
import { genreCases } from '../support/genre-cases.ts';

const SEEDS = [...Array(10).keys()];
const SIDES = { least: 4, most: 9, side: 5 };

function unmarkedBoard(puzzle: Puzzle, decisions: number): Board {
  return { puzzle, marks: new Uint8Array(decisions), notes: {} };
}

describe.each(genreCases)('$id', ({ genre, fixtures, brute }) => {
  const settable = async () => ({ genre, editor: (await genre.editor?.()) as Editor });

  it.each(SEEDS)('everything by brute force, under every reading (seed %i)', async (seed) => {
    const kit = await settable();
    const { puzzle } = fixtures.randomBoard(seed, SIDES);
    for (const reading of genre.readings) {
      const answers = brute(puzzle, reading);
      const analysis = finish(new Analyse(kit, unmarkedBoard(puzzle, genre.decisions(puzzle)), reading));
      const verdict = ['none', 'unique'][answers.length] ?? 'several';
      expect(analysis.verdict).toBe(verdict);
      expect(analysis.answers).toEqual({ count: BigInt(answers.length), isExact: true });
      expect(analysis.found.length).toBe(Math.min(2, answers.length));
      expect(analysis.reasons.length > 0).toBe(answers.length === 0);
      expect(analysis.meant?.isDrawn).toBe(answers.length === 1 ? false : undefined);

      const clues = printedClues(kit, puzzle);
      expect(analysis.clues.length).toBe(clues.length);
      analysis.clues.forEach(({ state, isProved, without: left, bits: price }, at) => {
        const others = brute(without(puzzle, clues[at]), reading);
        expect(left).toEqual({ count: BigInt(others.length), isExact: true });
        expect(isProved).toBe(true);
        const isSame = sortedKeys(others).join() === sortedKeys(answers).join();
        expect(state, `${clues[at].clue} ${clues[at].part ?? ''}`).toBe(isSame ? 'idle' : 'needed');
        expect(price).toBe(bits(BigInt(others.length), BigInt(answers.length)));
      });
      for (const { name, answers: counted } of analysis.readings) {
        const other = genre.readings.find((one) => one.name === name);
        expect(counted).toEqual({ count: BigInt(brute(puzzle, other ?? reading).length), isExact: true });
      }
      expect(analysis.readings.length).toBe(genre.readings.length - 1);
      expect(analysis.field?.total).toBe(BigInt(answers.length));
      expect(analysis.field?.numerators).toEqual(
        Array.from({ length: genre.decisions(puzzle) }, (_, d) => BigInt(answers.filter((a) => a[d] === YES).length)),
      );
    }
  });

  it.each(SEEDS)('the same with hardly any listing, by sweeps (seed %i)', async (seed) => {
    const kit = await settable();
    const { puzzle } = fixtures.randomBoard(seed, SIDES);
    const [reading] = genre.readings;
    const board = unmarkedBoard(puzzle, genre.decisions(puzzle));
    const usual = finish(new Analyse(kit, board, reading));
    const swept = finish(new Analyse(kit, board, reading, { ...EFFORT, listed: 1 }));
    const { clues: usualClues, ...usualRest } = usual;
    const { clues: sweptClues, ...sweptRest } = swept;
    expect(sweptRest).toEqual(usualRest);
    for (const [at, { state, isProved, ...worth }] of sweptClues.entries()) {
      expect(worth).toEqual({ ...worth, without: usualClues[at].without });
      if (isProved) expect(state).toBe(usualClues[at].state);
    }
  });

  it.each(SEEDS)('clues are wrong where the drawn answer breaks them, and only there (seed %i)', async (seed) => {
    const kit = await settable();
    const { puzzle, answer } = fixtures.randomBoard(seed, SIDES);
    if (!answer) return;
    const [reading] = genre.readings;
    const analysis = finish(new Analyse(kit, { puzzle, marks: answer, notes: {} }, reading));
    expect(analysis.meant).toEqual({ answer, isDrawn: true });
    expect(analysis.clues.filter(({ state }) => state === 'wrong')).toEqual([]);

    // One clue changed at a time: what is wrong then is what the judge objects to.
    const random = seeded(seed);
    for (const { place, print } of printedClues(kit, puzzle).slice(0, 6)) {
      const kind = kit.editor.kinds.find(
        (one) => one.truth && one.on === print.on && one.values(puzzle, place).length > 0,
      );
      if (!kind) continue;
      const values = kind.values(puzzle, place).filter((value) => value >= 0 && value !== kind.read(puzzle, place));
      if (values.length === 0) continue;
      const edit = { kind: 'clue', name: kind.name, place, value: values[random.below(values.length)] } as const;
      const changed = applied(kit.editor, drawingOf(kit.editor, { puzzle, marks: answer, notes: {} }), edit).board
        .puzzle;
      const broken = genre.check(changed, answer, reading).violations.length > 0;
      const wrong = printedClues(kit, changed).filter((clue) => isWrong(kit, changed, answer, reading, clue));
      // A region may lack its lie, and then no number is wrong.
      const isLacking = (kit.editor.lacks?.(changed, answer) ?? []).length > 0;
      expect(wrong.length > 0).toBe(broken && !isLacking);
    }
  });

  it('curves begin with no clue and end with the board', async () => {
    const kit = await settable();
    const { puzzle } = fixtures.randomBoard(3, SIDES);
    const [reading] = genre.readings;
    const [first, second] = finish(new Curves(kit, puzzle, reading, [1, 2]));
    expect([...first.order].sort()).toEqual([...second.order].sort());
    expect(first.answers.length).toBe(first.order.length + 1);
    expect(first.answers[0]).toEqual(second.answers[0]);
    expect(first.answers.at(-1)).toEqual({ count: BigInt(brute(puzzle, reading).length), isExact: true });
    const bare = printedClues(kit, puzzle)
      .filter(({ part }) => part === undefined)
      .reduce(without, puzzle);
    expect(first.answers[0].count).toBe(BigInt(brute(bare, reading).length));
    expect(finish(new Curves(kit, puzzle, reading, [2]))).toEqual([second]);
  });
});

describe('bits', () => {
  it('of counts of any size', () => {
    expect(log2(1n)).toBe(0);
    expect(log2(2n ** 4000n)).toBe(4000);
    expect(log2(3n * 2n ** 200n)).toBeCloseTo(Math.log2(3) + 200, 10);
    expect(bits(8n, 1n)).toBe(3);
    expect(bits(0n, 5n)).toBe(Number.NEGATIVE_INFINITY);
    expect(bits(5n, 0n)).toBeUndefined();
  });
});
