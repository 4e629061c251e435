import type { Language } from '@pithead/text';
import type { At } from '../rules/index.ts';
import type { Words as Things } from '../text/names.ts';
import { wordsFor } from '../text/all.ts';
import { capital } from '../text/names.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import { nl } from './words.nl.ts';

/** Other steps pass before anything is drawn. */
export type Asked = Exclude<At, 'moved' | 'advantaged' | 'alMoved' | 'traded' | 'acted' | 'alUpgraded'>;

export type Part = 'phaseOne' | 'phaseTwo' | 'phaseThree';

export const COLUMNS = ['mobility', 'safety', 'shafts', 'cards', 'achievements', 'power'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Words {
  readonly turn: string;
  readonly lastTurn: string;
  readonly gameOver: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly round: string;
  readonly steps: Readonly<Record<Asked, string>>;
  readonly earth: string;
  readonly entranceShort: string;
  readonly coreReached: string;
  readonly legend: Readonly<Record<'power' | 'pile' | 'shaft' | 'die' | 'straddling', string>>;
  readonly phaseBoards: string;
  readonly managementOrder: string;
  readonly controlOrder: string;
  readonly bribery: string;
  readonly subcontracting: string;
  readonly left: string;
  readonly leftAt: string;
  readonly transactions: string;
  readonly actions: string;
  readonly powerPrices: string;
  readonly achievements: string;
  readonly prestige: string;
  readonly deliveries: string;
  readonly piles: string;
  readonly none: string;
  readonly company: string;
  readonly onlyYou: string;
  readonly stock: string;
  readonly insurance: string;
  readonly traded: string;
  readonly mobility: string;
  readonly safety: string;
  readonly shaftStage: string;
  readonly nextLevel: string;
  readonly nextStage: string;
  readonly crews: string;
  readonly cards: string;
  readonly choice: Readonly<Record<'bid' | 'insure' | 'useInsurance', string>>;
  readonly sealed: string;
  readonly players: string;
  readonly columns: Readonly<Record<Column, string>>;
  readonly done: string;
  readonly shown: Readonly<Record<'bid' | 'insured' | 'used', string>>;
}

export const TABLES: Readonly<Record<Language, Words>> = { de, en, nl };

export interface Speech {
  readonly words: Words;
  readonly things: Things;
  /** `1.500/2.000 $`: several amounts with the currency once. */
  amounts(list: readonly number[]): string;
  /** Must be applied before colours, which would become the first characters. */
  capital(text: string): string;
}

/** In German the symbol follows the last amount, elsewhere it precedes the first. */
function amountsIn(language: Language, { money }: Things): Speech['amounts'] {
  const number = new Intl.NumberFormat(language);
  return (list) => {
    const withSymbol = language === 'de' ? list.length - 1 : 0;
    return list
      .map((amount, place) => (place === withSymbol ? money(amount) : number.format(amount)))
      .join('/');
  };
}

const speeches = new Map<Language, Speech>();

export function speechFor(language: Language): Speech {
  const known = speeches.get(language);
  if (known !== undefined) return known;
  const things = wordsFor(language);
  const speech: Speech = {
    words: TABLES[language],
    things,
    amounts: amountsIn(language, things),
    capital: (text) => capital(language, text),
  };
  speeches.set(language, speech);
  return speech;
}
