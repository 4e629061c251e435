/** The words that the table needs beside those of ../text, as in the glossary. A missing one is a compile error. */
import type { Format, Language } from '@pithead/text';
import { formatFor } from '@pithead/text';
import { speechesFrom } from '@pithead/ui';
import { FIRST_ENTRANCE, FIRST_SPACE, isBorder, isEntrance, CORE, SECOND_SPACE, SPACE_NAMES } from '../rules/index.ts';
import { loadWords } from '../text/load.ts';
import type { Words as Things } from '../text/names.ts';
import { capital } from '../text/names.ts';

export interface Words {
  /** The Earth and what is on it. */
  readonly earth: string;
  readonly core: string;
  readonly coreCount: string;
  readonly coreShort: string;
  readonly entranceShort: string;
  readonly empty: string;
  readonly tileUnrevealed: string;
  readonly tileRevealed: string;
  readonly crewsThere: string;
  readonly shaftThere: string;
  readonly yourShaft: string;
  readonly yourCrew: string;
  readonly crewOf: string;
  readonly withDie: string;
  readonly available: string;
  readonly wouldAdd: string;
  readonly wouldDrill: string;
  readonly chosen: string;
  /** What a touch is answered with. */
  readonly final: string;
  readonly again: string;
  readonly chooseCrewFirst: string;
  readonly chooseTile: string;
  /** The phase boards. */
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
  /** A company. */
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
  readonly noneLeft: string;
  readonly topTile: string;
  /** Choices and forms. */
  readonly console: string;
  readonly less: string;
  readonly more: string;
  readonly thinking: string;
  readonly sealed: string;
  readonly bidTitle: string;
  readonly bidHint: string;
  readonly ofAll: string;
  readonly youKeep: string;
  readonly tiesKeep: string;
  readonly bidValue: string;
  readonly bidNothing: string;
  readonly sealBid: string;
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
  readonly confirm: string;
  readonly legend: Readonly<Record<'power' | 'pile' | 'income', string>>;
  /** Extractions and auctions as they happen. */
  readonly drilledBy: string;
  readonly danger: string;
  readonly lostCubes: string;
  readonly wouldLose: string;
  readonly bidsRevealed: string;
  readonly booty: string;
  /** For the frame. */
  readonly turn: string;
  readonly lastTurn: string;
  readonly over: string;
  readonly parts: Readonly<Record<'auction' | 'vicePresidents' | 'insurance' | 'drilling' | 'exchange' | 'workshop', string>>;
  readonly noBribe: string;
  readonly noDie: string;
  readonly renounce: string;
  readonly renounceAsk: string;
  readonly bid: string;
  readonly cards: string;
  readonly prestige: string;
  readonly pictureSentence: string;
}

const TABLES: Readonly<Record<Language, () => Promise<Words>>> = {
  de: async () => (await import('./words.de.ts')).de,
  en: async () => (await import('./words.en.ts')).en,
  nl: async () => (await import('./words.nl.ts')).nl,
};

export interface Speech {
  readonly words: Words;
  readonly say: Format;
  /** What the things of the game are called. */
  readonly things: Things;
  capital(text: string): string;
}

export const { speak, speechFor } = speechesFrom(async (language): Promise<Speech> => {
  const [words, things] = await Promise.all([TABLES[language](), loadWords(language)]);
  return { words, say: formatFor(language), things, capital: (text) => capital(language, text) };
});

/** As on a chip: `B4`, `B4|B5`, `Core`, `Entrance 2`. */
export function shortPlace({ words, say }: Pick<Speech, 'words' | 'say'>, place: number): string {
  if (place === CORE) return words.core;
  if (isEntrance(place)) return say(words.entranceShort, { number: place - FIRST_ENTRANCE + 1 });
  const first = SPACE_NAMES[FIRST_SPACE[place] ?? 0] ?? '';
  return isBorder(place) ? `${first}|${SPACE_NAMES[SECOND_SPACE[place] ?? 0]}` : first;
}
