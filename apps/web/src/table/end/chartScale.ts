import type { ReplayScore } from '../../replay/replayApi.ts';

export const CHART_SIZE = { width: 640, height: 200, left: 52, right: 30, top: 10, bottom: 10 } as const;

export interface ChartScale {
  readonly ticks: readonly number[];
  x(ply: number): number;
  y(points: number): number;
  plyAt(x: number): number;
}

const MAX_TICKS = 5;

/** The first of 1, 2, 5, 10, 20, 50 … that needs at most `MAX_TICKS` lines. */
export function tickStep(range: number): number {
  let step = 1;
  for (let i = 0; range / step > MAX_TICKS; i++) step *= i % 3 === 1 ? 2.5 : 2;
  return step;
}

export function chartScale(scores: readonly ReplayScore[]): ChartScale {
  const all = scores.flatMap(({ totals }) => totals);
  const step = tickStep(Math.max(1, Math.max(...all) - Math.min(0, ...all)));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const plies = Math.max(1, scores.at(-1)?.ply ?? 1);
  const wide = CHART_SIZE.width - CHART_SIZE.left - CHART_SIZE.right;
  const tall = CHART_SIZE.height - CHART_SIZE.top - CHART_SIZE.bottom;
  return {
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step),
    x: (ply) => CHART_SIZE.left + (wide * ply) / plies,
    y: (points) => CHART_SIZE.top + (tall * (high - points)) / (high - low),
    plyAt(x) {
      const target = ((x - CHART_SIZE.left) / wide) * plies;
      const far = ({ ply }: ReplayScore): number => Math.abs(ply - target);
      return scores.reduce((best, each) => (far(each) < far(best) ? each : best)).ply;
    },
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Horizontal until the score changes, then vertical, because there are no fractions of points. */
export function seatPath(scores: readonly ReplayScore[], seat: number, scale: ChartScale): string {
  let path = '';
  let before: number | undefined;
  for (const { ply, totals } of scores) {
    const points = totals[seat] ?? 0;
    if (points === before) continue;
    const at = round(scale.x(ply));
    path += before === undefined ? `M${at} ${round(scale.y(points))}` : `H${at}V${round(scale.y(points))}`;
    before = points;
  }
  return `${path}H${round(scale.x(scores.at(-1)?.ply ?? 0))}`;
}

const LABEL_DISTANCE = 20;

/** Moves the glyphs at the ends of the lines apart until none overlap. */
export function spreadLabels(
  ends: readonly number[],
  height: number = CHART_SIZE.height,
  distance: number = LABEL_DISTANCE,
): number[] {
  const order = ends.map((_, seat) => seat).toSorted((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const moved = [...ends];
  let free = -Infinity;
  for (const seat of order) {
    moved[seat] = Math.max(moved[seat] ?? 0, free);
    free = (moved[seat] ?? 0) + distance;
  }
  const over = Math.max(0, free - distance - (height - distance / 2));
  return moved.map((y) => y - over);
}
