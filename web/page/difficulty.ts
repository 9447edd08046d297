import type { GenreId } from '../../src/genres/registry.ts';
import type { BankBoard } from './state/host.ts';

/** How hard a board is, in words that players use; the easiest first. */
export const DIFFICULTIES = ['Gentle', 'Steady', 'Hard', 'Fiendish', 'Beyond'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * The difficulty of a board by the hardest technique that it needs, for boards that carry no grade of their own. In each
 * genre the techniques stand as they are learnt; `probe` supposes a mark and refutes it, `search` tries without an idea.
 */
const WORDS: Readonly<Record<GenreId, Readonly<Record<string, Difficulty>>>> = {
  usowan: { cell: 'Gentle', count: 'Gentle', region: 'Steady', connect: 'Hard', probe: 'Fiendish', search: 'Beyond' },
  battleships: { count: 'Gentle', touch: 'Gentle', line: 'Steady', fleet: 'Hard', probe: 'Fiendish', search: 'Beyond' },
  tilepaint: { count: 'Gentle', edge: 'Steady', fit: 'Hard', probe: 'Fiendish', search: 'Beyond' },
  'castle-wall': {
    degree: 'Gentle',
    arrow: 'Gentle',
    parity: 'Steady',
    loop: 'Hard',
    probe: 'Fiendish',
    search: 'Beyond',
  },
};

/** The word for a board that needs this rung; undefined for a rung that the table doesn't know. */
export function difficultyOfRung(genre: GenreId, rung: string): Difficulty | undefined {
  return WORDS[genre][rung];
}

export function difficultyOf(genre: GenreId, { rung, difficulty }: BankBoard): Difficulty | undefined {
  return DIFFICULTIES.find((word) => word === difficulty?.word) ?? difficultyOfRung(genre, rung);
}

/** The difficulties that the techniques of a genre have, the easiest first. */
export function difficultiesOf(genre: GenreId): Difficulty[] {
  const found = new Set(Object.values(WORDS[genre]));
  return DIFFICULTIES.filter((word) => found.has(word));
}

/** The hardest technique of a difficulty, by its rung; `search`, which is everything, without one. */
export function rungUpTo(genre: GenreId, level: Difficulty | undefined): string {
  const rungs = Object.entries(WORDS[genre]).filter(([, word]) => word === level);
  return rungs.at(-1)?.[0] ?? 'search';
}
