/** Begins a process of the benchmark when the program runs from its sources. */
import { register } from 'tsx/esm/api';

register();
await import('./entry.ts');
