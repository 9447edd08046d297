import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GenreId } from '../../../src/genres/registry.ts';
import { asDifficulty, DIFFICULTY_WORDS, type DifficultyWord } from '../difficulty.ts';
import type { Context } from './context.ts';
import type { Games } from './games.ts';
import type { BankBoard, KeptGame, Stop } from './host.ts';

/** A board of the library: its place among those of its genre, counted from 1, and how hard it is. */
export interface LibraryBoard extends BankBoard {
  readonly genre: GenreId;
  readonly number: number;
  readonly grade: DifficultyWord | undefined;
}

/** The boards that come with the page, by genre, size and difficulty, and the games that were played on any board. */
export class Library {
  readonly genre = signal<GenreId | undefined>(undefined);
  readonly size = signal('');
  readonly grade = signal<DifficultyWord | ''>('');
  readonly boards = signal<readonly LibraryBoard[]>([]);
  /** Every game ever opened, the latest first. */
  readonly games = signal<readonly KeptGame[]>([]);
  readonly sizes: ReadonlySignal<readonly string[]>;
  readonly grades: ReadonlySignal<readonly DifficultyWord[]>;
  /** The boards of the chosen size and difficulty. A choice that the genre doesn't have counts as none. */
  readonly chosen: ReadonlySignal<readonly LibraryBoard[]>;
  readonly #gameOfAddress: ReadonlySignal<ReadonlyMap<string, KeptGame>>;
  readonly #context: Context;
  readonly #store: Games;
  readonly #loaded = new Map<GenreId, Promise<readonly LibraryBoard[]>>();

  constructor(context: Context, store: Games) {
    this.#context = context;
    this.#store = store;
    this.sizes = computed(() => [...new Set(this.boards.value.map(({ size }) => size))]);
    this.grades = computed(() => {
      const found = new Set(this.boards.value.map(({ grade }) => grade));
      return DIFFICULTY_WORDS.filter((grade) => found.has(grade));
    });
    this.chosen = computed(() => {
      const size = this.sizes.value.includes(this.size.value) ? this.size.value : '';
      const grade = this.grades.value.find((one) => one === this.grade.value) ?? '';
      return this.boards.value.filter(
        (board) => (size === '' || board.size === size) && (grade === '' || board.grade === grade),
      );
    });
    this.#gameOfAddress = computed(
      () => new Map(this.games.value.flatMap((game) => (game.address === undefined ? [] : [[game.address, game]]))),
    );
  }

  start(): Stop {
    return effect(() => {
      this.#store.changes.value;
      void this.#store.all().then((games) => {
        this.games.value = games;
      });
    });
  }

  /** Shows the boards of a genre; the size and difficulty that were chosen for it last come along. */
  async show(genre: GenreId): Promise<void> {
    const { settings } = this.#context;
    this.genre.value = genre;
    this.size.value = settings.recall(`size.${genre}`) ?? '';
    this.grade.value = asDifficulty(settings.recall(`grade.${genre}`)) ?? '';
    const boards = await this.load(genre);
    if (this.genre.peek() === genre) this.boards.value = boards;
  }

  chooseSize(size: string): void {
    this.size.value = size;
    this.#context.settings.remember(`size.${this.genre.peek()}`, size);
  }

  chooseGrade(grade: DifficultyWord | ''): void {
    this.grade.value = grade;
    this.#context.settings.remember(`grade.${this.genre.peek()}`, grade);
  }

  load(genre: GenreId): Promise<readonly LibraryBoard[]> {
    let loading = this.#loaded.get(genre);
    if (!loading) {
      loading = this.#context.host
        .bank(genre)
        .then((boards) =>
          boards.map((board, at) => ({ ...board, genre, number: at + 1, grade: asDifficulty(board.difficulty.word) })),
        );
      // A file that could not be fetched is asked for again next time.
      loading.catch(() => this.#loaded.delete(genre));
      this.#loaded.set(genre, loading);
    }
    return loading;
  }

  /** The board of the library at this address, if there is one. */
  async find(genre: GenreId, address: string | undefined): Promise<LibraryBoard | undefined> {
    if (address === undefined) return undefined;
    const boards = await this.load(genre).catch(() => []);
    return boards.find(({ puzzlink }) => puzzlink === address);
  }

  /** The game that was played on a board of the library. */
  gameOf({ puzzlink }: LibraryBoard): KeptGame | undefined {
    return this.#gameOfAddress.value.get(puzzlink);
  }

  /** The first board of the chosen ones after this one, and then from the beginning, that isn't solved yet. */
  nextUnsolved(after?: string): LibraryBoard | undefined {
    const boards = this.chosen.peek();
    const here = boards.findIndex(({ puzzlink }) => puzzlink === after);
    const order = [...boards.slice(here + 1), ...boards.slice(0, here + 1)];
    return order.find((board) => board.puzzlink !== after && !this.gameOf(board)?.complete);
  }

  /** Any of the chosen boards that isn't solved yet, or any at all; `random` from 0 up to 1. */
  any(random: number, except?: string): LibraryBoard | undefined {
    const boards = this.chosen.peek().filter(({ puzzlink }) => puzzlink !== except);
    const unsolved = boards.filter((board) => !this.gameOf(board)?.complete);
    const among = unsolved.length > 0 ? unsolved : boards;
    return among[Math.floor(random * among.length)];
  }

  /** The game that was played last and isn't finished, of any genre. */
  unfinished(exceptKey?: string): KeptGame | undefined {
    return this.games.value.find(({ complete, steps, key }) => !complete && steps.length > 0 && key !== exceptKey);
  }
}
