/** The texts of the table beyond those of ../text. A missing translation is a compile error. */
import type { FormatMessage, Language } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import { createTextLoader } from '@pithead/ui';
import type { SiberiaView } from '../rules/index.ts';
import { loadVocabulary } from '../text/load.ts';
import type { Vocabulary as Names } from '../text/vocabulary.ts';
import { capitalise } from '../text/vocabulary.ts';
import type { HeldPiece } from './tableModel.ts';

export interface Words {
  readonly phases: Readonly<Record<'sides' | 'placing' | 'turn' | 'returning', string>>;
  readonly letters: readonly string[];
  readonly roundPhase: string;
  readonly setup: string;
  readonly over: string;
  readonly map: string;
  readonly placeSentence: string;
  readonly placeWithFigures: string;
  readonly closed: string;
  readonly startCity: string;
  readonly yourWorkers: string;
  readonly workersOf: string;
  readonly takeWorker: string;
  readonly held: string;
  readonly karaSea: string;
  readonly laptevSea: string;
  readonly eastSea: string;
  readonly closedGauge: string;
  readonly emptyGauge: string;
  readonly closedSentence: string;
  readonly emptySentence: string;
  readonly supply: string;
  readonly supplySentence: string;
  readonly empty: string;
  readonly exchanges: string;
  readonly sideSentence: string;
  readonly undecided: string;
  readonly orSide: string;
  readonly randomSides: string;
  readonly inReach: string;
  readonly yourSalesmen: string;
  readonly salesmenOf: string;
  readonly takeSalesman: string;
  readonly investments: string;
  readonly investmentSentence: string;
  readonly stack: string;
  readonly bag: string;
  readonly whatIsLeft: string;
  readonly leftTitle: string;
  readonly leftWithHands: string;
  readonly close: string;
  readonly yourBoard: string;
  readonly boardOf: string;
  readonly ownSupply: string;
  readonly workers: string;
  readonly salesmen: string;
  readonly tiles: string;
  readonly figuresSentence: string;
  readonly tilesKept: string;
  readonly actionSentence: string;
  readonly bothFree: string;
  readonly freeField: string;
  readonly investment: string;
  readonly notReady: string;
  readonly ready: string;
  readonly covered: string;
  readonly noEffect: string;
  readonly jokerResult: string;
  readonly jokerSub: string;
  readonly stepsResult: string;
  readonly stepsSub: string;
  readonly investResult: string;
  readonly investSub: string;
  readonly salesmanResult: string;
  readonly salesmanSub: string;
  readonly workerResult: string;
  readonly workerSub: string;
  readonly saleSub: string;
  readonly hand: string;
  readonly handTile: string;
  readonly takeBack: string;
  readonly firstTile: string;
  readonly firstFigure: string;
  readonly firstSource: string;
  readonly holdingTile: string;
  readonly holdingWorker: string;
  readonly holdingFigure: string;
  readonly handDone: string;
  readonly handWaiting: string;
  readonly researchHint: string;
  readonly researchEmpty: string;
  readonly researchSentence: string;
  readonly researchTile: string;
  readonly isVoid: string;
  readonly jokerTitle: string;
  readonly jokerHint: string;
  readonly returning: string;
  readonly returnMark: string;
  readonly returnHint: string;
  readonly final: string;
  readonly again: string;
  readonly money: string;
  readonly start: string;
  readonly passed: string;
  readonly confirmed: string;
  readonly placing: string;
  readonly pass: string;
  readonly askPass: string;
  readonly sellIn: string;
  readonly deployWorker: string;
  /** Descriptions by key cap. */
  readonly keys: Readonly<Record<'← ↑ → ↓' | '1–6' | 'P' | 'Esc' | '?', string>>;
  readonly myBoard: string;
  readonly market: string;
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
  capital(text: string): string;
  holding(held: HeldPiece, view: SiberiaView): string;
}

export const { loadTexts, textsFor } = createTextLoader(async (language): Promise<TableTexts> => {
  const say = messageFormatter(language);
  const [words, names] = await Promise.all([TABLES[language](), loadVocabulary(language)]);
  return {
    words,
    say,
    names,
    capital: (text) => capitalise(language, text),
    holding(held, view) {
      if (held.kind === 'tile') return say(words.holdingTile, { tile: names.tile(held.tile) });
      const isWorker = view.steps.at(-1)?.at === 'logistics';
      return say(isWorker ? words.holdingWorker : words.holdingFigure, {
        figure: names.source(held.source, view.cities),
      });
    },
  };
});
