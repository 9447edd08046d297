import { describe, expect, it } from 'vitest';
import { FORMS, type Form } from '../../src/formats/codec.ts';
import { printBoard } from '../../src/formats/print.ts';
import { readBoard } from '../../src/genres/read.ts';
import { data, type Published, publishedBoards } from '../support/data.ts';
import { asJson } from './boards.ts';

// Each comes out of its own form byte for byte as it went in.

/** Boards, and texts of boards and answers, in each file. */
const FILES: readonly [string, number][] = [
  ['usowan', 110],
  ['battleships', 682],
  ['tilepaint', 312],
  ['castle-wall', 80],
  ['hard', 5],
];

describe.each(FILES)('published boards: %s', (file, count) => {
  const published = file === 'hard' ? data<Published[]>('hard.json') : publishedBoards(file);
  const texts = (published ?? []).flatMap(({ id, board, answer }) => [
    [`${id}, board`, board] as const,
    [`${id}, answer`, answer] as const,
  ]);
  const boards = texts.flatMap(([id, text]) => (text === null ? [] : [{ id, text, read: readBoard(text) }]));
  const others = (form: Form) => FORMS.filter((other) => other !== form && other !== 'svg' && other !== 'puzzlink');

  it.skipIf(!published)('come back byte for byte, without a warning', () => {
    expect(boards.length).toBe(count);
    for (const { id, text, read } of boards) {
      expect(read.form, id).toBe(text.startsWith('pzprv3') ? 'pzprv3' : 'puzzlink');
      expect(read.warnings, id).toEqual([]);
      expect(printBoard(read.genre.codec, read.board, read.form), id).toEqual({ text, warnings: [] });
    }
  });

  it.skipIf(!published)('come back whole through every other form', () => {
    for (const { id, read } of boards) {
      const {
        genre: { codec },
        board,
      } = read;
      for (const form of others(read.form)) {
        const printout = printBoard(codec, board, form);
        expect(printout.warnings, `${id}, ${form}`).toEqual([]);
        expect(asJson(codec, readBoard(printout.text).board), `${id}, ${form}`).toBe(asJson(codec, board));
      }
      const { text } = printBoard(codec, board, 'puzzlink');
      expect(readBoard(text).board.puzzle, `${id}, puzzlink`).toEqual(board.puzzle);
    }
  });

  it.skipIf(!published)('have the same puzzle in the board as in its answer', () => {
    for (let k = 0; k + 1 < boards.length; k += 2)
      if (boards[k].id.split(',')[0] === boards[k + 1].id.split(',')[0])
        expect(boards[k + 1].read.board.puzzle, boards[k].id).toEqual(boards[k].read.board.puzzle);
  });
});
