/** The guided first game: two seats, the first shift. */
import type { Guide, GuideText } from '@pithead/guide';
import type { Language } from '@pithead/text';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { isUseful } from './usefulPlies.ts';
import { buyAndDigChapter } from './buyAndDig.ts';
import { crowdedSpacesChapter } from './crowdedSpaces.ts';
import { deliverChapter } from './deliver.ts';
import { endOfShiftChapter } from './endOfShift.ts';
import { threeOrdersChapter } from './threeOrders.ts';

export const guide: Guide<GlueckAufView, GlueckAufFact> = {
  game: 'glueck-auf',
  version: 2,
  rules: 2,
  seats: 2,
  options: {},
  key: 'c500000048544950214441450100000002000000030000000400000005000000',
  chapters: [threeOrdersChapter, buyAndDigChapter, deliverChapter, crowdedSpacesChapter, endOfShiftChapter],
  isUseful,
  scores: ({ players }) => players.map(({ points }) => points),
};

const TEXTS: Readonly<Record<Language, () => Promise<GuideText>>> = {
  de: async () => (await import('./de.ts')).guideDe,
  en: async () => (await import('./en.ts')).guideEn,
  nl: async () => (await import('./nl.ts')).guideNl,
};

export const loadGuideText = (language: Language): Promise<GuideText> => TEXTS[language]();
