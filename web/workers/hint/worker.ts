import { expose } from 'comlink';
import { hintService } from './service.ts';

expose(hintService);
