import { NO } from '../../../src/board/marks.ts';
import { genreViewOf } from '../../genres/registry.ts';
import { MARKS } from '../game/layers.ts';
import { Dialog } from '../panels/dialog.tsx';
import { useWorkbench } from '../panels/workbench-context.ts';
import { pageWords } from '../words.ts';

/** Clearing asks first: everything, or only what says no, dots and water and crosses. */
export function ClearDialog() {
  const { board, surface } = useWorkbench();
  const now = board.value;
  if (!now) return null;
  const { second } = genreViewOf(now.genre).words.tools;
  const marks = now.game.layers[MARKS];
  const clear = (writes: ReturnType<typeof now.blank>) => () => {
    surface.close();
    now.play('clear', writes);
  };
  const noes = [...marks.keys()].filter((index) => marks[index] === NO);
  return (
    <Dialog title={pageWords.clearTitle}>
      <p>{pageWords.clearAsk}</p>
      <div class="row">
        <button type="button" class="strong" onClick={clear(now.blank())}>
          {pageWords.clearAll}
        </button>
        <button
          type="button"
          disabled={noes.length === 0}
          onClick={clear(noes.map((index) => ({ layer: MARKS, index, value: 0 })))}
        >
          {pageWords.clearNotes(pageWords.clearNotesNames[second] ?? second)}
        </button>
        <button type="button" onClick={() => surface.close()}>
          {pageWords.cancel}
        </button>
      </div>
    </Dialog>
  );
}
