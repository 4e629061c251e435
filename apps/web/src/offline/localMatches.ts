/**
 * The stored matches of this device. Without a worker storage is read directly: starting one would be slow. The code
 * of the connection to the worker is apart, because the home page loads it only when it needs a worker.
 */
import type { LocalRepository } from './localRepository.ts';
import type { LocalMatchSummary } from './storedMatch.ts';
import type { WorkerClient } from './workerClient.ts';

let running: WorkerClient | undefined;

/** The page's connection to its worker; undefined while none runs. */
export const runningWorker = (): WorkerClient | undefined => running;

export function setRunningWorker(client: WorkerClient | undefined): void {
  running = client;
}

const openRepository = async (): Promise<LocalRepository> =>
  (await import('./localRepository.ts')).openLocalRepository();

/** False if the browser denies storage: matches are lost when the page is closed. */
export const isStorageLasting = async (): Promise<boolean> =>
  runningWorker()?.call('isLasting') ?? (await openRepository()).isLasting;

export const listLocalMatches = async (): Promise<readonly LocalMatchSummary[]> =>
  runningWorker()?.call('list') ?? (await openRepository()).list();

export const removeLocalMatch = async (id: string): Promise<void> =>
  runningWorker()?.call('remove', id) ?? (await openRepository()).remove(id);
