/** Starts a TypeScript entry point, named by the first argument, in a process or thread without a loader. */
import { register } from 'tsx/esm/api';

register();
const [entry] = process.argv.splice(2, 1);
await import(entry);
