import { type Command, Option } from 'commander';
import { naturalOption, seconds } from '../arguments/numbers.ts';
import { DONE, INTERRUPTED, LIMIT_REACHED, OTHER_VERDICT } from '../terminal/io.ts';
import type { Session } from '../terminal/session.ts';
import { boardArgument, jsonOption } from './arguments.ts';

interface Options {
  readonly budget?: number;
  readonly seconds?: number;
  readonly json?: true;
}

export function addSuggest(kaisu: Command, session: Session): void {
  kaisu
    .command('suggest')
    .summary('the fewest clues to add for one answer')
    .description(
      'The answer that is drawn on the board is to be the only one: names the fewest clues to add for that, and how many\n' +
        'of the other answers each rules out by itself. Unmarked cells count as no.',
    )
    .addArgument(boardArgument())
    .addOption(
      new Option('--budget <nodes>', 'look through so many sets of clues for a smaller one').argParser(
        naturalOption('--budget', 0, Number.MAX_SAFE_INTEGER),
      ),
    )
    .addOption(new Option('--seconds <s>', 'stop after that time').argParser(seconds))
    .addOption(jsonOption())
    .action(async (argument: string, { budget, seconds, json }: Options) => {
      const { unmarked } = await import('../../src/formats/codec.ts');
      const { InputError } = await import('../../src/grid/input-error.ts');
      const { clueText } = await import('../../src/setting/clues.ts');
      const { whyNot } = await import('../../src/setting/meant.ts');
      const { Suggest, SUGGEST_EFFORT } = await import('../../src/setting/suggest.ts');
      const { boardNamed, readingNamed } = await import('../arguments/genres.ts');
      const { grouped } = await import('../arguments/numbers.ts');
      const { settable } = await import('../running/analysing.ts');
      const { drive } = await import('../running/drive.ts');
      const { unlessInterrupted } = await import('../running/events.ts');
      const { formOf } = await import('../terminal/forms.ts');
      const { progressBar } = await import('../terminal/progress-bar.ts');
      const read = await boardNamed(argument, session);
      const { board, genre, warnings } = read;
      for (const warning of warnings) session.warn(warning);
      const { puzzle } = board;
      const kit = await settable(read);
      const reading = readingNamed(genre);
      const { answer, sentence } = whyNot(kit, board, reading);
      if (answer === undefined) throw new InputError(sentence);
      const effort = { ...SUGGEST_EFFORT, ...(budget === undefined ? {} : { nodes: budget }) };
      const task = await unlessInterrupted(() => new Suggest(kit, puzzle, answer, reading, effort), session.signal);
      const bar = progressBar(session.io);
      const driven = await drive(task, {
        signal: session.signal,
        seconds,
        onProgress: ({ best, least }) =>
          bar.show({ done: 0, total: 0, words: best === undefined ? 'searching' : `${best} clues do, ${least} don't` }),
      });
      bar.stop();
      const { clues, proved, puzzle: after } = task.soFar;
      const given = driven.ended === 'done' ? (proved ? OTHER_VERDICT : LIMIT_REACHED) : LIMIT_REACHED;
      session.raise(driven.ended === 'interrupted' ? INTERRUPTED : clues ? DONE : given);
      const whole = unmarked(after, genre.decisions(after));
      if (json) {
        const { width, height } = puzzle;
        await session.json({
          genre: genre.id,
          width,
          height,
          possible: clues !== undefined || (proved ? false : null),
          clues: (clues ?? []).map(({ clue, part, shows, kills }) => ({
            clue,
            part: part ?? null,
            shows,
            kills: kills === undefined ? null : `${kills}`,
          })),
          proved,
          puzzlink: clues ? formOf(genre, whole, 'puzzlink') : null,
          pzprv3: clues ? formOf(genre, whole, 'pzprv3') : null,
          warnings,
        });
        return;
      }
      if (clues === undefined) {
        await session.write(
          proved ? 'No clues make this answer the only one.\n' : 'No set of clues was found in time.\n',
        );
        return;
      }
      if (clues.length === 0) {
        await session.write('The answer is the only one already.\n');
        return;
      }
      const lines = clues.map(({ shows, kills, ...clue }) => {
        const rules = kills === undefined ? '' : `  (rules out ${grouped(kills)} by itself)`;
        return `  ${clueText(clue)}: ${shows}${rules}`;
      });
      const sure = proved ? 'No fewer do' : 'Fewer may do';
      await session.write(
        `Add ${clues.length}:\n${lines.join('\n')}\n${sure}.\n${formOf(genre, whole, 'puzzlink') ?? formOf(genre, whole, 'text')}\n`,
      );
    });
}
