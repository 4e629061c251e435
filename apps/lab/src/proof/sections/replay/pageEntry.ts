/** Entry point of the browser's bundle. */
import { traceReplay } from './replayTrace.ts';

Object.assign(globalThis, { traceReplay });
