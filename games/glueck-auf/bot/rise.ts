/** From 0 to 1 around 0, like a logistic curve, without the cost of an exponential. */
export const rise = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
