import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printBoard } from '../../src/formats/print.ts';
import type { Genre } from '../../src/genre/genre.ts';
import { type ReadResult, readAmong } from '../../src/genres/read.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { genreCases } from '../support/genre-cases.ts';
import { anyBoards, asJson } from './boards.ts';

// Each parser is fed 100 000 damaged boards, the same in each run. Nothing but an InputError may come out of it, and a
// text that is read as a board must be printed as one that is read as the same board: nothing is changed in silence.

const BOARDS = 100_000;
const SEED = 20_261_130;
const FORMS = ['puzzlink', 'pzprv3', 'json', 'text'] as const;

/** Words that the forms are made of, and some that none knows. */
const WORDS = [
  ...'0123456789abcdefghijklmnopqrstuvwxyz.-+=#/?*~<>^|:[]{}",\\ \n\t%_',
  '-1',
  '-2',
  '99',
  '1e9',
  '//',
  '/c',
  '11g',
  '0,-1,0',
  '2,3,5',
  '+x',
  '#',
  '\u0000',
  '\u00e9',
  '%2F',
  '+---+',
  'note ',
  'null',
];

/** A small fast generator (xorshift): the fuzz needs many draws and no quality. */
function draws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function mutated(text: string, other: string, draw: (below: number) => number): string {
  const at = draw(text.length + 1);
  const length = 1 + draw(4);
  switch (draw(8)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at);
    case 2:
      return text.slice(0, at) + WORDS[draw(WORDS.length)] + text.slice(at);
    case 3:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
    case 4:
      return text.slice(0, at) + other.slice(draw(other.length + 1));
    case 5: {
      const from = draw(text.length + 1);
      return text.slice(0, at) + text.slice(from, from + length) + text.slice(at + length);
    }
    default:
      return text.slice(0, at) + WORDS[draw(WORDS.length)] + text.slice(at + 1);
  }
}

/** The board that a text is read as, or null; anything but an `InputError` of one sentence is a failure. */
function readOrRefuse(genre: Genre, text: string): ReadResult<Genre> | null {
  try {
    return readAmong([genre], text);
  } catch (error) {
    if (error instanceof InputError && /^[ -~]{10,400}\.$/.test(error.message)) return null;
    throw new Error(`${JSON.stringify(text)} ended in ${String(error)}`);
  }
}

function mustComeBack(text: string, read: ReadResult<Genre>): void {
  const own = asJson(read.genre.codec, read.board);
  const printed = printBoard(read.genre.codec, read.board, read.form).text;
  const again = readAmong([read.genre], printed);
  if (again.form !== read.form || asJson(again.genre.codec, again.board) !== own)
    throw new Error(`${JSON.stringify(text)} is printed as ${JSON.stringify(printed)}, which is another board`);
}

describe('damaged boards', () => {
  const { stackTraceLimit } = Error;
  beforeAll(() => {
    // Most of these texts end in an error, whose stack nobody reads.
    Error.stackTraceLimit = 0;
  });
  afterAll(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });

  const parsers = genreCases.flatMap(({ id, genre, fixtures }) => FORMS.map((form) => ({ id, genre, fixtures, form })));
  it.each(parsers)('of $id, $form, are refused or come back', ({ genre, fixtures, form }) => {
    const texts: string[] = [];
    for (const board of fc.sample(anyBoards(fixtures), { numRuns: 60, seed: SEED }))
      try {
        texts.push(printBoard(genre.codec, board, form).text);
      } catch {
        // A number too large for this form.
      }
    // Small boards are damaged in more telling places, and faster.
    texts.sort((a, b) => a.length - b.length).splice(40);
    const draw = draws(SEED);
    let read = 0;
    for (let k = 0; k < BOARDS; k++) {
      let text = texts[draw(texts.length)];
      for (let changes = draw(3); changes >= 0; changes--) text = mutated(text, texts[draw(texts.length)], draw);
      const board = readOrRefuse(genre, text);
      if (!board) continue;
      mustComeBack(text, board);
      read++;
    }
    // The damage must be slight enough that many boards are still read, and enough that most are not.
    expect(read).toBeGreaterThan(BOARDS / 500);
    expect(read).toBeLessThan(BOARDS / 2);
  });
});
