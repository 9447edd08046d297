import { DIFFICULTY_WORDS, type DifficultyWord } from '../../src/engine/technique.ts';

export { DIFFICULTY_WORDS, type DifficultyWord };

/** The word that a text is, if it is one. */
export function asDifficulty(text: string | null | undefined): DifficultyWord | undefined {
  return DIFFICULTY_WORDS.find((word) => word === text);
}
