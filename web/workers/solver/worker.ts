import { expose } from 'comlink';
import { solverService } from './service.ts';

expose(solverService);
