import { type Command, Option } from 'commander';
import type { ReadResult } from '../../src/genres/read.ts';
import { naturalOption, seconds } from '../arguments/numbers.ts';
import type { Session } from '../terminal/session.ts';
import { boardArgument, jsonOption, readingOption } from './arguments.ts';

interface Options {
  readonly reading: string;
  readonly curves: number;
  readonly seed: number;
  readonly seconds?: number;
  readonly csv?: true;
  readonly json?: true;
}

const mostCurves = 1000;

export function addAnalyse(kaisu: Command, session: Session): void {
  kaisu
    .command('analyse')
    .alias('analyze')
    .summary('all that a setter asks of a board')
    .description(
      'How many answers a board has and why; what each clue is worth: needed, idle, or wrong about the answer that is ' +
        'drawn on the board; how often each cell is what; how the board fares when it is misread.\n' +
        'With -, reads one board a line and prints one JSON line each, or with --csv the lines of one table.',
    )
    .addArgument(boardArgument())
    .addOption(readingOption())
    .addOption(
      new Option('--curves <n>', 'add the clues in so many random orders, and tell the answers left after each')
        .argParser(naturalOption('--curves', 0, mostCurves))
        .default(0),
    )
    .addOption(
      new Option('--seed <seed>', 'of the first order; each next one has the next seed')
        .argParser(naturalOption('--seed', 0, 2 ** 32))
        .default(1),
    )
    .addOption(new Option('--seconds <s>', 'stop after that time').argParser(seconds))
    .option('--csv', 'print a table: a line a clue, or with --curves a line a step')
    .addOption(jsonOption().conflicts('csv'))
    .action(async (argument: string, options: Options) => {
      const { readBoard } = await import('../../src/genres/read.ts');
      const { readingNamed } = await import('../arguments/genres.ts');
      const { analysed } = await import('../running/analysing.ts');
      const { eachBoard } = await import('../running/many-boards.ts');
      const text = await import('../terminal/analysis-text.ts');
      const { csvLine } = await import('../terminal/csv.ts');
      const { json, csv, curves } = options;
      const seeds = Array.from({ length: curves }, (_, at) => options.seed + at);
      const run = async (board: string) => {
        const read: ReadResult = readBoard(board);
        const reading = readingNamed(read.genre, options.reading);
        const result = await analysed(read, reading, { seeds, seconds: options.seconds }, session);
        session.raise(result.status);
        return { read, result };
      };
      const rows = curves > 0 ? text.curveRows : text.clueRows;
      if (csv) await session.write(csvLine(curves > 0 ? text.CURVE_COLUMNS : text.CLUE_COLUMNS));
      let boards = 0;
      await eachBoard(
        argument,
        session,
        async (board) => {
          const { read, result } = await run(board);
          if (csv) await session.write(rows(1, read, result));
          else if (json) await session.json(text.analysisDocument(read, options.reading, result));
          else await session.write(text.analysisForPeople(read, result));
        },
        async (board) => {
          const { read, result } = await run(board);
          const document = csv ? rows(++boards, read, result) : text.analysisDocument(read, options.reading, result);
          return { document, status: result.status };
        },
        csv &&
          ((line, error) => {
            session.warn(`Line ${line}: ${error}`);
            return '';
          }),
      );
    });
}
