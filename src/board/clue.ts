// A printed number, or one of the two ways of printing none. Blank, `?` and 0 are three things in every format.

/** Nothing is printed. */
export const BLANK = -1;
/** A `?` is printed: a clue of unknown value. */
export const QUESTION = -2;
