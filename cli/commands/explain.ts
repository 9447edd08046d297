import type { Command } from 'commander';
import type { Hint } from '../../src/hint/index.ts';
import type { Explained } from '../running/explaining.ts';
import type { Session } from '../terminal/session.ts';
import { boardArgument, jsonOption, readingOption } from './arguments.ts';

interface Options {
  readonly hint?: true;
  readonly reading: string;
  readonly json?: true;
}

export function addExplain(kaisu: Command, session: Session): void {
  kaisu
    .command('explain')
    .summary('solve step by step, with reasons')
    .description(
      'Tells the whole way from the printed board to the answer: each step, the rung it is on, and why it follows.\n' +
        'With --hint, only the next step from the marks that the board carries, or what is wrong with them.',
    )
    .addArgument(boardArgument())
    .option('--hint', 'only the next step')
    .addOption(readingOption())
    .addOption(jsonOption())
    .action(async (argument: string, options: Options) => {
      const { boardNamed, readingNamed } = await import('../arguments/genres.ts');
      const { nextStep, wholePath } = await import('../running/explaining.ts');
      const read = await boardNamed(argument, session);
      const reading = readingNamed(read.genre, options.reading);
      const explained = await (options.hint ? nextStep : wholePath)(read, reading, session);
      session.raise(explained.status);
      for (const warning of read.warnings) session.warn(warning);
      await (options.json ? session.json(documentOf(explained)) : session.write(forPeople(explained)));
    });
}

function documentOf({ steps, finished, end }: Explained): object {
  const document = { steps: steps.map(stepOf), finished };
  if (end === undefined) return document;
  if (end.kind !== 'wrong') return { ...document, end: end.kind, text: end.kind === 'step' ? end.hint.text : end.text };
  const { rung, wrong, because, text } = end.clash;
  return { ...document, end: end.kind, text, wrong: { rung, ...settledIn({ settles: wrong, because }) } };
}

function stepOf({ rung, where, rule, text, ...step }: Hint): object {
  return { rung, ...settledIn(step), where, rule, text };
}

function settledIn({ settles, because }: Pick<Hint, 'settles' | 'because'>): object {
  return {
    settles: settles.map(({ at, mark }) => ({ at, mark })),
    because: { clues: because.clues, cells: because.cells },
  };
}

function forPeople({ steps, finished, end }: Explained): string {
  const lines = steps.map(({ rung, text }, index) => `${index + 1}. (${rung}) ${text}`);
  // Nobody should follow steps to an answer that isn't there without being told.
  if (end?.kind === 'wrong' && steps.length > 0)
    return `${end.text} The steps up to where it shows:\n${lines.join('\n')}\n`;
  if (end !== undefined && end.kind !== 'step' && (!finished || steps.length === 0)) lines.push(end.text);
  if (finished && steps.length > 0) lines.push('Every decision is settled.');
  return `${lines.join('\n')}\n`;
}
