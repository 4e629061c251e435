/** Starts the server under load. */
import { register } from 'tsx/esm/api';

register();
await import('./server.ts');
