import type { Command } from 'commander';
import type { Session } from '../terminal/session.ts';

/** Registers a command. */
export type Add = (kaisu: Command, session: Session) => void;

/** Loads the file of a command, which loads what the command needs when it runs. */
type Load = () => Promise<Add>;

/** A heading of the help, and the commands under it, by their names. */
export interface Group {
  readonly heading: string;
  readonly commands: Readonly<Record<string, Load>>;
}

export const groups: readonly Group[] = [
  {
    heading: 'Solving:',
    commands: {
      solve: async () => (await import('./solve.ts')).addSolve,
      explain: async () => (await import('./explain.ts')).addExplain,
      check: async () => (await import('./check.ts')).addCheck,
    },
  },
  {
    heading: 'All the answers:',
    commands: {
      count: async () => (await import('./count.ts')).addCount,
      field: async () => (await import('./field.ts')).addField,
      sample: async () => (await import('./sample.ts')).addSample,
      list: async () => (await import('./list.ts')).addList,
    },
  },
  {
    heading: 'Making:',
    commands: {
      analyse: async () => (await import('./analyse.ts')).addAnalyse,
      suggest: async () => (await import('./suggest.ts')).addSuggest,
      generate: async () => (await import('./generate.ts')).addGenerate,
      minimise: async () => (await import('./minimise.ts')).addMinimise,
      bank: async () => (await import('./bank.ts')).addBank,
    },
  },
  {
    heading: 'Studying:',
    commands: {
      measure: async () => (await import('./measure.ts')).addMeasure,
      notes: async () => (await import('./notes.ts')).addNotes,
    },
  },
  { heading: 'Files:', commands: { convert: async () => (await import('./convert.ts')).addConvert } },
  { heading: 'Playing:', commands: { serve: async () => (await import('./serve.ts')).addServe } },
];
