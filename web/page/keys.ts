import { advice, askHint, stage, tellMore } from './hinting.ts';
import { helping } from './panels/help.tsx';
import { checkNow, sheet } from './table.ts';
import { togglePause } from './ticking.ts';

/**
 * Keys of the whole page. Single letters work on the board only (or where nothing has the focus), so that they can't
 * get in the way of anyone who steers the page by voice or letters.
 */
export function listenToKeys(): void {
  addEventListener('keydown', (event) => {
    const now = sheet.peek();
    const typing = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (!now || typing || event.target instanceof HTMLTextAreaElement || document.querySelector('dialog[open]')) return;
    if (deed(event)) event.preventDefault();

    function deed({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
      if (!now) return false;
      const letter = key.toLowerCase();
      if (ctrlKey || metaKey) {
        if (letter === 'z') return now.act((game) => (shiftKey ? game.redo() : game.undo())) || true;
        if (letter === 'y') return now.act((game) => game.redo()) || true;
        return false;
      }
      if (altKey) return false;
      if (key === 'F4') togglePause();
      else if (key === '?') helping.value = true;
      else if (event.target !== document.body && !(event.target instanceof SVGElement)) return false;
      else if (letter === 't') now.act((game) => game.enterTrial());
      else if (letter === 'a') now.act((game) => game.acceptTrial());
      else if (letter === 'r') now.act((game) => game.rejectTrial());
      else if (letter === 'c') void checkNow();
      else if (letter === 'h') hintKey();
      else return false;
      return true;
    }
  });
}

/** Asks for a hint, then for its further stages, then for the next one. */
function hintKey(): void {
  const given = advice.peek();
  if (given === 'thinking') return;
  if ((given?.kind === 'step' || given?.kind === 'wrong') && stage.peek() < 3) tellMore();
  else void askHint();
}
