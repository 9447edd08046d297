import type { Signal } from '@preact/signals';
import { type Extent, enlarged, type View, WHOLE } from '../game/view.ts';
import { say } from '../words.ts';

/** Makes the board larger and smaller, for those without wheel, pinch or keys. */
export function Zoom({ view, extent }: { view: Signal<View>; extent: Extent }) {
  const by = (times: number) => () => {
    view.value = enlarged(view.value, times, extent);
  };
  const whole = view.value.scale <= 1;
  return (
    <div class="zoom">
      <button
        type="button"
        class="plain"
        disabled={whole}
        onClick={by(0.8)}
        aria-label={say.zoomOut}
        title={say.zoomOut}
      >
        −
      </button>
      <button type="button" class="plain" onClick={by(1.25)} aria-label={say.zoomIn} title={say.zoomIn}>
        +
      </button>
      {whole ? null : (
        <button type="button" class="plain" onClick={() => (view.value = WHOLE)}>
          {say.zoomFit}
        </button>
      )}
    </div>
  );
}
