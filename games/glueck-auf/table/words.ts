/** The texts of the table beyond those of ../text. A missing translation is a compile error. */
import type { FormatMessage, Language } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import { createTextLoader } from '@pithead/ui';
import { loadVocabulary } from '../text/load.ts';
import type { Vocabulary as Names } from '../text/vocabulary.ts';

export interface Words {
  readonly factory: string;
  readonly factoryHint: string;
  readonly coalLeft: string;
  readonly orders: string;
  readonly ordersHint: string;
  readonly draft: string;
  readonly draftHint: string;
  readonly mining: string;
  readonly miningHint: string;
  readonly delivery: string;
  readonly deliveryHint: string;
  readonly money: string;
  readonly moneyHint: string;
  readonly bank: string;
  readonly canteen: string;
  readonly ofStack: string;
  readonly locked: string;
  readonly soldOut: string;
  readonly take: string;
  readonly draw: string;
  readonly buy: string;
  readonly spaceSentence: string;
  readonly nobodyThere: string;
  readonly standing: string;
  readonly yourStanding: string;
  readonly steps: string;
  readonly drawSubject: string;
  readonly drawOrdersSubject: string;
  readonly deliverable: string;
  readonly available: string;
  readonly notAvailable: string;
  readonly chosen: string;
  readonly needs: string;
  readonly bankSentence: string;
  readonly canteenSentence: string;
  readonly supplySentence: string;
  readonly displaced: string;
  readonly final: string;
  readonly yourMine: string;
  readonly mineOf: string;
  readonly lightSide: string;
  readonly darkSide: string;
  readonly cage: string;
  readonly storage: string;
  readonly storageEmpty: string;
  readonly tilesBySide: string;
  readonly balanceSentence: string;
  readonly cageSentence: string;
  readonly levelSentence: string;
  readonly cubeOnCart: string;
  readonly cubeInCage: string;
  readonly cubeInStorage: string;
  readonly held: string;
  readonly toSurface: string;
  readonly toLevel: string;
  readonly toStorage: string;
  readonly holding: string;
  readonly firstCube: string;
  readonly yourOrders: string;
  readonly ordersOf: string;
  readonly delivered: string;
  readonly points: string;
  readonly ready: string;
  readonly noOrders: string;
  readonly orderSentence: string;
  readonly slotEmpty: string;
  readonly slotHalf: string;
  readonly slotFilled: string;
  readonly sheetSummary: string;
  readonly ledger: string;
  readonly ledgerFinal: string;
  readonly ledgerMarks: string;
  readonly ledgerCubes: string;
  readonly ledgerOrders: string;
  readonly ledgerBalance: string;
  readonly ledgerSum: string;
  readonly clock: string;
  readonly clockShift: string;
  readonly clockOf: string;
  readonly clockCoal: string;
  readonly clockTransport: string;
  readonly clockCarts: string;
  readonly clockSentence: string;
  readonly clockKeyPlaces: string;
  readonly clockKeyOwn: string;
  readonly element: string;
  readonly elementOwn: string;
  readonly elementOf: string;
  readonly drawnTiles: string;
  readonly drawnOrders: string;
  readonly onlyYou: string;
  readonly keepOne: string;
  readonly keepOneOrder: string;
  readonly effectMarks: string;
  readonly effectBalance: string;
  readonly returnOrder: string;
  readonly onTop: string;
  readonly under: string;
  readonly inThisOrder: string;
  readonly earlier: string;
  readonly later: string;
  readonly place: string;
  readonly looksAt: string;
  readonly shift: string;
  readonly draftPhase: string;
  readonly over: string;
  readonly start: string;
  readonly marks: string;
  readonly workers: string;
  readonly endTurn: string;
  readonly endMining: string;
  readonly askBeforeStop: string;
  readonly buyNone: string;
  readonly keepNone: string;
  readonly putOnTop: string;
  readonly putUnder: string;
}

const TABLES: Readonly<Record<Language, () => Promise<Words>>> = {
  de: async () => (await import('./words.de.ts')).de,
  en: async () => (await import('./words.en.ts')).en,
  nl: async () => (await import('./words.nl.ts')).nl,
};

export interface TableTexts {
  readonly words: Words;
  readonly say: FormatMessage;
  readonly names: Names;
}

export const { loadTexts, textsFor } = createTextLoader(async (language): Promise<TableTexts> => {
  const [words, names] = await Promise.all([TABLES[language](), loadVocabulary(language)]);
  return { words, say: messageFormatter(language), names };
});

export const figure = (count: number): string => String(count).replace('-', '−');
