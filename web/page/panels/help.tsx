import { signal } from '@preact/signals';
import { genreId, genres } from '../table.ts';
import { say } from '../words.ts';
import { Dialog } from './parts.tsx';

export const helping = signal(false);

export function HelpDialog() {
  const id = genreId.value;
  const name = genres.value.find((genre) => genre.id === id)?.name ?? '';
  return (
    <Dialog open={helping} title={say.help}>
      <h3>{say.rulesOf(name)}</h3>
      <ol class="rules">
        {(say.genreRules[id] ?? []).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <h3>{say.hands}</h3>
      <ul>
        {[...(say.genreHands[id] ?? []), say.touchHelp].map((hand) => (
          <li key={hand}>{hand}</li>
        ))}
      </ul>
      <h3>{say.keys}</h3>
      <dl class="keys">
        {say.keyList.map(([key, deed]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
