/** Whether two kinds of events can be told apart by how long something takes. */
import { areaUnderCurve } from '../statistics.ts';

/** Milliseconds of each kind. */
export interface Samples {
  readonly one: number[];
  readonly other: number[];
}

export interface Distinguished {
  /** How often one of the first kind takes less time than one of the other: one half if nothing can be told. */
  readonly area: number;
  /** Its standard error where nothing can be told. */
  readonly error: number;
  readonly isTellable: boolean;
}

/** What the proof allows. */
export const MOST_ABOVE_HALF = 0.05;
/** A verdict needs so many of each kind. */
export const LEAST_SAMPLES = 500;

export function distinguish({ one, other }: Samples): Distinguished {
  const area = areaUnderCurve(one, other);
  const error = Math.sqrt((one.length + other.length + 1) / (12 * one.length * other.length));
  return { area, error, isTellable: Math.abs(area - 0.5) > MOST_ABOVE_HALF };
}

export const inWords = (samples: Samples): string => {
  const { area, error } = distinguish(samples);
  return `${area.toFixed(3)} ± ${error.toFixed(3)} (${samples.one.length} and ${samples.other.length} samples)`;
};
