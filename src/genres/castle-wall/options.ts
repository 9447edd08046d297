import { anyText, oneOf, type Ratio, ratio } from '../../formats/option-value.ts';
import type { OptionsOf } from '../../genre/option.ts';

export type CastleWallOptions = {
  /** Walls of an otherwise blank board: `r1c1=white,r2c3` (grey where no colour is named). */
  readonly walls?: string;
  /** What an edge that the loop leaves out weighs, and what one on it. */
  readonly tilt?: Ratio;
  /** Whether a clue may keep its number and lose its colour (`fork`), or loses its number first (`chain`). */
  readonly dial?: 'chain' | 'fork';
};

/** Loops drawn uniformly are too long to leave room for walls; 3/2 is the article's tilt. */
export const GENERATOR_TILT: Ratio = { skip: 3, take: 2 };

export const options: OptionsOf<CastleWallOptions> = {
  walls: {
    ...anyText,
    uses: ['space'],
    placeholder: 'cells',
    help: 'clue cells, such as r1c1=white,r2c3',
  },
  tilt: {
    ...ratio,
    uses: ['weights', 'generate'],
    placeholder: 'p/q',
    help: 'weigh an unused edge p and a used one q',
    otherwise: `${ratio.show(GENERATOR_TILT)} for generate, none elsewhere`,
    tally: 'length',
  },
  dial: {
    ...oneOf('chain', 'fork'),
    uses: ['generate'],
    placeholder: 'chain|fork',
    help: 'whether a clue may keep its number without its colour',
    otherwise: 'chain',
  },
};
