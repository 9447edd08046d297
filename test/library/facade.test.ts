import { describe, expect, test } from 'vitest';
import * as kaisu from '../../src/index.ts';
import * as tasks from '../../src/tasks.ts';
import { kaisu as commandLine } from '../cli/run-kaisu.ts';
import { registeredCases } from '../support/genre-cases.ts';

// What a library user calls, on each genre's own example; what the parts can do is tested where they live.

const { blankBoard, check, count, explain, field, generate, hint, list, minimise, print, readBoard, sample, solve } =
  kaisu;

describe.each(kaisu.genres)('$id', ({ id, example }) => {
  const board = readBoard(example);
  const { verdict, answers } = solve(board);
  const solved = { ...board, board: { ...board.board, marks: answers[0] } };

  test('a board is solved, judged and printed', () => {
    expect({ verdict, number: answers.length }).toEqual({ verdict: 'unique', number: 1 });
    expect(check(solved).violations).toEqual([]);
    expect(check(board).violations).not.toEqual([]);
    for (const form of ['pzprv3', 'json', 'text'] as const)
      expect(readBoard(print(solved, form).text)).toMatchObject({ genre: { id }, board: { marks: answers[0] } });
  });

  test('all of its answers are counted, drawn and listed', () => {
    expect(count(board).count).toBe(1n);
    expect(field(board)).toMatchObject({
      total: 1n,
      numerators: [...answers[0]].map((mark) => (mark === 1 ? 1n : 0n)),
    });
    expect(sample(board, { number: 2 })).toEqual([answers[0], answers[0]]);
    expect([...list(board)]).toEqual([answers[0]]);
    expect([...list(board, { ignoreMarks: true })]).toEqual([answers[0]]);
    const wrong = answers[0].map((mark) => 3 - mark);
    const marked = { ...board, board: { ...board.board, marks: wrong } };
    expect(count(marked).count).toBe(0n);
    expect(count(marked, { ignoreMarks: true }).count).toBe(1n);
  });

  test('the way to the answer is explained', () => {
    const path = explain(board);
    expect(path).toMatchObject({ finished: true, marks: answers[0] });
    expect(hint(board)).toEqual({ kind: 'step', hint: path.hints[0] });
    expect(hint(solved).kind).toBe('finished');
  });

  test('clues that it can do without are dropped', () => {
    const minimal = minimise(board, { seed: 3 });
    expect(solve(minimal).verdict).toBe('unique');
    expect(minimise(minimal).removed).toEqual([]);
  });
});

describe.each(registeredCases)('$id, of a size', ({ id, fixtures }) => {
  test('boards are made as the command line makes them', async () => {
    const genre = id as kaisu.GenreId;
    const { shape, options } = fixtures.small;
    const boards = generate(genre, shape, { ...options, boards: 2, seed: 3 });
    const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const size = `${shape.width}x${shape.height}`;
    const { stdout } = await commandLine(['generate', id, size, '-n', '2', '--seed', '3', '--json', ...flags]);
    expect(boards).toEqual(JSON.parse(stdout).boards);
    for (const { puzzlink } of boards) expect(solve(readBoard(puzzlink)).verdict).toBe('unique');
  });
});

test('blank boards, with options and variants of the rules', () => {
  expect(count(blankBoard('castle-wall', { width: 4, height: 4 })).count).toBe(213n);
  expect(count(blankBoard('castle-wall', { width: 3, height: 3 }), { by: 'length' }).byTally[8]).toBe(5n);
  expect(count(blankBoard('castle-wall', { width: 3, height: 3 }, { walls: 'r2c2=white' })).count).toBe(1n);
  expect(count(blankBoard('battleships', { width: 6, height: 6 }, { fleet: '1' })).count).toBe(36n);
  expect(count(blankBoard('usowan', { width: 3, height: 2 }, { reading: 'no-white-sheet' })).count).toBe(17n);
  const tilt = { tally: 'length', skip: 1, take: 9 } as const;
  const [long] = sample(blankBoard('castle-wall', { width: 8, height: 8 }), { tilt });
  const [short] = sample(blankBoard('castle-wall', { width: 8, height: 8 }), { tilt: { ...tilt, skip: 9, take: 1 } });
  const length = (marks: Uint8Array) => marks.filter((mark) => mark === kaisu.YES).length;
  expect(length(long)).toBeGreaterThan(length(short));
});

test('the options of one genre are none of another, for the compiler and for everybody', () => {
  // @ts-expect-error -- Battleships has no tiles.
  expect(() => generate('battleships', { width: 6, height: 6 }, { maxSize: 3 })).toThrow(/no option maxSize/);
  // @ts-expect-error -- there is no such genre.
  expect(() => generate('sudoku', { width: 9, height: 9 })).toThrow(/no genre 'sudoku'/);
});

test.each([
  [() => solve(readBoard('castle/6/6/q032e033040011g013b'), { reading: 'x' }), /no reading 'x': expected standard, /],
  [() => solve(readBoard('castle/6/6/q032e033040011g013b'), { rung: 'x' }), /no rung 'x'/],
  [() => count(blankBoard('usowan', { width: 2, height: 2 }), { by: 'length' }), /by length/],
  [() => blankBoard('usowan', { width: 0, height: 2 }), /0x2/],
  [() => blankBoard('usowan', { width: 2, height: 1e9 }), /from 1 to 100/],
  [() => blankBoard('tilepaint', { width: 2, height: 2 }), /Tilepaint has no blank boards/],
  [() => minimise(blankBoard('castle-wall', { width: 3, height: 3 })), /several answers/],
  [() => readBoard('nonsense'), /nonsense/],
])('%s is refused', (ask, sentence) => {
  expect(ask).toThrow(kaisu.InputError);
  expect(ask).toThrow(sentence);
});

test('as a task, work comes in slices', () => {
  const task = tasks.solve(readBoard('castle/6/6/q032e033040011g013b'));
  let slices = 0;
  while (!task.advance(1)) slices++;
  expect(slices).toBeGreaterThan(3);
  expect(task.result).toEqual(solve(readBoard('castle/6/6/q032e033040011g013b')));
});
