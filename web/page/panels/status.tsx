import { pageWords } from '../words.ts';
import { useWorkbench } from './workbench-context.ts';

const SIGNS = { unique: '✓', several: '≠', none: '∅', unknown: '?' } as const;

/** In one line: how many answers the board has. */
export function Status() {
  const { answers } = useWorkbench();
  const status = answers.status.value;
  if (typeof status !== 'object') return <p class="status looking">{pageWords.looking}</p>;
  const counted = answers.countings.value.find(({ kept, state }) => !kept && state === 'done');
  return (
    <p class={`status ${status.verdict}`} aria-live="polite">
      <span class="sign" aria-hidden="true">
        {SIGNS[status.verdict]}
      </span>{' '}
      {status.verdict === 'several' && counted
        ? pageWords.answersCounted(counted.text)
        : pageWords.statuses[status.verdict]}
      {status.reasons.length > 0 ? <span class="reasons">{status.reasons.join(' ')}</span> : null}
    </p>
  );
}
