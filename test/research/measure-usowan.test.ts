import { expect, test } from 'vitest';
import { NamedLiars, readingsOf, regionsNumbers } from '../../research/genres/usowan/liars.ts';
import { printBoard } from '../../src/formats/print.ts';
import { usowan } from '../../src/genres/usowan/index.ts';
import { seeded } from '../../src/grid/random.ts';
import { neighbours } from '../../src/grid/shape.ts';
import { finish } from '../../src/grid/task.ts';
import { diagram, sample, walk } from '../../src/sweep/index.ts';

const [standard] = usowan.readings;
const shape = { width: 4, height: 3 };

// Each answer of a board names its liars, so the readings that survive are the sets of liars that its answers have.
test('the readings that survive are those of the answers', () => {
  const space = usowan.composer.space(shape, standard, {});
  if (!space) throw new Error('Usowan draws its answers');
  const answers = finish(sample(finish(diagram(space.spec)), 12, seeded(5)));
  const random = seeded(6);
  let several = 0;
  for (const answer of answers) {
    const full = usowan.composer.withAllClues(shape, answer, {}, random);
    if (!full) continue;
    // Half of the numbers, but for the lies, so that boards with several answers are among them.
    const numbers = full.puzzle.numbers.map((number, cell) => {
      const shaded = neighbours(shape, cell).filter((other) => answer[other] === 1).length;
      return number === shaded && random.below(2) === 0 ? -1 : number;
    });
    const puzzle = { ...full.puzzle, numbers };
    const printed = regionsNumbers(puzzle).flat();
    const liarsOf = new Set(
      [...walk(finish(diagram(usowan.sweep(puzzle, standard))))].map((marks) =>
        printed
          .filter((cell) => neighbours(shape, cell).filter((other) => marks[other] === 1).length !== numbers[cell])
          .sort((a, b) => a - b)
          .join(),
      ),
    );
    const survivors = [...readingsOf(puzzle)]
      .filter((liars) => new NamedLiars(puzzle, liars).isPossible('sheet'))
      .map((liars) => [...liars].sort((a, b) => a - b).join());
    const shown = printBoard(usowan.codec, { puzzle, marks: answer, notes: {} }, 'text').text;
    expect(new Set(survivors), shown).toEqual(liarsOf);
    if (liarsOf.size > 1) several++;
  }
  expect(several).toBeGreaterThan(0);
});

test('a clause less kills no more readings', () => {
  const space = usowan.composer.space(shape, standard, {});
  if (!space) throw new Error('Usowan draws its answers');
  const random = seeded(8);
  for (const answer of finish(sample(finish(diagram(space.spec)), 6, seeded(7)))) {
    const full = usowan.composer.withAllClues(shape, answer, {}, random);
    if (!full) continue;
    for (const liars of readingsOf(full.puzzle)) {
      const named = new NamedLiars(full.puzzle, liars);
      const shown = printBoard(usowan.codec, { puzzle: full.puzzle, marks: answer, notes: {} }, 'text').text;
      if (named.isPossible('sheet')) expect(named.isPossible('touch'), shown).toBe(true);
      if (named.isPossible('touch')) expect(named.isPossible('numbers'), shown).toBe(true);
    }
  }
});
