import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeIn, graphOf, type Import, rooms, root } from './graph.ts';

interface Row {
  readonly imports: readonly string[];
  /** Of these rooms the types alone, which are gone at run time. */
  readonly types?: readonly string[];
}

const below = {
  ladder: ['grid', 'board', 'engine'],
  search: ['grid', 'board', 'engine', 'ladder'],
  fixtures: ['grid', 'board', 'formats', 'fixtures'],
  genres: ['grid', 'board', 'formats', 'sweep', 'engine', 'spaces', 'edit'],
};
const genreFacts = ['genres/rules', 'genres/puzzle', 'genres/readings'];
const library = [
  'grid',
  'board',
  'formats',
  'edit',
  'sweep',
  'engine',
  'ladder',
  'search',
  'hint',
  'compose',
  'setting',
  'genres',
];
const everything = [...library, 'genre', 'spaces', 'registry', 'entry', 'fixtures', 'genres/fixtures', ...genreFacts];

/** Who may import whom. A room's own files are always allowed. ARCHITECTURE.md shows this table to people. */
const table: Readonly<Record<string, Row>> = {
  grid: { imports: [] },
  board: { imports: ['grid'] },
  fixtures: { imports: ['grid', 'board'] },
  genre: { imports: ['grid', 'board'], types: ['formats', 'engine', 'sweep', 'fixtures'] },
  formats: { imports: ['grid', 'board'] },
  edit: { imports: ['grid', 'board', 'formats'], types: ['genre'] },
  sweep: { imports: ['grid', 'board'] },
  engine: { imports: ['grid', 'board'] },
  spaces: { imports: ['grid', 'board', 'sweep', 'engine'] },
  ladder: { imports: below.ladder, types: ['genre'] },
  search: { imports: below.search, types: ['genre'] },
  hint: { imports: [...below.search, 'search'], types: ['genre'] },
  compose: { imports: [...below.search, 'search', 'sweep', 'formats'], types: ['genre'] },
  setting: {
    imports: ['grid', 'board', 'formats', 'edit', 'engine', 'ladder', 'search', 'sweep', 'hint', 'compose'],
    types: ['genre'],
  },
  'genres/rules': { imports: ['grid', 'board', 'genres/puzzle'], types: ['genre', 'genres/readings'] },
  'genres/puzzle': { imports: ['grid', 'board'] },
  'genres/readings': { imports: [], types: ['board'] },
  // What a genre's engines are checked against knows none of them.
  'genres/fixtures': { imports: [...below.fixtures, ...genreFacts], types: ['genre', 'genres'] },
  genres: { imports: [...below.genres, ...genreFacts, 'genres/fixtures'], types: ['genre'] },
  registry: { imports: ['genres', 'formats', 'grid', 'board'], types: ['genre'] },
  entry: { imports: [...library, 'registry'], types: ['genre', 'genres/puzzle'] },
  research: { imports: everything },
  setup: { imports: [], types: ['cli'] },
  cli: { imports: [...everything, 'research'] },
  web: { imports: everything },
  bench: { imports: [...everything, 'research'] },
  test: { imports: [...everything, 'research', 'cli', 'setup', 'web', 'bench'] },
};

/** Rooms that know Node. The others run anywhere. */
const onNode = ['research', 'setup', 'cli', 'bench', 'test'];

/** Parts of a genre that the table knows by name, files or folders; everything else in its folder is just `genres`. */
const genreParts = ['rules', 'puzzle', 'readings', 'fixtures'];

function roomOf(path: string): string {
  const [folder = '', room = '', genre, ...rest] = path.split('/');
  if (folder === 'cli') return room === 'setup' ? 'setup' : 'cli';
  if (folder !== 'src') return folder;
  if (genre === undefined) return 'entry';
  if (room !== 'genres') return room;
  if (rest.length === 0) return 'registry';
  const part = (rest[0] ?? '').replace(/\.ts$/, '');
  return genreParts.includes(part) ? `genres/${part}` : 'genres';
}

/** Packages that a file may import: those of the package.json that is nearest above it. Tests may use all. */
function packagesFor(path: string): readonly string[] {
  const [folder = ''] = path.split('/');
  const own = existsSync(join(root, folder, 'package.json')) ? [folder] : [];
  const files = folder === 'test' ? ['.', 'cli', 'research', 'web'] : folder === 'src' ? ['.'] : [...own, '.'];
  return files.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, file, 'package.json'), 'utf8'));
    // What is published knows what is installed with it, and nothing else.
    return Object.keys({ ...dependencies, ...(folder === 'src' ? {} : devDependencies) });
  });
}

const { files, imports, circles } = await graphOf(rooms, '^test/rooms/circle/');

const said = ({ from, to, typesOnly }: Import): string =>
  `${from} (${roomOf(from)}) imports ${typesOnly ? 'types of ' : ''}${to}`;

describe('the import table', () => {
  test('sees every file of every room', () => {
    const all = rooms.flatMap(codeIn).filter((path) => !path.startsWith('test/rooms/circle/'));
    expect(files).toEqual(all.sort());
    expect(files.length).toBeGreaterThan(500);
    expect(imports.length).toBeGreaterThan(3 * files.length);
  });

  test('every room has a row, and every row a room', () => {
    expect(Object.keys(table).sort()).toEqual([...new Set(files.map(roomOf))].sort());
  });

  test('holds', () => {
    const wrong = imports.filter(({ from, to, typesOnly, of }) => {
      if (of !== 'file' || /\.(css|json)(\?|$)/.test(to)) return false;
      const [room, target] = [roomOf(from), roomOf(to)];
      const row = table[room];
      return !(target === room || row?.imports.includes(target) || (typesOnly && row?.types?.includes(target)));
    });
    expect(wrong.map(said)).toEqual([]);
  });

  test('no genre imports another genre, in any room', () => {
    const genreOf = (path: string): string | undefined => /^(?:src|web|research)\/genres\/([^/]+)\//.exec(path)?.[1];
    const wrong = imports.filter(({ from, to }) => genreOf(from) && genreOf(to) && genreOf(from) !== genreOf(to));
    expect(wrong.map(said)).toEqual([]);
  });

  test('Node is imported by the rooms that know it', () => {
    expect(imports.filter(({ from, of }) => of === 'node' && !onNode.includes(roomOf(from))).map(said)).toEqual([]);
    expect(imports.filter(({ of }) => of === 'node').length).toBeGreaterThan(50);
  });

  test('packages are imported where package.json names them', () => {
    const wrong = imports.filter(({ from, to, of }) => {
      if (of !== 'package' || to.startsWith('virtual:')) return false;
      const name = to
        .split('/')
        .slice(0, to.startsWith('@') ? 2 : 1)
        .join('/');
      return !packagesFor(from).includes(name);
    });
    expect(wrong.map(said)).toEqual([]);
  });
});

describe('circles', () => {
  test('no file imports itself by way of others, not even for types', () => {
    expect(circles).toEqual([]);
  });

  test('are seen, those of types too', async () => {
    const { files, circles, imports } = await graphOf(['test/rooms/circle']);
    expect(files).toEqual(['test/rooms/circle/even.ts', 'test/rooms/circle/odd.ts']);
    expect(imports.map(({ typesOnly }) => typesOnly)).toEqual([true, true]);
    expect(circles.map((circle) => [...circle].sort())[0]).toEqual(files);
  });
});
