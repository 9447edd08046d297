import type { Marks } from '../../src/board/marks.ts';
import { printBoard } from '../../src/formats/print.ts';
import type { GenreBoard, ReadResult } from '../../src/genres/read.ts';
import { grouped } from '../arguments/numbers.ts';
import type { Solved } from '../running/solving.ts';

const mostDifferencesNamed = 12;

/** The JSON document of a solved board. Its solutions are drawn as they are gone through: there may be millions. */
export function solutionDocument(read: ReadResult, solution: Solved): object {
  const { answers, verdict, complete, rung, branchPoints, capped, conflicts, seconds, reasons } = solution;
  const { width, height } = read.board.puzzle;
  return {
    genre: read.genre.id,
    width,
    height,
    verdict,
    answers: answers.length,
    complete,
    rung,
    branchPoints,
    capped,
    conflicts,
    seconds,
    solutions: solutionsOf(read, answers),
    reasons,
    warnings: read.warnings,
  };
}

function* solutionsOf(read: GenreBoard, answers: readonly Marks[]): Generator<object, void, void> {
  for (const marks of answers) yield { marks: [...marks], pzprv3: drawn(read, marks, 'pzprv3') };
}

/** What people are told of a solved board. */
export function solutionForPeople(read: ReadResult, solution: Solved): string {
  const { answers, reasons } = solution;
  const [first, second] = answers;
  const lines = [headline(solution)];
  for (const { text } of reasons) lines.push(text);
  if (first) lines.push('', drawn(read, first, 'text'));
  if (first && second) lines.push('', drawn(read, second, 'text'), '', differences(read, first, second));
  lines.push('', measures(solution));
  for (const warning of read.warnings) lines.push(`Warning: ${warning}`);
  return `${lines.join('\n')}\n`;
}

function headline({ verdict, complete, answers, status }: Solved): string {
  switch (verdict) {
    case 'unique':
      return 'Unique: this is the only answer.';
    case 'none':
      return 'None: this board has no answer.';
    case 'several':
      return complete
        ? `Several: there are ${grouped(answers.length)} answers; two of them:`
        : `Several: there are at least ${grouped(answers.length)} answers; two of them:`;
    case 'unknown': {
      const found = answers.length === 1 ? 'one answer was found, and there may be more' : 'no answer was found yet';
      return status === 130 ? `Unknown: interrupted; ${found}.` : `Unknown: a limit was reached; ${found}.`;
    }
  }
}

function differences({ genre, board }: GenreBoard, first: Marks, second: Marks): string {
  const names: string[] = [];
  first.forEach((mark, decision) => {
    if (mark !== second[decision]) names.push(genre.decisionName(board.puzzle, decision));
  });
  const more = names.length - mostDifferencesNamed;
  return `They differ at ${names.slice(0, mostDifferencesNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

function drawn({ genre, board }: GenreBoard, marks: Marks, form: 'text' | 'pzprv3'): string {
  return printBoard(genre.codec, { puzzle: board.puzzle, marks, notes: {} }, form).text.trimEnd();
}

/** `Finished by count; 0 branch points, 5 conflicts, 0.02 s`. */
function measures({ verdict, rung, branchPoints, capped, conflicts, seconds }: Solved): string {
  const figures = [
    ...(branchPoints === null ? [] : [`${capped ? 'more than ' : ''}${grouped(branchPoints)} branch points`]),
    ...(conflicts === null ? [] : [`${grouped(conflicts)} conflicts`]),
    `${seconds.toFixed(2)} s`,
  ].join(', ');
  if (rung === null || verdict === 'several') return figures;
  if (rung === 'search') return `No rung finishes it; ${figures}`;
  return `${verdict === 'none' ? 'Refuted' : 'Finished'} by ${rung}; ${figures}`;
}
