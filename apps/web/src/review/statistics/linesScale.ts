/** Positions in a chart of lines, in percent of its width and height, so that it fits any size without scaling text. */
import { tickStep } from '../../table/end/chartScale.ts';

export interface LinesScale {
  readonly ticks: readonly number[];
  x(moment: number): number;
  y(value: number): number;
}

export function linesScale(values: readonly (readonly number[])[]): LinesScale {
  const all = values.flat();
  const lowest = Math.min(0, ...all);
  const step = tickStep(Math.max(1, Math.max(0, ...all) - lowest));
  const low = Math.floor(lowest / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const last = Math.max(1, values.length - 1);
  return {
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step),
    x: (moment) => (100 * moment) / last,
    y: (value) => (100 * (high - value)) / (high - low),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Horizontal until the value changes, then vertical: values change at once. */
export function steppedPath(
  values: readonly (readonly number[])[],
  seat: number,
  { x, y }: LinesScale,
): string {
  let path = '';
  let before: number | undefined;
  values.forEach((bySeat, moment) => {
    const value = bySeat[seat] ?? 0;
    if (value === before) return;
    path +=
      before === undefined
        ? `M${round(x(moment))} ${round(y(value))}`
        : `H${round(x(moment))}V${round(y(value))}`;
    before = value;
  });
  return `${path}H100`;
}

const MAX_NUMBERS = 6;

/** The moments that get a number on an axis without sections: every one, every second, every fifth … */
export function numberedMoments(count: number): number[] {
  const last = count - 1;
  let step = 1;
  for (let i = 0; last / step > MAX_NUMBERS; i++) step *= i % 3 === 1 ? 2.5 : 2;
  return Array.from({ length: Math.floor(last / step) }, (_, i) => (i + 1) * step);
}
