import type { OptionUse } from '../../src/genre/option.ts';
import { genres } from '../../src/genres/registry.ts';
import { optionNames, splitName } from '../arguments/genre-options.ts';

/** A JSON schema, or a part of one. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** Which options of genres the documents of a command echo. */
const ECHOED: { readonly [command: string]: readonly OptionUse[] } = {
  count: ['space', 'weights'],
  field: ['space', 'weights'],
  sample: ['space', 'weights'],
  generate: ['generate'],
};
const TALLIED = ['count'];

// How the parts that come from genres are told from the others.
const OPTION = 'an option of a genre';
const TALLY = 'a tally of a genre';

/**
 * The schema of a command's documents with the parts that come from the genres made anew: the ids, the options and the
 * tallies. `npm run schemas` writes it over the file that it was read from; a test holds the files to it.
 */
export function composed(command: string, schema: Schema): Schema {
  return withProperties(withIds(schema) as Schema, (properties) => {
    const own = Object.entries(properties).filter(([, { $comment }]) => $comment !== OPTION && $comment !== TALLY);
    const head = own.findLastIndex(([name]) => ['genre', 'width', 'height', 'reading'].includes(name)) + 1;
    const options = (ECHOED[command] ?? []).flatMap(optionsFor);
    const tallies = TALLIED.includes(command) ? Object.entries(splits()) : [];
    return Object.fromEntries([...own.slice(0, head), ...options, ...own.slice(head), ...tallies]);
  });
}

function withProperties(schema: Schema, change: (properties: { readonly [name: string]: Schema }) => object): Schema {
  return 'genre' in ((schema.properties ?? {}) as object)
    ? { ...schema, properties: change(schema.properties as { readonly [name: string]: Schema }) }
    : schema;
}

/** The same schema with every `genre` one of the registered ids, at any depth. */
function withIds(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withIds);
  if (typeof part !== 'object' || part === null) return part;
  const ids = { enum: genres.map(({ id }) => id) };
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name, name === 'genre' ? ids : withIds(inner)] as const),
  );
}

function optionsFor(use: OptionUse): [string, Schema][] {
  return optionNames(use).map((name) => {
    const declared = genres.flatMap(({ name: genre, options }) => {
      const option = options[name];
      return option?.uses.includes(use) ? [{ genre, help: option.help, schema: option.schema }] : [];
    });
    const schemas = new Map(declared.map(({ schema }) => [JSON.stringify(schema), schema]));
    const [first] = schemas.values();
    const value = schemas.size === 1 ? first : { anyOf: [...schemas.values()] };
    const description = declared.map(({ genre, help }) => `${genre}: ${help}`).join('; ');
    return [name, { $comment: OPTION, ...value, description }];
  });
}

/** `byLength` and its like. */
function splits(): { [name: string]: Schema } {
  const found: { [name: string]: Schema } = {};
  for (const { name: genre, tallies } of genres)
    for (const [tally, what] of Object.entries(tallies))
      found[splitName(tally)] = {
        $comment: TALLY,
        type: 'object',
        propertyNames: { pattern: '^\\d+$' },
        additionalProperties: { type: 'string', pattern: '^(0|[1-9]\\d*)$' },
        description: `${genre}: ${what}; each that there is any of.`,
      };
  return found;
}
