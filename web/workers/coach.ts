import { UNKNOWN } from '../../src/board/marks.ts';
import { type Clash, type Hint, Hints, type NextHint } from '../../src/hint/index.ts';
import { climb, PROBE, SEARCH } from '../../src/ladder/index.ts';
import { type Laid, laid } from './board.ts';
import { drive } from './drive.ts';
import type { Advice, Coach } from './messages.ts';

/** The hints about the board that was asked about last, and that board's print. */
let known: { readonly print: string; readonly hints: Hints } | undefined;

function hintsOf({ genre, board, reading }: Laid): Hints {
  const print = JSON.stringify([genre.id, board.puzzle]);
  if (known?.print !== print) known = { print, hints: new Hints(genre, board.puzzle, reading) };
  return known.hints;
}

export const coach: Coach = {
  async advise(text, upTo) {
    const board = laid(text);
    const task = hintsOf(board).next(board.board.marks, { upTo });
    await drive(task);
    return adviceOf(task.result, shownIn(board));
  },
  async leaves(text, upTo) {
    const { genre, board, reading } = laid(text);
    const { puzzle } = board;
    const rungs = genre.rungs(reading);
    const task = climb(genre.ladder(puzzle, reading), rungs, { marks: genre.printed(puzzle) });
    await drive(task);
    const { steps, decisions } = task.result;
    // The search is no rung of the ladder: it leaves nothing open, so what is shown for it is what the probe leaves.
    const { marks } = steps[upTo === SEARCH || upTo === PROBE ? steps.length - 1 : rungs.indexOf(upTo)];
    if (!marks) return { open: null, decisions };
    const open: string[] = [];
    for (let decision = 0; decision < decisions; decision++)
      if (marks[decision] === UNKNOWN) open.push(genre.decisionName(puzzle, decision));
    return { open, decisions };
  },
};

/** Whether a mark shows on the board. An edge at a wall is off the loop without any mark: citing it says nothing. */
type Shown = (decision: number) => boolean;

function shownIn({ genre, board }: Laid): Shown {
  if (genre.decision !== 'edge') return () => true;
  const printed = genre.printed(board.puzzle);
  return (decision) => printed[decision] === UNKNOWN;
}

function adviceOf(next: NextHint, isShown: Shown): Advice {
  if (next.kind === 'step') return staged('step', next.hint, next.hint.settles, isShown);
  if (next.kind === 'wrong') return staged('wrong', next.clash, next.clash.wrong, isShown);
  const rung = next.kind === 'silent' ? next.speaks : '';
  return { kind: next.kind, rung, where: '', rule: '', text: next.text, clues: [], cells: [], marks: [] };
}

function staged(kind: 'step' | 'wrong', said: Hint | Clash, settled: Hint['settles'], isShown: Shown): Advice {
  const { rung, where, rule, text, because } = said;
  return {
    kind,
    rung,
    where,
    rule,
    text,
    clues: [...because.clues],
    cells: because.cells.filter((_, i) => because.marks[i] === undefined || isShown(because.marks[i].decision)),
    marks: settled.map(({ decision, at, mark }) => ({ decision, at, mark })),
  };
}
