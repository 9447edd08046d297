import { describe, expect, it } from 'vitest';

import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Editor } from '../../src/genre/editor.ts';

import { seeded } from '../../src/grid/random.ts';
import { finish } from '../../src/grid/task.ts';
import { type Addition, additions } from '../../src/setting/additions.ts';
import { printedClues, without } from '../../src/setting/clues.ts';
import { Suggest } from '../../src/setting/suggest.ts';
import { genreCases } from '../support/genre-cases.ts';

const SEEDS = [...Array(12).keys()];

/** A small board that keeps its answer but for some of its clues, which are rubbed out. */
function halfSet(editor: Editor, puzzle: Puzzle, seed: number): Puzzle {
  const random = seeded(seed);
  return printedClues({ editor }, puzzle)
    .filter(({ part }) => part === undefined)
    .filter(() => random.below(3) > 0)
    .reduce(without, puzzle);
}

/** Every set of `size` of these, as long as no two stand in one place. */
function* sets<T extends { readonly clue: string }>(all: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  for (let at = from; at < all.length && size > 0; at++)
    for (const rest of sets(all, size - 1, at + 1))
      if (!rest.some(({ clue }) => clue === all[at].clue)) yield [all[at], ...rest];
}

describe.each(genreCases)('$id', ({ genre, fixtures, brute }) => {
  it.each(SEEDS)('the fewest clues, by brute force over all sets (seed %i)', async (seed) => {
    const editor = (await genre.editor?.()) as Editor;
    const { puzzle: whole, answer } = fixtures.randomBoard(seed, { least: 4, most: 9, side: 4 });
    if (!answer) return;
    const [reading] = genre.readings;
    const puzzle = halfSet(editor, whole, seed);
    const { clues, puzzle: after, proved } = finish(new Suggest({ genre, editor }, puzzle, answer, reading));
    expect(proved).toBe(true);

    const lacks = (found: Puzzle) => editor.lacks?.(found, answer) ?? [];
    const lies: Addition[] = lacks(puzzle).flatMap(({ choices }) =>
      choices.map((choice) => ({ ...choice, holds: () => true, lesser: [] })),
    );
    const candidates = [...additions(editor, puzzle, answer), ...lies];

    const isOnly = (found: Puzzle): boolean => {
      const answers = brute(found, reading);
      return answers.length === 1 && answers[0].every((mark, at) => mark === answer[at]);
    };
    if (clues === undefined) {
      for (let size = 0; size <= 2; size++)
        for (const set of sets(candidates, size))
          expect(isOnly(set.reduce((p, { add }) => add(p), puzzle))).toBe(false);
      return;
    }
    expect(isOnly(after)).toBe(true);
    let tried = 0;
    for (let size = 0; size < clues.length; size++)
      for (const set of sets(candidates, size)) {
        if (++tried > 400) return;
        expect(isOnly(set.reduce((found, { add }) => add(found), puzzle)), set.map(({ clue }) => clue).join()).toBe(
          false,
        );
      }
  });
});
