/** Tells whether two kinds of events can be distinguished by their duration. */
import { areaUnderCurve } from '../statistics.ts';

/** Milliseconds of each kind. */
export interface Samples {
  readonly one: number[];
  readonly other: number[];
}

export interface Distinguished {
  /** Area under the ROC curve: 0.5 if the kinds can't be distinguished. */
  readonly area: number;
  /** Its standard error if they can't be distinguished. */
  readonly error: number;
  /** Outside the allowed range, by more than chance explains. */
  readonly isTellable: boolean;
  /** Outside the allowed range, but perhaps by chance. */
  readonly isInDoubt: boolean;
}

export const MOST_ABOVE_HALF = 0.05;
const VERDICT_ERRORS = 2;
const MAX_ROUNDS = 4;
/** Samples of each kind that a verdict needs. */
export const LEAST_SAMPLES = 500;

export function distinguish({ one, other }: Samples): Distinguished {
  const area = areaUnderCurve(one, other);
  const error = Math.sqrt((one.length + other.length + 1) / (12 * one.length * other.length));
  const beyond = Math.abs(area - 0.5) - MOST_ABOVE_HALF;
  const isTellable = beyond > VERDICT_ERRORS * error;
  return { area, error, isTellable, isInDoubt: beyond > 0 && !isTellable };
}

/**
 * Collects more samples while in doubt, up to a limit. A result that is still outside then counts as
 * distinguishable.
 */
export async function collectSamples(
  samples: Samples,
  wanted: number,
  collect: (wanted: number) => Promise<void>,
): Promise<Samples> {
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    await collect(round * wanted);
    if (!distinguish(samples).isInDoubt) break;
  }
  return samples;
}

export const inWords = (samples: Samples): string => {
  const { area, error } = distinguish(samples);
  return `${area.toFixed(3)} ± ${error.toFixed(3)} (${samples.one.length} and ${samples.other.length} samples)`;
};
