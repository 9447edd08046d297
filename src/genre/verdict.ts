/** One broken rule. */
export interface Violation {
  /** Our own name of the rule, e.g. `touching-shaded`. */
  readonly rule: string;
  /** The names of the cells, edges or lines to light up (`r1c1`, `r1c1-r1c2`, `row 3`). */
  readonly cells: readonly string[];
  /** puzz.link's code for the same fault, where it has one. */
  readonly puzzlink?: string;
  readonly text: string;
}

/** What the judge says of the marks on a board. */
export interface Verdict {
  readonly violations: readonly Violation[];
  readonly warnings: readonly string[];
}
