import { expect, test } from 'vitest';
import { FleetSurvey, UNREAD } from '../../src/genres/battleships/ladder/fleet-survey.ts';
import { seeded } from '../../src/grid/random.ts';
import { cellCount, type Shape } from '../../src/grid/shape.ts';
import { type Inventory, UNLIMITED } from '../../src/spaces/lines/inventory.ts';

const SEAS = 60;
const CHANGES = 25;

/** The ship, its cells, and all cells around it that the reading keeps free; read off the grid with plain loops. */
function placeOf({ width, height }: Shape, cell: number, axis: number, length: number, corners: boolean) {
  const [top, left] = [Math.floor(cell / width), cell % width];
  const [bottom, right] = axis === 0 ? [top, left + length - 1] : [top + length - 1, left];
  if (bottom >= height || right >= width) return undefined;
  const place = { cells: [] as number[], ends: [] as number[], sides: [] as number[], corners: [] as number[] };
  for (let row = top - 1; row <= bottom + 1; row++)
    for (let column = left - 1; column <= right + 1; column++) {
      if (row < 0 || row >= height || column < 0 || column >= width) continue;
      const inRows = row >= top && row <= bottom;
      const inColumns = column >= left && column <= right;
      const along = axis === 0 ? inRows : inColumns;
      if (inRows && inColumns) place.cells.push(row * width + column);
      else if (!inRows && !inColumns) place.corners.push(row * width + column);
      else (along ? place.ends : place.sides).push(row * width + column);
    }
  return { ...place, around: [...place.ends, ...place.sides, ...(corners ? place.corners : [])] };
}

/** The cells of every line with its number, rows first. */
function linesOf({ width, height }: Shape, [rows, columns]: readonly ArrayLike<number>[]) {
  const line = (number: number, size: number, cell: (at: number) => number) => ({
    number,
    cells: Array.from({ length: size }, (_, at) => cell(at)),
  });
  return [
    ...Array.from(rows, (number, row) => line(number, width, (at) => row * width + at)),
    ...Array.from(columns, (number, column) => line(number, height, (at) => at * width + column)),
  ];
}

/** What the survey should say, from the definitions alone. */
function surveyed(shape: Shape, { lengths, ships }: Inventory, corners: boolean, { known, limits }: FleetSurvey) {
  const lines = linesOf(shape, limits);
  /** Whether the lines through the place keep their numbers with a ship there. */
  const fits = ({ cells, ends, sides }: { cells: number[]; ends: number[]; sides: number[] }): boolean =>
    lines.every((line) => {
      if (line.number === UNREAD || !line.cells.some((cell) => cells.includes(cell))) return true;
      const has = line.cells.filter((cell) => cells.includes(cell) || known[cell] > 0).length;
      const left = line.cells.filter(
        (cell) => known[cell] === 0 && !cells.includes(cell) && !ends.includes(cell) && !sides.includes(cell),
      ).length;
      return has <= line.number && has + left >= line.number;
    });
  const owed = [...ships];
  const berths = lengths.map(() => [] as string[]);
  const cover = new Uint8Array(cellCount(shape));
  const isShip = (cell: number): boolean => known[cell] > 0;
  const isWater = (cell: number): boolean => known[cell] < 0;
  let agrees = true;
  for (let length = 1; length <= Math.max(shape.width, shape.height); length++)
    for (let axis = 0; axis < (length === 1 ? 1 : 2); axis++)
      for (let cell = 0; cell < cellCount(shape); cell++) {
        const place = placeOf(shape, cell, axis, length, corners);
        if (!place) continue;
        const closing = length === 1 ? [...place.ends, ...place.sides] : place.ends;
        const isSpent = place.cells.every(isShip) && closing.every(isWater);
        const index = lengths.indexOf(length);
        if (isSpent) {
          if (index < 0 || --owed[index] < 0 || place.around.some(isShip)) agrees = false;
        } else if (index >= 0 && !place.cells.some(isWater) && !place.around.some(isShip) && fits(place))
          berths[index].push(`${cell} ${axis}`);
      }
  lengths.forEach((length, index) => {
    if (owed[index] !== UNLIMITED && berths[index].length < owed[index]) agrees = false;
    if (owed[index] <= 0) return;
    for (const berth of berths[index]) {
      const [cell, axis] = berth.split(' ').map(Number);
      for (const covered of placeOf(shape, cell, axis, length, corners)?.cells ?? []) cover[covered] = 1;
    }
  });
  return { agrees, owed, berths, cover };
}

test('a survey says what the definitions say', () => {
  let agreed = 0;
  for (let seed = 0; seed < SEAS; seed++) {
    const random = seeded(seed);
    const shape = { width: 1 + random.below(7), height: 1 + random.below(6) };
    const lengths = [4, 3, 2, 1].filter(() => random.below(4) > 0);
    const inventory = { lengths, ships: lengths.map(() => (random.below(6) === 0 ? UNLIMITED : 1 + random.below(2))) };
    const corners = random.below(3) > 0;
    const survey = new FleetSurvey(shape, inventory, corners);
    const cover = new Uint8Array(cellCount(shape));
    for (let change = 0; change < CHANGES; change++) {
      // Mostly water, as on a sea: ships at random soon touch everywhere.
      for (let left = random.below(5); left >= 0; left--)
        survey.known[random.below(cellCount(shape))] = [-1, -1, 0, 0, 1][random.below(5)];
      for (const limits of survey.limits)
        limits[random.below(limits.length)] = random.below(2) === 0 ? UNREAD : random.below(5);
      const expected = surveyed(shape, inventory, corners, survey);
      const { known, limits } = survey;
      const at = JSON.stringify({ seed, change, shape, inventory, corners, known: [...known], limits });
      expect(survey.survey(), at).toBe(expected.agrees);
      if (!expected.agrees) continue;
      agreed++;
      expect([...survey.owed], at).toEqual(expected.owed);
      survey.coverInto(cover);
      expect(cover, at).toEqual(expected.cover);
      const found = lengths.map((length, index) =>
        (length === 1 ? [0] : [0, 1]).flatMap((axis) =>
          [...cover.keys()].filter((cell) => survey.isBerth(cell, axis, index)).map((cell) => `${cell} ${axis}`),
        ),
      );
      expect(found, at).toEqual(expected.berths);
      expect([...survey.berths], at).toEqual(found.map(({ length }) => length));
    }
  }
  expect(agreed).toBeGreaterThan(SEAS);
});
