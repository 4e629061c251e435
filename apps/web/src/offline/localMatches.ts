/** The stored matches of this device. Without a worker storage is read directly: starting one would be slow. */
import type { LocalRepository } from './localRepository.ts';
import { runningWorker } from './runningWorker.ts';
import type { LocalMatchSummary } from './storedMatch.ts';

const openRepository = async (): Promise<LocalRepository> =>
  (await import('./localRepository.ts')).openLocalRepository();

/** False if the browser denies storage: matches are lost when the page is closed. */
export const isStorageLasting = async (): Promise<boolean> =>
  runningWorker()?.call('isLasting') ?? (await openRepository()).isLasting;

export const listLocalMatches = async (): Promise<readonly LocalMatchSummary[]> =>
  runningWorker()?.call('list') ?? (await openRepository()).list();

export const removeLocalMatch = async (id: string): Promise<void> =>
  runningWorker()?.call('remove', id) ?? (await openRepository()).remove(id);
