import type { Signal } from '@preact/signals';
import { settings } from '../settings.ts';
import { checkNow } from '../table.ts';
import { say } from '../words.ts';
import { Choice } from './parts.tsx';

/** How the position is checked, and the button that checks it. */
export function Checking({ overlay }: { overlay: { name: string; shown: Signal<boolean> } | undefined }) {
  const mode = settings.checking.value;
  return (
    <section class="panel">
      <Choice
        label={say.checking}
        name="checking"
        value={mode}
        options={(['live', 'request', 'off'] as const).map((value) => [value, say.checkings[value]] as const)}
        onChoose={(value) => (settings.checking.value = value)}
      />
      <div class="row">
        {mode === 'off' ? null : (
          <button type="button" onClick={() => void checkNow()}>
            {say.check}
          </button>
        )}
        {overlay ? (
          <button
            type="button"
            aria-pressed={overlay.shown.value}
            onClick={() => (overlay.shown.value = !overlay.shown.value)}
          >
            {overlay.name}
          </button>
        ) : null}
      </div>
    </section>
  );
}
