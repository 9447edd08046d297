import { quoted } from '../../src/formats/quote.ts';
import { InputError } from '../../src/grid/input-error.ts';

/** Reads an option whose value is a list of some of these names, parted by commas. */
export function namesOption(flag: string, names: readonly string[]): (text: string) => string[] {
  return (text) =>
    text.split(',').map((item) => {
      const name = item.trim();
      if (!names.includes(name))
        throw new InputError(`${flag} names ${quoted(name)}, where one of ${names.join(', ')} was expected.`);
      return name;
    });
}
