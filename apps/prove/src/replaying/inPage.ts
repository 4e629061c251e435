/** What the page in the browser is given. */
import { walk } from './walk.ts';

Object.assign(globalThis, { walk });
