import { type Command, Option } from 'commander';
import type { Session } from '../session.ts';
import { boardArgument } from './arguments.ts';

interface Options {
  readonly to: 'puzzlink' | 'pzprv3' | 'json' | 'text' | 'svg';
}

export function addConvert(kaisu: Command, session: Session): void {
  kaisu
    .command('convert')
    .summary('print a board in another form')
    .description('Prints a board in another form. What that form cannot say is told on stderr.')
    .addArgument(boardArgument())
    .addOption(
      new Option('--to <form>', 'the form')
        .choices(['puzzlink', 'pzprv3', 'json', 'text', 'svg'] satisfies Options['to'][])
        .makeOptionMandatory(),
    )
    .action(async (argument: string, { to }: Options) => {
      const { boardNamed } = await import('../genres.ts');
      const { printBoard } = await import('../../src/formats/print.ts');
      const { board, codec, warnings } = await boardNamed(argument, session);
      const printout = printBoard(codec, board, to);
      for (const warning of [...warnings, ...printout.warnings]) session.warn(warning);
      await session.write(printout.text.endsWith('\n') ? printout.text : `${printout.text}\n`);
    });
}
