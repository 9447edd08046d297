import { placeOfKey } from '../places.ts';
import type { Workbench } from '../state/workbench.ts';

/**
 * Keys of the whole page. Single letters work on the board only (or where nothing has the focus), so that they can't
 * get in the way of anyone who steers the page by voice or letters.
 */
export function listenToKeys(workbench: Workbench): void {
  addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (typing || event.target instanceof HTMLTextAreaElement || document.querySelector('dialog[open]')) return;
    if (pressed(workbench, event)) event.preventDefault();
  });
}

/** What a key does; false when it is none of the page's. */
function pressed(workbench: Workbench, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const board = workbench.board.peek();
  const letter = key.toLowerCase();
  const place = placeOfKey(key, shiftKey);
  if (place) {
    workbench.surface.place.value = place;
    return true;
  }
  if (!board) return false;
  if (ctrlKey || metaKey) {
    if (letter === 'z') board.act((game) => (shiftKey ? game.redo() : game.undo()));
    else if (letter === 'y') board.act((game) => game.redo());
    else return false;
    return true;
  }
  if (altKey) return false;
  if (key === 'F4') workbench.timer.togglePause();
  else if (key === '?') workbench.surface.open('help');
  else if (target !== document.body && !(target instanceof SVGElement)) return false;
  else if (letter === 't') board.act((game) => game.enterTrial());
  else if (letter === 'a') board.act((game) => game.acceptTrial());
  else if (letter === 'r') board.act((game) => game.rejectTrial());
  else if (letter === 'c') void workbench.checking.check();
  else if (letter === 'h') hintKey(workbench);
  else return false;
  return true;
}

/** Asks for a hint, then for the whole step, then for the next one. */
function hintKey({ hints }: Workbench): void {
  const reply = hints.reply.peek();
  if (reply === 'thinking') return;
  if (reply && !hints.isWhole.peek()) hints.showWhole();
  else void hints.ask();
}
