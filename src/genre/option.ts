import type { OptionValue } from '../formats/option-value.ts';

/**
 * What takes an option:
 * - `space`: whoever asks for the answers of a size (count, field, sample, list). A board brings its own.
 * - `weights`: whoever weighs answers, of a size or of a board (count, field, sample).
 * - `generate`: the generator.
 */
export type OptionUse = 'space' | 'weights' | 'generate';

/**
 * Something that a genre may be asked for besides a size. Its name is its key among the genre's options: `maxSize`,
 * which is `--max-size` on the command line. Genres may have options of the same name.
 */
export interface GenreOption<T = unknown> extends OptionValue<T> {
  readonly uses: readonly OptionUse[];
  /** What stands for the value in a line of usage: `cells`, `p/q`. */
  readonly placeholder: string;
  /** One line of help. */
  readonly help: string;
  /** What is taken without it, in words. */
  readonly otherwise?: string;
  /** Of an option for `weights`, whose value is a `Ratio`: the tally of the sweep that its weights go by. */
  readonly tally?: string;
}

/** The options of a genre, each declared once. `O` is a type (no interface) with an optional member for each. */
export type OptionsOf<O> = { readonly [Name in keyof O]-?: GenreOption<Exclude<O[Name], undefined>> };

/** Options of some genre: plain data, so that they travel in jobs and documents. */
export type AnyOptions = { readonly [name: string]: unknown };

/** No options at all. */
export type NoOptions = Readonly<Record<never, never>>;
