/** Loads TypeScript in a process or thread that has no loader; the first argument is the entry point. */
import { register } from 'tsx/esm/api';

register();
const [entry] = process.argv.splice(2, 1);
await import(entry);
