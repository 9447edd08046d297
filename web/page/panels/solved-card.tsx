import { clockText } from '../game/clock.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { pageWords } from '../words.ts';
import { titleOf } from './board-title.ts';
import { useWorkbench } from './workbench-context.ts';

/** The moment after the last mark: the time, the best one, and what comes next. */
export function SolvedCard({ board }: { readonly board: OpenBoard }) {
  const workbench = useWorkbench();
  const { solved } = workbench;
  const now = solved.value;
  if (!now) return null;
  const isBest = now.best !== undefined && now.seconds < now.best;
  const best = board.best.value;
  return (
    <section class="solved-card" aria-label={pageWords.solved}>
      <h2>
        {pageWords.solved} <span class="time">{pageWords.timeOf(clockText(now.seconds))}</span>
      </h2>
      <p class="soft">{titleOf(workbench)}</p>
      {now.best === undefined || best === undefined ? null : (
        <p>{isBest ? pageWords.newBest(clockText(now.best)) : pageWords.bestIs(clockText(best))}</p>
      )}
      <div class="row">
        <button type="button" class="strong" onClick={() => void workbench.openNext()}>
          {pageWords.nextBoard}
        </button>
        <button type="button" onClick={() => workbench.restart()}>
          {pageWords.again}
        </button>
      </div>
    </section>
  );
}
