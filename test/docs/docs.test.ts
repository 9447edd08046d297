import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kaisu } from '../cli/run-kaisu.ts';

// What README and ARCHITECTURE show is what the program prints. `…` stands for any text of a line, alone on a line for
// any lines.

const file = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

interface Shown {
  readonly command: string;
  readonly output: string;
}

function shownIn(text: string): Shown[] {
  return [...text.matchAll(/^```console\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block
      .split(/^\$ /m)
      .filter((part) => part !== '')
      .map((part) => {
        const end = part.indexOf('\n');
        return { command: part.slice(0, end), output: part.slice(end + 1) };
      }),
  );
}

/** The words of a shell command that uses no more of the shell than single quotes. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

function patternOf(output: string): RegExp {
  const escaped = output.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/^…\n/gm, '(?:.*\\n)*').replaceAll('…', '.*')}$`);
}

describe.each(['README.md', 'ARCHITECTURE.md'])('%s', (name) => {
  const commands = shownIn(file(name));

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
    for (const [, path = ''] of file(name).matchAll(/\]\(([\w./-]+)\)/g)) expect(file(path).length).toBeGreaterThan(0);
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
