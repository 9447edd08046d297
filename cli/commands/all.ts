import type { Command } from 'commander';
import type { Session } from '../terminal/session.ts';
import { addBank } from './bank.ts';
import { addCheck } from './check.ts';
import { addConvert } from './convert.ts';
import { addCount } from './count.ts';
import { addExplain } from './explain.ts';
import { addField } from './field.ts';
import { addGenerate } from './generate.ts';
import { addList } from './list.ts';
import { addMeasure } from './measure.ts';
import { addMinimise } from './minimise.ts';
import { addNotes } from './notes.ts';
import { addSample } from './sample.ts';
import { addServe } from './serve.ts';
import { addSolve } from './solve.ts';

type Add = (kaisu: Command, session: Session) => void;

/** Every command, under the headings of the help. Each file registers one, and loads what it needs when it runs. */
export const groups: readonly { readonly heading: string; readonly commands: readonly Add[] }[] = [
  { heading: 'Solving:', commands: [addSolve, addExplain, addCheck] },
  { heading: 'All the answers:', commands: [addCount, addField, addSample, addList] },
  { heading: 'Making:', commands: [addGenerate, addMinimise, addBank] },
  { heading: 'Studying:', commands: [addMeasure, addNotes] },
  { heading: 'Files:', commands: [addConvert] },
  { heading: 'Playing:', commands: [addServe] },
];
