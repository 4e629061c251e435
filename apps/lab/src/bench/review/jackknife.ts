/** A 95 % confidence interval of any figure of several games, from the figures without each of them. */
export interface JackknifeInterval {
  readonly low: number;
  readonly value: number;
  readonly high: number;
}

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.96;

export function jackknife<T>(
  samples: readonly T[],
  figure: (chosen: readonly T[]) => number,
): JackknifeInterval {
  const value = figure(samples);
  const count = samples.length;
  const without = samples.map((_, left) => figure(samples.filter((_each, i) => i !== left)));
  const mean = without.reduce((sum, each) => sum + each, 0) / count;
  const squares = without.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const half = Z * Math.sqrt((squares * (count - 1)) / count);
  return { low: value - half, value, high: value + half };
}
