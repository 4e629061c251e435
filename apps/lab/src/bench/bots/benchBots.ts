import type { GameParts } from '@pithead/games/loaded';
import type { BenchRow } from '../report.ts';
import { benchParallelWorkers, benchSearchSpeed, benchSecrecy, benchTimeBudget } from './botBench.ts';
import { benchStrength, strengthGates } from './strengthBench.ts';

export const BOT_GATES = ['B1', 'B3', 'B4', 'B5', 'B8', 'B9', 'B10', 'greedy'];

export interface BotBenchOptions {
  readonly gates: readonly string[];
  readonly games: number;
  readonly isWhole: boolean;
}

export async function benchBots(
  entry: GameParts,
  { gates, games, isWhole }: BotBenchOptions,
  progress: (done: number, all: number) => void,
): Promise<BenchRow[]> {
  const { minSeats, maxSeats } = entry.game;
  const rows: BenchRow[] = [];
  const isWanted = (gate: string): boolean => gates.includes(gate);
  for (let players = minSeats; players <= maxSeats && isWanted('B1'); players++)
    rows.push(...benchSearchSpeed(entry, players));
  if (isWanted('B8')) rows.push(benchSecrecy(entry));
  if (isWanted('B9'))
    rows.push(benchTimeBudget(entry, maxSeats), await benchParallelWorkers(entry, minSeats));
  for (const gate of strengthGates(entry, isWhole))
    if (isWanted(gate.gate)) rows.push(await benchStrength(entry, gate, games, progress));
  return rows;
}
