import { useEffect, useRef } from 'preact/hooks';
import { chooseGrade, chooseSize, chosen, grades, kept, shelf, shelfGrade, shelfSize, sizes } from '../shelf.ts';
import { openBoard, sheet } from '../table.ts';
import { say } from '../words.ts';
import { Select } from './parts.tsx';

/** The shipped boards of a genre: size, grade, and one button a board. */
export function Shelf() {
  const chips = useRef<HTMLOListElement>(null);
  const here = sheet.value?.address;
  // A long shelf scrolls within itself to the board on the table; the page must not move for it.
  useEffect(() => {
    const list = chips.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && current) list.scrollTop = current.offsetTop - current.offsetHeight;
  }, [here, shelf.value, shelfSize.value, shelfGrade.value]);
  if (shelf.value.length === 0) return null;
  const all = shelf.value;
  return (
    <section class="shelf" aria-label={say.boards}>
      <div class="filters">
        {sizes.value.length > 1 ? (
          <Select
            label={say.size}
            value={sizes.value.includes(shelfSize.value) ? shelfSize.value : ''}
            options={[['', say.anySize], ...sizes.value.map((size) => [size, size.replace('x', ' × ')] as const)]}
            onChoose={chooseSize}
          />
        ) : null}
        {grades.value.length > 1 ? (
          <Select
            label={say.grade}
            value={grades.value.includes(shelfGrade.value) ? shelfGrade.value : ''}
            options={[['', say.anyGrade], ...grades.value.map((grade) => [grade, grade] as const)]}
            onChoose={chooseGrade}
          />
        ) : null}
      </div>
      <ol class="chips" ref={chips}>
        {chosen.value.map((board) => {
          const number = all.indexOf(board) + 1;
          const game = kept.value.get(board.puzzlink);
          const state = game?.complete ? say.solvedMark : game ? say.startedMark : '';
          const name = say.boardNumber(number, board.size.replace('x', ' × '), board.rung);
          return (
            <li key={board.puzzlink}>
              <button
                type="button"
                class={game?.complete ? 'solved' : game ? 'begun' : ''}
                aria-current={board.puzzlink === here ? 'true' : undefined}
                aria-label={state === '' ? name : `${name}, ${state}`}
                title={state === '' ? name : `${name}, ${state}`}
                onClick={() => void openBoard(board.puzzlink)}
              >
                {number}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
