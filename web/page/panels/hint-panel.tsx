import { genreViewOf } from '../../genres/registry.ts';
import type { HintReply } from '../../workers/messages.ts';
import type { OpenBoard } from '../state/open-board.ts';
import { pageWords } from '../words.ts';
import { Icon } from './icons.tsx';
import { PlacedText } from './placed-text.tsx';
import { useWorkbench } from './workbench-context.ts';

/**
 * The next step: first where to look, then the whole of it, then it is done. The three buttons stay where they are and
 * none takes the place of another, so that a key pressed twice can't do what nobody asked for.
 */
export function HintPanel({ board }: { readonly board: OpenBoard }) {
  const { hints } = useWorkbench();
  const reply = hints.reply.value;
  const told = typeof reply === 'object' ? reply : undefined;
  const hasParts = told !== undefined && (told.kind === 'step' || told.kind === 'wrong');
  const canShow = hasParts && !hints.isWhole.value;
  const canDo = told?.kind === 'step';
  return (
    <section class={reply === undefined ? 'hint-panel idle' : 'hint-panel'} aria-label={pageWords.hint}>
      <div class="row">
        <button
          type="button"
          class={told ? 'off-phone' : 'strong off-phone'}
          onClick={() => (reply === 'thinking' ? hints.stop() : void hints.ask())}
        >
          <Icon name="hint" /> {reply === 'thinking' ? pageWords.stop : pageWords.hint}
        </button>
        <button
          type="button"
          class={canShow ? 'strong' : undefined}
          aria-disabled={canShow ? undefined : 'true'}
          onClick={() => {
            if (canShow) hints.showWhole();
          }}
        >
          {pageWords.hintShow}
        </button>
        <button
          type="button"
          class={canDo && hints.isWhole.value ? 'strong' : undefined}
          aria-disabled={canDo ? undefined : 'true'}
          onClick={() => {
            if (canDo) hints.follow();
          }}
        >
          {pageWords.hintDo}
        </button>
      </div>
      <div class="hint-text" role="status" aria-live="polite">
        {reply === 'thinking' ? <p class="soft">{pageWords.thinking}</p> : null}
        {reply === undefined ? <p class="soft">{pageWords.hintIdle}</p> : null}
        {told ? <Told board={board} reply={told} /> : null}
      </div>
    </section>
  );
}

function Told({ board, reply }: { readonly board: OpenBoard; readonly reply: HintReply }) {
  const { hints } = useWorkbench();
  const { techniques } = genreViewOf(board.genre).words;
  if (reply.kind === 'silent')
    return (
      <>
        <p>{pageWords.silent(hints.level.value)}</p>
        <div class="row">
          <button
            type="button"
            onClick={() => {
              hints.chooseLevel(reply.word);
              void hints.ask();
            }}
          >
            {pageWords.allowHarder}
          </button>
        </div>
      </>
    );
  if (reply.kind !== 'step' && reply.kind !== 'wrong') return <p>{reply.text}</p>;
  const isMistake = reply.kind === 'wrong' && reply.marks.length > 0;
  return (
    <>
      <p class={isMistake ? 'technique mistake' : 'technique'}>
        {isMistake ? pageWords.mistake : (techniques[reply.rung] ?? reply.rung)}
      </p>
      {hints.isWhole.value ? (
        <>
          <p class="reason">
            <PlacedText text={reply.text} />
          </p>
          {/* Where the board itself is wrong, there is nothing to take back. */}
          {isMistake ? (
            <div class="row">
              <button type="button" class="strong" onClick={() => void hints.goBack()}>
                {pageWords.goBack}
              </button>
              <button type="button" onClick={() => hints.repair()}>
                {pageWords.repair}
              </button>
            </div>
          ) : null}
        </>
      ) : (
        <p>
          <PlacedText text={reply.where} />
        </p>
      )}
    </>
  );
}
