import { describe, expect, it } from 'vitest';
import { YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import { blankDrawing, drawingOf } from '../../src/edit/drawing.ts';
import { applied } from '../../src/edit/edit.ts';
import { orbits } from '../../src/edit/print.ts';
import { turned } from '../../src/edit/whole.ts';
import { DIFFICULTY_WORDS } from '../../src/engine/technique.ts';
import type { Editor } from '../../src/genre/editor.ts';
import { editor as castleEditor } from '../../src/genres/castle-wall/edit/index.ts';
import { castleWall } from '../../src/genres/castle-wall/index.ts';
import { BLACK, DOWN, GREY, LEFT, RIGHT, UP, WHITE } from '../../src/genres/castle-wall/puzzle.ts';
import { editor as tilepaintEditor } from '../../src/genres/tilepaint/edit/index.ts';
import { tilepaint } from '../../src/genres/tilepaint/index.ts';
import { TURNS } from '../../src/grid/symmetry.ts';
import { finish } from '../../src/grid/task.ts';
import { clueText, printedClues, without } from '../../src/setting/clues.ts';
import { Complete } from '../../src/setting/complete.ts';
import { Cures } from '../../src/setting/cure.ts';
import { Minimal } from '../../src/setting/minimal.ts';
import { pairsUnder } from '../../src/setting/pairs.ts';
import { Propose } from '../../src/setting/propose.ts';
import { Rank, workOf } from '../../src/setting/rank.ts';
import { Swap } from '../../src/setting/swap.ts';
import { Themes } from '../../src/setting/theme.ts';
import { sortedKeys } from '../support/brute.ts';
import { type GenreCase, genreCases } from '../support/genre-cases.ts';

const SEEDS = [...Array(8).keys()];
const SIDES = { least: 4, most: 12, side: 5 };

function caseOf(id: string): GenreCase {
  const found = genreCases.find((one) => one.id === id);
  if (!found) throw new Error(`no genre ${id}`);
  return found;
}

describe.each(genreCases)('$id', ({ genre, fixtures, brute }) => {
  const [reading] = genre.readings;
  const settable = async () => ({ genre, editor: (await genre.editor?.()) as Editor });
  const isOnly = (puzzle: Puzzle, answer: Uint8Array): boolean =>
    sortedKeys(brute(puzzle, reading)).join() === sortedKeys([answer]).join();
  /** Small boards with one answer. */
  const unique = (seed: number): { puzzle: Puzzle; answer: Uint8Array } => {
    for (let at = seed * 1000; ; at++) {
      const { puzzle, answer } = fixtures.randomBoard(at, SIDES);
      if (answer && isOnly(puzzle, answer)) return { puzzle, answer };
    }
  };

  it.each(SEEDS)(
    'minimal boards: nothing can go, not even a part, and what is locked stays (seed %i)',
    async (seed) => {
      const kit = await settable();
      const { puzzle, answer } = unique(seed);
      const locked = printedClues(kit, puzzle)
        .slice(0, 1)
        .map(({ clue }) => clue);
      const boards = finish(new Minimal(kit, puzzle, answer, reading, { orders: 3, seed, locked }));
      expect(boards.length).toBeGreaterThan(0);
      for (const { puzzle: minimal, clues, parts, removed, isProved } of boards) {
        expect(isProved).toBe(true);
        expect(isOnly(minimal, answer)).toBe(true);
        const left = printedClues(kit, minimal);
        expect(left.length).toBe(clues + parts);
        expect([...left.map(clueText), ...removed].sort()).toEqual(printedClues(kit, puzzle).map(clueText).sort());
        for (const name of locked) expect(left.map(({ clue }) => clue)).toContain(name);
        for (const clue of left)
          if (!locked.includes(clue.clue)) expect(isOnly(without(minimal, clue), answer), clueText(clue)).toBe(false);
      }
    },
  );

  it.each(SEEDS)('minimal by orbits: a pattern stays one (seed %i)', async (seed) => {
    const kit = await settable();
    const { puzzle, answer } = unique(seed);
    const [board] = finish(new Minimal(kit, puzzle, answer, reading, { pattern: 'half-turn', seed }));
    expect(isOnly(board.puzzle, answer)).toBe(true);
    const left = printedClues(kit, board.puzzle);
    for (const print of kit.editor.prints) {
      const before = printedClues(kit, puzzle).filter((clue) => clue.print === print);
      for (const orbit of orbits(
        puzzle,
        before.map(({ place }) => place),
        'half-turn',
      )) {
        const there = before.filter(({ place }) => orbit.includes(place));
        const stayed = there.filter((clue) => left.map(clueText).includes(clueText(clue)));
        expect([0, there.length]).toContain(stayed.length);
        if (stayed.length > 0) expect(isOnly(there.reduce(without, board.puzzle), answer)).toBe(false);
      }
    }
  });

  it.each(SEEDS)('ranked edits: the answers left, by brute force, and in their order (seed %i)', async (seed) => {
    const kit = await settable();
    const { puzzle } = fixtures.randomBoard(seed, SIDES);
    const ranked = finish(new Rank(kit, puzzle, reading, { most: 120 }));
    let before = 0;
    for (const { puzzle: edited, answers, difficulty, change, clues } of ranked) {
      const left = brute(edited, reading).length;
      expect(answers, `${change} ${clues}`).toEqual({ count: BigInt(left), isExact: true });
      expect(difficulty !== undefined).toBe(left === 1);
      const order = left === 0 ? Number.POSITIVE_INFINITY : left;
      expect(order).toBeGreaterThanOrEqual(before);
      before = order;
    }
    const boards = ranked.map(({ puzzle: edited }) => JSON.stringify(edited));
    expect(new Set(boards).size).toBe(boards.length);
    const drops = ranked.filter(({ change }) => change === 'drop').map(({ clues }) => clues.join());
    expect(new Set(drops)).toEqual(new Set(printedClues(kit, puzzle).map(clueText)));
    // Each true clue that could be added is among the edits, as long as all answers and edits were looked at.
    const answers = brute(puzzle, reading);
    if (ranked.length >= 120 || answers.length > 200) return;
    const { additions } = await import('../../src/setting/additions.ts');
    for (const answer of answers)
      for (const { add } of additions(kit.editor, puzzle, answer))
        expect(boards).toContain(JSON.stringify(add(puzzle)));
  });

  it.each(SEEDS)('swaps keep the answer and the number of clues, and go one way (seed %i)', async (seed) => {
    const kit = await settable();
    const { puzzle, answer } = unique(seed);
    const [start] = finish(new Minimal(kit, puzzle, answer, reading, { seed }));
    for (const towards of ['easier', 'harder'] as const) {
      let work = workOf(start);
      for (const board of finish(new Swap(kit, start.puzzle, answer, reading, { towards, seed, tries: 25 }))) {
        expect(isOnly(board.puzzle, answer)).toBe(true);
        const count = (found: Puzzle): number =>
          printedClues(kit, found).filter(({ part }) => part === undefined).length;
        expect(count(board.puzzle)).toBe(count(start.puzzle));
        expect(Math.sign(workOf(board) - work)).toBe(towards === 'easier' ? -1 : 1);
        work = workOf(board);
      }
    }
  });

  it.each(SEEDS)('cures make a board as easy as asked for, with the fewest clues (seed %i)', async (seed) => {
    const kit = await settable();
    const { puzzle, answer } = unique(seed);
    const [start] = finish(new Minimal(kit, puzzle, answer, reading, { seed }));
    const { before, cures, proved } = finish(new Cures(kit, start.puzzle, answer, reading, 'Gentle'));
    expect(before).toEqual(start.difficulty);
    expect(proved).toBe(true);
    if (before?.word === 'Gentle') expect(cures).toEqual([]);
    const sizes = new Set(cures.map(({ clues }) => clues.length));
    expect(sizes.size).toBeLessThanOrEqual(1);
    for (const cure of cures) {
      expect(DIFFICULTY_WORDS.indexOf(cure.difficulty.word)).toBe(0);
      expect(isOnly(cure.puzzle, answer)).toBe(true);
      expect(cure.clues.length).toBeGreaterThan(0);
    }
  });

  it.each(SEEDS)('a half-set board is completed around what is printed (seed %i)', async (seed) => {
    const kit = await settable();
    const { puzzle } = unique(seed);
    const fixed = printedClues(kit, puzzle)
      .filter(({ part }, at) => part === undefined && at % 4 !== seed % 4)
      .reduce(without, puzzle);
    for (const { puzzle: whole, answer } of finish(new Complete(kit, fixed, reading, { seed, boards: 2 }))) {
      expect(isOnly(whole, answer)).toBe(true);
      const names = printedClues(kit, whole).map(({ clue, part, shows }) => [clue, part, shows].join());
      for (const { clue, part, shows } of printedClues(kit, fixed)) expect(names).toContain([clue, part, shows].join());
    }
  });
});

describe('themes', () => {
  const kit = { genre: castleWall, editor: castleEditor };
  const brute = caseOf(castleWall.id).brute;
  const [reading] = castleWall.readings;

  it('pinwheels: one clue turned four times, all of them, by brute force', () => {
    const { puzzle } = blankDrawing(castleEditor, { width: 4, height: 4 }).board;
    const values = { number: [0, 1, 2], colour: [GREY, WHITE, BLACK], arrow: [UP, DOWN, LEFT, RIGHT] };
    const places = [1, 3].flatMap((x) => [1, 3].map((y) => ({ x, y })));
    const asked = { pattern: 'quarter-turn', isTied: true, places, orbits: { least: 1, most: 1 }, values } as const;
    const found = finish(new Themes(kit, puzzle, reading, asked));
    expect(found.all).toBe(4 * 3 * 3 * 4);
    expect(found.looked).toBe(found.all);
    expect(found.looked).toBe(found.boards.length + found.none + found.several);
    let unique = 0;
    for (const place of places)
      for (const number of values.number)
        for (const colour of values.colour)
          for (const arrow of values.arrow) {
            const edits = [
              ['number', number],
              ['colour', colour],
              ['arrow', arrow],
            ] as const;
            const write = (base: typeof puzzle): typeof puzzle =>
              edits.reduce(
                (board, [name, value]) =>
                  applied(
                    castleEditor,
                    drawingOf(castleEditor, { puzzle: board, marks: new Uint8Array(24), notes: {} }),
                    {
                      kind: 'clue',
                      name,
                      place,
                      value,
                    },
                  ).board.puzzle,
                base,
              );
            // Write, turn, write again: after four quarters the clue stands four times.
            let board = puzzle;
            for (let quarter = 0; quarter < 4; quarter++)
              board = turned(
                castleEditor,
                drawingOf(castleEditor, { puzzle: write(board), marks: new Uint8Array(24), notes: {} }),
                TURNS['turn right'],
              ).board.puzzle;
            const answers = brute(board, reading);
            if (answers.length === 1) unique++;
            const inGallery = found.boards.some((one) => JSON.stringify(one.puzzle) === JSON.stringify(board));
            expect(inGallery).toBe(answers.length === 1);
          }
    expect(found.boards.length).toBe(unique);
    const works = found.boards.map(workOf);
    expect(works).toEqual([...works].sort((a, b) => a - b));
  });

  it('what is printed stays, values are independent unless tied, and large themes are drawn from a seed', () => {
    const blank = blankDrawing(castleEditor, { width: 5, height: 4 });
    const { puzzle } = applied(castleEditor, blank, {
      kind: 'clue',
      name: 'colour',
      place: { x: 5, y: 3 },
      value: BLACK,
    }).board;
    const places = Array.from({ length: 20 }, (_, cell) => ({
      x: 2 * (cell % 5) + 1,
      y: 2 * Math.floor(cell / 5) + 1,
    }));
    const values = { number: [0, 1, 2], colour: [GREY, WHITE], arrow: [UP, LEFT] };
    const asked = { pattern: 'half-turn', places, orbits: { least: 1, most: 3 }, values, tries: 60, seed: 5 } as const;
    const found = finish(new Themes(kit, puzzle, reading, asked));
    expect(found.all).toBeUndefined();
    expect(found.looked).toBeLessThanOrEqual(60);
    expect(finish(new Themes(kit, puzzle, reading, asked))).toEqual(found);
    for (const board of found.boards) {
      expect(board.puzzle.colours[7]).toBe(BLACK);
      expect(brute(board.puzzle, reading).length).toBe(1);
    }
  });
});

describe('tiles for a picture', () => {
  it('are of one colour each, and the picture is the only answer', () => {
    const kit = { genre: tilepaint, editor: tilepaintEditor };
    const [reading] = tilepaint.readings;
    const blank = blankDrawing(tilepaintEditor, { width: 5, height: 4 });
    const cells = [1, 2, 6, 7, 8, 12, 13, 18];
    const { board } = applied(tilepaintEditor, blank, { kind: 'paint', cells, mark: YES });
    const { boards, looked } = finish(new Propose(kit, board, reading, { tries: 40, seed: 3 }));
    expect(looked).toBeGreaterThan(10);
    expect(boards.length).toBeGreaterThan(0);
    for (const { puzzle, answer } of boards) {
      const painted = puzzle.tiles.flatMap((tile, cell) => (answer[tile] === YES ? [cell] : []));
      expect(painted).toEqual(cells);
      expect(caseOf(tilepaint.id).brute(puzzle, reading).length).toBe(1);
    }
    expect(
      () =>
        new Propose(
          { genre: castleWall, editor: castleEditor },
          blankDrawing(castleEditor, blank.board.puzzle).board,
          castleWall.readings[0],
        ),
    ).toThrow("Boards of Castle Wall aren't cut into regions.");
  });
});

describe('pairs', () => {
  it('are seen where the print is symmetric and the answer is not', () => {
    const { puzzle } = blankDrawing(castleEditor, { width: 3, height: 2 }).board;
    const [first, second] = caseOf(castleWall.id).brute(puzzle, castleWall.readings[0]);
    expect(pairsUnder(castleEditor, puzzle, [first, second])).toContain('flip left and right');
    expect(pairsUnder(castleEditor, puzzle, [first, second])).not.toContain('turn right');
    const wall = applied(castleEditor, blankDrawing(castleEditor, puzzle), {
      kind: 'clue',
      name: 'colour',
      place: { x: 1, y: 1 },
      value: BLACK,
    });
    expect(pairsUnder(castleEditor, wall.board.puzzle, [first])).toEqual([]);
  });
});
