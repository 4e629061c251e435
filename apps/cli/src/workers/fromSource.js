/**
 * Begins the worker when the program runs from its sources: a thread starts with Node's own loader, which
 * takes no TypeScript.
 */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
