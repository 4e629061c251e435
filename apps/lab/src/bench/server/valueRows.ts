import type { BenchRow } from '../report.ts';
import { rounded } from '../report.ts';
import { BENCH_GAME, BENCH_SEATS } from './loadPlan.ts';

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
