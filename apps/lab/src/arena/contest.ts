import { availableParallelism } from 'node:os';
import type { ArenaPairing, ArenaGame } from '@pithead/bots';
import type { Options } from '@pithead/kernel';
import type { WorkerConnection } from '../workers/startWorker.ts';
import { startWorker } from '../workers/startWorker.ts';

export interface Contest {
  readonly game: string;
  readonly options: Options;
  readonly pairings: readonly ArenaPairing[];
  /** Sampled futures of every draw, to measure luck; undefined measures none. */
  readonly futures?: number | undefined;
}

export const CORE_COUNT = availableParallelism();

/** Results are in the order of the pairings, whichever game ends first. */
export function playContest(
  { game, options, pairings, futures }: Contest,
  cores: number,
  progress: (done: number, all: number) => void,
): Promise<ArenaGame[]> {
  const results: ArenaGame[] = [];
  const workers: WorkerConnection[] = [];
  let startedCount = 0;
  let doneCount = 0;
  const end = (): void => workers.forEach((worker) => worker.end());
  progress(0, pairings.length);
  return new Promise<ArenaGame[]>((resolve, reject) => {
    const start = (): void => {
      let at = startedCount++;
      const next = (): void =>
        worker.post({
          kind: 'game',
          game,
          options,
          pairing: pairings[at] as ArenaPairing,
          ...(futures !== undefined && { futures }),
        });
      const worker = startWorker({
        onReply(reply) {
          if (reply.kind !== 'played') return;
          results[at] = reply.played;
          progress(++doneCount, pairings.length);
          if (doneCount === pairings.length) return resolve(results);
          at = startedCount++;
          if (at < pairings.length) next();
        },
        onFailure: reject,
      });
      workers.push(worker);
      next();
    };
    for (let core = 0; core < Math.min(cores, pairings.length); core++) start();
  }).finally(end);
}
