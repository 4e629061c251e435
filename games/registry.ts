/** The games: one line each. */
export { manifest as glueckAuf } from './glueck-auf/index.ts';
export { manifest as rockwell } from './rockwell/index.ts';
export { manifest as siberia } from './siberia/index.ts';
