/** Starts a child process from source. */
import { register } from 'tsx/esm/api';

register();
await import('./entry.ts');
