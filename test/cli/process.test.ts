import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// The program as a process of its own: what it does before it starts, and how it ends when it is told to.

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'kaisu-copy-'));
const largest = join(copy, 'largest.json');
const parts = ['kaisu', 'cli', 'research', 'src', 'package.json', 'package-lock.json', 'LICENSE'];

function kaisu(...argv: string[]) {
  return spawnSync(join(copy, 'kaisu'), argv, { encoding: 'utf8', cwd: tmpdir() });
}

interface Ending {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Those that a failed test would leave behind. */
const running = new Set<ChildProcess>();

function ending(child: ChildProcess): Promise<Ending> {
  running.add(child);
  child.on('close', () => running.delete(child));
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, stdout, stderr })));
}

beforeAll(() => {
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true, verbatimSymlinks: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(largest, blankBoard());
});
/** A Castle Wall board of 100x100 on which nothing is printed. */
function blankBoard(): string {
  const blank = (value: number) => new Array<number>(100 * 100).fill(value);
  const layers = { colours: blank(-1), arrows: blank(0), numbers: blank(-1) };
  return JSON.stringify({ kaisu: 1, genre: 'castle-wall', width: 100, height: 100, ...layers });
}

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

describe('the launcher', () => {
  test('builds what is not built, and says so on stderr only', () => {
    const first = kaisu('--help');
    expect(first.stderr).toBe('kaisu: building …\n');
    expect(first.status).toBe(0);
    expect(first.stdout).toMatch(/^Usage: kaisu/);
  });

  test('is silent when all is fresh', () => {
    const { stdout, stderr, status } = kaisu('count', 'usowan', '3x2');
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^usowan 3x2: 11\n/);
  });

  test('builds again when a source has changed', () => {
    appendFileSync(join(copy, 'src', 'grid', 'shape.ts'), '\n// changed\n');
    expect(kaisu('--help').stderr).toBe('kaisu: building …\n');
    expect(kaisu('--help').stderr).toBe('');
  });
});

describe('Ctrl-C', () => {
  test('ends a count with what it knows so far and status 130', async () => {
    const child = spawn(join(copy, 'kaisu'), ['count', 'usowan', '24x24', '--json'], { cwd: tmpdir() });
    const ended = ending(child);
    setTimeout(() => child.kill('SIGINT'), 2000);
    const { status, stdout, stderr } = await ended;
    expect(status).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({ genre: 'usowan', width: 24, count: null });
    expect(stderr).toMatch(/^kaisu: Interrupted after \d+ of 576 layers/);
  });

  // The largest board, all cells and edges free: steps that take long, from the first moment on.
  test.each([
    ['count', 'castle-wall', '100x100'],
    ['field', 'battleships', '100x100'],
    ['generate', 'usowan', '100x100'],
    ['solve', largest],
    ['explain', largest],
    ['minimise', largest],
  ])('ends %s of %s at any moment with status 130', async (...argv) => {
    for (const after of [500, 1000]) {
      const child = spawn(join(copy, 'kaisu'), argv, { cwd: tmpdir() });
      const ended = ending(child);
      setTimeout(() => child.kill('SIGINT'), after);
      const { status, stderr } = await ended;
      // A machine under load may not have started the program yet: then the signal itself ends the process.
      expect([130, null], `after ${after} ms: ${stderr}`).toContain(status);
    }
  });

  test('ends a list after a whole line', async () => {
    const child = spawn(join(copy, 'kaisu'), ['list', 'castle-wall', '7x7'], { cwd: tmpdir() });
    const ended = ending(child);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { status, stdout } = await ended;
    expect(status).toBe(130);
    const lines = stdout.trimEnd().split('\n');
    for (const line of lines) expect(JSON.parse(line).marks).toHaveLength(84);
  });

  test('ends a run that waits for its input', async () => {
    const child = spawn(join(copy, 'kaisu'), ['check', '-'], { cwd: tmpdir() });
    const ended = ending(child);
    child.stdin.write('usoone/2/2/000g\n');
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { status, stderr } = await ended;
    expect({ status, stderr }).toEqual({ status: 130, stderr: '' });
  });
});

describe('streams that fail', () => {
  // Built, so that nothing is said of that.
  beforeAll(() => void kaisu('--help'));

  /** Runs a command of the shell, in which `$kaisu` is the program. */
  const shell = (command: string) =>
    spawnSync('bash', ['-c', `set -o pipefail; ${command}`], {
      encoding: 'utf8',
      cwd: tmpdir(),
      env: { ...process.env, kaisu: join(copy, 'kaisu') },
    });

  test.each([
    ['list castle-wall 6x6', 2],
    ['generate usowan 5x5 -n 50 --json', 0],
    ['help', 0],
  ])('a reader that has enough of %s is no error', (command, lines) => {
    const { stdout, stderr, status } = shell(`$kaisu ${command} | head -n ${lines}`);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout.split('\n')).toHaveLength(lines + 1);
  });

  test.each(['help', 'solve --help', 'count usowan 3x3', 'list usowan 3x3'])(
    "results of %s that can't be written are told in one sentence: status 2",
    (command) => {
      const { stderr, status } = shell(`$kaisu ${command} > /dev/full`);
      expect({ stderr, status }).toEqual({ stderr: "kaisu: The results can't be written (ENOSPC).\n", status: 2 });
    },
  );

  test('where no sentence can be told the status tells', () => {
    expect(shell('$kaisu solve foo 2> /dev/full')).toMatchObject({ status: 2, stdout: '' });
  });

  test.each(['solve', 'check', 'explain', 'count', 'list', 'minimise', 'convert --to text'])(
    "%s - says why it can't be read, and that it holds no board",
    (command) => {
      const failed = shell(`$kaisu ${command} - < /tmp`);
      expect(failed).toMatchObject({ status: 2, stdout: '' });
      expect(failed.stderr).toMatch(/^kaisu: Standard input can't be read \(EISDIR\)\.\n$/);
      expect(shell(`echo | $kaisu ${command} -`)).toMatchObject({ status: 2, stdout: '' });
    },
  );

  test("a file that can't be read is named", () => {
    const { stderr, status } = shell('$kaisu solve /proc/self/mem');
    expect({ stderr, status }).toEqual({
      stderr: "kaisu: The file '/proc/self/mem' can't be read (EIO).\n",
      status: 2,
    });
  });
});
