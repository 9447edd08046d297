import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeIn, root } from './graph.ts';

// `src` runs anywhere and always gives the same result: in a page, in a worker, in Node.

const forbidden = new Set([
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

/** Whether an identifier stands for a global, not for a property or a name of the file's own. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression === node;
}

/** Names of globals that pure code may not touch, where a file uses them as such. */
function impureIn(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ES2022, true);
  const impure: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const text = node.getText();
      if (text === 'Math.random' || text === 'Date.now') impure.push(text);
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date') impure.push('new Date');
    if (ts.isIdentifier(node) && forbidden.has(node.text) && isUse(node)) impure.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return impure;
}

test('src is pure: no Node, no DOM, no clock, no global random, no logging', () => {
  const impure = codeIn('src').map((path) => ({ path, impure: impureIn(path) }));
  expect(impure.length).toBeGreaterThan(200);
  expect(impure.filter((file) => file.impure.length > 0)).toEqual([]);
});

test('the scanner sees what it forbids', () => {
  expect(impureIn('test/rooms/impure.txt')).toEqual(['console', 'Math.random', 'Date.now', 'new Date', 'process']);
});
