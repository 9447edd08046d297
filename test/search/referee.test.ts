import { run } from 'clingo-wasm';
import { describe, expect, it } from 'vitest';
import { encode, isEncoded } from '../../bench/clingo/encode.ts';
import { type Marks, YES } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import { readBoard } from '../../src/genres/read.ts';
import { genres, type KnownGenre } from '../../src/genres/registry.ts';
import { finish } from '../../src/grid/task.ts';
import { Learning } from '../../src/search/learning.ts';
import { answerKey, sortedKeys } from '../support/brute.ts';
import { publishedBoards } from '../support/data.ts';

// clingo, which shares no code with Kaisu, on encodings that share no idea with its models.

/** Answers of the outside solver, at most `limit`. */
async function refereed(genre: KnownGenre, puzzle: Puzzle, limit: number): Promise<string[]> {
  const report = await run(encode(genre.id, puzzle), limit);
  if (report.Result === 'ERROR') throw new Error(report.Error);
  const decisions = genre.decisions(puzzle);
  return report.Call.flatMap((call) => call.Witnesses ?? []).map(({ Value }) => {
    const marks = new Uint8Array(decisions);
    for (const atom of Value) marks[Number(atom.slice(2, -1))] = YES;
    return answerKey(marks);
  });
}

function ours(genre: KnownGenre, puzzle: Puzzle, limit: number): readonly Marks[] {
  return finish(new Learning(genre.proof(puzzle, genre.readings[0]).enforceClues(), { limit })).answers;
}

const encoded = genres.filter(({ id }) => isEncoded(id));

describe('an outside solver finds the same answers', () => {
  for (const genre of encoded)
    it(`on random ${genre.id} boards`, async () => {
      const fixtures = await genre.fixtures();
      for (let seed = 300; seed < 325; seed++) {
        const { puzzle } = fixtures.randomBoard(seed);
        const where = `seed ${seed}, ${JSON.stringify(puzzle)}`;
        const expected = await refereed(genre, puzzle, 40);
        const found = sortedKeys(ours(genre, puzzle, 40));
        expect(found.length, where).toBe(expected.length);
        if (expected.length < 40) expect(found, where).toEqual([...expected].sort());
      }
    });

  for (const genre of encoded) {
    const boards = publishedBoards(genre.id) ?? [];
    it.skipIf(boards.length === 0)(`on published boards: ${genre.id}`, async () => {
      const step = Math.ceil(boards.length / 8);
      for (let index = 0; index < boards.length; index += step) {
        const { id, board } = boards[index];
        const {
          genre: known,
          board: { puzzle },
        } = readBoard(board);
        const expected = await refereed(known, puzzle, 2);
        expect(sortedKeys(ours(known, puzzle, 2)), id).toEqual(expected);
      }
    });
  }
});
