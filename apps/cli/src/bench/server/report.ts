import type { Row } from '../measure.ts';
import { GAME, SEATS } from './plan.ts';

export interface Report {
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** A row whose three numbers are not ratios. */
export function numbersRow(
  gate: string,
  [q1, median, q3]: readonly [number, number, number],
  goal: string,
  pass: boolean,
): Row {
  return {
    gate,
    game: GAME,
    players: SEATS,
    q1: rounded(q1),
    median: rounded(median),
    q3: rounded(q3),
    goal,
    pass,
  };
}

export const oneNumberRow = (gate: string, value: number, goal: string, pass: boolean): Row =>
  numbersRow(gate, [value, value, value], goal, pass);
