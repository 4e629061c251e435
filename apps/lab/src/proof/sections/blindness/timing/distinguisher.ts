import { areaUnderCurve } from '../../../statistics.ts';

export interface TimingSamples {
  readonly first: number[];
  readonly second: number[];
}

export interface Distinguishability {
  /** Area under the ROC curve; 0.5 for indistinguishable kinds. */
  readonly area: number;
  /** Standard error of the area if the kinds are indistinguishable. */
  readonly error: number;
  /** Outside the allowed range by more than chance explains; `isInDoubt` if chance might explain it. */
  readonly isDistinguishable: boolean;
  readonly isInDoubt: boolean;
}

export const MAX_AREA_ABOVE_HALF = 0.05;
const VERDICT_ERRORS = 2;
const MAX_ROUNDS = 4;
export const MIN_SAMPLES = 500;

export function distinguish({ first, second }: TimingSamples): Distinguishability {
  const area = areaUnderCurve(first, second);
  const error = Math.sqrt((first.length + second.length + 1) / (12 * first.length * second.length));
  const beyond = Math.abs(area - 0.5) - MAX_AREA_ABOVE_HALF;
  const isTellable = beyond > VERDICT_ERRORS * error;
  return { area, error, isDistinguishable: isTellable, isInDoubt: beyond > 0 && !isTellable };
}

/**
 * Collects more samples while in doubt. If the limit is reached, a result outside the range counts as
 * distinguishable.
 */
export async function collectSamples(
  samples: TimingSamples,
  wanted: number,
  collect: (wanted: number) => Promise<void>,
): Promise<TimingSamples> {
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    await collect(round * wanted);
    if (!distinguish(samples).isInDoubt) break;
  }
  return samples;
}

export const describeSamples = (samples: TimingSamples): string => {
  const { area, error } = distinguish(samples);
  return `${area.toFixed(3)} ± ${error.toFixed(3)} (${samples.first.length} and ${samples.second.length} samples)`;
};
