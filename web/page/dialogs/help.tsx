import { genreViewOf } from '../../genres/registry.ts';
import { Dialog } from '../panels/dialog.tsx';
import { RulesOf } from '../panels/rules-card.tsx';
import { useWorkbench } from '../panels/workbench-context.ts';
import { pageWords } from '../words.ts';

export function HelpDialog() {
  const { board } = useWorkbench();
  const genre = board.value?.genre;
  if (!genre) return null;
  const { words } = genreViewOf(genre);
  return (
    <Dialog title={pageWords.help}>
      <h3>{pageWords.rulesOf(words.name)}</h3>
      <RulesOf genre={genre} />
      <h3>{pageWords.mouse}</h3>
      <ul>
        {[...words.mouse, pageWords.touchHelp].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{pageWords.keys}</h3>
      <dl class="keys">
        {pageWords.keyList.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
