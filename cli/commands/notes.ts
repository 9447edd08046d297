import { type Command, Option } from 'commander';
import { folderNamed } from '../arguments/folder.ts';
import { printable } from '../terminal/printable.ts';
import type { Session } from '../terminal/session.ts';
import { jsonOption } from './arguments.ts';

interface Options {
  readonly out?: string;
  readonly json?: true;
}

export function addNotes(kaisu: Command, session: Session): void {
  kaisu
    .command('notes')
    .summary('write the notes from the figures')
    .description('Writes notes/<genre>.md and its plots from notes/<genre>.json; nothing is measured.')
    .addOption(
      new Option('--out <folder>', 'where the figures are and the notes go; notes/ of this checkout without').argParser(
        folderNamed,
      ),
    )
    .addOption(jsonOption())
    .action(async ({ out, json }: Options) => {
      const { existsSync } = await import('node:fs');
      const { join } = await import('node:path');
      const { quoted } = await import('../../src/formats/quote.ts');
      const { InputError } = await import('../../src/grid/input-error.ts');
      const { readFigures, writeWhole } = await import('../../research/measure/figures.ts');
      const { noteFiles } = await import('../../research/notes/write.ts');
      const { studies } = await import('../../research/genres/registry.ts');
      const { genres } = await import('../../src/genres/registry.ts');
      const { checkout, notesFolder } = await import('../../research/checkout.ts');
      const { makeReady } = await import('../running/setup.ts');
      const { loadPlots } = await import('../../research/notes/plot.ts');
      checkout('kaisu notes');
      const folder = out ?? notesFolder();
      if (!existsSync(folder))
        throw new InputError(`There is no folder ${quoted(folder)} with figures to write notes of.`);
      await makeReady('packages', session.signal);
      if (session.signal.aborted) return;
      await loadPlots();
      const written: string[] = [];
      const missing: string[] = [];
      for (const { id: genre } of genres) {
        const study = studies[genre];
        if (study === undefined) continue;
        const figures = readFigures(folder, genre);
        if (Object.keys(figures.tables).length === 0) {
          missing.push(genre);
          continue;
        }
        for (const [name, text] of noteFiles(genre, await study.note(), figures)) {
          const path = join(folder, name);
          writeWhole(path, text);
          written.push(path);
        }
      }
      if (written.length === 0) throw new InputError(`There are no figures in ${quoted(folder)} to write notes of.`);
      for (const genre of missing) session.warn(`No note of ${genre}: it has no figures yet (kaisu measure ${genre}).`);
      if (json) await session.json({ files: written });
      else await session.write(written.map((path) => `${printable(path)}\n`).join(''));
    });
}
