/** Starts the worker when the server runs from its sources: Node's own loader takes no TypeScript. */
import { register } from 'tsx/esm/api';

register();
const { default: think } = await import('./worker.ts');
export default think;
