/** Sigmoid from 0 to 1, cheaper than a logistic function. */
export const rise = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
