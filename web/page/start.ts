import { effect, untracked } from '@preact/signals';
import { named } from './address.ts';
import { homeCursor } from './cursor.ts';
import { desk } from './inside.ts';
import { remember, remembered } from './settings.ts';
import { chosen, kept, takeShelf } from './shelf.ts';
import { genres, notice, openBoard, sheet } from './table.ts';

/** Shows a genre's shelf and opens its next board: the first of the chosen ones that isn't solved yet. */
export async function showGenre(id: string): Promise<void> {
  await takeShelf(id);
  const boards = chosen.value;
  const next = boards.find(({ puzzlink }) => !kept.value.get(puzzlink)?.complete) ?? boards[0];
  if (next && sheet.value?.genre !== id) await openBoard(next.puzzlink);
}

/** Opens the first board: the one that the address names, or the next one of the genre that was played last. */
export async function start(): Promise<void> {
  genres.value = await desk.genres();
  const wanted = named();
  if (wanted === '' || !(await openBoard(wanted))) {
    const last = genres.value.find(({ id }) => id === remembered('genre')) ?? genres.value[0];
    const refusal = notice.value;
    await showGenre(last.id);
    // The board that lies here instead must not wipe away why the wanted one could not be opened.
    if (refusal) notice.value = refusal;
  }
  addEventListener('hashchange', () => {
    const board = named();
    if (board !== '') void openBoard(board);
  });
}

// A board has come: its genre's shelf comes with it, and the cursor goes home.
effect(() => {
  const now = sheet.value;
  if (!now) return;
  untracked(() => {
    homeCursor();
    remember('genre', now.genre);
    void takeShelf(now.genre);
  });
});
