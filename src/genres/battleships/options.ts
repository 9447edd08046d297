import { anyText } from '../../formats/option-value.ts';
import type { OptionsOf } from '../../genre/option.ts';
import type { Shape } from '../../grid/shape.ts';

export type BattleshipsOptions = {
  /** Lengths of the ships: `4,3,3,2,2,2,1,1,1,1`; in a space, `1*` is any number of single cells. */
  readonly fleet?: string;
};

const SMALL_FLEET = '3,2,2,1,1,1';
const LARGE_FLEET = '4,3,3,2,2,2,1,1,1,1';
const SMALL_SIDE = 6;

/** The fleet that is taken where none is asked for. */
export function defaultFleet({ width, height }: Shape): string {
  return Math.max(width, height) <= SMALL_SIDE ? SMALL_FLEET : LARGE_FLEET;
}

export const options: OptionsOf<BattleshipsOptions> = {
  fleet: {
    ...anyText,
    uses: ['space', 'generate'],
    placeholder: 'lengths',
    help: 'the ships, such as 4,3,2,1; where answers are counted, 1* is any number of single cells',
    otherwise: `${SMALL_FLEET} up to ${SMALL_SIDE}x${SMALL_SIDE}, ${LARGE_FLEET} above`,
  },
};
