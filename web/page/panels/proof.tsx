import { useEffect, useState } from 'preact/hooks';
import {
  countAnswers,
  countings,
  lightDifferences,
  lookLonger,
  pictureOf,
  solve,
  status,
  stopLooking,
} from '../proof.ts';
import { sheet } from '../table.ts';
import { say } from '../words.ts';

/** What is proved of the board: how many answers it has, where two of them differ, and how many there are exactly. */
export function Proof() {
  const now = sheet.value;
  if (!now) return null;
  const found = status.value;
  const marked = now.turn.value >= 0 && now.game.at > 0;
  const counting = countings.value.some(({ state }) => state === 'counting');
  const verdict = found === undefined || found === 'looking' ? undefined : found;
  return (
    <section class="panel proof" aria-labelledby="proof-head">
      <h3 id="proof-head">{say.answers}</h3>
      <p class={`verdict-line ${verdict?.verdict ?? 'looking'}`} aria-live="polite">
        {verdict ? say.verdicts[verdict.verdict] : say.looking}
      </p>
      {verdict && verdict.rung !== '' ? <p class="soft">{say.gradeOf(verdict.rung)}</p> : null}
      {verdict?.reasons.map((reason) => (
        <p class="soft" key={reason}>
          {reason}
        </p>
      ))}
      {verdict?.verdict === 'several' ? (
        <>
          <div class="answers">
            {verdict.answers.map((answer, i) => (
              <AnswerPicture key={`${now.key}${i}`} answer={answer} name={i === 0 ? say.oneAnswer : say.otherAnswer} />
            ))}
          </div>
          <button type="button" onClick={lightDifferences}>
            {say.showDiffer}
          </button>
        </>
      ) : null}
      {countings.value.map(({ kept, state, text }) => (
        <p key={String(kept)} aria-live="polite">
          {state === 'counting'
            ? say.counting(text)
            : state === 'over'
              ? say.countOver
              : kept
                ? say.countedKept(text)
                : say.counted(text)}
        </p>
      ))}
      <div class="row">
        {found === 'looking' || counting ? (
          <button type="button" onClick={stopLooking}>
            {say.stop}
          </button>
        ) : null}
        {verdict?.verdict === 'unknown' ? (
          <button type="button" onClick={lookLonger}>
            {say.lookLonger}
          </button>
        ) : null}
        <button type="button" disabled={counting} onClick={() => void countAnswers(false)}>
          {say.count}
        </button>
        {marked ? (
          <button type="button" disabled={counting} onClick={() => void countAnswers(true)}>
            {say.countKept}
          </button>
        ) : null}
        {verdict && verdict.answers.length > 0 ? (
          <button type="button" onClick={solve}>
            {say.solve}
          </button>
        ) : null}
      </div>
    </section>
  );
}

function AnswerPicture({ answer, name }: { answer: readonly number[]; name: string }) {
  const [url, setUrl] = useState('');
  const now = sheet.value;
  useEffect(() => {
    if (!now) return undefined;
    let made = '';
    let gone = false;
    void pictureOf(now, answer).then((svg) => {
      if (gone || svg === '') return;
      made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      setUrl(made);
    });
    return () => {
      gone = true;
      if (made !== '') URL.revokeObjectURL(made);
    };
  }, [now, answer]);
  return (
    <figure>
      {url === '' ? null : <img src={url} alt={name} />}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
