import { CommanderError } from 'commander';
import { InputError } from '../../src/grid/input-error.ts';
import { looksLikeSize, noSize } from '../arguments/size.ts';
import { printable } from './printable.ts';

const longestSentence = 400;

/**
 * The one line that a user is told about an error of theirs, or undefined when the error is not theirs. Text of a
 * hostile board may stand in it: control characters are shown as escapes and the line is cut.
 */
export function oneSentence(error: unknown): string | undefined {
  if (error instanceof InputError) return tidy(error.message);
  if (isOfFiles(error)) return tidy(`'${error.path}' can't be written or read (${error.code}).`);
  if (error instanceof CommanderError) {
    // A size with a minus in front is taken for an option.
    const [, option = ''] = /^error: unknown option '(.*?)'/.exec(error.message) ?? [];
    if (looksLikeSize(option)) return tidy(noSize(option).message);
    const text = error.code === 'commander.help' ? 'no command was given: see kaisu --help' : error.message;
    return tidy(text.replace(/^error: /, '').replace(/\n\((.*)\)$/, ' ($1)'));
  }
  return undefined;
}

/** What the system says of a file or folder that the user has named. */
function isOfFiles(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'path' in error && 'syscall' in error && 'code' in error;
}

function tidy(text: string): string {
  // What was given is shown by its beginning; the end of the sentence says what was expected.
  const short = text.replace(/'([^']{60})[^']{20,}'/g, "'$1…'");
  const visible = printable(short.replaceAll('\n', ' '));
  return visible.length > longestSentence ? `${visible.slice(0, longestSentence)} …` : visible;
}
