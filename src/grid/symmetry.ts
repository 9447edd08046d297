import type { Shape } from './shape.ts';

/** One of the eight ways to lay a board down: rows and columns swapped or not, then each reversed or not. */
export interface Symmetry {
  readonly name: string;
  readonly swap: boolean;
  readonly reverseRows: boolean;
  readonly reverseColumns: boolean;
}

export const symmetries: readonly Symmetry[] = [false, true].flatMap((swap) =>
  [false, true].flatMap((reverseRows) =>
    [false, true].map((reverseColumns) => ({
      name: [swap && 'swapped', reverseRows && 'upside down', reverseColumns && 'mirrored'].filter(Boolean).join(', '),
      swap,
      reverseRows,
      reverseColumns,
    })),
  ),
);

/** The size of a board that is turned or flipped. */
export function transformedShape(shape: Shape, { swap }: Symmetry): Shape {
  return swap ? { width: shape.height, height: shape.width } : { width: shape.width, height: shape.height };
}

/** The symmetry that undoes this one. */
export function inverseOf(symmetry: Symmetry): Symmetry {
  return symmetry.swap ? named(true, symmetry.reverseColumns, symmetry.reverseRows) : symmetry;
}

function named(swap: boolean, reverseRows: boolean, reverseColumns: boolean): Symmetry {
  const found = symmetries.find(
    (one) => one.swap === swap && one.reverseRows === reverseRows && one.reverseColumns === reverseColumns,
  );
  if (!found) throw new Error('not one of the eight symmetries');
  return found;
}

/** The seven ways to lay a board down anew, by what people call them. */
export const TURNS = {
  'flip left and right': named(false, false, true),
  'flip up and down': named(false, true, false),
  'turn right': named(true, false, true),
  'turn left': named(true, true, false),
  'half turn': named(false, true, true),
  'flip over the diagonal': named(true, false, false),
  'flip over the other diagonal': named(true, true, true),
} as const satisfies { readonly [name: string]: Symmetry };

/** The symmetries that a pattern of clues may have: each with the ways to lay the board down that leave it as it is. */
export const PATTERNS = {
  'half-turn': [named(false, true, true)],
  'left-right': [named(false, false, true)],
  'up-down': [named(false, true, false)],
  'both-mirrors': [named(false, false, true), named(false, true, false), named(false, true, true)],
  diagonal: [named(true, false, false)],
  'anti-diagonal': [named(true, true, true)],
  'quarter-turn': [named(true, false, true), named(false, true, true), named(true, true, false)],
} as const satisfies { readonly [name: string]: readonly Symmetry[] };

export type TurnName = keyof typeof TURNS;

export type PatternName = keyof typeof PATTERNS;

/** Whether boards of this size can have the pattern: what swaps rows and columns asks for a square. */
export function fitsPattern({ width, height }: Shape, pattern: PatternName): boolean {
  return width === height || PATTERNS[pattern].every(({ swap }) => !swap);
}
