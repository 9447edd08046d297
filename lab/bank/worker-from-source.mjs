// Starts the worker where the sources run as they are: a thread doesn't inherit the loader of its parent.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
