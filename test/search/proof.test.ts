import { describe, expect, it } from 'vitest';
import type { Marks } from '../../src/board/marks.ts';
import type { Puzzle } from '../../src/board/puzzle.ts';
import type { Reading } from '../../src/board/reading.ts';
import type { Model } from '../../src/engine/model.ts';
import { proof as battleshipsProof } from '../../src/genres/battleships/proof/proof.ts';
import { battleshipsReadings } from '../../src/genres/battleships/readings.ts';
import { proof as castleWallProof } from '../../src/genres/castle-wall/proof/proof.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { proof as tilepaintProof } from '../../src/genres/tilepaint/proof/proof.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { proof as usowanProof } from '../../src/genres/usowan/proof/proof.ts';
import { usowanReadings } from '../../src/genres/usowan/readings.ts';
import { finish } from '../../src/grid/task.ts';
import { Learning } from '../../src/search/learning.ts';
import {
  battleshipsAnswers,
  castleWallAnswers,
  sortedKeys,
  tilepaintAnswers,
  usowanAnswers,
} from '../support/brute.ts';
import {
  type RandomBoard,
  randomBattleships,
  randomCastleWall,
  randomTilepaint,
  randomUsowan,
} from '../support/random-boards.ts';

const BOARDS = 40;
/** Finding many answers is not what the learning search is for. */
const LIMIT = 200;

interface Case<P extends Puzzle, R extends Reading> {
  readonly genre: string;
  readonly board: (seed: number) => RandomBoard<P>;
  readonly proof: (puzzle: P, reading: R) => Model;
  readonly readings: readonly R[];
  readonly brute: (puzzle: P, reading: R) => Marks[];
}

function agrees<P extends Puzzle, R extends Reading>({ genre, board, proof, readings, brute }: Case<P, R>): void {
  describe(`${genre}: the learning search finds what brute force finds`, () => {
    for (const reading of readings)
      it(reading.name, () => {
        for (let seed = 1; seed <= BOARDS; seed++) {
          const { puzzle } = board(seed);
          const expected = sortedKeys(brute(puzzle, reading));
          const { answers, complete } = finish(new Learning(proof(puzzle, reading).enforceClues(), { limit: LIMIT }));
          const found = sortedKeys(answers);
          const where = `seed ${seed}, ${JSON.stringify(puzzle)}`;
          expect(complete, where).toBe(expected.length < LIMIT);
          expect(new Set(found).size, where).toBe(Math.min(expected.length, LIMIT));
          for (const key of found) expect(expected, where).toContain(key);
        }
      });
  });
}

agrees({ genre: 'usowan', board: randomUsowan, proof: usowanProof, readings: usowanReadings, brute: usowanAnswers });
agrees({
  genre: 'battleships',
  board: randomBattleships,
  proof: battleshipsProof,
  readings: battleshipsReadings,
  brute: battleshipsAnswers,
});
agrees({
  genre: 'tilepaint',
  board: randomTilepaint,
  proof: tilepaintProof,
  readings: tilepaintReadings,
  brute: tilepaintAnswers,
});
agrees({
  genre: 'castle-wall',
  board: randomCastleWall,
  proof: castleWallProof,
  readings: castleWallReadings,
  brute: castleWallAnswers,
});
