import type { Marks } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import { seeded } from '../grid/random.ts';
import { type Progress, SteppedTask, type Steps, uncut } from '../grid/task.ts';
import { type Found, findAnswer } from '../search/find-answer.ts';
import { type Addition, additions } from './additions.ts';
import { type Counted, counted, listedAnswers } from './counting.ts';
import { EFFORT, type Effort, type Settable } from './settable.ts';

export interface SuggestedClue {
  readonly clue: string;
  /** The part that a clue on the board gets. */
  readonly part?: string;
  /** What is to stand there. */
  readonly shows: string;
  /** How many of the board's answers it rules out by itself; negative where it lets more in, undefined where a count isn't exact. */
  readonly kills?: bigint;
}

export interface Suggestion<P extends Puzzle = Puzzle> {
  /** The clues to add; undefined as long as none are known, or where no clues make the answer the only one. */
  readonly clues: readonly SuggestedClue[] | undefined;
  /** The board with them. */
  readonly puzzle: P;
  /** No smaller set of clues does; or, without clues, none at all. */
  readonly proved: boolean;
}

export interface SuggestProgress extends Progress {
  /** Clues of the best set so far, and the number below which there is proved to be none. */
  readonly best: number | undefined;
  readonly least: number;
}

/** Draws of false clues that are tried for a first set. */
const DRAWS = 60;
/** Orders in which clues of a first set are dropped. */
const ORDERS = 4;

/** Answers that are listed to begin with. */
const POOL = 256;

/** Another answer than the one that is meant, and the candidates that it breaks. */
interface Other {
  readonly marks: Marks;
  readonly broken: readonly number[];
}

/** What bounds the work: nodes of the search for a smaller set, and conflicts of each question to the board. */
export interface SuggestEffort extends Effort {
  readonly nodes: number;
  readonly questionConflicts: number;
}

export const SUGGEST_EFFORT: SuggestEffort = { ...EFFORT, nodes: 20_000, questionConflicts: 50_000 };

/**
 * The fewest clues to add so that an answer becomes the only one.
 *
 * Every other answer must break one of the clues that are added, so they are a hitting set: of each answer x the clues
 * that x breaks. Nobody can list all answers, and nobody must (implicit hitting sets, as in the search for smallest
 * unsatisfiable cores; Reiter 1987, Ignatiev et al. 2015): the smallest set that hits the answers known so far is tried
 * out, and either it does, or there is one more answer to hit.
 *
 *     known answers    broken by       smallest set    another answer?
 *     x                c1 c2 c5        c1              y, broken by c2 c3
 *     x y              …               c2              none: the clue c2 is enough
 *
 * A greedy set comes first, so that there is always something to show; then sizes from the least on are searched through,
 * by branching on the clues that some surviving answer breaks, until one does or the greedy set is as small.
 *
 * Where a true clue can also let answers in (it may be the lie of another answer), an answer that a set rules out may
 * live again with more clues: then legality is asked of the judge, set by set. What stays true is that only a clue that
 * an answer breaks can rule it out, which is all that branching needs.
 */
export class Suggest<P extends Puzzle, R extends Reading> extends SteppedTask<Suggestion<P>, SuggestProgress> {
  readonly #settable: Settable<P, R>;
  readonly #base: P;
  readonly #answer: Marks;
  readonly #reading: R;
  readonly #effort: SuggestEffort;
  readonly #candidates: readonly Addition<P>[];
  /** Those that have been met. */
  readonly #pool: Other[] = [];
  #best: readonly Addition<P>[] | undefined;
  #least = 0;
  #nodes = 0;
  /** A question was given up, so that nothing is proved any more. */
  #isUnsure = false;
  #kills: readonly (bigint | undefined)[] = [];
  #isOver = false;
  /** Some answer breaks no clue that could be added, or no false clue can be. */
  #isHopeless = false;

