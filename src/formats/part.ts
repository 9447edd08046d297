/** Takes one sentence about something that a format can't carry, or that was read in a way the writer may not expect. */
export type Warn = (warning: string) => void;

/** Where parts read from: a cursor over an address's body, or the lines of a file. */
export interface Source {
  readonly warn: Warn;
}

/**
 * One declaration of a piece of a format that both parses and prints it.
 *
 * The law: what `write` prints, `read` reads back as the same value, up to the losses that `write` has warned of.
 * `read` throws an `InputError` that names the place when the text isn't of this form; `write` throws one when the
 * format has no way to say the value at all.
 */
export interface Part<T, S extends Source> {
  read(source: S): T;
  write(value: T, warn: Warn): string;
}

/** The parts one after another, in the order in which they are written down here, as one object. */
export function record<T extends object, S extends Source>(
  parts: { readonly [K in keyof T]: Part<T[K], S> },
): Part<T, S> {
  const names = Object.keys(parts) as (keyof T)[];
  return {
    read(source) {
      const found: Partial<T> = {};
      for (const name of names) found[name] = parts[name].read(source);
      return found as T;
    },
    write(value, warn) {
      let text = '';
      for (const name of names) text += parts[name].write(value[name], warn);
      return text;
    },
  };
}

/** The same text as `part`, seen as another value. */
export function mapped<A, B, S extends Source>(
  part: Part<A, S>,
  to: (value: A, source: S) => B,
  from: (value: B, warn: Warn) => A,
): Part<B, S> {
  return {
    read: (source) => to(part.read(source), source),
    write: (value, warn) => part.write(from(value, warn), warn),
  };
}
