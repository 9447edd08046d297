import { Dialog } from '../panels/dialog.tsx';
import { Icon } from '../panels/icons.tsx';
import { useWorkbench } from '../panels/workbench-context.ts';
import { places } from '../places.ts';
import type { DialogName } from '../state/surface.ts';
import { pageWords } from '../words.ts';

const ENTRIES: readonly (readonly [DialogName, string])[] = [
  ['boards', pageWords.boards],
  ['open', pageWords.open],
  ['share', pageWords.share],
  ['print', pageWords.print],
  ['settings', pageWords.settings],
  ['help', pageWords.help],
];

/** What the header holds on a wide window, in a list. */
export function MenuDialog() {
  const { surface } = useWorkbench();
  return (
    <Dialog title={pageWords.menu}>
      <div class="menu">
        {places.length > 1
          ? places.map(({ id, name }) => (
              <button
                type="button"
                key={id}
                aria-current={surface.place.value === id ? 'page' : undefined}
                onClick={() => {
                  surface.place.value = id;
                  surface.close();
                }}
              >
                {name}
              </button>
            ))
          : null}
        {ENTRIES.map(([dialog, name]) => (
          <button type="button" key={dialog} onClick={() => surface.open(dialog)}>
            {dialog === 'boards' || dialog === 'settings' || dialog === 'help' ? <Icon name={dialog} /> : null}
            {name}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
