import type { Command } from 'commander';
import type { Verdict } from '../../src/genre/verdict.ts';
import type { Outcome } from '../running/many-boards.ts';
import { DONE, OTHER_VERDICT } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { boardArgument, jsonOption, readingOption } from './arguments.ts';

interface Options {
  readonly reading: string;
  readonly json?: true;
}

export function addCheck(kaisu: Command, session: Session): void {
  kaisu
    .command('check')
    .summary('judge the marks that a board carries')
    .description(
      'Judges the marks that a board carries: names each rule that is broken, and where. Unknown means no.\n' +
        'With -, reads one board a line and prints one JSON line each.',
    )
    .addArgument(boardArgument())
    .addOption(readingOption())
    .addOption(jsonOption())
    .action(async (argument: string, { reading, json }: Options) => {
      const { readingNamed } = await import('../arguments/genres.ts');
      const { readBoard } = await import('../../src/genres/read.ts');
      const { unlessInterrupted } = await import('../running/events.ts');
      const { eachBoard } = await import('../running/many-boards.ts');
      const judged = async (text: string) => {
        const { board, genre, warnings } = readBoard(text);
        // Of the puzzle itself the judge warns as well, so only what the reader says of the text is added.
        const ofPuzzle = genre.codec.warnings(board.puzzle);
        const rules = readingNamed(genre, reading);
        const judge = () => genre.check(board.puzzle, board.marks, rules, board.notes);
        const verdict = await unlessInterrupted(judge, session.signal);
        return outcome({
          violations: verdict.violations,
          warnings: [...warnings.filter((warning) => !ofPuzzle.includes(warning)), ...verdict.warnings],
        });
      };
      await eachBoard(
        argument,
        session,
        async (text) => {
          const { document, status } = await judged(text);
          session.raise(status);
          await (json ? session.json(document) : session.write(forPeople(document)));
        },
        async (text) => judged(text),
      );
    });
}

interface Document extends Verdict {
  readonly complete: boolean;
}

function outcome({ violations, warnings }: Verdict): Outcome & { readonly document: Document } {
  const complete = violations.length === 0;
  const document = {
    complete,
    violations: violations.map(({ puzzlink, ...violation }) => ({ ...violation, puzzlink: puzzlink ?? null })),
    warnings,
  };
  return { document: document as Document, status: complete ? DONE : OTHER_VERDICT };
}

function forPeople({ complete, violations, warnings }: Document): string {
  const broken = violations.map(({ text, cells }) => `${text}${cells.length > 0 ? `  [${cells.join(' ')}]` : ''}\n`);
  const head = complete ? 'Complete: every rule is kept.\n' : `Not complete: ${violations.length} broken.\n`;
  return [head, ...broken, ...warnings.map((warning) => `Warning: ${warning}\n`)].join('');
}
