import { InputError } from '../grid/input-error.ts';

/** How a value of one kind is written: as the text of an option, and as documents show it. */
export interface OptionValue<T> {
  /** The value that `text` says. Throws an `InputError` whose sentence begins with `flag`. */
  parse(text: string, flag: string): T;
  /** The value in a JSON document. */
  show(value: T): string | number;
  /** JSON schema of what `show` gives. */
  readonly schema: { readonly [keyword: string]: unknown };
}

/** A text that whoever takes the option makes sense of: a list of ships or of cells, which may depend on the size. */
export const anyText: OptionValue<string> = {
  parse: (text) => text,
  show: (value) => value,
  schema: { type: 'string' },
};

export function wholeNumber(least: number, most: number): OptionValue<number> {
  return {
    parse: (text, flag) => natural(text, flag, least, most),
    show: (value) => value,
    schema: { type: 'integer', minimum: least, maximum: most },
  };
}

/** A share from 0 to 1, with up to six decimals. */
export const share: OptionValue<number> = {
  parse(text, flag) {
    if (!/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(text))
      throw new InputError(`${flag} is '${text}', where a share from 0 to 1 such as 0.5 was expected.`);
    return Number(text);
  },
  show: (value) => value,
  schema: { type: 'number', minimum: 0, maximum: 1 },
};

export function oneOf<const T extends string>(...choices: readonly T[]): OptionValue<T> {
  return {
    parse(text, flag) {
      const found = choices.find((choice) => choice === text);
      if (found === undefined)
        throw new InputError(`${flag} is '${text}', where ${choices.join(' or ')} was expected.`);
      return found;
    },
    show: (value) => value,
    schema: { enum: choices },
  };
}

/** What a unit that is left out weighs, and what one that is taken. */
export interface Ratio {
  readonly skip: number;
  readonly take: number;
}

/** Two whole numbers of at most six digits: `3/2`. */
export const ratio: OptionValue<Ratio> = {
  parse(text, flag) {
    const match = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text);
    if (!match) throw new InputError(`${flag} is '${text}', where two whole numbers such as 3/2 were expected.`);
    return { skip: Number(match[1]), take: Number(match[2]) };
  },
  show: ({ skip, take }) => `${skip}/${take}`,
  schema: { type: 'string', pattern: '^\\d+/\\d+$' },
};

/** An option's text as a whole number from `least` to `most`. */
export function natural(text: string, flag: string, least: number, most: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new InputError(`${flag} is '${text}', where a whole number from ${least} to ${most} was expected.`);
  return value;
}
