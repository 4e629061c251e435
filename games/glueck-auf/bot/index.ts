/** How good a state looks for a seat of Glück Auf. */
export { evaluate } from './evaluate.ts';
