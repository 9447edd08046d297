import type { Puzzle } from '../../../src/board/puzzle.ts';
import { DIFFICULTY_WORDS, type DifficultyWord } from '../difficulty.ts';
import { Still } from '../drawing/still.tsx';
import type { OpenBoard } from '../state/open-board.ts';
import { pageWords } from '../words.ts';
import { Select } from './controls.tsx';
import { useWorkbench } from './workbench-context.ts';

/** Levels of hints; the hardest is everything. */
const LEVELS = DIFFICULTY_WORDS.filter((word) => word !== 'Beyond');

/** What is proved of the board, and what the engine can show of it. */
export function WorkbenchDrawer({ board }: { readonly board: OpenBoard }) {
  const { answers, hints, surface } = useWorkbench();
  const found = answers.status.value;
  const status = typeof found === 'object' ? found : undefined;
  // A count of what keeps the marks is offered once there are any.
  board.turn.value;
  const isCounting = answers.countings.value.some(({ state }) => state === 'counting');
  return (
    <details class="drawer">
      <summary>{pageWords.workbench}</summary>
      {status?.verdict === 'several' ? (
        <>
          <div class="two-answers">
            {status.answers.map((answer, at) => (
              <figure key={at === 0 ? 'one' : 'other'}>
                <Still
                  genre={board.genre}
                  puzzle={board.puzzle as Puzzle}
                  marks={answer}
                  label={at === 0 ? pageWords.oneAnswer : pageWords.otherAnswer}
                />
                <figcaption>{at === 0 ? pageWords.oneAnswer : pageWords.otherAnswer}</figcaption>
              </figure>
            ))}
          </div>
          <button type="button" onClick={() => answers.showDifferences()}>
            {pageWords.showDiffer}
          </button>
        </>
      ) : null}
      {answers.countings.value.map(({ kept, state, text }) => (
        <p key={String(kept)} aria-live="polite">
          {state === 'counting'
            ? pageWords.counting(text)
            : state === 'over'
              ? pageWords.countOver
              : kept
                ? pageWords.countedKept(text)
                : pageWords.counted(text)}
        </p>
      ))}
      {found === 'looking' || isCounting ? (
        <button type="button" onClick={() => answers.stop()}>
          {pageWords.stop}
        </button>
      ) : null}
      {status?.verdict === 'unknown' ? (
        <button type="button" onClick={() => answers.lookLonger()}>
          {pageWords.lookLonger}
        </button>
      ) : null}
      <button type="button" disabled={isCounting} onClick={() => void answers.count(false)}>
        {pageWords.count}
      </button>
      {board.isTouched ? (
        <button type="button" disabled={isCounting} onClick={() => void answers.count(true)}>
          {pageWords.countKept}
        </button>
      ) : null}
      {status && status.answers.length > 0 ? (
        <button type="button" onClick={() => surface.open('answer')}>
          {pageWords.showAnswer}
        </button>
      ) : null}
      <Select<DifficultyWord | ''>
        label={pageWords.hintLevel}
        value={hints.level.value ?? ''}
        options={[['', pageWords.anyLevel], ...LEVELS.map((level) => [level, level] as const)]}
        onChoose={(level) => hints.chooseLevel(level === '' ? undefined : level)}
      />
      <button
        type="button"
        aria-pressed={hints.showsUndecided.value}
        onClick={() => {
          hints.showsUndecided.value = !hints.showsUndecided.value;
        }}
      >
        {pageWords.undecided}
      </button>
    </details>
  );
}
