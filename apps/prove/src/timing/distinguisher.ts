/** Whether two kinds of events can be told apart by how long something takes. */
import { areaUnderCurve } from '../statistics.ts';

/** Milliseconds of each kind. */
export interface Samples {
  readonly one: number[];
  readonly other: number[];
}

export interface Distinguished {
  /**
   * How often one of the first kind takes less time than one of the other: one half if nothing can be told.
   */
  readonly area: number;
  /** Its standard error where nothing can be told. */
  readonly error: number;
  /** Outside of what the proof allows, by more than chance explains. */
  readonly isTellable: boolean;
  /** Outside, but perhaps by chance. */
  readonly isInDoubt: boolean;
}

/** What the proof allows. */
export const MOST_ABOVE_HALF = 0.05;
const ERRORS_OF_A_VERDICT = 2;
const MOST_ROUNDS = 4;
/** Least number of samples of each kind for a verdict. */
export const LEAST_SAMPLES = 500;

export function distinguish({ one, other }: Samples): Distinguished {
  const area = areaUnderCurve(one, other);
  const error = Math.sqrt((one.length + other.length + 1) / (12 * one.length * other.length));
  const beyond = Math.abs(area - 0.5) - MOST_ABOVE_HALF;
  const isTellable = beyond > ERRORS_OF_A_VERDICT * error;
  return { area, error, isTellable, isInDoubt: beyond > 0 && !isTellable };
}

/**
 * In doubt there are more samples, several times as many at most. What is outside of the allowed even then is
 * taken for what it looks like.
 */
export async function collectSamples(
  samples: Samples,
  wanted: number,
  collect: (wanted: number) => Promise<void>,
): Promise<Samples> {
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    await collect(round * wanted);
    if (!distinguish(samples).isInDoubt) break;
  }
  return samples;
}

export const inWords = (samples: Samples): string => {
  const { area, error } = distinguish(samples);
  return `${area.toFixed(3)} ± ${error.toFixed(3)} (${samples.one.length} and ${samples.other.length} samples)`;
};
