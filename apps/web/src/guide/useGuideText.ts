import type { GameManifest } from '@pithead/games';
import type { GuideText } from '@pithead/guide';
import type { BoundCatalogue } from '@pithead/text';
import type { Load } from '../lazy/useLoad.ts';
import { useLoad } from '../lazy/useLoad.ts';
import type { guideEn } from '../text/guide/en.ts';
import { GUIDE_CATALOGUES } from '../text/guide/index.ts';
import { useCatalogue, useLanguage } from '../useTexts.ts';

/** The texts of all guides. */
export const useGuideTexts = (): BoundCatalogue<typeof guideEn> =>
  useCatalogue<typeof guideEn>(GUIDE_CATALOGUES);

/** The texts of one game's guide. */
export function useGuideText(manifest: GameManifest): Load<GuideText | undefined> {
  const language = useLanguage();
  return useLoad(async () => manifest.guideText?.(language), [manifest, language]);
}
