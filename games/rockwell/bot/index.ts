/** How good a state looks for a seat of Rockwell. */
export { evaluate } from './evaluate.ts';
