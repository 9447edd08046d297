/**
 * A quantity that the branches count: ships of one length, edges of the loop. A branch may multiply its count by one
 * **monomial** xᵏ (`tally` x, `power` k), and the engine computes in the polynomials over the kept tallies, truncated
 * above `cap`: a higher power is zero. Fleets, `--by length` and the tilt are all this one mechanism.
 */
export interface Tally {
  readonly name: string;
  /** Highest power kept: terms above it are dropped. At most 65 535. */
  readonly cap: number;
  /**
   * `exactly-cap`: only answers whose power is `cap` count (a fleet: all ships of that length, no more), so it is
   * always kept. `any`: it is forgotten (x = 1) unless a question is about it.
   */
  readonly wanted: 'exactly-cap' | 'any';
  /**
   * How often a unit of each tally counts here, by index: for a tally that is made of others, such as an area of cells and
   * edges. By default a tally counts its own units, once each.
   */
  readonly times?: readonly number[];
  /** What a power stands for; by default itself. Less than 0 is left out. */
  readonly value?: (power: number) => number;
  /** For the tilt: the units that each level decides, each of them either taken or skipped. The total is the sum. */
  readonly units?: readonly number[];
}

/** No monomial: the branch counts nothing. */
export const NO_TALLY = -1;
