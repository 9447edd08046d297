import { useEffect, useRef, useState } from 'preact/hooks';
import type { Puzzle } from '../../../src/board/puzzle.ts';
import { genreViewOf } from '../../genres/registry.ts';
import type { OpenedBoard } from '../../workers/messages.ts';
import type { DifficultyWord } from '../difficulty.ts';
import { Still } from '../drawing/still.tsx';
import { clockText } from '../game/clock.ts';
import { Select } from '../panels/controls.tsx';
import { Dialog } from '../panels/dialog.tsx';
import { useWorkbench } from '../panels/workbench-context.ts';
import { answerOf } from '../state/context.ts';
import type { KeptGame } from '../state/host.ts';
import type { LibraryBoard } from '../state/library.ts';
import { pageWords } from '../words.ts';

/** How many boards are shown at first, and with each press for more. */
const PAGE = 60;

/** The library of a genre, and every game that was ever opened. */
export function BoardsDialog() {
  const { board, genres, library } = useWorkbench();
  const [isMine, setMine] = useState(false);
  const here = board.value;
  useEffect(() => {
    if (here && library.genre.peek() !== here.genre) void library.show(here.genre);
  }, []);
  return (
    <Dialog title={pageWords.boardsTitle} wide>
      <div class="shelf-head">
        <fieldset class="segments" aria-label={pageWords.boardsTitle}>
          {[false, true].map((mine) => (
            <label key={String(mine)}>
              <input type="radio" name="shelf" checked={isMine === mine} onChange={() => setMine(mine)} />
              <span>{mine ? pageWords.myBoards : pageWords.ofGenre}</span>
            </label>
          ))}
        </fieldset>
        {isMine ? null : (
          <>
            <Select
              label={pageWords.genre}
              isBare
              value={library.genre.value ?? ''}
              options={genres.value.map(({ id }) => [id, genreViewOf(id).words.name] as const)}
              onChoose={(id) => void library.show(id as LibraryBoard['genre'])}
            />
            <Select
              label={pageWords.sizeChoice}
              isBare
              value={library.sizes.value.includes(library.size.value) ? library.size.value : ''}
              options={[
                ['', pageWords.anySize],
                ...library.sizes.value.map((size) => [size, size.replace('x', '×')] as const),
              ]}
              onChoose={(size) => library.chooseSize(size)}
            />
            <Select<DifficultyWord | ''>
              label={pageWords.gradeChoice}
              isBare
              value={library.grades.value.find((grade) => grade === library.grade.value) ?? ''}
              options={[['', pageWords.anyGrade], ...library.grades.value.map((grade) => [grade, grade] as const)]}
              onChoose={(grade) => library.chooseGrade(grade)}
            />
          </>
        )}
      </div>
      {isMine ? <MyBoards /> : <Shelf />}
    </Dialog>
  );
}

function Shelf() {
  const { library, surface, board, ...workbench } = useWorkbenchParts();
  const [shown, setShown] = useState(PAGE);
  const chosen = library.chosen.value;
  useEffect(() => setShown(PAGE), [library.genre.value, library.size.value, library.grade.value]);
  const go = (next: LibraryBoard | undefined) => () => {
    if (!next) return;
    surface.close();
    void workbench.open(next.puzzlink);
  };
  const unsolved = library.nextUnsolved(board?.address);
  const unfinished = library.unfinished(board?.key);
  return (
    <>
      <div class="row shelf-actions">
        <button type="button" class="strong" disabled={!unsolved} onClick={go(unsolved)}>
          {pageWords.nextUnsolved}
        </button>
        <button
          type="button"
          disabled={chosen.length === 0}
          onClick={() => go(library.any(Math.random(), board?.address))()}
        >
          {pageWords.random}
        </button>
        <button
          type="button"
          disabled={!unfinished}
          onClick={() => {
            surface.close();
            if (unfinished) void workbench.openGame(unfinished);
          }}
        >
          {pageWords.goOn}
        </button>
        <span class="soft">{pageWords.shown(chosen.length, library.boards.value.length)}</span>
      </div>
      {chosen.length === 0 ? (
        <p class="empty">{pageWords.noBoards}</p>
      ) : (
        <ol class="shelf">
          {chosen.slice(0, shown).map((one) => (
            <ShelfBoard key={one.puzzlink} one={one} isHere={one.puzzlink === board?.address} onOpen={go(one)} />
          ))}
        </ol>
      )}
      {chosen.length > shown ? (
        <div class="row">
          <button type="button" onClick={() => setShown(shown + PAGE)}>
            {pageWords.more(Math.min(PAGE, chosen.length - shown))}
          </button>
        </div>
      ) : null}
    </>
  );
}

function useWorkbenchParts() {
  const workbench = useWorkbench();
  return {
    library: workbench.library,
    surface: workbench.surface,
    board: workbench.board.value,
    open: (text: string) => workbench.open(text),
    openGame: (game: KeptGame) => workbench.openGame(game),
  };
}

