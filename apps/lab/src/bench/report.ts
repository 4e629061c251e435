import type { BenchRow } from './measure.ts';
import { BENCH_GAME, BENCH_SEATS } from './server/loadPlan.ts';

export interface BenchReport {
  readonly rows: readonly BenchRow[];
  readonly notes: readonly string[];
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** A row whose three numbers are not ratios. */
export function valuesRow(
  gate: string,
  [q1, median, q3]: readonly [number, number, number],
  goal: string,
  pass: boolean,
): BenchRow {
  return {
    gate,
    game: BENCH_GAME,
    players: BENCH_SEATS,
    q1: rounded(q1),
    median: rounded(median),
    q3: rounded(q3),
    goal,
    pass,
  };
}

export const valueRow = (gate: string, value: number, goal: string, pass: boolean): BenchRow =>
  valuesRow(gate, [value, value, value], goal, pass);
