/** Starts the server under attack. */
import { register } from 'tsx/esm/api';

register();
await import('./server.ts');
