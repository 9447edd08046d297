import { computed, type ReadonlySignal } from '@preact/signals';
import { genreViewOf } from '../../genres/registry.ts';
import type { Workbench } from '../state/workbench.ts';

/**
 * What is lit on the board, by what it says:
 * - `fault`: broken;
 * - `basis`: what a hint rests on, and `reach`: the cells that such a clue speaks of;
 * - `pointed`: named by the word under the pointer;
 * - `differs`: where two answers part; `open`: what the level of hints can't decide.
 */
export type Tone = 'fault' | 'basis' | 'reach' | 'pointed' | 'differs' | 'open';

export interface Highlight {
  readonly tone: Tone;
  /** `r1c1`, `r1c1-r1c2`, `row 3`, or a name of the genre's own. */
  readonly places: readonly string[];
}

/** Everything that is lit now, in the order in which it is drawn. */
export function highlightsOf({ checking, hints, answers }: Workbench): ReadonlySignal<readonly Highlight[]> {
  return computed(() => {
    const found: Highlight[] = [];
    const add = (tone: Tone, places: readonly string[]): void => {
      if (places.length > 0) found.push({ tone, places: [...new Set(places)] });
    };
    add('open', hints.undecided.value);
    const status = answers.status.value;
    if (answers.showsDifferences.value && typeof status === 'object') add('differs', status.differing);
    const reply = hints.reply.value;
    if (typeof reply === 'object') {
      const settled = new Set(reply.marks.map(({ at }) => at));
      add('reach', reply.clues);
      add(
        'basis',
        [...reply.clues, ...(hints.isWhole.value ? reply.cells : [])].filter((place) => !settled.has(place)),
      );
      if (reply.kind === 'wrong' && hints.isWhole.value) add('fault', [...settled]);
    }
    const asked = checking.asked.value;
    add(
      'fault',
      [...checking.live.value, ...(asked ? [asked] : [])].flatMap(({ places }) => places),
    );
    if (hints.pointed.value !== undefined) add('pointed', [hints.pointed.value]);
    return found;
  });
}

/** The marks that the hint on the page will make, by decision; empty while only the place is told. */
export function ghostsOf({ board, hints }: Workbench): ReadonlySignal<ReadonlyMap<number, number>> {
  return computed(() => {
    const reply = hints.reply.value;
    const isStep = typeof reply === 'object' && reply.kind === 'step' && hints.isWhole.value;
    if (!isStep || !board.value || !genreViewOf(board.value.genre)) return new Map();
    return new Map(reply.marks.map(({ decision, mark }) => [decision, mark]));
  });
}
