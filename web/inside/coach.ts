import { type Clash, type Hint, Hints, type NextHint } from '../../src/hint/index.ts';
import { UNKNOWN } from '../../src/grid/marks.ts';
import { PROBE, SEARCH, climb } from '../../src/ladder/index.ts';
import type { Advice, Coach } from '../messages.ts';
import { type Laid, laid } from './board.ts';
import { drive } from './drive.ts';

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
    return adviceOf(task.result);
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

function adviceOf(next: NextHint): Advice {
  if (next.kind === 'step') return staged('step', next.hint, next.hint.settles);
  if (next.kind === 'wrong') return staged('wrong', next.clash, next.clash.wrong);
  const rung = next.kind === 'silent' ? next.speaks : '';
  return { kind: next.kind, rung, where: '', rule: '', text: next.text, clues: [], cells: [], marks: [] };
}

function staged(kind: 'step' | 'wrong', said: Hint | Clash, settled: Hint['settles']): Advice {
  const { rung, where, rule, text, because } = said;
  return {
    kind,
    rung,
    where,
    rule,
    text,
    clues: [...because.clues],
    cells: [...because.cells],
    marks: settled.map(({ decision, at, mark }) => ({ decision, at, mark })),
  };
}
