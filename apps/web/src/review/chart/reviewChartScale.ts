/** Geometry of the chart of chances or points, on the page and in the picture. */
import type { Review } from '@pithead/review';

export type ChartView = 'chances' | 'points';

export interface ChartBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface ReviewChartScale {
  readonly ticks: readonly number[];
  x(moment: number): number;
  y(value: number): number;
  value(moment: number, seat: number): number;
}

/** Half of a 95 % interval, in standard errors. */
const INTERVAL = 1.96;
const STEPS = [1, 2, 5];

function niceStep(range: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, range / 4)));
  return (STEPS.find((step) => step * power * 4 >= range) ?? 10) * power;
}

export function reviewChartScale(review: Review, view: ChartView, box: ChartBox): ReviewChartScale {
  const { moments } = review;
  const value = (moment: number, seat: number): number =>
    (view === 'chances' ? moments[moment]?.chances[seat] : moments[moment]?.points[seat]) ?? 0;
  const all = moments.flatMap(({ points }) => points);
  const [low, high] = view === 'chances' ? [0, 1] : [Math.min(0, ...all), Math.max(1, ...all)];
  const step = view === 'chances' ? 0.25 : niceStep(high - low);
  const first = Math.floor(low / step);
  const ticks = Array.from(
    { length: Math.ceil(high / step - 1e-9) - first + 1 },
    (_, i) => (first + i) * step,
  );
  const [bottom, top] = [ticks[0] as number, ticks.at(-1) as number];
  return {
    ticks,
    value,
    x: (moment) => box.left + (box.width * moment) / Math.max(1, moments.length - 1),
    y: (at) => box.top + (box.height * (top - at)) / Math.max(1e-9, top - bottom),
  };
}

export const seatLinePath = (review: Review, seat: number, { x, y, value }: ReviewChartScale): string =>
  `M${review.moments.map((_, i) => `${x(i).toFixed(1)} ${y(value(i, seat)).toFixed(1)}`).join('L')}`;

/** The 95 % interval around a seat's chance. */
export function bandPath(review: Review, seat: number, { x, y }: ReviewChartScale): string {
  const edge = (sign: number): string[] =>
    review.moments.map(({ chances, standardErrors }, i) => {
      const chance = (chances[seat] ?? 0) + sign * INTERVAL * (standardErrors[seat] ?? 0);
      return `${x(i).toFixed(1)} ${y(Math.min(1, Math.max(0, chance))).toFixed(1)}`;
    });
  return `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`;
}

/** The first moment at or after this many plies. */
export function momentAt({ moments }: Review, ply: number): number {
  const found = moments.findIndex((each) => each.ply >= ply);
  return found < 0 ? moments.length - 1 : found;
}

export interface ChartSection {
  readonly name: string;
  /** A moment. */
  readonly from: number;
  readonly to: number;
}

/** Sections of the log as sections of the chart. */
export function chartSections(
  { moments }: Review,
  lines: readonly { readonly at: number; readonly heading: string | undefined }[],
): ChartSection[] {
  const headings = lines.flatMap(({ at, heading }) => (heading === undefined ? [] : [{ at, heading }]));
  const last = moments.length - 1;
  const starts = headings.map(({ at, heading }) => {
    const found = moments.findIndex(({ ply }) => ply >= at);
    return { name: heading, from: found < 0 ? last : found };
  });
  if ((starts[0]?.from ?? 0) > 0) starts.unshift({ name: '', from: 0 });
  return starts
    .map((start, i) => ({ ...start, to: starts[i + 1]?.from ?? last }))
    .filter(({ from, to }) => to > from);
}

const GLYPHS = [
  'M0-5 5.5 4.500h-11z',
  'M0-5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  'M-4.500-4.500h9v9h-9z',
  'M0-6 6 0 0 6-6 0z',
];
export const glyphPath = (seat: number): string => GLYPHS[seat % GLYPHS.length] as string;

export const PIN = { width: 20, height: 18 };
const PIN_GAP_PX = 2;
/** Of a label's upper edge from its point. Those further away are taken where nearer ones would overlap. */
const PIN_OFFSETS = [-30, 12, -51, 33, -72, 54, -93, 75];

/** The upper edges of labels with their middle at `x`, above or below their points, so that none covers another. */
export function placePins(
  points: readonly { readonly x: number; readonly y: number }[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number[] {
  const placed: { readonly x: number; readonly y: number }[] = [];
  return points.map(({ x, y }) => {
    const inside = PIN_OFFSETS.map((offset) => y + offset).filter(
      (at) => at >= top && at + PIN.height <= bottom,
    );
    const isFree = (at: number): boolean =>
      placed.every(
        (other) =>
          Math.abs(other.x - x) >= PIN.width + PIN_GAP_PX ||
          Math.abs(other.y - at) >= PIN.height + PIN_GAP_PX,
      );
    const at = inside.find(isFree) ?? inside[0] ?? y;
    placed.push({ x, y: at });
    return at;
  });
}

/** Moves labels apart that would overlap. */
export function spread(positions: readonly number[], distance: number): number[] {
  const order = positions.map((at, i) => ({ at, i })).toSorted((a, b) => a.at - b.at);
  const result = [...positions];
  let last = -Infinity;
  for (const { at, i } of order) result[i] = last = Math.max(at, last + distance);
  return result;
}
