import { Argument, type Command, Option } from 'commander';
import { genres } from '../../src/genres/registry.ts';
import { namesOption } from '../arguments/names.ts';
import { memory } from '../arguments/numbers.ts';
import { addGenreOptions, genreIds } from './genre-options.ts';

export function boardArgument(): Argument {
  return new Argument('<board>', 'address, pzprv3 text, JSON, text drawing, a file, or - for standard input');
}

export function readingOption(): Option {
  return new Option('--reading <name>', 'judge by a variant of the rules').default('standard');
}

export function ladderOption(): Option {
  return new Option('--ladder <name>', "study: the article's rungs; full: those and ours between them")
    .choices(['full', 'study'])
    .default('full');
}

export function jsonOption(): Option {
  return new Option('--json', 'print one JSON document');
}

/** Of JSON lines: which of `fields` each line holds. */
export function fieldsOption(fields: readonly string[]): Option {
  return new Option('--fields <names>', `what each JSON line holds, of ${fields.join(',')}`).argParser(
    namesOption('--fields', fields),
  );
}

/** The arguments and options that name a set of answers. */
export function addSpace(command: Command): Command {
  const sized = genres.filter(({ blank }) => blank !== undefined);
  command
    .argument('<genre|board>', `${genreIds(sized)} and a size, or a board of any genre`)
    .argument('[size]', 'WIDTHxHEIGHT, columns first, such as 8x6')
    .addOption(readingOption());
  return addGenreOptions(command, 'space')
    .addOption(
      new Option('--memory <size>', 'what the sweep may hold at once').argParser(memory).default(2 * 1024 ** 3, '2GiB'),
    )
    .option('--ignore-marks', 'leave the marks of a board out of account');
}
