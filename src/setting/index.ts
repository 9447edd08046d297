/**
 * What a setter asks, as tasks whose `soFar` holds what is known at any time: what a board and its clues are worth, which
 * clues to add, to change or to do without, boards of a theme.
 *
 * ```ts
 * import { readBoard } from 'kaisu';
 * import { Analyse } from 'kaisu/setting';
 *
 * const { genre, board } = readBoard('castle/6/6/q032e033040011g013b');
 * const editor = await genre.editor?.();
 * if (editor) {
 *   const task = new Analyse({ genre, editor }, board, genre.readings[0]);
 *   while (!task.advance(1000)) await new Promise(setImmediate);
 *   for (const { clue, state, bits } of task.result.clues) console.log(clue, state, bits);
 * }
 * ```
 *
 * @packageDocumentation
 */

export { DIFFICULTY_WORDS } from '../engine/technique.ts';
export type { Difficulty } from '../ladder/difficulty.ts';
export { type Addition, additions } from './additions.ts';
export { Analyse, type AnalyseProgress, type Analysis, type ClueWorth, type ReadingCount } from './analyse.ts';
export { clueText, isWrong, type PrintedClue, printedClues, without } from './clues.ts';
export { Complete, type CompleteAsked } from './complete.ts';
export { bits, type Counted, log2 } from './counting.ts';
export { type Cure, type Cured, Cures } from './cure.ts';
export { type Curve, Curves } from './curves.ts';
export type { GalleryBoard, Tally } from './gallery.ts';
export { drawnAnswer, whyNot } from './meant.ts';
export { Minimal, type MinimalAsked, type MinimalBoard } from './minimal.ts';
export { pairsUnder } from './pairs.ts';
export { Propose, type ProposeAsked, type Proposed } from './propose.ts';
export { Rank, type RankAsked, type RankedEdit, workOf } from './rank.ts';
export { EFFORT, type Effort, type Settable } from './settable.ts';
export {
  SUGGEST_EFFORT,
  Suggest,
  type SuggestEffort,
  type SuggestedClue,
  type Suggestion,
  type SuggestProgress,
} from './suggest.ts';
export { Swap, type SwapAsked, type Swapped } from './swap.ts';
export { type ThemeAsked, type ThemeFound, Themes } from './theme.ts';
