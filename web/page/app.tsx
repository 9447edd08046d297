import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { playOf } from '../genres/registry.ts';
import { BoardView } from './boards/board.tsx';
import { extentOf } from './boards/pointing.ts';
import { type View, WHOLE } from './game/view.ts';
import { Checking } from './panels/checking.tsx';
import { ClockPanel } from './panels/clock.tsx';
import { HelpDialog, helping } from './panels/help.tsx';
import { HintPanel } from './panels/hint.tsx';
import { NoticeLine } from './panels/notice.tsx';
import { DropPlace, OpenDialog, opening } from './panels/open.tsx';
import { PrintDialog } from './panels/print.tsx';
import { Proof } from './panels/proof.tsx';
import { Rules } from './panels/rules.tsx';
import { SettingsDialog, settling } from './panels/settings.tsx';
import { ShareDialog, sharing } from './panels/share.tsx';
import { Shelf } from './panels/shelf.tsx';
import { Tools } from './panels/tools.tsx';
import { Zoom } from './panels/zoom.tsx';
import type { Sheet } from './sheet.ts';
import { shelfGenre } from './shelf.ts';
import { showGenre } from './start.ts';
import { genres, hush, sheet } from './table.ts';
import { paused, togglePause } from './ticking.ts';
import { say } from './words.ts';

const overlay = signal(false);

export function App() {
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {say.skip}
      </button>
      <Head />
      <main>
        <Shelf />
        <Table />
      </main>
      <OpenDialog />
      <ShareDialog />
      <PrintDialog />
      <SettingsDialog />
      <HelpDialog />
      <DropPlace />
    </>
  );
}

/** A button, not a link: the address's part after `#` names the board. */
function skip(): void {
  document.querySelector<SVGSVGElement>('svg.board')?.focus();
}

function Head() {
  return (
    <header class="head">
      <h1>
        <Logo /> {say.title}
      </h1>
      <nav aria-label={say.genres}>
        {genres.value.map(({ id, name }) => (
          <button
            type="button"
            key={id}
            aria-current={id === shelfGenre.value ? 'page' : undefined}
            onClick={() => void showGenre(id)}
          >
            {name}
          </button>
        ))}
      </nav>
      <div class="actions">
        <button type="button" onClick={() => show(opening)}>
          {say.open}
        </button>
        <button type="button" onClick={() => show(sharing)}>
          {say.share}
        </button>
        <button type="button" onClick={() => show(settling)}>
          {say.settings}
        </button>
        <button type="button" onClick={() => show(helping)}>
          {say.help}
        </button>
      </div>
    </header>
  );
}

function show(dialog: { value: boolean }): void {
  hush();
  dialog.value = true;
}

function Logo() {
  return (
    <svg class="logo" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <rect class="logo-paper" x="1.5" y="1.5" width="21" height="21" rx="3" />
      <path class="logo-ink" d="M1.5 8.5h7v7h-7zM8.5 15.5h7v7h-7zM15.5 1.5h7v7h-7z" />
      <path class="logo-line" d="M8.5 1.5v21M15.5 1.5v21M1.5 8.5h21M1.5 15.5h21" />
    </svg>
  );
}

function Table() {
  const now = sheet.value;
  return now ? <Playing now={now} /> : <p class="soft loading">{say.loading}</p>;
}

function Playing({ now }: { now: Sheet }) {
  const play = playOf(now.genre);
  const name = genres.value.find(({ id }) => id === now.genre)?.name ?? '';
  const { width, height } = now.puzzle;
  // Every board is first seen whole.
  const view = useMemo(() => signal<View>(WHOLE), [now]);
  return (
    <div class="table">
      <section class="playing" aria-label={say.boardOf(name, width, height)}>
        <header class="board-head">
          <h2>
            {name} <span class="size">{`${width} × ${height}`}</span>
          </h2>
          <ClockPanel />
          <Zoom view={view} extent={extentOf(now.puzzle, play)} />
        </header>
        {/* A new board is a new component: nothing of the last one's view or signals stays. */}
        <BoardView key={now.key} sheet={now} play={play} overlay={overlay.value} view={view} />
        {paused.value ? (
          <div class="pause-cover">
            <p>{say.paused}</p>
            <button type="button" class="strong" onClick={togglePause}>
              {say.resume}
            </button>
          </div>
        ) : null}
        {play.Aside ? <play.Aside key={now.key} sheet={now} /> : null}
        <Tools />
      </section>
      <aside>
        <NoticeLine />
        <Checking overlay={play.overlay ? { name: play.overlay, shown: overlay } : undefined} />
        <HintPanel />
        <Proof />
        <Rules />
      </aside>
    </div>
  );
}
