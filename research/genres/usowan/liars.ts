import type { UsowanPuzzle } from '../../../src/genres/usowan/puzzle.ts';
import { neighbours } from '../../../src/grid/shape.ts';

/** What a shading is asked to keep besides the numbers. */
export type Clauses = 'numbers' | 'touch' | 'sheet';

/**
 * A Usowan board with its liars named: every other number is honest, those are false, nothing is hidden. Plain
 * backtracking over the cells beside numbers; a cell beside none stays white, which no number and neither clause minds:
 * shading it could only tear the sheet.
 */
export class NamedLiars {
  private readonly cells: readonly number[];
  private readonly around: readonly (readonly number[])[];
  /** Numbers around each cell, and for each number the cells around it that come later than a step. */
  private readonly shaded: Uint8Array;

  constructor(
    private readonly puzzle: UsowanPuzzle,
    private readonly liars: ReadonlySet<number>,
  ) {
    const { numbers } = puzzle;
    this.around = numbers.map((_, cell) => neighbours(puzzle, cell));
    this.cells = numbers.flatMap((number, cell) =>
      number < 0 && this.around[cell].some((other) => numbers[other] >= 0) && number !== -2 ? [cell] : [],
    );
    this.shaded = new Uint8Array(numbers.length);
  }

  /** Whether some shading keeps the numbers and these clauses, `sheet` with both. */
  isPossible(clauses: Clauses): boolean {
    this.shaded.fill(0);
    return this.extend(0, clauses);
  }

  private extend(step: number, clauses: Clauses): boolean {
    if (step === this.cells.length) return this.numbersAgree(-1, step) && (clauses !== 'sheet' || this.isOneSheet());
    const cell = this.cells[step];
    for (let value = 0; value < 2; value++) {
      if (value === 1 && clauses !== 'numbers' && this.around[cell].some((other) => this.shaded[other] === 1)) continue;
      this.shaded[cell] = value;
      if (this.numbersAgree(cell, step + 1) && this.extend(step + 1, clauses)) return true;
    }
    this.shaded[cell] = 0;
    return false;
  }

  /** Whether the numbers around `cell` (all for −1) can still be what they must be, with the cells up to `step` set. */
  private numbersAgree(cell: number, step: number): boolean {
    const { numbers } = this.puzzle;
    const last = step === 0 ? -1 : this.cells[step - 1];
    const agrees = (number: number): boolean => {
      let now = 0;
      let open = 0;
      for (const other of this.around[number]) {
        if (this.shaded[other] === 1) now++;
        else if (other > last && numbers[other] === -1) open++;
      }
      if (this.liars.has(number)) return open > 0 || now !== numbers[number];
      return now <= numbers[number] && now + open >= numbers[number];
    };
    const asked = cell < 0 ? numbers.map((_, at) => at) : this.around[cell];
    return asked.every((at) => numbers[at] < 0 || agrees(at));
  }

  private isOneSheet(): boolean {
    const white = [...this.shaded.keys()].filter((cell) => this.shaded[cell] === 0);
    const seen = new Set(white.slice(0, 1));
    for (const cell of seen) for (const other of this.around[cell]) if (this.shaded[other] === 0) seen.add(other);
    return white.length > 0 && seen.size === white.length;
  }
}

/** Every choice of one number a region, as sets of cells. */
export function* readingsOf({ regions, numbers }: UsowanPuzzle): Generator<ReadonlySet<number>, void, void> {
  const printed = regionsNumbers({ regions, numbers });
  const chosen = printed.map(() => 0);
  for (;;) {
    yield new Set(chosen.map((choice, region) => printed[region][choice]));
    let region = 0;
    while (region < printed.length && ++chosen[region] === printed[region].length) chosen[region++] = 0;
    if (region === printed.length) return;
  }
}

/** The numbered cells of each region. */
export function regionsNumbers({ regions, numbers }: Pick<UsowanPuzzle, 'regions' | 'numbers'>): number[][] {
  const printed: number[][] = [];
  regions.forEach((region, cell) => {
    printed[region] ??= [];
    if (numbers[cell] >= 0) printed[region].push(cell);
  });
  return printed;
}
