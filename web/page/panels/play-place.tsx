import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { genreViewOf } from '../../genres/registry.ts';
import { BoardView } from '../drawing/board-view.tsx';
import { frameOf } from '../drawing/frame.ts';
import { type View, WHOLE } from '../game/view.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { pageWords } from '../words.ts';
import { MessageLine } from './message-line.tsx';
import { SidePanel } from './side-panel.tsx';
import { Actions, Toolbar } from './toolbar.tsx';
import { useWorkbench } from './workbench-context.ts';
import { Zoom } from './zoom.tsx';

/** Play: the board has the screen, what to do with it stands below, what is known of it beside. */
export function PlayPlace() {
  const { board } = useWorkbench();
  const now = board.value;
  return now ? <Playing key={now.key} board={now} /> : <p class="loading">{pageWords.loading}</p>;
}

/** A new board is a new component: nothing of the last one's view or signals stays. */
function Playing({ board }: { readonly board: OpenBoard }) {
  const { timer, surface } = useWorkbench();
  // Every board is first seen whole.
  const view = useMemo(() => signal<View>(WHOLE), []);
  const frame = useMemo(() => frameOf(genreViewOf(board.genre).picture(board.puzzle)), []);
  // The frame of the page is laid out by the board's form.
  useEffect(() => {
    document.documentElement.style.setProperty('--board-aspect', `${frame.width / frame.height}`);
  }, [frame]);
  return (
    <main class={surface.isSheetUp.value ? 'play sheet-up' : 'play'}>
      <div class="board-place">
        <BoardView board={board} view={view} />
        {timer.isPaused.value ? (
          <div class="pause-cover">
            <p>{pageWords.paused}</p>
            <button type="button" class="strong" onClick={() => timer.resume()}>
              {pageWords.resume}
            </button>
          </div>
        ) : null}
        <Zoom view={view} frame={frame} />
      </div>
      <Toolbar board={board} />
      <Actions board={board} />
      <MessageLine />
      <SidePanel board={board} />
    </main>
  );
}