function ShelfBoard({ one, isHere, onOpen }: { one: LibraryBoard; isHere: boolean; onOpen(): void }) {
  const { library } = useWorkbench();
  const game = library.gameOf(one);
  const size = one.size.replace('x', '×');
  const state = game ? stateOf(game) : '';
  const name = pageWords.boardNumber(one.number, size, one.grade);
  return (
    <li>
      <button
        type="button"
        class="shelf-board"
        aria-current={isHere ? 'true' : undefined}
        aria-label={state === '' ? name : `${name}, ${state}`}
        title={state === '' ? name : `${name}, ${state}`}
        onClick={onOpen}
      >
        <Thumbnail text={one.puzzlink} game={game} />
        <span class="shelf-label">
          <Ring game={game} /> {one.number}
          <span class="soft">
            {game?.complete && game.best !== undefined ? clockText(game.best) : (one.grade ?? '')}
          </span>
        </span>
      </button>
    </li>
  );
}

function MyBoards() {
  const { library, surface, openGame } = useWorkbenchParts();
  const [shown, setShown] = useState(PAGE);
  const games = library.games.value;
  if (games.length === 0) return <p class="empty">{pageWords.noGames}</p>;
  return (
    <>
      <ol class="shelf">
        {games.slice(0, shown).map((game) => {
          const { width, height } = JSON.parse(game.key) as Puzzle;
          const title = `${genreViewOf(game.genre).words.name} ${pageWords.size(width, height)}`;
          const state = stateOf(game);
          return (
            <li key={game.key}>
              <button
                type="button"
                class="shelf-board"
                aria-label={state === '' ? title : `${title}, ${state}`}
                onClick={() => {
                  surface.close();
                  void openGame(game);
                }}
              >
                <Thumbnail text={game.key} game={game} />
                <span class="shelf-label">
                  <Ring game={game} /> {title}
                  <span class="soft">{game.complete && game.best !== undefined ? clockText(game.best) : ''}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {games.length > shown ? (
        <div class="row">
          <button type="button" onClick={() => setShown(shown + PAGE)}>
            {pageWords.more(Math.min(PAGE, games.length - shown))}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** The board as it stands, drawn when it comes into sight. */
function Thumbnail({ text, game }: { text: string; game: KeptGame | undefined }) {
  const { host, messages } = useWorkbench();
  const [opened, setOpened] = useState<OpenedBoard>();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      void answerOf(
        host.boards.ask((service) => service.open(text)),
        messages,
      ).then((answer) => {
        if (answer && !('refused' in answer)) setOpened(answer);
      });
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [text]);
  return (
    <span class="thumbnail" ref={place}>
      {opened ? (
        <Still
          genre={opened.genre}
          puzzle={JSON.parse(opened.puzzle) as Puzzle}
          marks={game ? marksOf(game, opened.printed.length) : []}
        />
      ) : null}
    </span>
  );
}

/** The marks that a saved game has come to. */
function marksOf({ start, steps, at }: KeptGame, length: number): number[] {
  const marks = Array.from({ length }, (_, decision) => start.marks?.[decision] ?? 0);
  for (const { layers, changes } of steps.slice(0, at))
    for (let i = 0; i + 3 < changes.length; i += 4)
      if (layers[changes[i]] === 'marks') marks[changes[i + 1]] = changes[i + 3];
  return marks;
}

/** How much of its decisions a game has made, from 0 to 1. A solved one is done. */
function shareOf(game: KeptGame): number {
  if (game.complete) return 1;
  const length = 1 + Math.max(0, ...game.steps.flatMap(({ changes }) => changes.filter((_, i) => i % 4 === 1)));
  const marks = marksOf(game, length);
  return game.steps.length === 0 ? 0 : Math.max(0.05, (0.95 * marks.filter((mark) => mark !== 0).length) / length);
}

function stateOf(game: KeptGame): string {
  if (game.complete) return pageWords.boardSolved(game.best === undefined ? undefined : clockText(game.best));
  return game.steps.length === 0 ? '' : pageWords.boardBegun(Math.round(100 * shareOf(game)));
}

/** Progress as a ring that fills, and a tick when the board is solved. */
function Ring({ game }: { game: KeptGame | undefined }) {
  const share = game ? shareOf(game) : 0;
  if (share === 0) return null;
  const around = 2 * Math.PI * 6;
  return (
    <svg class={share === 1 ? 'ring done' : 'ring'} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="6" />
      {share === 1 ? (
        <path d="M5 8.2 7.2 10.4 11 6" />
      ) : (
        <circle class="share" cx="8" cy="8" r="6" stroke-dasharray={`${share * around} ${around}`} />
      )}
    </svg>
  );
}
