/** Of times in milliseconds. */
export const worst = (values: readonly number[]): number => Math.round(Math.max(0, ...values));
export const median = (values: readonly number[]): number => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);

/** Of the line that fits best (least squares); 0 where there is none. */
export function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const across = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  return across === 0 ? 0 : xs.reduce((sum, x, i) => sum + (x - meanX) * ((ys[i] as number) - meanY), 0) / across;
}
