import { genreId } from '../table.ts';
import { say } from '../words.ts';

/** The rules of the genre, beside the board; they fold away for those who know them. */
export function Rules() {
  const rules = say.genreRules[genreId.value] ?? [];
  return (
    <details class="panel rules-panel" open>
      <summary>{say.rulesHead}</summary>
      <ol class="rules">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </details>
  );
}
