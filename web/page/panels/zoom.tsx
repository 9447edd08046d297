import type { Signal } from '@preact/signals';
import type { Frame } from '../drawing/frame.ts';
import { enlarged, type View, WHOLE } from '../game/view.ts';
import { pageWords } from '../words.ts';

/** Makes the board larger and smaller, for those without wheel, pinch or keys. */
export function Zoom({ view, frame }: { readonly view: Signal<View>; readonly frame: Frame }) {
  const by = (times: number) => () => {
    view.value = enlarged(view.value, times, frame);
  };
  const isWhole = view.value.scale <= 1;
  return (
    <div class="zoom">
      <button type="button" class="plain" onClick={by(1.25)} aria-label={pageWords.zoomIn} title={pageWords.zoomIn}>
        +
      </button>
      <button
        type="button"
        class="plain"
        disabled={isWhole}
        onClick={by(0.8)}
        aria-label={pageWords.zoomOut}
        title={pageWords.zoomOut}
      >
        −
      </button>
      {isWhole ? null : (
        <button
          type="button"
          class="plain"
          onClick={() => {
            view.value = WHOLE;
          }}
          aria-label={pageWords.zoomWhole}
          title={pageWords.zoomWhole}
        >
          ⤢
        </button>
      )}
    </div>
  );
}
