import { describe, expect, it } from 'vitest';
import type { KnownCount } from '../../src/genre/fixtures.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { readAmong } from '../../src/genres/read.ts';
import { finish } from '../../src/grid/task.ts';
import { solve } from '../../src/search/solve.ts';
import { count, type Spec } from '../../src/sweep/index.ts';
import { genreCases } from '../support/genre-cases.ts';

/** The sweep over the answers of a board, or of a size. */
function specOf(genre: Genre, { of, reading: name = 'standard' }: KnownCount): Spec {
  const reading = genre.readings.find((other) => other.name === name);
  if (!reading) throw new Error(`no reading is called ${name}`);
  if (typeof of === 'string') return genre.sweep(readAmong([genre], of).board.puzzle, reading);
  const blank = genre.blank?.(of, reading, of.options ?? {});
  if (!blank) throw new Error(`${genre.id} has no blank boards`);
  return genre.sweep(blank.puzzle, blank.reading);
}

describe.each(genreCases)('$id', ({ genre, fixtures }) => {
  it.each(fixtures.counts)('has $count answers: $of, $reading ($source)', (known) => {
    expect(finish(count(specOf(genre, known))).count).toBe(known.count);
  });

  it('has some counts from outside', () => {
    expect(fixtures.counts.length).toBeGreaterThan(0);
  });

  it('its example is a board with one answer', () => {
    const { board, form, warnings } = readAmong([genre], genre.example);
    expect({ form, warnings }).toEqual({ form: 'puzzlink', warnings: [] });
    const { verdict, rung } = finish(solve(genre, board.puzzle, genre.readings[0]));
    expect({ verdict, isClimbed: rung !== 'search' }).toEqual({ verdict: 'unique', isClimbed: true });
  });
});
