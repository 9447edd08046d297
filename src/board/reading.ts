/** A variant of the rules, as plain data that `check`, the models and the sweep read alike. */
export interface Reading {
  readonly name: string;
}
