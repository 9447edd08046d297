import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/board/board.ts';
import { printBoard } from '../../src/formats/print.ts';
import { readAmong } from '../../src/genres/read.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { genreCases } from '../support/genre-cases.ts';
import { anyBoards, asJson } from './boards.ts';

const RUNS = { numRuns: 400 };

describe.each(genreCases)('any board of $id', ({ genre, fixtures }) => {
  const { codec } = genre;
  const boards = anyBoards(fixtures);
  for (const form of ['json', 'text'] as const)
    it(`comes back whole from ${form}`, () => {
      fc.assert(
        fc.property(boards, (board) => {
          const { text, warnings } = printBoard(codec, board, form);
          const read = readAmong([genre], text);
          expect(read.form, text).toBe(form);
          expect(read.genre.codec).toBe(codec);
          expect(read.board, text).toEqual(board);
          expect(warnings).toEqual([]);
        }),
        RUNS,
      );
    });

  it('comes back from pzprv3, or the printing warns', () => {
    fc.assert(
      fc.property(boards, (board) => {
        let text: string;
        let warnings: readonly string[];
        try {
          ({ text, warnings } = printBoard(codec, board, 'pzprv3'));
        } catch (error) {
          // Only a ship longer than puzz.link's notation can say is refused.
          expect(error).toBeInstanceOf(InputError);
          expect(String(error)).toMatch(/ship \d+ of the fleet/);
          return;
        }
        const read = readAmong([genre], text);
        expect(read.form).toBe('pzprv3');
        expect(read.board.puzzle, text).toEqual(board.puzzle);
        const drawn = ({ marks, notes }: Board) => ({ marks: [...marks], notes });
        if (warnings.length === 0) expect(drawn(read.board), text).toEqual(drawn(board));
        else expect(drawn(read.board), text).not.toEqual(drawn(board));
        expect(printBoard(codec, read.board, 'pzprv3')).toEqual({ text, warnings: [] });
        // Line breaks say the same as slashes.
        expect(asJson(codec, readAmong([genre], text.replaceAll('/', '\n')).board)).toBe(asJson(codec, read.board));
        expect(asJson(codec, readAmong([genre], text.replaceAll('/', '/\r\n')).board)).toBe(asJson(codec, read.board));
      }),
      RUNS,
    );
  });

  it('has its puzzle come back from an address, unless a number is too large for one', () => {
    fc.assert(
      fc.property(boards, (board) => {
        let text: string;
        try {
          ({ text } = printBoard(codec, board, 'puzzlink'));
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          expect(String(error)).toMatch(/The number \d+ at .* is too large for puzz\.link's notation/);
          return;
        }
        const read = readAmong([genre], text);
        expect(read.form).toBe('puzzlink');
        expect(read.board.puzzle, text).toEqual(board.puzzle);
        expect(printBoard(codec, read.board, 'puzzlink').text).toBe(text);
      }),
      RUNS,
    );
  });

  it('has its puzzle come back from a pzprv3 file whose answer is cut off after any line', () => {
    fc.assert(
      fc.property(boards, fc.nat(), (board, lost) => {
        let text: string;
        try {
          ({ text } = printBoard(codec, { ...board, notes: {} }, 'pzprv3'));
        } catch {
          return;
        }
        const lines = text.split('/').slice(0, -1);
        // The lines after the puzzle's own: the last ones, at least as many as the board is high.
        const kept = lines.slice(0, lines.length - (lost % (board.puzzle.height + 1)));
        const read = readAmong([genre], `${kept.join('/')}/`);
        expect(read.board.puzzle, text).toEqual(board.puzzle);
        expect(read.board.marks.length).toBe(board.marks.length);
      }),
      RUNS,
    );
  });

  it('is a picture of well formed elements without a style sheet', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const { text } = printBoard(codec, board, 'svg');
        expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+" width="\d+(\.\d+)?"/);
        expect(text.endsWith('</svg>\n')).toBe(true);
        expect(text).not.toMatch(/NaN|undefined|style|class=|Infinity/);
        for (const line of text.trimEnd().split('\n').slice(1, -1))
          expect(line).toMatch(/^<(\w+)( [\w-]+="[^"<>&]*")*(\/>|>([^<>&]|&\w+;)*<\/\1>)$/);
      }),
      { numRuns: 100 },
    );
  });
});
