import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { measured } from '../compose/board.ts';
import { listsOf, withLists } from '../edit/drawing.ts';
import { cellAtPlace, isSame } from '../edit/places.ts';
import { image } from '../edit/print.ts';
import { DIFFICULTY_WORDS } from '../engine/technique.ts';
import type { Place } from '../genre/editor.ts';
import { cellName, neighbours } from '../grid/shape.ts';
import { PATTERNS, type PatternName } from '../grid/symmetry.ts';
import { type Progress, SteppedTask, type Steps } from '../grid/task.ts';
import type { Difficulty } from '../ladder/difficulty.ts';
import { type Addition, additions } from './additions.ts';
import { clueText, type PrintedClue, printedClues, without } from './clues.ts';
import { type Counted, counted, listedAnswers } from './counting.ts';
import { EFFORT, type Effort, type Settable } from './settable.ts';

/** One change of a board, and what comes of it. */
export interface RankedEdit<P extends Puzzle = Puzzle> {
  readonly change: 'add' | 'drop' | 'change' | 'move';
  /** `r3c4: 2`, `row 3`, `r3c4 colour`, `r3c4 to r3c5`; of an orbit, several. */
  readonly clues: readonly string[];
  readonly puzzle: P;
  /** Answers that are left. */
  readonly answers: Counted;
  /** Of a board with one answer. */
  readonly difficulty?: Difficulty;
}

export interface RankAsked {
  /** Every change is made to the whole orbit of the pattern. */
  readonly pattern?: PatternName;
  /** Which changes; all when absent. */
  readonly changes?: readonly RankedEdit['change'][];
  /** Clues that are left as they are, by their names. */
  readonly locked?: readonly string[];
  /** The most edits whose answers are counted; the most promising ones. Default 400. */
  readonly most?: number;
}

/** An edit that is still to be looked at, with a guess at the answers left. */
interface Idea<P extends Puzzle> {
  readonly change: RankedEdit['change'];
  readonly clues: readonly string[];
  readonly puzzle: P;
  readonly guess: number;
}

/** Answers of the board that ideas are drawn from. */
const POOL = 200;
const UNGUESSED = Number.POSITIVE_INFINITY;

/**
 * Every single edit of a board, ranked: those that leave one answer first, the easiest of them first, then those that
 * leave few. No answer is chosen beforehand: a clue is worth a thought when it is true of some answer that the board has
 * now, or would have without the clue that it replaces. `soFar` are those that have been counted, in their order.
 */
export class Rank<P extends Puzzle, R extends Reading> extends SteppedTask<readonly RankedEdit<P>[]> {
  readonly #settable: Settable<P, R>;
  readonly #puzzle: P;
  readonly #reading: R;
  readonly #asked: RankAsked;
  readonly #effort: Effort;
  readonly #ranked: RankedEdit<P>[] = [];
  #done = 0;
  #total = 0;

  constructor(settable: Settable<P, R>, puzzle: P, reading: R, asked: RankAsked = {}, effort: Effort = EFFORT) {
    super();
    this.#settable = settable;
    this.#puzzle = puzzle;
    this.#reading = reading;
    this.#asked = asked;
    this.#effort = effort;
  }

