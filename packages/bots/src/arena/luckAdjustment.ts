/** Results without luck: an average of luck is 0, so the mean stays the same and only the variance shrinks. */
import { meanWithError } from './statistics.ts';

export interface AdjustableResult {
  /** Games of one deal resemble each other. */
  readonly deal: number;
  readonly result: number;
  readonly luck: number;
}

export interface LuckAdjusted {
  readonly winShare: number;
  /** Standard errors: of single games, of deals (each played from every seat), and of deals without luck. */
  readonly rawError: number;
  readonly dealError: number;
  readonly error: number;
  readonly meanLuck: number;
  readonly meanLuckError: number;
}

export function adjustForLuck(samples: readonly AdjustableResult[]): LuckAdjusted {
  const results = samples.map(({ result }) => result);
  const adjusted = resultsWithoutLuck(samples);
  const luck = meanWithError(samples.map((sample) => sample.luck));
  return {
    winShare: meanWithError(adjusted).mean,
    rawError: meanWithError(results).error,
    dealError: dealErrorOf(samples, results),
    error: dealErrorOf(samples, adjusted),
    meanLuck: luck.mean,
    meanLuckError: luck.error,
  };
}

/**
 * Luck is measured with noise, and between unequal players it decides less than the value function expects. So only a
 * share of it is subtracted. Each half of the deals uses the share that was best on the other half: a share fitted to
 * the results that it adjusts would bias their mean.
 */
export function resultsWithoutLuck(samples: readonly AdjustableResult[]): number[] {
  const order = [...new Set(samples.map(({ deal }) => deal))];
  const halfOf = new Map(order.map((deal, place) => [deal, place % 2]));
  const shares = [0, 1].map((half) => bestShare(samples.filter(({ deal }) => halfOf.get(deal) !== half)));
  return samples.map(
    ({ deal, result, luck }) => result - (shares[halfOf.get(deal) as number] as number) * luck,
  );
}

function bestShare(samples: readonly AdjustableResult[]): number {
  const result = meanWithError(samples.map((sample) => sample.result)).mean;
  const luck = meanWithError(samples.map((sample) => sample.luck)).mean;
  let covariance = 0;
  let variance = 0;
  for (const sample of samples) {
    covariance += (sample.result - result) * (sample.luck - luck);
    variance += (sample.luck - luck) ** 2;
  }
  return variance === 0 ? 0 : Math.min(1, Math.max(0, covariance / variance));
}

/** The standard error of the mean, with the deals as independent samples. */
function dealErrorOf(samples: readonly AdjustableResult[], values: readonly number[]): number {
  const { mean } = meanWithError(values);
  const deviations = new Map<number, number>();
  samples.forEach(({ deal }, i) =>
    deviations.set(deal, (deviations.get(deal) ?? 0) + (values[i] as number) - mean),
  );
  const deals = deviations.size;
  if (deals < 2) return 0;
  const squares = [...deviations.values()].reduce((sum, deviation) => sum + deviation ** 2, 0);
  return Math.sqrt((squares * deals) / (deals - 1)) / samples.length;
}
