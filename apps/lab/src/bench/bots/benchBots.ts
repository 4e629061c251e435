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
  gameParts: GameParts,
  { gates, games, isWhole }: BotBenchOptions,
  progress: (done: number, all: number) => void,
): Promise<BenchRow[]> {
  const { minSeats, maxSeats } = gameParts.game;
  const rows: BenchRow[] = [];
  const isWanted = (gate: string): boolean => gates.includes(gate);
  for (let players = minSeats; players <= maxSeats && isWanted('B1'); players++)
    rows.push(...benchSearchSpeed(gameParts, players));
  if (isWanted('B8')) rows.push(benchSecrecy(gameParts));
  if (isWanted('B9'))
    rows.push(benchTimeBudget(gameParts, maxSeats), await benchParallelWorkers(gameParts, minSeats));
  for (const gate of strengthGates(gameParts, isWhole))
    if (isWanted(gate.gate)) rows.push(await benchStrength(gameParts, gate, games, progress));
  return rows;
}
