/** For the worker, which has the rules. Pages only need the words (loadStatisticsText.ts). */
import type { ReplayedGame, StatisticsOf, StatisticsPanel } from '@pithead/manifest/statistics';

/** Not in the manifests, because these are part of every page. */
const MODULES = import.meta.glob<{ readonly statisticsOf: StatisticsOf }>(
  '../../../../../games/*/statistics/index.ts',
);

/** Empty for a game without statistics. */
export async function computeStatistics(
  game: string,
  replayed: ReplayedGame,
): Promise<readonly StatisticsPanel[]> {
  const module = await MODULES[`../../../../../games/${game}/statistics/index.ts`]?.();
  return module?.statisticsOf(replayed) ?? [];
}
