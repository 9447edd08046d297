import type { Advice } from '../../workers/messages.ts';
import {
  advice,
  askHint,
  chooseLevel,
  follow,
  goBack,
  left,
  leftShown,
  level,
  repair,
  rungs,
  stage,
  stopHint,
  tellMore,
} from '../hinting.ts';
import { say } from '../words.ts';
import { Select } from './parts.tsx';

/** Hints in three stages, capped by the hint level, and what that level leaves open. */
export function HintPanel() {
  const given = advice.value;
  const names = rungs();
  return (
    <section class="panel hint" aria-labelledby="hint-head">
      <h3 id="hint-head">{say.hint}</h3>
      <Select
        label={say.hintLevel}
        value={level.value}
        options={names.map((rung) => [rung, say.upTo(rung)] as const)}
        onChoose={chooseLevel}
      />
      <div class="hint-text" role="status" aria-live="polite">
        {given === undefined || given === 'thinking' ? null : <Stages />}
      </div>
      <div class="row">
        <Next />
      </div>
      <button type="button" aria-pressed={leftShown.value} onClick={() => (leftShown.value = !leftShown.value)}>
        {leftShown.value ? say.leavesOf(left.value.length) : say.showLeaves}
      </button>
    </section>
  );
}

function Stages() {
  const given = advice.value;
  if (given === undefined || given === 'thinking') return null;
  if (given.kind !== 'step' && given.kind !== 'wrong') return <p>{given.text}</p>;
  const at = stage.value;
  return (
    <>
      <p>
        <span class={`rung ${given.kind}`}>{isMistake(given) ? say.mistake : given.rung}</span> {given.where}
      </p>
      {at > 1 ? <p>{given.rule}</p> : null}
      {at > 2 ? <p class="reason">{given.text}</p> : null}
    </>
  );
}

/** Whether marks are wrong, not the board. */
function isMistake({ kind, marks }: Advice): boolean {
  return kind === 'wrong' && marks.length > 0;
}

function Next() {
  const given = advice.value;
  if (given === 'thinking')
    return (
      <>
        <span class="soft">{say.thinking}</span>
        <button type="button" onClick={stopHint}>
          {say.stop}
        </button>
      </>
    );
  if (given?.kind === 'silent')
    return (
      <button type="button" onClick={() => allow(given.rung)}>
        {say.allow(given.rung)}
      </button>
    );
  if (given?.kind !== 'step' && given?.kind !== 'wrong')
    return (
      <button type="button" class="strong" onClick={() => void askHint()}>
        {say.hintGo}
      </button>
    );
  if (stage.value < 3)
    return (
      <button type="button" class="strong" onClick={tellMore}>
        {stage.value === 1 ? say.whichRule : say.whatFollows}
      </button>
    );
  // The board itself is wrong: there is nothing to take back.
  if (given.kind === 'wrong' && !isMistake(given)) return null;
  return given.kind === 'step' ? (
    <button type="button" class="strong" onClick={follow}>
      {say.follow}
    </button>
  ) : (
    <>
      <button type="button" class="strong" onClick={() => void goBack().then((went) => (went ? undefined : repair()))}>
        {say.goBack}
      </button>
      <button type="button" onClick={repair}>
        {say.repair}
      </button>
    </>
  );
}

function allow(rung: string): void {
  chooseLevel(rung);
  void askHint();
}
