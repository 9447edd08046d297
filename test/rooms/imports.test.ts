import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Who may import whom. A room's own files are always allowed; `types` are imports that are gone at run time.
 * ARCHITECTURE.md shows this table as a picture.
 */
const table: Readonly<Record<string, { readonly imports: readonly string[]; readonly types?: readonly string[] }>> = {
  grid: { imports: [] },
  board: { imports: ['grid'] },
  genre: { imports: ['grid', 'board'], types: ['formats', 'engine', 'sweep'] },
  formats: { imports: ['grid', 'board'] },
  sweep: { imports: ['grid', 'board'] },
  engine: { imports: ['grid', 'board'] },
  spaces: { imports: ['grid', 'board', 'sweep', 'engine'] },
  ladder: { imports: ['grid', 'board', 'engine'], types: ['genre'] },
  search: { imports: ['grid', 'board', 'engine', 'ladder'], types: ['genre'] },
  hint: { imports: ['grid', 'board', 'engine', 'ladder', 'search'], types: ['genre'] },
  compose: { imports: ['grid', 'board', 'engine', 'ladder', 'search', 'sweep', 'formats'], types: ['genre'] },
  'genres/rules': { imports: ['grid', 'board', 'genres/puzzle'], types: ['genre', 'genres/readings'] },
  'genres/puzzle': { imports: ['grid', 'board'] },
  'genres/readings': { imports: [], types: ['board'] },
  genres: {
    imports: [
      'grid',
      'board',
      'formats',
      'sweep',
      'engine',
      'spaces',
      'genres/rules',
      'genres/puzzle',
      'genres/readings',
    ],
    types: ['genre'],
  },
  registry: { imports: ['genres', 'formats', 'grid', 'board'], types: ['genre'] },
  entry: {
    imports: [
      'grid',
      'board',
      'formats',
      'sweep',
      'engine',
      'ladder',
      'search',
      'hint',
      'compose',
      'genres',
      'registry',
    ],
    types: ['genre', 'genres/puzzle'],
  },
};

/** Parts of a genre that the table knows by name; everything else in its folder is just `genres`. */
const genreParts = ['rules', 'puzzle', 'readings'];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typesOnly: boolean;
}

interface Module {
  readonly path: string;
  readonly imports: readonly Import[];
  /** Names of globals that pure code may not touch, where they are used as such. */
  readonly impure: readonly string[];
}

const forbiddenGlobals = new Set([
  'process',
  'console',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'document',
  'window',
  'navigator',
  'Buffer',
  'require',
]);

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function roomOf(path: string): string {
  const [, room, genre, ...rest] = path.split('/');
  const file = rest.join('/');
  if (file !== '' && room === 'genres') {
    const part = file.replace(/\.ts$/, '');
    return genreParts.includes(part) ? `genres/${part}` : 'genres';
  }
  if (room === 'genres') return 'registry';
  return genre === undefined ? 'entry' : (room ?? '');
}

function isTypesOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const named = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : [];
    return node.isTypeOnly || (named.length > 0 && named.every((element) => element.isTypeOnly));
  }
  const clause = node.importClause;
  if (!clause) return false;
  const named = clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
  return clause.isTypeOnly || (!clause.name && named.length > 0 && named.every((element) => element.isTypeOnly));
}

function moduleAt(path: string): Module {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022, true);
  const imports: Import[] = [];
  const impure: string[] = [];
  const add = (specifier: ts.Expression, typesOnly: boolean): void => {
    const to = ts.isStringLiteral(specifier) ? specifier.text : specifier.getText();
    imports.push({ from: path, to: to.startsWith('.') ? join(dirname(path), to) : to, typesOnly });
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      add(node.moduleSpecifier, isTypesOnly(node));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier) add(specifier, false);
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal as ts.Expression, true);
    if (ts.isPropertyAccessExpression(node)) {
      const text = node.getText();
      if (text === 'Math.random' || text === 'Date.now') impure.push(text);
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date') impure.push('new Date');
    if (ts.isIdentifier(node) && forbiddenGlobals.has(node.text) && isUse(node)) impure.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, imports, impure };
}

/** Whether an identifier stands for a global, not for a property or a name of the file's own. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression === node;
}

const paths = filesOf('src').filter((path) => path.endsWith('.ts'));
const modules = paths.map(moduleAt);
const packages = new Set(['pure-rand/generator/mersenne']);

describe('the import table', () => {
  test('sees every file of src, and nothing there is of another kind', () => {
    expect(modules.length).toBe(filesOf('src').length);
    expect(modules.length).toBeGreaterThan(60);
    expect(modules.reduce((sum, { imports }) => sum + imports.length, 0)).toBeGreaterThan(modules.length);
  });

  test('every room has a row', () => {
    expect([...new Set(paths.map(roomOf))].filter((room) => !(room in table))).toEqual([]);
  });

  test('holds', () => {
    const wrong: string[] = [];
    for (const { from, to, typesOnly } of modules.flatMap(({ imports }) => imports)) {
      const room = roomOf(from);
      const row = table[room];
      if (!to.startsWith('src/')) {
        if (!packages.has(to)) wrong.push(`${from} imports ${to}, which is not in the package`);
        continue;
      }
      const target = roomOf(to);
      const allowed = target === room || row?.imports.includes(target) || (typesOnly && row?.types?.includes(target));
      if (!allowed) wrong.push(`${from} (${room}) imports ${typesOnly ? 'types of ' : ''}${to} (${target})`);
    }
    expect(wrong).toEqual([]);
  });

  test('no genre imports another genre', () => {
    const genreOf = (path: string): string | undefined => /^src\/genres\/([^/]+)\//.exec(path)?.[1];
    const wrong = modules
      .flatMap(({ imports }) => imports)
      .filter(({ from, to }) => genreOf(from) && genreOf(to) && genreOf(from) !== genreOf(to));
    expect(wrong).toEqual([]);
  });

  test('has no cycle at run time', () => {
    const reaches = new Map<string, Set<string>>();
    const closure = (room: string): Set<string> => {
      const known = reaches.get(room);
      if (known) return known;
      const seen = new Set<string>();
      reaches.set(room, seen);
      for (const next of table[room]?.imports ?? []) {
        seen.add(next);
        for (const further of closure(next)) seen.add(further);
      }
      return seen;
    };
    expect(Object.keys(table).filter((room) => closure(room).has(room))).toEqual([]);
  });

  test('src is pure: no Node, no DOM, no clock, no global random, no logging', () => {
    expect(modules.filter(({ impure }) => impure.length > 0).map(({ path, impure }) => `${path}: ${impure}`)).toEqual(
      [],
    );
  });

  test('the scanner sees what it forbids', () => {
    const seen = moduleAt('test/rooms/impure.txt');
    expect(seen.impure).toEqual(['console', 'Math.random', 'Date.now', 'new Date', 'process']);
    expect(seen.imports.map(({ to, typesOnly }) => [to, typesOnly])).toEqual([
      ['node:fs', false],
      ['test/a.ts', true],
      ['test/b.ts', true],
      ['test/c.ts', false],
      ['test/d.ts', false],
    ]);
  });
});
