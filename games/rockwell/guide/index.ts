/** The guided first game: three seats, two turns. With two players Al would come in with rules of his own. */
import type { Guide, GuideText } from '@pithead/guide';
import type { Language } from '@pithead/text';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { countBits } from '../rules/index.ts';
import { isUseful } from './drilling.ts';
import { fourRoundsChapter } from './fourRounds.ts';
import { ownTurnChapter } from './ownTurn.ts';
import { sealedBidChapter } from './sealedBid.ts';
import { vicePresidentsChapter } from './vicePresidents.ts';
import { workshopChapter } from './workshop.ts';

export const guide: Guide<RockwellView, RockwellFact> = {
  game: 'rockwell',
  version: 2,
  rules: 2,
  seats: 3,
  options: {},
  key: '0c00000048544950214441450100000002000000030000000400000005000000',
  chapters: [sealedBidChapter, vicePresidentsChapter, fourRoundsChapter, workshopChapter, ownTurnChapter],
  isUseful,
  /** Prestige of deliveries is secret. RW-3.3 */
  scores: ({ players }) => players.map(({ achievements }) => countBits(achievements)),
};

const TEXTS: Readonly<Record<Language, () => Promise<GuideText>>> = {
  de: async () => (await import('./de.ts')).guideDe,
  en: async () => (await import('./en.ts')).guideEn,
  nl: async () => (await import('./nl.ts')).guideNl,
};

export const loadGuideText = (language: Language): Promise<GuideText> => TEXTS[language]();
