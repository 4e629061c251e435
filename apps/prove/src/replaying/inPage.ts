/** Entry point of the browser's bundle. */
import { traceReplay } from './walk.ts';

Object.assign(globalThis, { traceReplay });
