/** Starts the worker from source: a thread begins with Node's own loader, which can't read TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
