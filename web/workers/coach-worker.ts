import { expose } from 'comlink';
import { coach } from './coach.ts';

expose(coach);
