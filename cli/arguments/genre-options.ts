import type { Ratio } from '../../src/formats/option-value.ts';
import type { AnyOptions, OptionUse } from '../../src/genre/option.ts';
import { genres, type KnownGenre } from '../../src/genres/registry.ts';
import { InputError } from '../../src/grid/input-error.ts';
import type { Tilt } from '../../src/sweep/index.ts';

/** What a command line gives, by option. Those of genres are texts: what they say depends on the genre. */
export type Given = Readonly<Record<string, unknown>>;

/** The names of all options that some genre has for this use, in the order of the genres. */
export function optionNames(use: OptionUse): string[] {
  const names = genres.flatMap(({ options }) =>
    Object.keys(options).filter((name) => options[name].uses.includes(use)),
  );
  return [...new Set(names)];
}

/** `--max-size` of `maxSize`. */
export function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

/** The options given for this use, parsed by the genre; throws an `InputError` for one that the genre doesn't take. */
export function askedOf({ name: genre, options }: KnownGenre, given: Given, use: OptionUse): AnyOptions {
  const taken = Object.keys(options).filter((name) => options[name].uses.includes(use));
  for (const name of optionNames(use))
    if (given[name] !== undefined && !taken.includes(name))
      throw new InputError(`${flagOf(name)} is no option for ${genre}.`);
  return Object.fromEntries(
    taken.flatMap((name) =>
      given[name] === undefined ? [] : [[name, options[name].parse(String(given[name]), flagOf(name))]],
    ),
  );
}

/** Options as documents show them, in the order of the genre. */
export function shown({ options }: KnownGenre, asked: AnyOptions): { [name: string]: string | number } {
  const given = Object.keys(options).filter((name) => asked[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, options[name].show(asked[name])]));
}

/** The tilt among the options for `weights`, as the sweep takes it. */
export function tiltOf({ options }: KnownGenre, weights: AnyOptions): { tilt: Tilt } | Record<string, never> {
  for (const [name, value] of Object.entries(weights)) {
    const { tally } = options[name];
    if (tally !== undefined) return { tilt: { tally, ...(value as Ratio) } };
  }
  return {};
}

/** `byLength` of `length`: the name under which a document splits a count. */
export function splitName(tally: string): string {
  return `by${tally.charAt(0).toUpperCase()}${tally.slice(1)}`;
}
