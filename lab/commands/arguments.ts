import { Argument, Option } from 'commander';

export function boardArgument(): Argument {
  return new Argument('<board>', 'address, pzprv3 text, JSON, text drawing, a file, or - for standard input');
}

export function readingOption(): Option {
  return new Option('--reading <name>', 'judge by a variant of the rules').default('standard');
}

export function jsonOption(): Option {
  return new Option('--json', 'print one JSON document');
}
