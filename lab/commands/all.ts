import type { Command } from 'commander';
import type { Session } from '../session.ts';
import { addCheck } from './check.ts';
import { addConvert } from './convert.ts';

type Add = (kaisu: Command, session: Session) => void;

/** Every command, under the headings of the help. Each file registers one, and loads what it needs when it runs. */
export const groups: readonly { readonly heading: string; readonly commands: readonly Add[] }[] = [
  { heading: 'Solving:', commands: [addCheck] },
  { heading: 'Files:', commands: [addConvert] },
];
