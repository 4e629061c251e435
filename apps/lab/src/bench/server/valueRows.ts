import type { BenchRow } from '../report.ts';
import { rounded } from '../report.ts';
import type { BenchMatch } from './loadPlan.ts';

export function valuesRow(
  gate: string,
  { game, seats }: BenchMatch,
  [q1, median, q3]: readonly [number, number, number],
  goal: string,
  pass: boolean,
): BenchRow {
  return {
    gate,
    game,
    players: seats,
    q1: rounded(q1),
    median: rounded(median),
    q3: rounded(q3),
    goal,
    pass,
  };
}

export const valueRow = (
  gate: string,
  match: BenchMatch,
  value: number,
  goal: string,
  pass: boolean,
): BenchRow => valuesRow(gate, match, [value, value, value], goal, pass);
