import { type Command, Option } from 'commander';
import type { OptionUse } from '../../src/genre/option.ts';
import { genres } from '../../src/genres/registry.ts';
import { flagOf, optionNames } from '../arguments/genre-options.ts';

/** Adds what genres may be asked for in one of these uses. The texts are parsed when the genre is known. */
export function addGenreOptions(command: Command, ...uses: readonly OptionUse[]): Command {
  for (const name of new Set(uses.flatMap(optionNames))) {
    const declared = genres.flatMap((genre) => {
      const option = genre.options[name];
      return option?.uses.some((use) => uses.includes(use)) ? [{ genre, option }] : [];
    });
    const help = declared.map(({ genre, option: { help, otherwise } }) => {
      return `${genre.name}: ${help}${otherwise === undefined ? '' : ` (default: ${otherwise})`}`;
    });
    command.addOption(new Option(`${flagOf(name)} <${declared[0].option.placeholder}>`, help.join('; ')));
  }
  return command;
}

/** `--by`, with the tallies of all genres. */
export function byOption(): Option {
  const tallies = new Map(genres.flatMap(({ tallies }) => Object.entries(tallies)));
  const help = [...tallies].map(([name, what]) => `${name}: ${what}`).join('; ');
  return new Option('--by <tally>', `split the count by a tally (${help})`).choices([...tallies.keys()]);
}

/** `--inside` and its like: what a field can be of besides the decisions. */
export function addMarginals(command: Command): Command {
  for (const name of marginalNames()) {
    const help = genres.flatMap(({ name: genre, marginals = {} }) =>
      Object.hasOwn(marginals, name) ? [`${genre}: the probability of each cell ${marginals[name]}`] : [],
    );
    command.addOption(new Option(`--${name}`, help.join('; ')));
  }
  return command;
}

export function marginalNames(): string[] {
  return [...new Set(genres.flatMap(({ marginals = {} }) => Object.keys(marginals)))];
}

/** `usowan, battleships, tilepaint or castle-wall`. */
export function genreIds(among: readonly { readonly id: string }[] = genres): string {
  const ids = among.map(({ id }) => id);
  return ids.length < 2 ? ids.join('') : `${ids.slice(0, -1).join(', ')} or ${ids.at(-1)}`;
}
