/** The guided first game: two seats, three rounds. */
import type { Guide, GuideText } from '@pithead/guide';
import type { Language } from '@pithead/text';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { isUseful } from './usefulPlies.ts';
import { howItEndsChapter } from './howItEnds.ts';
import { investChapter } from './invest.ts';
import { researchChapter } from './research.ts';
import { sixTilesChapter } from './sixTiles.ts';
import { walkSendSellChapter } from './walkSendSell.ts';

export const guide: Guide<SiberiaView, SiberiaFact> = {
  game: 'siberia',
  version: 3,
  rules: 1,
  seats: 2,
  options: { exchangeSides: 'drawn' },
  key: '8a9a000048544950214441450100000002000000030000000400000005000000',
  chapters: [sixTilesChapter, walkSendSellChapter, researchChapter, investChapter, howItEndsChapter],
  isUseful,
  scores: ({ players }) => players.map(({ money }) => money),
};

const TEXTS: Readonly<Record<Language, () => Promise<GuideText>>> = {
  de: async () => (await import('./de.ts')).guideDe,
  en: async () => (await import('./en.ts')).guideEn,
  nl: async () => (await import('./nl.ts')).guideNl,
};

export const loadGuideText = (language: Language): Promise<GuideText> => TEXTS[language]();
