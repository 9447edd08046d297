import type { GenreId } from '../../../src/genres/registry.ts';
import { genreViewOf } from '../../genres/registry.ts';
import { places } from '../places.ts';
import type { DialogName } from '../state/surface.ts';
import { pageWords } from '../words.ts';
import { titleOf } from './board-title.ts';
import { Icon, type IconName } from './icons.tsx';
import { useWorkbench } from './workbench-context.ts';

/** One line: the name, the places, the genre, the board, and what is seldom needed. */
export function Header() {
  const workbench = useWorkbench();
  const { surface, genres, board } = workbench;
  const now = board.value;
  return (
    <header class="bar">
      <h1>
        <Logo /> <span class="name">{pageWords.name}</span>
      </h1>
      {places.length > 1 ? (
        <nav class="places" aria-label={pageWords.places}>
          {places.map(({ id, name }) => (
            <button
              type="button"
              key={id}
              aria-current={surface.place.value === id ? 'page' : undefined}
              onClick={() => {
                surface.place.value = id;
              }}
            >
              {name}
            </button>
          ))}
        </nav>
      ) : null}
      <select
        class="genre"
        aria-label={pageWords.genre}
        value={now?.genre}
        onChange={(event) => void workbench.openGenre(event.currentTarget.value as GenreId)}
      >
        {genres.value.map(({ id }) => (
          <option key={id} value={id} selected={id === now?.genre}>
            {genreViewOf(id).words.name}
          </option>
        ))}
      </select>
      {now ? (
        <button type="button" class="plain board-title" onClick={() => surface.open('boards')}>
          <span>{titleOf(workbench)}</span>
        </button>
      ) : null}
      <div class="actions">
        <Action dialog="boards" icon="boards" name={pageWords.boards} />
        <Action dialog="open" name={pageWords.open} />
        <Action dialog="share" name={pageWords.share} />
        <Action dialog="settings" icon="settings" name={pageWords.settings} isIcon />
        <Action dialog="help" icon="help" name={pageWords.help} isIcon />
      </div>
      <div class="menu-action">
        <Action dialog="menu" icon="menu" name={pageWords.menu} isIcon />
      </div>
    </header>
  );
}

function Action({
  dialog,
  icon,
  name,
  isIcon,
}: {
  readonly dialog: DialogName;
  readonly icon?: IconName;
  readonly name: string;
  readonly isIcon?: boolean;
}) {
  const { surface } = useWorkbench();
  return (
    <button
      type="button"
      class={isIcon ? 'plain square' : 'plain'}
      onClick={() => surface.open(dialog)}
      aria-label={isIcon ? name : undefined}
      title={isIcon ? name : undefined}
    >
      {icon ? <Icon name={icon} /> : null}
      {isIcon ? null : name}
    </button>
  );
}

function Logo() {
  return (
    <svg class="logo" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect class="logo-paper" x="1.5" y="1.5" width="21" height="21" rx="3" />
      <path class="logo-ink" d="M1.5 8.5h7v7h-7zM8.5 15.5h7v7h-7zM15.5 1.5h7v7h-7z" />
      <path class="logo-line" d="M8.5 1.5v21M15.5 1.5v21M1.5 8.5h21M1.5 15.5h21" />
    </svg>
  );
}
