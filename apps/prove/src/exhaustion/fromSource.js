/** Starts the server that is to be exhausted. */
import { register } from 'tsx/esm/api';

register();
await import('./server.ts');
