import { spawnSync } from 'node:child_process';

export interface Refereed {
  /** Sets of yes decisions, at most as many as asked for. */
  readonly answers: readonly (readonly number[])[];
  readonly complete: boolean;
  readonly cpuSeconds: number;
}

/** Whether a native clingo is installed. */
export function hasClingo(): boolean {
  return spawnSync('clingo', ['--version']).status !== null;
}

/** Runs native clingo on a program, for up to `limit` answers and `seconds`. */
export function runClingo(program: string, limit: number, seconds: number): Refereed {
  const { stdout } = spawnSync('clingo', [`${limit}`, '--outf=2', '--stats', `--time-limit=${seconds}`], {
    input: program,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const report = JSON.parse(stdout) as {
    Call: { Witnesses?: { Value: string[] }[] }[];
    Models: { More: 'yes' | 'no' };
    Time: { CPU: number };
  };
  const witnesses = report.Call.flatMap((call) => call.Witnesses ?? []);
  return {
    answers: witnesses.map(({ Value }) => Value.map((atom) => Number(atom.slice(2, -1)))),
    complete: report.Models.More === 'no',
    cpuSeconds: report.Time.CPU,
  };
}
