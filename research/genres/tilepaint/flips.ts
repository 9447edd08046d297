import { type Marks, NO, YES } from '../../../src/board/marks.ts';
import type { TilepaintPuzzle } from '../../../src/genres/tilepaint/puzzle.ts';
import { numberedRuns } from '../../../src/genres/tilepaint/runs.ts';

/** Tiles that change colour together without any number moving: together with the answer they make a second one. */
export type Flip = readonly number[];

/**
 * For each tile, how many cells of it lie in each numbered line, as one text: two tiles with the same text are the same
 * to every number.
 */
function sliceVectors(puzzle: TilepaintPuzzle, tiles: number): number[][] {
  const runs = numberedRuns(puzzle);
  const vectors = Array.from({ length: tiles }, () => new Array<number>(runs.length).fill(0));
  runs.forEach((run, line) => {
    run.tiles.forEach((tile, index) => {
      vectors[tile][line] = run.slices[index];
    });
  });
  return vectors;
}

/** A tile in no numbered line. */
export function singleFlip(puzzle: TilepaintPuzzle, answer: Marks): Flip | undefined {
  const tile = sliceVectors(puzzle, answer.length).findIndex((vector) => vector.every((slice) => slice === 0));
  return tile < 0 ? undefined : [tile];
}

/** A painted and a white tile that are the same to every number. */
export function pairFlip(puzzle: TilepaintPuzzle, answer: Marks): Flip | undefined {
  const vectors = sliceVectors(puzzle, answer.length);
  const painted = new Map<string, number>();
  vectors.forEach((vector, tile) => {
    if (answer[tile] === YES) painted.set(vector.join(), tile);
  });
  for (let tile = 0; tile < answer.length; tile++) {
    const other = answer[tile] === NO ? painted.get(vectors[tile].join()) : undefined;
    if (other !== undefined) return [other, tile];
  }
  return undefined;
}

/**
 * Two painted and two white tiles that together are the same to every number, such as the corners of a rectangle of
 * single cells: neither a single nor a pair flip. Cost: pairs of tiles, that is up to cells² / 4 texts.
 *
 *     # .      . #
 *     . #  ⇄  # .
 */
export function switchOfFour(puzzle: TilepaintPuzzle, answer: Marks): Flip | undefined {
  const vectors = sliceVectors(puzzle, answer.length);
  const pairs = function* (mark: number): Generator<readonly [string, number, number]> {
    for (let one = 0; one < answer.length; one++)
      if (answer[one] === mark)
        for (let other = one + 1; other < answer.length; other++)
          if (answer[other] === mark)
            yield [vectors[one].map((slice, line) => slice + vectors[other][line]).join(), one, other];
  };
  const painted = new Map<string, readonly [number, number]>();
  for (const [sum, one, other] of pairs(YES)) painted.set(sum, [one, other]);
  for (const [sum, one, other] of pairs(NO)) {
    const found = painted.get(sum);
    if (found) return [...found, one, other];
  }
  return undefined;
}

/** The other answer that a flip makes. */
export function flipped(answer: Marks, flip: Flip): Marks {
  const other = answer.slice();
  for (const tile of flip) other[tile] = answer[tile] === YES ? NO : YES;
  return other;
}
