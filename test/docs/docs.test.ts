import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kaisu } from '../cli/run-kaisu.ts';
import { patternOf, shownIn, wordsOf } from '../support/shown.ts';

// What the documents show is what the program prints, and what they name is there.

const root = new URL('../../', import.meta.url);
const file = (name: string): string => readFileSync(new URL(name, root), 'utf8');

/** The documents written by hand; the notes are held to their figures by tests of their own. */
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(new URL('docs/', root)).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  'examples/README.md',
  'test/data/README.md',
];

/** Shows commands on a genre that isn't registered; its own test runs them. */
const GUIDE = 'docs/adding-a-genre.md';

describe.each(documents)('%s', (name) => {
  const commands = name === GUIDE ? [] : shownIn(file(name));

  if (commands.length > 0)
    test.each(commands)('$command', async ({ command, output }) => {
      const [program, ...argv] = wordsOf(command);
      expect(program).toBe('./kaisu');
      const { stdout } = await kaisu(argv);
      expect(stdout).toMatch(patternOf(output));
    });

  test('names only commands, files and folders that are there', async () => {
    const { stdout } = await kaisu(['--help']);
    for (const [, command = ''] of file(name).matchAll(/\.\/kaisu ([a-z]+)/g))
      expect(stdout).toMatch(new RegExp(`\n  ${command}[| ]`));
    const here = new URL(name, root);
    for (const [, path = ''] of file(name).matchAll(/\]\((?!https?:)([^)#]+)\)/g))
      expect(existsSync(new URL(path, here)), path).toBe(true);
    const { scripts } = JSON.parse(file('package.json'));
    for (const [, script = ''] of file(name).matchAll(/npm run ([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(script);
    for (const [, path = ''] of file(name).matchAll(/(?:vitest run|vitest|tsx|node) ((?:test|bench|cli)\/[\w./-]+)/g))
      expect(existsSync(new URL(path, root)), path).toBe(true);
  });
});

test('the README shows the tour of the commands', () => {
  expect(shownIn(file('README.md')).length).toBeGreaterThan(6);
});

describe('the pictures are what the program draws', () => {
  const boards = {
    'castle-wall': 'castle/6/6/q032e033040011g013b',
    battleships: 'battleship/6/6/12i42g121gy0g0g0h0o//c',
  };

  test.each(Object.entries(boards))('%s', async (name, board) => {
    expect((await kaisu(['convert', board, '--to', 'svg'])).stdout).toBe(file(`docs/${name}.svg`));
    const answer = JSON.parse((await kaisu(['solve', board, '--json'])).stdout).solutions[0].pzprv3;
    expect((await kaisu(['convert', answer, '--to', 'svg'])).stdout).toBe(file(`docs/${name}-answer.svg`));
  });
});

test('the example of the library runs', async () => {
  const { count, readBoard, solve } = await import('../../src/index.ts');
  const board = readBoard('castle/6/6/q032e033040011g013b');
  expect(file('README.md')).toContain('console.log(solve(board).verdict); // unique');
  expect(file('README.md')).toContain('console.log(count(board).count); // 1n');
  expect(solve(board).verdict).toBe('unique');
  expect(count(board).count).toBe(1n);
});

test('the citation names the version of the package', () => {
  const { version, license } = JSON.parse(file('package.json'));
  expect(file('CITATION.cff')).toContain(`\nversion: ${version}\nlicense: ${license}\n`);
});
