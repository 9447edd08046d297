import { type Marks, UNKNOWN } from '../board/marks.ts';
import type { Puzzle } from '../board/puzzle.ts';
import type { Reading } from '../board/reading.ts';
import type { Literal } from '../engine/literal.ts';
import { GeneratorTask, type Progress, type Task } from '../grid/task.ts';
import { PROBE, SEARCH } from '../ladder/index.ts';
import { Clashes } from './clash.ts';
import type { Clash, Hint, HintGenre, HintOptions, NextHint, Path } from './hint.ts';
import { probeStep } from './probe.ts';
import { FEW_CONFLICTS, Prover } from './prover.ts';
import { ruleStep } from './rules.ts';
import { literalsOf, Rundown } from './rundown.ts';
import { searchStep } from './search.ts';
import { finishedText, noAnswerText, severalText, silentText, unknownText } from './sentences.ts';
import { Teller } from './teller.ts';

/**
 * Hints about one board. Keeps its models and what is known of the board, so that every hint after the first is cheap;
 * use one for as long as a board is on the table. Only one task of it runs at a time.
 */
export class Hints<P extends Puzzle = Puzzle, R extends Reading = Reading> {
  /** Names of the rungs, weakest first; `probe` and `search` come on top. */
  readonly rungs: readonly string[];
  private readonly rundown: Rundown;
  private readonly teller: Teller<P, R>;
  private readonly prover: Prover;
  private readonly clashes: Clashes<P, R>;
  private readonly printed: Marks;

  constructor(
    private readonly genre: HintGenre<P, R>,
    private readonly puzzle: P,
    private readonly reading: R,
  ) {
    this.rungs = genre.rungs(reading);
    this.rundown = new Rundown(genre.ladder(puzzle, reading), (decision) => genre.decisionName(puzzle, decision));
    this.teller = new Teller(genre, puzzle, this.rundown);
    this.prover = new Prover(() => genre.proof(puzzle, reading));
    this.printed = genre.printed(puzzle);
    this.clashes = new Clashes(this.rundown, this.teller, this.prover, this.rungs, this.printed);
  }

  /**
   * The next step from `marks` (one per decision; what is printed need not be marked): first what is wrong with them,
   * else the weakest rung's cheapest step. Throws for a rung that the genre doesn't have. Cost: some milliseconds, and
   * once a board the proof of how many answers it has.
   */
  next(marks: Marks, options: HintOptions = {}): Task<NextHint> {
    return new GeneratorTask(this.answering(marks, options), noProgress);
  }

  /**
   * The whole way from the printed board to the answer. On a board without one, or with several, as far as steps go.
   * `take` is given each step as soon as it is found.
   */
  path(take: (hint: Hint) => void = () => {}): Task<Path> {
    const count = { done: 0, total: 0 };
    return new GeneratorTask(this.walking(count, take), (): Progress => ({ ...count }));
  }

  private *answering(marks: Marks, { upTo = SEARCH }: HintOptions): Generator<number, NextHint, void> {
    const rungs = [...this.rungs, PROBE, SEARCH];
    const most = rungs.indexOf(upTo);
    if (most < 0) throw new Error(`there is no rung ${upTo}`);
    if (this.genre.check(this.puzzle, marks, this.reading).violations.length === 0)
      return { kind: 'finished', text: finishedText };
    const wrong = yield* this.whatIsWrong(this.own(marks));
    if (wrong) return wrong;
    const all = marks.map((mark, decision) => (mark === UNKNOWN ? this.printed[decision] : mark));
    const next = yield* this.stepping(all);
    if (next.kind !== 'step' || rungs.indexOf(next.hint.rung) <= most) return next;
    return { kind: 'silent', speaks: next.hint.rung, text: silentText(upTo, next.hint.rung) };
  }

  /** The player's marks: those that aren't printed anyway. */
  private own(marks: Marks): Marks {
    return marks.map((mark, decision) => (mark === this.printed[decision] ? UNKNOWN : mark));
  }

  private *whatIsWrong(own: Marks): Generator<number, NextHint | undefined, void> {
    const status = yield* this.prover.status();
    if (status.kind === 'unique') {
      const { answer } = status;
      if (own.every((mark, decision) => mark === UNKNOWN || mark === answer[decision])) return undefined;
      return yield* this.clashing(own, answer);
    }
    // With several answers, or where proving took too long: do the marks belong to any? Not known counts as yes; a rung
    // may still see what is wrong.
    const premises = [...this.prover.selectors, ...literalsOf(own)];
    const found = yield* this.prover.find(premises, FEW_CONFLICTS);
    return found.kind === 'refuted' ? yield* this.clashing(own, undefined) : undefined;
  }

  private *clashing(own: Marks, answer: Marks | undefined): Generator<number, NextHint, void> {
    const found = yield* this.clashes.find(own, answer);
    if (!found) return { kind: 'unknown', text: unknownText };
    const clash = this.plainly(found);
    return { kind: 'wrong', clash, text: clash.text };
  }

  /**
   * A clash that cites nothing (a region without a number lets no count of wrong numbers come out) is told by what the
   * print alone shows.
   */
  private plainly(clash: Clash): Clash {
    if (clash.because.clues.length + clash.because.cells.length > 0) return clash;
    const [reason] = this.genre.reasons(this.puzzle, this.reading);
    if (!reason) return clash;
    return {
      ...clash,
      because: { ...clash.because, clues: reason.clues },
      where: reason.text,
      text: noAnswerText(reason.text),
    };
  }

  /** A step from marks that hold all that is printed, and that may be wrong. */
  private *stepping(marks: Marks, failing?: Set<Literal>): Generator<number, NextHint, void> {
    const { rundown, teller, rungs } = this;
    const answer = ruleStep(rundown, teller, rungs, marks, rungs.length - 1);
    yield 64;
    if (answer.kind === 'step') return answer;
    if (answer.kind === 'contradiction') return yield* this.clashing(this.own(marks), undefined);
    if (!marks.includes(UNKNOWN)) return { kind: 'finished', text: finishedText };
    const hint = yield* probeStep(rundown, teller, marks, rungs.length - 1, failing);
    if (hint) return { kind: 'step', hint };
    const searched = yield* searchStep(rundown, teller, this.prover, marks);
    switch (searched.kind) {
      case 'step':
        return searched;
      case 'contradiction':
        return yield* this.clashing(this.own(marks), undefined);
      case 'several':
        return { kind: 'several', text: severalText };
      case 'unknown':
        return { kind: 'unknown', text: unknownText };
    }
  }

  private *walking(count: { done: number; total: number }, take: (hint: Hint) => void): Generator<number, Path, void> {
    const marks = this.printed.slice();
    count.total = marks.length;
    const hints: Hint[] = [];
    const failing = new Set<Literal>();
    for (;;) {
      count.done = marks.reduce((settled, mark) => settled + (mark === UNKNOWN ? 0 : 1), 0);
      const next = yield* this.stepping(marks, failing);
      if (next.kind !== 'step') {
        // Steps are sound: what contradicts itself now was never to be solved, and the printed board alone shows it.
        const end = next.kind === 'wrong' ? yield* this.clashing(new Uint8Array(marks.length), undefined) : next;
        return { hints, finished: next.kind === 'finished', end, marks };
      }
      hints.push(next.hint);
      take(next.hint);
      for (const { decision, mark } of next.hint.settles) marks[decision] = mark;
    }
  }
}

const noProgress = (): Progress => ({ done: 0, total: 0 });
