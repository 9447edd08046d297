import { type Command, Option } from 'commander';
import type { LadderName } from '../../src/engine/technique.ts';
import { InputError } from '../../src/grid/input-error.ts';
import { naturalOption, seconds } from '../arguments/numbers.ts';
import type { Session } from '../terminal/session.ts';
import { boardArgument, jsonOption, ladderOption, readingOption } from './arguments.ts';

interface Options {
  readonly limit: number;
  readonly reading: string;
  readonly rung?: string;
  readonly ladder: LadderName;
  readonly budget?: number;
  readonly seconds?: number;
  readonly json?: true;
}

export function addSolve(kaisu: Command, session: Session): void {
  kaisu
    .command('solve')
    .summary('find the answers and prove how many there are')
    .description(
      'Searches the answers of a board: unique, none or several. Shows the answer, or two and where they differ.\n' +
        'Marks that the board carries are not looked at. With -, reads one board a line and prints one JSON line each.',
    )
    .addArgument(boardArgument())
    .addOption(new Option('--limit <n|all>', 'stop after so many answers').argParser(limit).default(2))
    .addOption(new Option('--rung <rung>', 'let the plain search use the rungs up to this one'))
    .addOption(ladderOption())
    .addOption(readingOption())
    .addOption(
      new Option('--budget <branches>', 'search plainly, up to so many branch points').argParser(
        naturalOption('--budget', 0, Number.MAX_SAFE_INTEGER),
      ),
    )
    .addOption(new Option('--seconds <s>', 'stop after that time').argParser(seconds))
    .addOption(jsonOption())
    .action(async (argument: string, options: Options) => {
      const { readingNamed, rungNamed } = await import('../arguments/genres.ts');
      const { readBoard } = await import('../../src/genres/read.ts');
      const { eachBoard } = await import('../running/many-boards.ts');
      const { solved } = await import('../running/solving.ts');
      const { solutionDocument, solutionForPeople } = await import('../terminal/solution-text.ts');
      const run = async (text: string) => {
        const read = readBoard(text);
        const reading = readingNamed(read.genre, options.reading);
        const { limit, budget, rung, seconds, ladder } = options;
        const asked = {
          limit,
          ladder,
          seconds,
          ...(budget === undefined ? {} : { budget }),
          ...(rung === undefined ? {} : { rung: rungNamed(read.genre, reading, rung, ladder) }),
        };
        return { read, solution: await solved(read.genre, read.board.puzzle, reading, asked, session) };
      };
      await eachBoard(
        argument,
        session,
        async (text) => {
          const { read, solution } = await run(text);
          session.raise(solution.status);
          await (options.json
            ? session.json(solutionDocument(read, solution))
            : session.write(solutionForPeople(read, solution)));
        },
        async (text) => {
          const { read, solution } = await run(text);
          return { document: solutionDocument(read, solution), status: solution.status };
        },
      );
    });
}

function limit(text: string): number {
  if (text === 'all') return Number.POSITIVE_INFINITY;
  try {
    return naturalOption('--limit', 1, Number.MAX_SAFE_INTEGER)(text);
  } catch {
    throw new InputError(`--limit is '${text}', where a whole number of at least 1, or all, was expected.`);
  }
}
