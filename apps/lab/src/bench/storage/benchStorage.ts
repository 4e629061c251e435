import type { GameParts } from '@pithead/games/loaded';
import { benchManyMatches, manyMatchesLines } from './manyMatches.ts';
import { SEATS } from './playedMatches.ts';
import type { StorageReport } from './storageReport.ts';
import { storageLines, wireRow } from './storageReport.ts';
import { measureStorage, playMatches } from './storageBench.ts';

export interface StorageScale {
  /** Played for each game; the rest are copies of them. */
  readonly games: number;
  /** 0: sizes alone are measured. */
  readonly matches: number;
  readonly accounts: number;
}

export async function benchStorage(
  games: readonly GameParts[],
  scale: StorageScale,
  say: (line: string) => void,
): Promise<{ readonly lines: readonly string[]; readonly figures: object }> {
  const played = [];
  for (const parts of games) played.push(await playMatches(parts, scale.games));
  if (scale.matches > 0) {
    const times = await benchManyMatches(played, scale, say);
    return { lines: manyMatchesLines(times), figures: times };
  }
  const report: StorageReport = {
    rows: await measureStorage(played),
    wire: played.map((each) => wireRow(each, SEATS)),
  };
  return { lines: storageLines(report), figures: report };
}
