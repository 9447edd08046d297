import { genreViewOf } from '../../genres/registry.ts';
import { clockText } from '../game/clock.ts';
import type { Tool } from '../hands/hand.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { pageWords } from '../words.ts';
import { Icon, type IconName } from './icons.tsx';
import { useWorkbench } from './workbench-context.ts';

/** What is done again and again: tools for fingers, undo, redo, and on a phone the hint. */
export function Toolbar({ board }: { readonly board: OpenBoard }) {
  const { hints } = useWorkbench();
  // Reading the turn subscribes these buttons to every step.
  board.turn.value;
  const { game } = board;
  return (
    <div class="toolbar" role="toolbar" aria-label={pageWords.toolbar}>
      <Tools board={board} />
      <div class="group">
        <button type="button" class="tool" disabled={game.at === 0} onClick={() => board.act((g) => g.undo())}>
          <Icon name="undo" /> <span class="label">{pageWords.undo}</span>
        </button>
        <button
          type="button"
          class="tool"
          disabled={game.at === game.steps.length}
          onClick={() => board.act((g) => g.redo())}
        >
          <Icon name="redo" /> <span class="label">{pageWords.redo}</span>
        </button>
        <button type="button" class="tool on-phone" onClick={() => void hints.ask()}>
          <Icon name="hint" /> <span class="label">{pageWords.hint}</span>
        </button>
      </div>
    </div>
  );
}

/** What is done now and then: the clock, trials, the check, clearing. */
export function Actions({ board }: { readonly board: OpenBoard }) {
  const { settings, checking, surface } = useWorkbench();
  board.turn.value;
  const depth = board.game.depth;
  return (
    <div class="actions-row">
      <Time />
      <div class={depth > 0 ? 'group trial' : 'group'}>
        {depth > 0 ? <span class="badge">{pageWords.trial(depth)}</span> : null}
        <button type="button" onClick={() => board.act((g) => g.enterTrial())}>
          {depth > 0 ? pageWords.tryFurther : pageWords.tryOut}
        </button>
        {depth > 0 ? (
          <>
            <button type="button" onClick={() => board.act((g) => g.acceptTrial())}>
              {pageWords.keepTrial}
            </button>
            <button type="button" onClick={() => board.act((g) => g.rejectTrial())}>
              {pageWords.discardTrial}
            </button>
          </>
        ) : null}
      </div>
      {settings.of.checking.value === 'off' ? null : (
        <button type="button" onClick={() => void checking.check()}>
          {pageWords.check}
        </button>
      )}
      {depth > 0 ? null : (
        <button type="button" disabled={!board.isTouched} onClick={() => surface.open('clear')}>
          {pageWords.clear}
        </button>
      )}
    </div>
  );
}

/** What one finger does. Shown where fingers are likely; a mouse has two buttons for it. */
function Tools({ board }: { readonly board: OpenBoard }) {
  const { tool } = useWorkbench();
  const { words, toolIcons } = genreViewOf(board.genre);
  const tools: readonly (readonly [Tool, string, IconName])[] = [
    ['first', words.tools.first, toolIcons[0]],
    ['second', words.tools.second, toolIcons[1]],
    ['erase', pageWords.erase, 'erase'],
    ['pan', pageWords.pan, 'pan'],
  ];
  return (
    <fieldset class="tools">
      <legend class="unseen">{pageWords.tools}</legend>
      {tools.map(([value, name, icon]) => (
        <label key={value} class="tool" title={name}>
          <input
            type="radio"
            name="tool"
            checked={tool.value === value}
            onChange={() => {
              tool.value = value;
            }}
          />
          <Icon name={icon} /> <span class="label">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Time() {
  const { timer, settings } = useWorkbench();
  const isShown = settings.of.clock.value === 'shown';
  return (
    <div class="time">
      {isShown ? (
        <span role="timer" aria-label={pageWords.clock}>
          {clockText(timer.seconds.value)}
        </span>
      ) : null}
      {timer.isRunning.value ? (
        <button
          type="button"
          class="plain square pause"
          aria-label={pageWords.pause}
          title={pageWords.pause}
          onClick={() => timer.togglePause()}
        >
          <Icon name="pause" />
        </button>
      ) : null}
    </div>
  );
}
