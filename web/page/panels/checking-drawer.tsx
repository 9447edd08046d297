import { genreViewOf } from '../../genres/registry.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { choices } from '../state/settings.ts';
import { pageWords } from '../words.ts';
import { Choice } from './controls.tsx';
import { useWorkbench } from './workbench-context.ts';

/** How the position is checked, and what the genre offers to see or to fill in. */
export function CheckingDrawer({ board }: { readonly board: OpenBoard }) {
  const { settings, showsOverlay } = useWorkbench();
  const { checking } = settings.of;
  const { overlay, fill } = genreViewOf(board.genre);
  return (
    <details class="drawer">
      <summary>{pageWords.checking}</summary>
      <Choice
        label={pageWords.checking}
        name="checking"
        value={checking.value}
        options={choices.checking.map((value) => [value, pageWords.checkings[value]] as const)}
        onChoose={(value) => {
          checking.value = value;
        }}
      />
      {overlay ? (
        <div class="overlay-choice">
          <button
            type="button"
            aria-pressed={showsOverlay.value}
            onClick={() => {
              showsOverlay.value = !showsOverlay.value;
            }}
          >
            {overlay.name}
          </button>
          {showsOverlay.value ? (
            <span class="legend">
              {overlay.legend.map(({ tone, text }) => (
                <span key={tone}>
                  <span class={`swatch ${tone}`} /> {text}
                </span>
              ))}
            </span>
          ) : null}
        </div>
      ) : null}
      {fill ? (
        <button
          type="button"
          onClick={() =>
            board.play(
              'fill',
              fill.writes(board.puzzle, (decision) => board.knownNow(decision)),
            )
          }
        >
          {fill.name}
        </button>
      ) : null}
    </details>
  );
}
