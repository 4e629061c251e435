/** The texts of the table beyond those of ../text. A missing translation is a compile error. */
import type { FormatMessage, Language } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import { createTextLoader } from '@pithead/ui';
import {
  FIRST_ENTRANCE,
  FIRST_SPACE,
  isBorder,
  isEntrance,
  CORE,
  SECOND_SPACE,
  SPACE_NAMES,
} from '../rules/index.ts';
import { loadLazyText, loadVocabulary } from '../text/load.ts';
import type { Vocabulary as Things } from '../text/vocabulary.ts';
import { capitalise } from '../text/vocabulary.ts';

export interface InitialWords {
  readonly earth: string;
  readonly core: string;
  readonly coreCount: string;
  readonly coreShort: string;
  readonly entranceShort: string;
  readonly empty: string;
  readonly tileUnrevealed: string;
  readonly tileRevealed: string;
  readonly crewsThere: string;
  readonly yourCrew: string;
  readonly crewOf: string;
  readonly available: string;
  readonly chosen: string;
  readonly final: string;
  readonly again: string;
  readonly orders: string;
  readonly management: string;
  readonly control: string;
  readonly bribe: string;
  readonly hire: string;
  readonly free: string;
  readonly slotSentence: string;
  readonly bribesLeft: string;
  readonly diceLeft: string;
  readonly round: string;
  readonly noRound: string;
  readonly transactions: string;
  readonly prices: string;
  readonly priceSentence: string;
  readonly actions: string;
  readonly deliveries: string;
  readonly deliverySentence: string;
  readonly yourCompany: string;
  readonly companyOf: string;
  readonly cardCount: string;
  readonly prestigeCount: string;
  readonly hiddenStock: string;
  readonly behindScreen: string;
  readonly money: string;
  readonly insurance: string;
  readonly improvements: string;
  readonly crews: string;
  readonly mobility: string;
  readonly safety: string;
  readonly shafts: string;
  readonly levels: Readonly<Record<'mobility' | 'safety' | 'shafts', readonly string[]>>;
  readonly stageEffects: readonly string[];
  readonly levelSentence: string;
  readonly achievements: string;
  readonly achievementCount: string;
  readonly achievementShort: readonly string[];
  readonly reached: string;
  readonly topTile: string;
  readonly console: string;
  readonly less: string;
  readonly more: string;
  readonly thinking: string;
  readonly sealed: string;
  readonly openAgain: string;
  readonly bidTitle: string;
  readonly bidHint: string;
  readonly ofAll: string;
  readonly youKeep: string;
  readonly tiesKeep: string;
  readonly bidValue: string;
  readonly bidNothing: string;
  readonly sealBid: string;
  readonly confirm: string;
  readonly legend: Readonly<Record<'power' | 'pile' | 'income', string>>;
  readonly bidsRevealed: string;
  readonly turn: string;
  readonly parts: Readonly<
    Record<'auction' | 'vicePresidents' | 'insurance' | 'drilling' | 'exchange' | 'workshop', string>
  >;
  readonly bid: string;
  readonly cards: string;
  readonly pictureSentence: string;
}

/** Texts that are loaded with the first later state. */
export interface LazyWords {
  readonly shaftThere: string;
  readonly yourShaft: string;
  readonly withDie: string;
  readonly wouldAdd: string;
  readonly wouldDrill: string;
  readonly chooseCrewFirst: string;
  readonly chooseTile: string;
  readonly noneLeft: string;
  readonly insureTitle: string;
  readonly insureHint: string;
  readonly insuranceTiles: string;
  readonly insureNothing: string;
  readonly insureSome: string;
  readonly tradeTitle: string;
  readonly buy: string;
  readonly sell: string;
  readonly moneyAfter: string;
  readonly buyFor: string;
  readonly sellFor: string;
  readonly crew: string;
  readonly stay: string;
  readonly drills: string;
  readonly open: string;
  readonly firstHere: string;
  readonly diePower: string;
  readonly leaveDie: string;
  readonly crewTo: string;
  readonly buildShaft: string;
  readonly moveShaft: string;
  readonly stage: string;
  readonly back: string;
  readonly drilledBy: string;
  readonly danger: string;
  readonly lostCubes: string;
  readonly wouldLose: string;
  readonly booty: string;
  readonly lastTurn: string;
  readonly over: string;
  readonly noBribe: string;
  readonly noDie: string;
  readonly renounce: string;
  readonly renounceAsk: string;
  readonly prestige: string;
}

export interface Words extends InitialWords, LazyWords {}

const INITIAL: Readonly<Record<Language, () => Promise<InitialWords>>> = {
  de: async () => (await import('./words.de.ts')).de,
  en: async () => (await import('./words.en.ts')).en,
  nl: async () => (await import('./words.nl.ts')).nl,
};
const LAZY: Readonly<Record<Language, () => Promise<LazyWords>>> = {
  de: async () => (await import('./lazy/words.de.ts')).de,
  en: async () => (await import('./lazy/words.en.ts')).en,
  nl: async () => (await import('./lazy/words.nl.ts')).nl,
};

export interface TableTexts {
  readonly words: Words;
  readonly say: FormatMessage;
  readonly things: Things;
  capital(text: string): string;
}

/** The cast is safe: components that need the other texts are loaded together with them. */
export const { loadTexts: loadInitialTexts, textsFor } = createTextLoader(
  async (language): Promise<TableTexts> => {
    const [initial, things] = await Promise.all([INITIAL[language](), loadVocabulary(language)]);
    return {
      words: { ...initial } as Words,
      say: messageFormatter(language),
      things,
      capital: (text) => capitalise(language, text),
    };
  },
);

export async function loadLazyTexts(language: Language): Promise<void> {
  const [words] = await Promise.all([LAZY[language](), loadLazyText(language)]);
  Object.assign(textsFor(language).words, words);
}

/** `B4`, `B4|B5`, `Core`, `Entrance 2`. */
export function shortPlace({ words, say }: Pick<TableTexts, 'words' | 'say'>, place: number): string {
  if (place === CORE) return words.core;
  if (isEntrance(place)) return say(words.entranceShort, { number: place - FIRST_ENTRANCE + 1 });
  const first = SPACE_NAMES[FIRST_SPACE[place] ?? 0] ?? '';
  return isBorder(place) ? `${first}|${SPACE_NAMES[SECOND_SPACE[place] ?? 0]}` : first;
}
