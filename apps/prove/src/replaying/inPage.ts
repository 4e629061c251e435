/** Entry point of the browser's bundle. */
import { walk } from './walk.ts';

Object.assign(globalThis, { walk });
