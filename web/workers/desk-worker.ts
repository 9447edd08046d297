import { expose } from 'comlink';
import { desk } from './desk.ts';

expose(desk);
