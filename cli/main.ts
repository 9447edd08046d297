import { groups } from './commands/all.ts';
import { run } from './run.ts';
import { type Io, processIo } from './terminal/io.ts';

/** The command line with all its commands; see `run`. */
export function main(argv: readonly string[], io: Io = processIo): Promise<number> {
  return run(groups, argv, io);
}
