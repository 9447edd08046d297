import { batch, computed, effect, type Signal, signal, untracked } from '@preact/signals';
import { genreViewOf } from '../../genres/registry.ts';
import type { GenreCard, OpenedBoard } from '../../workers/messages.ts';
import { clockText } from '../game/clock.ts';
import type { Tool } from '../hands/hand.ts';
import { pageWords } from '../words.ts';
import { Answers } from './answers.ts';
import { Checking } from './checking.ts';
import { answerOf, type Context } from './context.ts';
import { Cursor } from './cursor.ts';
import { Games } from './games.ts';
import { Hints } from './hints.ts';
import type { HistoryEntry, Host, KeptGame, Stop } from './host.ts';
import { idOf } from './id.ts';
import { Library, type LibraryBoard } from './library.ts';
import { Messages } from './messages.ts';
import { OpenBoard } from './open-board.ts';
import { Settings } from './settings.ts';
import { Surface } from './surface.ts';
import { Timer } from './timer.ts';

/** The moment in which a board was solved. */
export interface Solved {
  readonly seconds: number;
  /** The best time before this one. */
  readonly best: number | undefined;
}

/** How a board that is opened enters the browser's history. */
type Entering = 'push' | 'replace' | 'none';

/**
 * Everything the page knows and can do, without a browser: the open board with its game, and all that is told of it.
 * The browser comes in as a `Host`. Made once a page, or as often as a test likes.
 */
export class Workbench {
  readonly host: Host;
  readonly settings: Settings;
  readonly messages = new Messages();
  readonly timer: Timer;
  readonly board: Signal<OpenBoard | undefined> = signal(undefined);
  readonly genres = signal<readonly GenreCard[]>([]);
  /** The open board's place in the library, if it comes from there. */
  readonly entry = signal<LibraryBoard | undefined>(undefined);
  /** Set while the board that has just been solved is celebrated. */
  readonly solved = signal<Solved | undefined>(undefined);
  /** What one finger does, where a toolbar offers a choice. */
  readonly tool = signal<Tool>('first');
  /** Whether a genre's picture of sides lies over the board. */
  readonly showsOverlay = signal(false);
  readonly cursor = new Cursor();
  readonly surface = new Surface();
  readonly checking: Checking;
  readonly hints: Hints;
  readonly answers: Answers;
  readonly games: Games;
  readonly library: Library;
  #stops: Stop[] = [];
  #opening = 0;

