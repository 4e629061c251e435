/** How good a state looks for a seat of Siberia. */
export { evaluate } from './evaluate.ts';
