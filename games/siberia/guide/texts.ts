import type { GuideText } from '@pithead/guide';
import type { Language, Translation } from '@pithead/text';
import type { guideEn } from './en.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly text: Translation<typeof guideEn> }>>> =
  {
    de: async () => ({ text: (await import('./de.ts')).guideDe }),
    en: async () => ({ text: (await import('./en.ts')).guideEn }),
    nl: async () => ({ text: (await import('./nl.ts')).guideNl }),
  };

export const loadGuideText = async (language: Language): Promise<GuideText> =>
  (await CATALOGUES[language]()).text;
