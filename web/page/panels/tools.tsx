import { signal } from '@preact/signals';
import { sheet } from '../table.ts';
import { say } from '../words.ts';
import { Dialog } from './parts.tsx';

const asking = signal(false);

/** Undo, redo, clear, and trials. */
export function Tools() {
  const now = sheet.value;
  if (!now) return null;
  // Reading the turn subscribes these buttons to every step.
  now.turn.value;
  const { game } = now;
  const depth = game.depth;
  return (
    <div class="tools" role="toolbar" aria-label={say.tools}>
      <div class="group">
        <button type="button" disabled={game.at === 0} onClick={() => now.act((g) => g.undo())}>
          <Icon path="M9 5L4 10l5 5M4.5 10H14a6 6 0 0 1 0 12h-3" /> {say.undo}
        </button>
        <button type="button" disabled={game.at === game.steps.length} onClick={() => now.act((g) => g.redo())}>
          <Icon path="M15 5l5 5-5 5M19.5 10H10a6 6 0 0 0 0 12h3" /> {say.redo}
        </button>
        <button type="button" disabled={depth > 0 || game.at === 0} onClick={() => (asking.value = true)}>
          {say.clear}
        </button>
      </div>
      <div class={depth > 0 ? 'group trial' : 'group'}>
        {depth > 0 ? <span class="badge">{say.trialIn(depth)}</span> : null}
        <button type="button" onClick={() => now.act((g) => g.enterTrial())}>
          {depth > 0 ? say.trialFurther : say.trial}
        </button>
        {depth > 0 ? (
          <>
            <button type="button" onClick={() => now.act((g) => g.acceptTrial())}>
              {say.accept}
            </button>
            <button type="button" onClick={() => now.act((g) => g.rejectTrial())}>
              {say.reject}
            </button>
          </>
        ) : null}
      </div>
      <Dialog open={asking} title={say.clear}>
        <p>{say.clearAsk}</p>
        <div class="row">
          <button
            type="button"
            class="strong"
            onClick={() => {
              asking.value = false;
              now.play('clear', now.blank());
            }}
          >
            {say.clearYes}
          </button>
          <button type="button" onClick={() => (asking.value = false)}>
            {say.cancel}
          </button>
        </div>
      </Dialog>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 26" width="16" height="17" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
