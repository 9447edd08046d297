import { type Command, Option } from 'commander';
import type { Session } from '../terminal/session.ts';
import { boardArgument, jsonOption } from './arguments.ts';

interface Options {
  readonly to: 'puzzlink' | 'pzprv3' | 'json' | 'text' | 'svg';
  readonly json?: true;
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
    .addOption(jsonOption())
    .action(async (argument: string, { to, json }: Options) => {
      const { boardNamed } = await import('../arguments/genres.ts');
      const { printBoard } = await import('../../src/formats/print.ts');
      const { genre, board, warnings } = await boardNamed(argument, session);
      const printout = printBoard(genre.codec, board, to);
      const all = [...warnings, ...printout.warnings];
      for (const warning of all) session.warn(warning);
      if (json) return session.json({ genre: genre.id, to, text: printout.text, warnings: all });
      await session.write(printout.text.endsWith('\n') ? printout.text : `${printout.text}\n`);
    });
}
