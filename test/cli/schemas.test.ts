import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { composed } from '../../cli/schemas/composed.ts';

const folder = new URL('../../cli/schemas/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('the schemas name the genres, their options and their tallies: else npm run schemas', () => {
  test.each(files)('%s', (file) => {
    const schema = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const { properties, ...rest } = composed(file.replace('.json', ''), schema);
    expect({ properties, ...rest }).toEqual(schema);
    expect(Object.keys(properties ?? {})).toEqual(Object.keys(schema.properties ?? {}));
  });

  test('there are some, and a stale part is noticed', () => {
    expect(files.length).toBeGreaterThan(10);
    const count = JSON.parse(readFileSync(new URL('count.json', folder), 'utf8'));
    const stale = { ...count, properties: { ...count.properties, genre: { enum: ['usowan'] } } };
    expect(composed('count', stale)).toEqual(count);
    const { fleet: _, ...others } = count.properties;
    expect(composed('count', { ...count, properties: others })).toEqual(count);
  });
});
