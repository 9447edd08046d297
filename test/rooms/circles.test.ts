import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

// No file may import itself by way of others, not even for types: what two files need of each other is a third.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files that still import each other. The list may only become shorter. */
const known = ['src/engine/engine.ts src/engine/propagator.ts'];

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The files that a file names in an import or export, types included. */
function namedIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
            ? node.arguments[0]
            : undefined;
    if (named && ts.isStringLiteral(named) && named.text.startsWith('.')) found.push(join(dirname(path), named.text));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Sets of vertices that can all be reached from each other, of two or more (Tarjan). */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (vertex: string): void => {
    index.set(vertex, index.size);
    low.set(vertex, index.get(vertex) as number);
    stack.push(vertex);
    for (const next of graph.get(vertex) ?? []) {
      if (!graph.has(next)) continue;
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(vertex, Math.min(low.get(vertex) as number, low.get(next) as number));
    }
    if (low.get(vertex) !== index.get(vertex)) return;
    const circle = stack.splice(stack.indexOf(vertex));
    if (circle.length > 1 || graph.get(vertex)?.includes(vertex)) found.push(circle.sort());
  };
  for (const vertex of graph.keys()) if (!index.has(vertex)) visit(vertex);
  return found;
}

test('no file imports itself by way of others', () => {
  const paths = ['src', 'cli', 'research', 'web', 'bench', 'test'].flatMap(sources);
  const graph = new Map(paths.map((path) => [path, namedIn(path)]));
  expect(paths.length).toBeGreaterThan(400);
  expect([...graph.values()].flat().filter((path) => graph.has(path)).length).toBeGreaterThan(1000);
  expect(
    circles(graph)
      .map((circle) => circle.join(' '))
      .filter((circle) => !known.includes(circle)),
  ).toEqual([]);
});

test('a circle of two and one of three are seen, and a file that imports itself', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['a', 'c']],
    ['c', ['d']],
    ['d', ['e']],
    ['e', ['c']],
    ['f', ['f', 'a']],
  ]);
  expect(circles(graph).sort()).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']]);
});
