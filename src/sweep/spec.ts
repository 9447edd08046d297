/**
 * What the sweep asks of a genre (after TdZdd's specs). A state is `words` 32-bit integers; the root stands before
 * level 0 and each step decides level `level` by one of `choices(level)` choices.
 */
export interface Spec {
  readonly words: number;
  readonly levels: number;
}
