import { share, wholeNumber } from '../../formats/option-value.ts';
import type { OptionsOf } from '../../genre/option.ts';

export type TilepaintOptions = {
  /** The largest tile aimed at, in cells. */
  readonly maxSize?: number;
  /** How likely each line is to print its number at all, before any is dropped; 0 … 1. */
  readonly density?: number;
};

/** The tile size of the article's ladder tables. */
export const LARGEST_TILE = 5;

export const options: OptionsOf<TilepaintOptions> = {
  maxSize: {
    ...wholeNumber(1, 10_000),
    uses: ['generate'],
    placeholder: 'cells',
    help: 'the largest tile',
    otherwise: `${LARGEST_TILE}`,
  },
  density: {
    ...share,
    uses: ['generate'],
    placeholder: 'share',
    help: 'the share of lines that may print a number',
    otherwise: '1',
  },
};
