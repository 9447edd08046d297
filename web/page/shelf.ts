import { computed, effect, signal } from '@preact/signals';
import { remember, remembered } from './settings.ts';
import { type Kept, savedGames } from './store.ts';
import { genres, keeps } from './table.ts';

// The shelf: the boards that come with the page, by genre, size and grade, and how far each has been played.

export interface ShelfBoard {
  readonly puzzlink: string;
  readonly size: string;
  /** The weakest rung that solves it: its grade. */
  readonly rung: string;
}

/** Addresses of the shipped banks, and of the few boards that stand in where a genre has no bank yet. */
const banks = import.meta.glob<string>('../../bank/*.json', { query: '?url', import: 'default', eager: true });
const starters = import.meta.glob<string>('../starters/*.json', { query: '?url', import: 'default', eager: true });

export const shelfGenre = signal('');
export const shelfSize = signal('');
export const shelfGrade = signal('');
export const shelf = signal<readonly ShelfBoard[]>([]);
export const kept = signal<ReadonlyMap<string, Kept>>(new Map());

const loaded = new Map<string, readonly ShelfBoard[]>();

/** Takes the boards of a genre from the shelf; the last size and grade that were chosen for it come along. */
export async function takeShelf(genre: string): Promise<void> {
  shelfGenre.value = genre;
  shelfSize.value = remembered(`size.${genre}`) ?? '';
  shelfGrade.value = remembered(`grade.${genre}`) ?? '';
  const url = banks[`../../bank/${genre}.json`] ?? starters[`../starters/${genre}.json`];
  if (url === undefined) {
    shelf.value = [];
    return;
  }
  if (!loaded.has(genre)) {
    const file: { boards: readonly ShelfBoard[] } = await (await fetch(url)).json();
    loaded.set(genre, file.boards);
  }
  if (shelfGenre.value === genre) shelf.value = loaded.get(genre) ?? [];
}

export const sizes = computed(() => [...new Set(shelf.value.map(({ size }) => size))]);
/** Weakest rung first. */
export const grades = computed(() => {
  const ladder = genres.value.find(({ id }) => id === shelfGenre.value)?.rungs ?? [];
  return [...new Set(shelf.value.map(({ rung }) => rung))].sort((a, b) => ladder.indexOf(a) - ladder.indexOf(b));
});

/** The boards of the chosen size and grade. A choice that this genre doesn't have counts as none. */
export const chosen = computed(() => {
  const size = sizes.value.includes(shelfSize.value) ? shelfSize.value : '';
  const grade = grades.value.includes(shelfGrade.value) ? shelfGrade.value : '';
  return shelf.value.filter((board) => (size === '' || board.size === size) && (grade === '' || board.rung === grade));
});

export function chooseSize(size: string): void {
  shelfSize.value = size;
  remember(`size.${shelfGenre.value}`, size);
}

export function chooseGrade(grade: string): void {
  shelfGrade.value = grade;
  remember(`grade.${shelfGenre.value}`, grade);
}

// How far each board has been played, by its address.
effect(() => {
  keeps.value;
  void savedGames().then((games) => {
    kept.value = new Map(games.flatMap((game) => (game.address === undefined ? [] : [[game.address, game]])));
  });
});
