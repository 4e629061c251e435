/** Of times in milliseconds. */
export const worst = (values: readonly number[]): number => Math.round(Math.max(0, ...values));
export const median = (values: readonly number[]): number => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);
