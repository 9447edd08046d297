/** Weigh an answer by skip^(total − n) · take^n, where n is its tally and the total the sum of the tally's units. */
export interface Tilt {
  readonly tally: string;
  readonly skip: number;
  readonly take: number;
}

/** What is asked of the tallies that are not always kept. */
export interface Question {
  /** Split the answers by this tally. */
  readonly by?: string;
  readonly tilt?: Tilt;
}

export interface CountOptions extends Question {
  /** Bytes that the sweep may hold at once; beyond it `advance` throws `OverBudget`. Default 2 GiB. */
  readonly memory?: number;
  /** At most so many limbs of 44 bits a counter: only for the test that overflowing them is noticed. */
  readonly limbs?: number;
}

export interface FieldOptions extends DiagramOptions {
  /** The marginal of the spec that the field is of; by default its decisions. */
  readonly of?: string | undefined;
}

export interface DiagramOptions {
  readonly tilt?: Tilt;
  /** Bytes that the diagram may hold; beyond it `advance` throws `OverBudget`. Default 2 GiB. */
  readonly memory?: number;
}
