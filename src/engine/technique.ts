/**
 * `study`: the rungs of the article that the genre's study rebuilds, the measuring instrument. `full`: those and the
 * techniques that people use besides, the study's in their order.
 */
export type LadderName = 'study' | 'full';

/** How hard a board is, in a word. */
export type DifficultyWord = (typeof DIFFICULTY_WORDS)[number];

export const DIFFICULTY_WORDS = ['Gentle', 'Steady', 'Hard', 'Fiendish', 'Beyond'] as const;

/** One rung of a genre's ladder. */
export interface Technique {
  readonly name: string;
  /** Whether it is one of the article's; the others stand in the full ladder only. */
  readonly study: boolean;
  /** How hard a board is that needs nothing beyond it, unless it needs it often. */
  readonly word: DifficultyWord;
  /** What it sees, in two plain sentences. */
  readonly text: string;
}

/** Names of the rungs of a ladder, weakest first. */
export function rungsOf(techniques: readonly Technique[], ladder: LadderName): string[] {
  return techniques.filter(({ study }) => study || ladder === 'full').map(({ name }) => name);
}