  constructor(host: Host) {
    this.host = host;
    this.settings = new Settings(host.preferences);
    this.timer = new Timer(host.time);
    const { settings, messages, timer, board } = this;
    const context: Context = { host, settings, messages, timer, board };
    this.checking = new Checking(context, (solvedBoard) => this.#onSolved(solvedBoard));
    this.hints = new Hints(context);
    this.answers = new Answers(
      context,
      computed(() => this.entry.value?.grade),
    );
    this.games = new Games(context);
    this.library = new Library(context, this.games);
  }

  /** Begins to listen, and opens the first board: the one that the address names, or the next of the last genre. */
  async start(): Promise<void> {
    const { host, settings, timer } = this;
    this.#stops = [
      settings.start(),
      this.checking.start(),
      this.hints.start(),
      this.answers.start(),
      this.games.start(),
      this.library.start(),
      this.#followSteps(),
      host.time.every(1000, () => timer.tick()),
      host.sight.onChange((isHidden) => timer.hide(isHidden)),
      host.address.onChange((entry) => void this.#openEntry(entry, 'none')),
    ];
    this.genres.value =
      (await answerOf(
        host.boards.ask((service) => service.genres()),
        this.messages,
      )) ?? [];
    const named = host.address.current();
    if (named.hash !== '' && (await this.#openEntry(named, 'replace'))) return;
    const refusal = this.messages.current.peek();
    const last = this.genres.value.find(({ id }) => id === settings.recall('genre')) ?? this.genres.value[0];
    if (last) await this.openGenre(last.id, 'replace');
    // The board that lies here instead must not wipe away why the wanted one could not be opened.
    if (refusal) this.messages.current.value = refusal;
  }

  /** Ends all listening. */
  close(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /** Shows a genre and opens its next board that isn't solved yet, or its first one. */
  async openGenre(id: GenreCard['id'], entering: Entering = 'push'): Promise<void> {
    const { library } = this;
    await answerOf(library.show(id), this.messages).catch(() => this.messages.say(pageWords.noLibrary, 'bad'));
    const next = library.nextUnsolved() ?? library.chosen.peek()[0] ?? library.boards.peek()[0];
    if (next && this.board.peek()?.genre !== id) await this.open(next.puzzlink, entering);
  }

  /** Opens the next unsolved board of the chosen ones. */
  async openNext(): Promise<void> {
    const here = this.board.peek();
    if (here && this.library.genre.peek() !== here.genre) await this.library.show(here.genre);
    const next = this.library.nextUnsolved(here?.address);
    if (next) await this.open(next.puzzlink);
    else this.messages.say(pageWords.allSolved);
  }

  /** Opens a game that was played before, whether an address can name its board or not. */
  async openGame(game: KeptGame): Promise<void> {
    await this.open(game.address ?? game.key);
  }

  /** Opens a board from any text; says why when it is none. The board that lay here stays then. */
  async open(text: string, entering: Entering = 'push'): Promise<boolean> {
    const opening = ++this.#opening;
    const { host, messages, games } = this;
    const opened = await answerOf(
      host.boards.ask((service) => service.open(text)),
      messages,
    );
    if (!opened) return false;
    if ('refused' in opened) {
      messages.say(pageWords.refused(opened.refused), 'bad');
      return false;
    }
    await games.saveNow();
    const { game, damaged } = await games.find(opened).catch(() => ({ game: undefined, damaged: undefined }));
    const entry = await this.library.find(opened.genre, opened.address);
    // Another board was asked for meanwhile.
    if (opening !== this.#opening) return true;
    this.#show(opened, game, damaged, entry);
    const next = this.board.peek();
    if (next && entering !== 'none') host.address.go(entryOf(next), entering);
    host.address.setTitle(pageWords.title(genreViewOf(opened.genre).words.name, sizeOf(opened), entry?.number));
    this.settings.remember('genre', opened.genre);
    if (this.library.genre.peek() !== opened.genre) void this.library.show(opened.genre).catch(() => undefined);
    await games.saveNow();
    return true;
  }

  /** Takes every mark off and starts the clock anew: the board is solved once more. Undo brings the marks back. */
  restart(): void {
    const board = this.board.peek();
    if (!board) return;
    board.play('clear', board.blank());
    batch(() => {
      board.complete.value = false;
      board.isSolved.value = false;
      this.solved.value = undefined;
      this.timer.reset(0);
      this.timer.start();
    });
  }

  #show(opened: OpenedBoard, game: KeptGame | undefined, damaged: unknown, entry: LibraryBoard | undefined): void {
    const { messages, timer, games } = this;
    const { hand } = genreViewOf(opened.genre);
    const make = (saved?: KeptGame): OpenBoard =>
      new OpenBoard(
        opened,
        (puzzle) => hand.notes(puzzle),
        saved,
        () => timer.now(),
      );
    let next = make(game);
    const broken = damaged ?? (next.isRestored ? undefined : game);
    if (!next.isRestored) next = make();
    batch(() => {
      messages.clear();
      next.best.value = next.isRestored && game && broken === undefined ? game.best : undefined;
      timer.reset(broken === undefined ? (game?.seconds ?? 0) : 0);
      if (!next.complete.peek()) timer.start();
      this.solved.value = undefined;
      this.entry.value = entry;
      this.cursor.goHome();
      if (this.tool.peek() !== 'pan') this.tool.value = 'first';
      games.begin(next.isRestored && broken === undefined ? game : undefined);
      this.board.value = next;
    });
    if (broken !== undefined) this.#tellDamaged(next, broken);
    else if (next.warnings.length > 0) messages.say(next.warnings.join(' '));
    else if (game && game.steps.length > 0 && !next.complete.peek()) messages.say(pageWords.resumed);
  }

  #tellDamaged(board: OpenBoard, damaged: unknown): void {
    const { host, messages } = this;
    void this.games.setAside(board.key, damaged);
    messages.say(pageWords.damaged, 'bad', {
      isLasting: true,
      action: {
        label: pageWords.downloadDamaged,
        run: () => host.download(`kaisu-${board.genre}-damaged-game.json`, JSON.stringify(damaged)),
      },
    });
  }

  /** Every step clears what was said of the position before it, and is saved. */
  #followSteps(): Stop {
    return effect(() => {
      const board = this.board.value;
      if (!board || board.turn.value === 0) return;
      untracked(() => {
        this.messages.clearPassing();
        this.solved.value = undefined;
        this.#fillWater(board);
        this.games.stepMade(board);
      });
    });
  }

  /** With that setting, what a genre fills in by itself goes into the stroke that made it due. */
  #fillWater(board: OpenBoard): void {
    const { fill } = genreViewOf(board.genre);
    const last = board.game.steps[board.game.at - 1];
    if (!fill || this.settings.of.water.peek() !== 'filled' || last?.kind !== 'stroke') return;
    if (board.game.at < board.game.steps.length) return;
    const writes = fill.writes(board.puzzle, (decision) => board.knownNow(decision));
    if (writes.length > 0) board.act((game) => game.amend(writes));
  }

  #onSolved(board: OpenBoard): void {
    const { timer, messages } = this;
    const isFirst = !board.complete.peek();
    timer.stop();
    if (!isFirst) {
      messages.say(pageWords.complete, 'good');
      return;
    }
    const seconds = timer.now();
    const best = board.best.peek();
    board.complete.value = true;
    board.best.value = best === undefined ? seconds : Math.min(best, seconds);
    this.solved.value = { seconds, best };
    messages.say(pageWords.completeIn(clockText(seconds)), 'good');
    void this.games.saveNow();
  }

  async #openEntry({ hash, board }: HistoryEntry, entering: Entering): Promise<boolean> {
    if (hash === '') return false;
    const id = /^board\/([0-9a-z]+)$/.exec(hash)?.[1];
    const here = this.board.peek();
    if (here && entryOf(here).hash === hash) return true;
    if (id === undefined) return this.open(hash, entering);
    const text = board ?? (await this.games.all()).find(({ key }) => idOf(key) === id)?.key;
    if (text !== undefined) return this.open(text, entering);
    this.messages.say(pageWords.boardNotKept, 'bad');
    return false;
  }
}

/** The place of a board in the browser's history. A board without an address is named by what it is kept under. */
export function entryOf({ address, key }: Pick<OpenBoard, 'address' | 'key'>): HistoryEntry {
  return address === undefined
    ? { hash: `board/${idOf(key)}`, board: key }
    : { hash: address.slice(address.indexOf('?') + 1) };
}

function sizeOf({ puzzle }: OpenedBoard): string {
  const { width, height } = JSON.parse(puzzle) as { width: number; height: number };
  return `${width}×${height}`;
}
