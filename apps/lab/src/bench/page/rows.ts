/** The rows of the page benchmark have the form of the other benchmarks. */
export interface BenchRow {
  readonly gate: string;
  readonly game: string;
  readonly players: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly goal: string;
  readonly pass: boolean;
}

export interface BenchReport {
  readonly rows: readonly BenchRow[];
  readonly notes: readonly string[];
}

const rounded = (value: number): number => Number(value.toPrecision(4));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

/** Value of `game` for the home page. */
export const HOME_PAGE = 'home';
/** The person and one bot. */
const PLAYERS = 2;

const playersAt = (game: string): number => (game === HOME_PAGE ? 0 : PLAYERS);

/** A value that does not vary between runs. */
export function sizeRow(gate: string, game: string, kilobytes: number, limit: number): BenchRow {
  const size = rounded(kilobytes);
  return {
    gate,
    game,
    players: playersAt(game),
    q1: size,
    median: size,
    q3: size,
    goal: `<= ${limit} KB`,
    pass: kilobytes <= limit,
  };
}

/** The value at `share` decides: 0.5 for the median, 0.95 for p95, which is then shown in place of q3. */
export function timeRow(
  gate: string,
  game: string,
  values: readonly number[],
  share: number,
  limit: number,
): BenchRow {
  const decisive = quantile(values, share);
  return {
    gate,
    game,
    players: playersAt(game),
    q1: rounded(quantile(values, 0.25)),
    median: rounded(quantile(values, 0.5)),
    q3: rounded(quantile(values, Math.max(share, 0.75))),
    goal: `<= ${limit} ms`,
    pass: decisive <= limit,
  };
}
