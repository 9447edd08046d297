import { UNKNOWN } from '../../../src/board/marks.ts';
import { DIFFICULTY_WORDS, type DifficultyWord } from '../../../src/engine/technique.ts';
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
  async next(text, level) {
    const board = readText(text);
    const hints = hintsOf(board);
    const task = hints.next(board.board.marks, { upTo: strongest(board.genre, hints.rungs, level) });
    await drive(task);
    return replyOf(task.result, shownIn(board), (rung) => wordOf(board.genre, rung));
  },
  async undecided(text, level) {
    const { genre, board, reading } = readText(text);
    const { puzzle } = board;
    const rungs = genre.rungs(reading, 'full');
    const upTo = strongest(genre, rungs, level);
    const task = climb(genre.ladder(puzzle, reading, 'full'), rungs, { marks: genre.printed(puzzle) });
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

/** How hard a step on a rung is. */
function wordOf({ techniques }: ReadText['genre'], rung: string): DifficultyWord {
  return techniques.find(({ name }) => name === rung)?.word ?? (rung === SEARCH ? 'Beyond' : 'Fiendish');
}

/** The strongest rung that is no harder than a level; everything without one. */
function strongest(genre: ReadText['genre'], rungs: readonly string[], level: DifficultyWord | null): string {
  if (level === null) return SEARCH;
  const most = DIFFICULTY_WORDS.indexOf(level);
  const allowed = [...rungs, PROBE, SEARCH].filter((rung) => DIFFICULTY_WORDS.indexOf(wordOf(genre, rung)) <= most);
  return allowed[allowed.length - 1];
}

/** Whether a mark shows on the board. An edge at a wall is off the loop without any mark: citing it says nothing. */
type IsShown = (decision: number) => boolean;

function shownIn({ genre, board }: ReadText): IsShown {
  if (genre.decision !== 'edge') return () => true;
  const printed = genre.printed(board.puzzle);
  return (decision) => printed[decision] === UNKNOWN;
}

type WordOf = (rung: string) => DifficultyWord;

function replyOf(next: NextHint, isShown: IsShown, word: WordOf): HintReply {
  if (next.kind === 'step') return inParts('step', next.hint, next.hint.settles, isShown, word);
  if (next.kind === 'wrong') return inParts('wrong', next.clash, next.clash.wrong, isShown, word);
  const rung = next.kind === 'silent' ? next.speaks : '';
  return {
    kind: next.kind,
    rung,
    word: word(rung),
    where: '',
    rule: '',
    text: next.text,
    clues: [],
    cells: [],
    marks: [],
  };
}

function inParts(
  kind: 'step' | 'wrong',
  said: Hint | Clash,
  settled: Hint['settles'],
  isShown: IsShown,
  word: WordOf,
): HintReply {
  const { rung, where, rule, text, because } = said;
  return {
    kind,
    rung,
    word: word(rung),
    where,
    rule,
    text,
    clues: [...because.clues],
    cells: because.cells.filter((_, i) => because.marks[i] === undefined || isShown(because.marks[i].decision)),
    marks: settled.map(({ decision, at, mark }) => ({ decision, at, mark })),
  };
}
