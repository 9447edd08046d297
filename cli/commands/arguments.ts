import { Argument, type Command, Option } from 'commander';
import { memory } from '../arguments/numbers.ts';
import { parseTilt } from '../arguments/tilt.ts';

export function boardArgument(): Argument {
  return new Argument('<board>', 'address, pzprv3 text, JSON, text drawing, a file, or - for standard input');
}

export function readingOption(): Option {
  return new Option('--reading <name>', 'judge by a variant of the rules').default('standard');
}

export function jsonOption(): Option {
  return new Option('--json', 'print one JSON document');
}

/** The arguments and options that name a set of answers. */
export function addSpace(command: Command): Command {
  return command
    .argument('<genre|board>', 'usowan, battleships or castle-wall and a size, or a board of any genre')
    .argument('[size]', 'WIDTHxHEIGHT, columns first, such as 8x6')
    .addOption(readingOption())
    .option('--fleet <lengths>', 'ships of the bare space: 4,3,3,2,2,2,1,1,1,1 (1* is any number of single cells)')
    .option('--walls <cells>', 'clue cells of the bare space: r1c1=white,r2c3')
    .addOption(
      new Option('--memory <size>', 'what the sweep may hold at once').argParser(memory).default(2 * 1024 ** 3, '2GiB'),
    )
    .option('--ignore-marks', 'leave the marks of a board out of account');
}

export function tiltOption(): Option {
  return new Option('--tilt <p/q>', 'weigh an unused edge p and a used one q').argParser(parseTilt);
}