  /** @param answer keeps the rules, though regions may still lack the false clue that the rules ask for */
  constructor(settable: Settable<P, R>, puzzle: P, answer: Marks, reading: R, effort: SuggestEffort = SUGGEST_EFFORT) {
    super();
    this.#settable = settable;
    this.#base = puzzle;
    this.#answer = answer;
    this.#reading = reading;
    this.#effort = effort;
    this.#candidates = additions(settable.editor, puzzle, answer);
  }

  progress(): SuggestProgress {
    return { done: this.#nodes, total: 0, best: this.#best?.length, least: this.#least };
  }

  /** The best that is known. */
  get soFar(): Suggestion<P> {
    const best = this.#best;
    const clues = best?.map(({ clue, part, shows }, at) => {
      const kills = this.#kills[at];
      return { clue, ...(part === undefined ? {} : { part }), shows, ...(kills === undefined ? {} : { kills }) };
    });
    const proved = this.#isOver && !this.#isUnsure;
    return { clues, puzzle: this.#with(best ?? []), proved };
  }

  protected *run(): Steps<Suggestion<P>> {
    const { conflicts } = this.#effort;
    const { answers } = yield* listedAnswers(this.#settable.genre, this.#base, this.#reading, POOL, conflicts);
    for (const marks of answers) if (!isEqual(marks, this.#answer)) this.#meet(marks);
    this.#best = yield* this.#settable.genre.composer.monotone ? this.#greedy() : this.#fromAll();
    const most = this.#best?.length ?? this.#candidates.length + 1;
    for (this.#least = 0; this.#least < most && !this.#isHopeless; this.#least++) {
      const found = yield* this.#search([], new Set(), this.#least);
      if (found) {
        this.#best = found;
        break;
      }
      if (this.#nodes >= this.#effort.nodes) {
        this.#isUnsure = true;
        break;
      }
    }
    if (this.#best) this.#best = yield* this.#weakened(this.#best);
    this.#isOver = true;
    if (this.#best) yield* this.#countKills(this.#best);
    return this.soFar;
  }

  #with(clues: readonly Addition<P>[]): P {
    return clues.reduce((puzzle, { add }) => add(puzzle), this.#base);
  }

  #meet(marks: Marks): void {
    const broken = this.#candidates.flatMap(({ holds }, at) => (holds(marks) ? [] : [at]));
    this.#pool.push({ marks, broken });
  }

  /** Known answers that are answers of the board with these clues too. */
  *#surviving(clues: readonly Addition<P>[]): Steps<Other[]> {
    const { genre } = this.#settable;
    if (genre.composer.monotone) {
      yield 1 + (this.#pool.length >> 6);
      return this.#pool.filter(({ marks }) => clues.every(({ holds }) => holds(marks)));
    }
    const puzzle = this.#with(clues);
    yield 1 + this.#pool.length;
    return this.#pool.filter(({ marks }) => genre.check(puzzle, marks, this.#reading).violations.length === 0);
  }

  /**
   * Looks for another answer of the board with these clues, and adds it to the known ones: one that breaks so few of the
   * candidates that no other answer breaks fewer of them, since what is broken by few is what tells sets apart.
   */
  *#another(clues: readonly Addition<P>[]): Steps<'met' | 'none' | 'unknown'> {
    const found = yield* this.#ask(clues);
    if (found.kind !== 'answer') return found.kind === 'refuted' ? 'none' : 'unknown';
    this.#meet(found.answer);
    if (!this.#settable.genre.composer.monotone) return 'met';
    let { broken } = this.#pool[this.#pool.length - 1];
    for (const at of [...broken]) {
      if (!broken.includes(at) || isTaken(this.#candidates[at], clues)) continue;
      const kept = this.#candidates.filter((candidate, index) => !broken.includes(index) && !isTaken(candidate, clues));
      const fewer = yield* this.#ask([...clues, ...oneOfEach([this.#candidates[at], ...kept])]);
      if (fewer.kind !== 'answer') continue;
      this.#meet(fewer.answer);
      broken = this.#pool[this.#pool.length - 1].broken;
    }
    return 'met';
  }

  *#ask(clues: readonly Addition<P>[]): Steps<Found> {
    const model = yield* uncut(() => this.#settable.genre.proof(this.#with(clues), this.#reading).enforceClues());
    return yield* findAnswer(model.exclude(this.#answer), { conflicts: this.#effort.questionConflicts });
  }

  /** Whether the answer is the only one with these clues; when that can't be told, it counts as not so. */
  *#isEnough(clues: readonly Addition<P>[]): Steps<boolean> {
    if (this.#lacks(clues).length > 0 || (yield* this.#surviving(clues)).length > 0) return false;
    const other = yield* this.#another(clues);
    if (other === 'unknown') this.#isUnsure = true;
    return other === 'none';
  }

  /** False clues that the rules still ask for: of each list one must be printed. */
  #lacks(clues: readonly Addition<P>[]): Addition<P>[][] {
    const lacks = this.#settable.editor.lacks?.(this.#with(clues), this.#answer) ?? [];
    return lacks.map(({ choices }) => choices.map((choice) => ({ ...choice, holds: () => true, lesser: [] })));
  }

  /** Adds what rules out most of the known answers until no other is left, then drops what wasn't needed after all. */
  *#greedy(): Steps<readonly Addition<P>[] | undefined> {
    const random = seeded(1);
    let clues: Addition<P>[] = [];
    for (;;) {
      let alive = yield* this.#surviving(clues);
      if (alive.length === 0) {
        const other = yield* this.#another(clues);
        if (other === 'none') {
          // What was added last has been chosen in view of the rest, and the other way round.
          yield* this.#prune(clues);
          for (let order = 1; order < ORDERS; order++) yield* this.#prune(random.shuffle([...clues]));
          return this.#best;
        }
        if (other === 'met') alive = this.#pool.slice(-1);
      }
      const next = this.#mostBroken(alive, clues);
      if (next === undefined) return undefined;
      clues = [...clues, next];
    }
  }

  /**
   * Where a clue more can let answers in, adding leads astray: here everything true is printed, with false clues drawn
   * wherever they are asked for, and what isn't needed is dropped.
   */
  *#fromAll(): Steps<readonly Addition<P>[] | undefined> {
    const random = seeded(1);
    let found = 0;
    for (let draw = 0; draw < DRAWS && found < ORDERS; draw++) {
      const lies: Addition<P>[] = [];
      for (const choices of this.#lacks([])) {
        if (choices.length === 0) {
          this.#isHopeless = true;
          return undefined;
        }
        lies.push(choices[random.below(choices.length)]);
      }
      const truths = random.shuffle([...this.#candidates]).filter((candidate) => !isTaken(candidate, lies));
      const clues = [...lies, ...oneOfEach(truths)];
      if (!(yield* this.#isEnough(clues))) continue;
      found++;
      yield* this.#prune(clues);
    }
    return this.#best;
  }

  /** Keeps as many of the clues as are needed, those that come first rather than the others; the best is the smallest. */
  *#prune(all: readonly Addition<P>[]): Steps<void> {
    let clues = [...all];
    for (const clue of [...all].reverse()) {
      if (this.#best === undefined || clues.length < this.#best.length) this.#best = clues;
      const rest = clues.filter((other) => other !== clue);
      if (yield* this.#isEnough(rest)) clues = rest;
    }
    if (this.#best === undefined || clues.length < this.#best.length) this.#best = clues;
  }

  /** The candidate that most of these answers break; any one where none is known. */
  #mostBroken(alive: readonly Other[], taken: readonly Addition<P>[]) {
    const times = new Map(this.#candidates.map((_, at) => [at, 0]));
    for (const { broken } of alive) for (const at of broken) times.set(at, (times.get(at) ?? 0) + 1);
    const free = [...times].filter(([at]) => !isTaken(this.#candidates[at], taken));
    const [best] = free.sort(([a, times], [b, others]) => others - times || a - b);
    return best === undefined || (alive.length > 0 && best[1] === 0) ? undefined : this.#candidates[best[0]];
  }

  /** A set of `size` clues that holds `clues` and none of `excluded`, and is enough; undefined when there is none. */
  *#search(
    clues: readonly Addition<P>[],
    excluded: ReadonlySet<number>,
    size: number,
  ): Steps<readonly Addition<P>[] | undefined> {
    if (++this.#nodes >= this.#effort.nodes || this.#isHopeless) return undefined;
    const lacks = this.#lacks(clues);
    if (clues.length + lacks.length > size) return undefined;
    if (lacks.length > 0) {
      for (const choice of lacks[0]) {
        const found = yield* this.#search([...clues, choice], excluded, size);
        if (found) return found;
      }
      return undefined;
    }
    let alive = yield* this.#surviving(clues);
    if (alive.length === 0) {
      const other = yield* this.#another(clues);
      if (other === 'none') return clues;
      if (other === 'unknown') {
        this.#isUnsure = true;
        return undefined;
      }
      alive = this.#pool.slice(-1);
    }
    const open = alive.map(({ broken }) =>
      broken.filter((at) => !excluded.has(at) && !isTaken(this.#candidates[at], clues)),
    );
    open.sort((a, b) => a.length - b.length);
    if (clues.length === 0 && excluded.size === 0 && open[0].length === 0) this.#isHopeless = true;
    if (clues.length + disjoint(open) > size) return undefined;
    const tried = new Set(excluded);
    for (const at of open[0]) {
      const found = yield* this.#search([...clues, this.#candidates[at]], tried, size);
      if (found) return found;
      tried.add(at);
    }
    return undefined;
  }

  /** The same clues with as few of their parts as are enough. */
  *#weakened(clues: readonly Addition<P>[]): Steps<readonly Addition<P>[]> {
    let weaker = [...clues];
    for (let at = 0; at < weaker.length; at++)
      for (const lesser of weaker[at].lesser) {
        const tried = weaker.map((clue, index) => (index === at ? lesser : clue));
        const other = (yield* this.#surviving(tried)).length > 0 ? 'met' : yield* this.#another(tried);
        if (other !== 'none') continue;
        weaker = tried;
        break;
      }
    return weaker;
  }

  *#countKills(clues: readonly Addition<P>[]): Steps<void> {
    const { genre } = this.#settable;
    const count = (puzzle: P): Steps<Counted> => counted(genre, puzzle, this.#reading, this.#effort);
    const all = yield* count(this.#base);
    const kills: (bigint | undefined)[] = [];
    for (const { add } of clues) {
      const left = yield* count(add(this.#base));
      kills.push(all.isExact && left.isExact ? all.count - left.count : undefined);
    }
    this.#kills = kills;
  }
}

/** Whether a candidate stands where another clue of the set does, or is one of them. */
function isTaken<P extends Puzzle>({ clue, part }: Addition<P>, clues: readonly Addition<P>[]): boolean {
  return clues.some((other) => other.clue === clue && other.part === part);
}

/** The first for each place. */
function oneOfEach<P extends Puzzle>(all: readonly Addition<P>[]): Addition<P>[] {
  const found: Addition<P>[] = [];
  for (const one of all) if (!isTaken(one, found)) found.push(one);
  return found;
}

/** A lower bound on how many clues rule out answers that break these: as many as have none in common. */
function disjoint(sets: readonly (readonly number[])[]): number {
  const used = new Set<number>();
  let found = 0;
  for (const set of sets) {
    if (set.some((at) => used.has(at))) continue;
    if (set.length === 0) return Number.POSITIVE_INFINITY;
    found++;
    for (const at of set) used.add(at);
  }
  return found;
}

function isEqual(one: Marks, other: Marks): boolean {
  return one.every((mark, at) => mark === other[at]);
}
