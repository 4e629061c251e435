export const roundedMax = (values: readonly number[]): number => Math.round(Math.max(0, ...values));
export const roundedMedian = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0);

export function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const across = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  return across === 0
    ? 0
    : xs.reduce((sum, x, i) => sum + (x - meanX) * ((ys[i] as number) - meanY), 0) / across;
}

/** The share of pairs in which the first value is smaller; ties count half. */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (all[to]?.value === all[from]?.value) to++;
    // Ties share the mean of their ranks, which count from 1.
    for (let i = from; i < to; i++) if (all[i]?.isFirst === false) ranks += (from + to + 1) / 2;
    from = to;
  }
  return (ranks - (second.length * (second.length + 1)) / 2) / (first.length * second.length);
}

export function slopeError(xs: readonly number[], ys: readonly number[]): number {
  const { length } = xs;
  if (length < 3) return Infinity;
  const steepness = slope(xs, ys);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const rest = xs.reduce((sum, x, i) => sum + ((ys[i] as number) - meanY - steepness * (x - meanX)) ** 2, 0);
  const across = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  return Math.sqrt(rest / (length - 2) / across);
}
