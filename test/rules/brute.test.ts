import { describe, expect, it } from 'vitest';
import { battleshipsReadings } from '../../src/genres/battleships/readings.ts';
import { check as checkBattleships } from '../../src/genres/battleships/rules.ts';
import { castleWallReadings } from '../../src/genres/castle-wall/readings.ts';
import { check as checkCastleWall } from '../../src/genres/castle-wall/rules.ts';
import { tilepaintReadings } from '../../src/genres/tilepaint/readings.ts';
import { check as checkTilepaint, tileCount } from '../../src/genres/tilepaint/rules.ts';
import { usowanReadings } from '../../src/genres/usowan/readings.ts';
import { check as checkUsowan } from '../../src/genres/usowan/rules.ts';
import { edgeCount } from '../../src/grid/edges.ts';
import { cellCount } from '../../src/grid/shape.ts';
import {
  battleshipsAnswers,
  castleWallAnswers,
  rawAnswers,
  sortedKeys,
  tilepaintAnswers,
  usowanAnswers,
} from '../support/brute.ts';
import { randomBattleships, randomCastleWall, randomTilepaint, randomUsowan } from '../support/random-boards.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1);

describe('clever enumeration = all 2ⁿ markings through the judge', () => {
  it.each(usowanReadings)('Usowan, $name', (reading) => {
    for (const seed of SEEDS) {
      const { puzzle } = randomUsowan(seed, { most: 12 });
      const raw = rawAnswers(checkUsowan, puzzle, cellCount(puzzle), reading);
      expect(sortedKeys(usowanAnswers(puzzle, reading)), `seed ${seed} ${JSON.stringify(puzzle)}`).toEqual(
        sortedKeys(raw),
      );
    }
  });
  it.each(battleshipsReadings)('Battleships, $name', (reading) => {
    for (const seed of SEEDS) {
      const { puzzle } = randomBattleships(seed, { most: 12 });
      const raw = rawAnswers(checkBattleships, puzzle, cellCount(puzzle), reading);
      expect(sortedKeys(battleshipsAnswers(puzzle, reading)), `seed ${seed} ${JSON.stringify(puzzle)}`).toEqual(
        sortedKeys(raw),
      );
    }
  });
  it('Tilepaint', () => {
    for (const seed of SEEDS) {
      const { puzzle } = randomTilepaint(seed, { most: 18 });
      const tiles = tileCount(puzzle);
      if (tiles > 14) continue;
      const raw = rawAnswers(checkTilepaint, puzzle, tiles, tilepaintReadings[0]);
      const found = sortedKeys(tilepaintAnswers(puzzle, tilepaintReadings[0]));
      expect(found, `seed ${seed} ${JSON.stringify(puzzle)}`).toEqual(sortedKeys(raw));
    }
  });
  it.each(castleWallReadings)('Castle Wall, $name', (reading) => {
    for (const seed of SEEDS) {
      const { puzzle } = randomCastleWall(seed, { most: 9 });
      const raw = rawAnswers(checkCastleWall, puzzle, edgeCount(puzzle), reading);
      expect(sortedKeys(castleWallAnswers(puzzle, reading)), `seed ${seed} ${JSON.stringify(puzzle)}`).toEqual(
        sortedKeys(raw),
      );
    }
  });
});

describe('random boards', () => {
  const judges = {
    Usowan: (seed: number) => judged(randomUsowan(seed, { most: 40, side: 9 }), checkUsowan, usowanReadings[0]),
    Battleships: (seed: number) =>
      judged(randomBattleships(seed, { most: 40, side: 9 }), checkBattleships, battleshipsReadings[0]),
    Tilepaint: (seed: number) =>
      judged(randomTilepaint(seed, { most: 40, side: 9 }), checkTilepaint, tilepaintReadings[0]),
    'Castle Wall': (seed: number) =>
      judged(randomCastleWall(seed, { most: 40, side: 9 }), checkCastleWall, castleWallReadings[0]),
  };
  it.each(Object.entries(judges))('%s: the answer that a board is made from is one', (_, judge) => {
    let withAnswer = 0;
    for (let seed = 1; seed <= 300; seed++) if (judge(seed)) withAnswer++;
    expect(withAnswer).toBeGreaterThan(100);
    expect(withAnswer).toBeLessThan(300);
  });
});

function judged<P, R>(
  board: { puzzle: P; answer: Uint8Array | null; seed: number },
  check: (puzzle: P, marks: Uint8Array, reading: R) => { violations: readonly { text: string }[] },
  reading: R,
): boolean {
  if (board.answer === null) return false;
  const texts = check(board.puzzle, board.answer, reading).violations.map(({ text }) => text);
  expect(texts, `seed ${board.seed} ${JSON.stringify(board.puzzle)}`).toEqual([]);
  return true;
}
