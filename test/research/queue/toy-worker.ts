import process from 'node:process';
import { queueAddress } from '../../../research/queue/address.ts';
import { serveQueue } from '../../../research/queue/worker.ts';
import { runToy, toyKinds } from './toys.ts';

// A worker of toys as a process of its own, which a test can kill, stop, or give a wrong clock.

const [url = '', version = '', memory = ''] = process.argv.slice(2);
const ending = new AbortController();
process.on('SIGINT', () => ending.abort());
process.stdout.write('up\n');
await serveQueue(queueAddress(url), {
  version,
  kinds: toyKinds,
  jobs: 1,
  memory: Number(memory),
  keep: 3600,
  silence: 2000,
  say: (sentence) => process.stdout.write(`${sentence}\n`),
  signal: ending.signal,
  run: runToy,
});
process.exit(0);
