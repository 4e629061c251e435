/**
 * Begins the worker when the server runs from its sources: a thread starts with Node's own loader, which
 * takes no TypeScript.
 */
import { register } from 'tsx/esm/api';

register();
const { default: think } = await import('./worker.ts');
export default think;