  progress(): Progress {
    return { done: this.#done, total: this.#total };
  }

  get soFar(): readonly RankedEdit<P>[] {
    return [...this.#ranked].sort(byWorth);
  }

  protected *run(): Steps<readonly RankedEdit<P>[]> {
    const { most = 400, changes } = this.#asked;
    const isWanted = (change: RankedEdit['change']): boolean => changes === undefined || changes.includes(change);
    const ideas = new Map<string, Idea<P>>();
    const keep = (idea: Idea<P>): void => {
      const key = JSON.stringify(idea.puzzle);
      const known = ideas.get(key);
      if (!known || known.guess > idea.guess) ideas.set(key, idea);
    };
    if (isWanted('add')) for (const idea of yield* this.#adds()) keep(idea);
    for (const group of this.#groups()) {
      if (isWanted('drop')) keep(this.#drop(group));
      if (isWanted('change')) for (const idea of yield* this.#changes(group)) keep(idea);
      if (isWanted('move')) for (const idea of this.#moves(group)) keep(idea);
    }
    // Drops and moves are few, and nothing tells beforehand what they leave.
    const all = [...ideas.values()].sort((a, b) => a.guess - b.guess);
    const few = all.filter(({ guess }) => guess === UNGUESSED);
    const inOrder = [
      ...all.filter(({ guess }) => guess !== UNGUESSED).slice(0, Math.max(0, most - few.length)),
      ...few,
    ];
    this.#total = inOrder.length;
    for (const { guess: _, ...idea } of inOrder) {
      const { genre } = this.#settable;
      const answers = yield* counted(genre, idea.puzzle, this.#reading, this.#effort);
      const isOnly = answers.isExact && answers.count === 1n;
      const difficulty = isOnly ? { difficulty: yield* measured(genre, idea.puzzle, this.#reading) } : {};
      this.#ranked.push({ ...idea, answers, ...difficulty });
      this.#done++;
    }
    return this.soFar;
  }

  /** Places that change together with a place. */
  #orbit(place: Place): Place[] {
    const { pattern } = this.#asked;
    const images =
      pattern === undefined ? [] : PATTERNS[pattern].map((symmetry) => image(this.#puzzle, place, symmetry));
    return images.reduce<Place[]>(
      (orbit, one) => {
        if (!orbit.some((other) => isSame(other, one))) orbit.push(one);
        return orbit;
      },
      [place],
    );
  }

  #isLocked(clue: string): boolean {
    return this.#asked.locked?.includes(clue) ?? false;
  }

  /** What is printed, by orbits; parts apart from whole clues. */
  #groups(): PrintedClue<P>[][] {
    const clues = printedClues(this.#settable, this.#puzzle);
    const seen = new Set<PrintedClue<P>>();
    const groups: PrintedClue<P>[][] = [];
    for (const clue of clues) {
      if (seen.has(clue)) continue;
      const orbit = this.#orbit(clue.place);
      const group = clues.filter(
        ({ print, place }) => print === clue.print && orbit.some((other) => isSame(other, place)),
      );
      for (const one of group) seen.add(one);
      if (!group.some((one) => this.#isLocked(one.clue))) groups.push(group);
    }
    return groups;
  }

  *#adds(): Steps<Idea<P>[]> {
    const { answers } = yield* listedAnswers(
      this.#settable.genre,
      this.#puzzle,
      this.#reading,
      POOL,
      this.#effort.conflicts,
    );
    return yield* this.#truths(this.#puzzle, answers, 'add', () => true);
  }

  *#changes(group: readonly PrintedClue<P>[]): Steps<Idea<P>[]> {
    const less = group.reduce(without, this.#puzzle);
    const { answers } = yield* listedAnswers(this.#settable.genre, less, this.#reading, POOL, this.#effort.conflicts);
    const [{ part }] = group;
    const names = new Set(group.map(({ clue }) => clue));
    const found = yield* this.#truths(less, answers, 'change', (place) =>
      group.some((one) => isSame(one.place, place)),
    );
    // A part is changed for a part, a clue for a clue.
    const printed = JSON.stringify(this.#puzzle);
    return found.filter(
      ({ clues, puzzle }) =>
        JSON.stringify(puzzle) !== printed &&
        clues.every((text) =>
          [...names].some((name) => text.startsWith(part === undefined ? `${name}:` : `${name} ${part}`)),
        ),
    );
  }

  /** Clues that are true of some of these answers of a puzzle, and how many of them they would leave. */
  *#truths(
    puzzle: P,
    answers: readonly Marks[],
    change: RankedEdit['change'],
    isWanted: (place: Place) => boolean,
  ): Steps<Idea<P>[]> {
    const { editor } = this.#settable;
    const found = new Map<string, { readonly adds: readonly Addition<P>[]; times: number }>();
    for (const answer of answers) {
      const all = additions(editor, puzzle, answer, isWanted);
      yield 1 + (all.length >> 3);
      const lacking = (editor.lacks?.(puzzle, answer) ?? []).flatMap(({ choices }) =>
        choices.filter(({ place }) => isWanted(place)).map((choice) => ({ ...choice, holds: () => true, lesser: [] })),
      );
      const here = new Set<string>();
      for (const one of [...all, ...lacking]) {
        if (this.#isLocked(one.clue)) continue;
        const adds = this.#together(one, all);
        if (!adds) continue;
        const key = adds.map(textOf).sort().join('\n');
        if (here.has(key)) continue;
        here.add(key);
        const known = found.get(key);
        if (known) known.times++;
        else found.set(key, { adds, times: 1 });
      }
    }
    return [...found.values()].map(({ adds, times }) => ({
      change,
      clues: adds.map(textOf),
      puzzle: adds.reduce((board, { add }) => add(board), puzzle),
      guess: times,
    }));
  }

  /** A clue with those that stand in its orbit, where a place has several with the first; undefined where one has none. */
  #together(one: Addition<P>, all: readonly Addition<P>[]): Addition<P>[] | undefined {
    const others = this.#orbit(one.place).slice(1);
    const found = others.map((place) => all.find((other) => isSame(other.place, place) && other.part === one.part));
    return found.includes(undefined) ? undefined : [one, ...(found as Addition<P>[])];
  }

  #drop(group: readonly PrintedClue<P>[]): Idea<P> {
    return {
      change: 'drop',
      clues: group.map(clueText),
      puzzle: group.reduce(without, this.#puzzle),
      guess: UNGUESSED,
    };
  }

  /** A clue in a cell moved to each empty cell beside it, its orbit likewise. */
  *#moves(group: readonly PrintedClue<P>[]): Generator<Idea<P>, void> {
    const { layout, prints } = this.#settable.editor;
    const [{ place, part }] = group;
    const from = cellAtPlace(this.#puzzle, place);
    // A clue cell that belongs to no region takes borders with it.
    if (from < 0 || part !== undefined || group.length > 1 || layout.regions?.out !== undefined) return;
    const whole = prints.filter((print) => print.part === undefined && print.on === 'cells');
    for (const to of neighbours(this.#puzzle, from)) {
      const target = { x: 2 * (to % this.#puzzle.width) + 1, y: 2 * Math.floor(to / this.#puzzle.width) + 1 };
      if (whole.some((print) => print.isPrinted(this.#puzzle, target))) continue;
      const lists: { [name: string]: readonly number[] } = {};
      for (const [name, { over, blank }] of Object.entries(layout.lists)) {
        if (over !== 'cells') continue;
        const list = [...listsOf(this.#puzzle)[name]];
        list[to] = list[from];
        list[from] = blank;
        lists[name] = list;
      }
      yield {
        change: 'move',
        clues: [`${cellName(this.#puzzle, from)} to ${cellName(this.#puzzle, to)}`],
        puzzle: withLists(this.#puzzle, lists),
        guess: UNGUESSED,
      };
    }
  }
}

function textOf<P extends Puzzle>({ shows, ...clue }: Addition<P>): string {
  return `${clueText(clue)}: ${shows}`;
}

/** One answer before many before none; the easier board first. */
function byWorth(one: RankedEdit, other: RankedEdit): number {
  const [a, b] = [orderOf(one), orderOf(other)];
  return a === b ? workOf(one) - workOf(other) : a - b;
}

function orderOf({ answers: { count, isExact } }: RankedEdit): number {
  if (count === 0n && isExact) return Number.POSITIVE_INFINITY;
  return Number(count) + (isExact ? 0 : 0.5);
}

/** The word first, then the rounds it takes. */
export function workOf({ difficulty }: { readonly difficulty?: Difficulty | undefined }): number {
  if (!difficulty) return 0;
  const rounds = Object.values(difficulty.rounds).reduce((sum, one) => sum + one, 0);
  return DIFFICULTY_WORDS.indexOf(difficulty.word) * 10_000 + rounds;
}
