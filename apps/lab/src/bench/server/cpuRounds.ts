/** Servers under the same closed-loop load take turns, round by round. */
import type { LabProcess } from '../../processes/processGroup.ts';
import type { LoadResult } from './loadPlan.ts';

export interface CpuContender {
  readonly name: string;
  readonly server: LabProcess;
  readonly load: LabProcess;
}

export interface CpuRounds {
  readonly warmUps: number;
  readonly rounds: number;
  readonly moves: number;
  readonly atOnce: number;
  readonly isTakingTurns?: boolean;
}

/** Moves for each second of CPU of the server, by the name of the contender. */
export async function runCpuRounds(
  contenders: readonly CpuContender[],
  { warmUps, rounds, ...loop }: CpuRounds,
  progress: (done: number, all: number) => void,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rates = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = -warmUps; round < rounds; round++) {
    for (const { name, server, load } of contenders) {
      const before = await server.usage();
      const { moves } = await load.request<LoadResult>('closedLoop', loop);
      const { cpuMs } = await server.usage();
      if (round >= 0) rates.get(name)?.push((moves / (cpuMs - before.cpuMs)) * 1000);
    }
    progress(round + warmUps + 1, rounds + warmUps);
  }
  return rates;
}
