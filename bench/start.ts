import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// How long a small command takes from nothing to its end, beside Node that does nothing: CPU time of whole processes, run in
// turn, so that both meet the same machine. The median of each and of the ratios, pair by pair.
//
//   tsx bench/start.ts [--pairs N]     N pairs of each command (default 21)

const root = fileURLToPath(new URL('..', import.meta.url));
const board = 'castle/6/6/q032e033040011g013b';
const commands = [
  ['solve', board],
  [
    'check',
    'pzprv3/castle/3/3/0,-1,0 0,-1,0 0,-1,0 /0,-1,0 2,-,1 0,-1,0 /0,-1,0 0,-1,0 0,-1,0 /1 1 /0 0 /1 1 /1 0 1 /1 0 1 /',
  ],
  ['explain', board, '--hint'],
  ['count', 'usowan', '4x4'],
  ['convert', board, '--to', 'text'],
  ['--help'],
];

const place = process.argv.indexOf('--pairs');
const pairs = place < 0 ? 21 : Number(process.argv[place + 1]);

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];

/** CPU seconds of a process and what it starts, as bash tells them. */
function cpuSeconds(...command: readonly string[]): number {
  const script = 'TIMEFORMAT="%3U %3S"; time "$@" > /dev/null 2>&1';
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], { encoding: 'utf8' });
  const [user = 0, system = 0] = stderr.trim().split(' ').map(Number);
  return user + system;
}

for (const argv of commands) {
  const kaisu = [`${root}kaisu`, ...argv];
  // The first runs pack the program and keep its compiled code.
  for (let run = 0; run < 2; run++) cpuSeconds(...kaisu);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    ours.push(cpuSeconds(...kaisu));
    bare.push(cpuSeconds(process.execPath, '-e', '0'));
  }
  const ratio = median(ours.map((seconds, pair) => seconds / bare[pair]));
  const figures = [median(ours), median(bare)].map((seconds) => `${(1000 * seconds).toFixed(0)} ms`);
  console.log(`kaisu ${argv[0].padEnd(8)} ${figures[0]}, node -e 0 ${figures[1]}, ${ratio.toFixed(2)} times`);
}
