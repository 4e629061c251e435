/**
 * Measures as docs/performance.md demands: contenders take turns in one run, and only ratios within a round
 * count.
 */
import type { BenchRow } from './report.ts';
import { interpolatedQuantile, rounded } from './report.ts';

export interface BenchContender {
  readonly name: string;
  /** Returns operations per second. */
  run(milliseconds: number): number;
}

const WARM_UP_MS = 400;
const ROUND_MS = 150;
const ROUNDS = 11;

export type ContenderRates = ReadonlyMap<string, readonly number[]>;

export function runInterleaved(
  contenders: readonly BenchContender[],
  progress: (done: number, all: number) => void,
): ContenderRates {
  for (const contender of contenders) contender.run(WARM_UP_MS);
  const rates = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const contender of contenders) rates.get(contender.name)?.push(contender.run(ROUND_MS));
    progress(round + 1, ROUNDS);
  }
  return rates;
}

export function measureRate(milliseconds: number, step: () => number): number {
  const start = performance.now();
  let operations = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    operations += step();
    elapsed = performance.now() - start;
  }
  return (operations / elapsed) * 1000;
}

export interface BenchGate {
  readonly gate: string;
  readonly game: string;
  readonly players: number;
  readonly goal: readonly ['>=' | '<=', number];
}

/** The worse quartile of the ratios per round decides. */
export function rateRatioRow(gate: BenchGate, rates: ContenderRates, above: string, below: string): BenchRow {
  const upper = rates.get(above) ?? [];
  const lower = rates.get(below) ?? [];
  return ratioRow(
    gate,
    upper.map((rate, round) => rate / (lower[round] as number)),
  );
}

export function ratioRow(gate: BenchGate, ratios: readonly number[]): BenchRow {
  const quartile = (share: number): number => rounded(interpolatedQuantile(ratios, share));
  const [q1, median, q3] = [quartile(0.25), quartile(0.5), quartile(0.75)];
  const [relation, limit] = gate.goal;
  const pass = relation === '>=' ? q1 >= limit : q3 <= limit;
  return {
    gate: gate.gate,
    game: gate.game,
    players: gate.players,
    q1,
    median,
    q3,
    goal: `${relation} ${limit}`,
    pass,
  };
}
