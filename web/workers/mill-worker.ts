import { expose } from 'comlink';
import { mill } from './mill.ts';

expose(mill);
