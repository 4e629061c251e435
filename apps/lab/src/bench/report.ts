export interface BenchRow {
  readonly gate: string;
  readonly game: string;
  readonly players: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  /** For example `>= 50` or `<= 0.03`. */
  readonly goal: string;
  readonly pass: boolean;
}

export interface BenchReport {
  readonly rows: readonly BenchRow[];
  readonly notes: readonly string[];
}

export const mergeReports = (reports: readonly BenchReport[]): BenchReport => ({
  rows: reports.flatMap(({ rows }) => rows),
  notes: reports.flatMap(({ notes }) => notes),
});

export const rounded = (value: number): number => Number(value.toPrecision(4));

export function interpolatedQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? Number.NaN;
  return low + (high - low) * (position - Math.floor(position));
}

const COLUMNS = [
  'gate',
  'game',
  'players',
  'q1',
  'median',
  'q3',
  'goal',
  'pass',
] as const satisfies readonly (keyof BenchRow)[];

export function benchTable(rows: readonly BenchRow[]): string[] {
  const cells = [
    COLUMNS.map(String),
    ...rows.map((row) =>
      COLUMNS.map((column) => (column === 'pass' ? (row.pass ? '✓' : '✗') : String(row[column]))),
    ),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => (row[column] as string).length)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] as number))
      .join('  ')
      .trimEnd(),
  );
}
