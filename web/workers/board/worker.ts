import { expose } from 'comlink';
import { boardService } from './service.ts';

expose(boardService);
