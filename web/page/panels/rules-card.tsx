import { useState } from 'preact/hooks';
import type { Puzzle } from '../../../src/board/puzzle.ts';
import type { GenreId } from '../../../src/genres/registry.ts';
import { genreViewOf } from '../../genres/registry.ts';
import { Still } from '../drawing/still.tsx';
import { pageWords } from '../words.ts';
import { useWorkbench } from './workbench-context.ts';

/** The rules in two lines with a small solved board, until the player knows them; then they stand behind `?`. */
export function RulesCard({ genre }: { readonly genre: GenreId }) {
  const { settings } = useWorkbench();
  const name = `rules.${genre}`;
  const [isKnown, setKnown] = useState(settings.recall(name) === 'known');
  if (isKnown) return null;
  return (
    <section class="rules-card" aria-label={pageWords.rules}>
      <RulesOf genre={genre} />
      <button
        type="button"
        onClick={() => {
          settings.remember(name, 'known');
          setKnown(true);
        }}
      >
        {pageWords.gotIt}
      </button>
    </section>
  );
}

/** A genre's two lines of rules beside its example. */
export function RulesOf({ genre }: { readonly genre: GenreId }) {
  const { words, example } = genreViewOf(genre);
  return (
    <div class="rules">
      <Still genre={genre} puzzle={example.puzzle as Puzzle} marks={example.answer} />
      <ul>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
