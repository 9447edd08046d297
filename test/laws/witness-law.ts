import { describe, expect, it } from 'vitest';
import { ALL_RUNGS } from '../../src/engine/engine.ts';
import type { LadderName } from '../../src/engine/technique.ts';
import type { Genre } from '../../src/genre/genre.ts';
import type { WitnessBoard } from '../../src/genre/witness-board.ts';
import { readAmong } from '../../src/genres/read.ts';
import { finish } from '../../src/grid/task.ts';
import { climbWithout, fixpoint, PROBE, rungsUpTo } from '../../src/ladder/index.ts';

/**
 * Each rung has a board on which it fires and the rungs below don't; and taking any one rung out of the ladder silences
 * the witnesses of that rung and of no other. So in the study's ladder, and so in the full one for the rungs that it has
 * of its own. (`parity` of Castle Wall is the study's alone: in the full ladder `sides` sees all that it sees.)
 */
export function witnessLaw(genre: Genre, witnesses: readonly WitnessBoard[]): void {
  const [reading] = genre.readings;
  const study = genre.rungs(reading, 'study');
  const full = genre.rungs(reading, 'full');
  describe(`witnesses of ${genre.name}`, () => {
    lawOf(genre, witnesses, 'study', [...study, PROBE]);
    lawOf(genre, witnesses, 'full', [...full.filter((rung) => !study.includes(rung)), PROBE]);
  });
}

function lawOf(genre: Genre, witnesses: readonly WitnessBoard[], ladder: LadderName, names: readonly string[]): void {
  const rungs = genre.rungs(genre.readings[0], ladder);
  /** Whether a witness of the rung fires on a ladder without the rungs of the bit mask `left`. */
  const firing = (rung: string, left: number): boolean =>
    witnesses.some((witness) => witness.rung === rung && fires(genre, witness, ladder, left));
  it.each(names)(`%s fires, and the rungs below do not (${ladder})`, (rung) => {
    expect(firing(rung, 0)).toBe(true);
  });
  it.each(names.slice(0, -1))(`without %s its own witness is silent, and no other (${ladder})`, (rung) => {
    const left = 1 << rungs.indexOf(rung);
    expect(names.filter((other) => !firing(other, left))).toEqual([rung]);
  });
}

/** Whether the witness's rung says what it should from marks to which the rungs below add nothing. */
function fires(genre: Genre, witness: WitnessBoard, ladder: LadderName, left: number): boolean {
  const read = readAmong([genre], witness.board);
  const puzzle = read.board.puzzle;
  const { marks } = read.board;
  const reading = genre.readings.find(({ name }) => name === (witness.reading ?? 'standard'));
  if (!reading) throw new Error(`no reading is called ${witness.reading}`);
  const rungs = genre.rungs(reading, ladder);
  const index = rungs.indexOf(witness.rung);
  const model = genre.ladder(puzzle, reading, ladder);
  const below = fixpoint(model, (index < 0 ? ALL_RUNGS : rungsUpTo(index - 1)) & ~left, { marks });
  // In the full ladder the techniques below `probe` see through some of the study's boards for it.
  if (ladder === 'full' && index < 0 && `${below}` !== `${marks}`) return false;
  expect(below, `${witness.rung}: what the rungs below add`).toEqual(marks);
  const found =
    index < 0 ? finish(climbWithout(model, left, { marks })) : fixpoint(model, (1 << index) & ~left, { marks });
  const decision = Array.from({ length: genre.decisions(puzzle) }, (_, at) => at).find(
    (at) => genre.decisionName(puzzle, at) === witness.at,
  );
  return decision !== undefined && found !== null && marks[decision] === 0 && found[decision] === witness.mark;
}
