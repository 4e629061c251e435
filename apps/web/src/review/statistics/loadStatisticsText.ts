import type { StatisticsText } from '@pithead/manifest/statistics';
import type { Language } from '@pithead/text';

/** Each exports one catalogue, under a name that ends in its language. */
const CATALOGUES = import.meta.glob<Readonly<Record<string, StatisticsText>>>(
  '../../../../../games/*/statistics/{de,en,nl}.ts',
);

/** Undefined for a game without statistics. */
export async function loadStatisticsText(
  game: string,
  language: Language,
): Promise<StatisticsText | undefined> {
  const module = await CATALOGUES[`../../../../../games/${game}/statistics/${language}.ts`]?.();
  return module && Object.values(module)[0];
}
