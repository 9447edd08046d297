import { UNKNOWN } from '../../../src/board/marks.ts';
import { type Clash, type Hint, Hints, type NextHint } from '../../../src/hint/index.ts';
import { climb, PROBE, SEARCH } from '../../../src/ladder/index.ts';
import { drive } from '../drive.ts';
import type { HintReply, HintService } from '../messages.ts';
import { type ReadText, readText } from '../read.ts';

/** The hints about the board that was asked about last, by that board's print. */
let latest: { readonly print: string; readonly hints: Hints } | undefined;

function hintsOf({ genre, board, reading }: ReadText): Hints {
  const print = JSON.stringify([genre.id, board.puzzle]);
  if (latest?.print !== print) latest = { print, hints: new Hints(genre, board.puzzle, reading) };
  return latest.hints;
}

export const hintService: HintService = {
  async next(text, upTo) {
    const board = readText(text);
    const task = hintsOf(board).next(board.board.marks, { upTo });
    await drive(task);
    return replyOf(task.result, shownIn(board));
  },
  async undecided(text, upTo) {
    const { genre, board, reading } = readText(text);
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
type IsShown = (decision: number) => boolean;

function shownIn({ genre, board }: ReadText): IsShown {
  if (genre.decision !== 'edge') return () => true;
  const printed = genre.printed(board.puzzle);
  return (decision) => printed[decision] === UNKNOWN;
}

function replyOf(next: NextHint, isShown: IsShown): HintReply {
  if (next.kind === 'step') return inParts('step', next.hint, next.hint.settles, isShown);
  if (next.kind === 'wrong') return inParts('wrong', next.clash, next.clash.wrong, isShown);
  const rung = next.kind === 'silent' ? next.speaks : '';
  return { kind: next.kind, rung, where: '', rule: '', text: next.text, clues: [], cells: [], marks: [] };
}

function inParts(kind: 'step' | 'wrong', said: Hint | Clash, settled: Hint['settles'], isShown: IsShown): HintReply {
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
