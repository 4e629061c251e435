import type { Row } from '../measure.ts';
import { GAME, SEATS } from './plan.ts';

/** What a part of the benchmark found: figures with goals, and what must be said beside them. */
export interface Report {
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

const short = (value: number): number => Number(value.toPrecision(4));

/** A row of three numbers that are no ratio. */
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
    q1: short(q1),
    median: short(median),
    q3: short(q3),
    goal,
    pass,
  };
}

export const oneNumberRow = (gate: string, value: number, goal: string, pass: boolean): Row =>
  numbersRow(gate, [value, value, value], goal, pass);
