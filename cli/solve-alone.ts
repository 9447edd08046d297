import { addSolve } from './commands/solve.ts';
import { run } from './run.ts';
import { processIo } from './terminal/io.ts';

/**
 * The command line with `solve` alone, packed by itself: it is run on one small board after another, and a smaller program
 * starts faster.
 */
export function main(argv: readonly string[]): Promise<number> {
  return run([{ heading: 'Solving:', commands: { solve: async () => addSolve } }], argv, processIo);
}
