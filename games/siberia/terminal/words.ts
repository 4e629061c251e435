import type { Language } from '@pithead/text';
import type { At, Person } from '../rules/index.ts';
import type { Words as Things } from '../text/names.ts';
import { wordsFor } from '../text/all.ts';
import { capital } from '../text/names.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import { nl } from './words.nl.ts';

export const COLUMNS = ['money', 'supply', 'workers', 'salesmen', 'tiles', 'research'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Words {
  readonly phases: Readonly<Record<At, string>>;
  readonly round: string;
  readonly lastRound: string;
  readonly gameOver: string;
  readonly stepsLeft: string;
  readonly map: string;
  readonly closed: string;
  readonly exchanges: string;
  readonly supply: string;
  readonly inReach: string;
  readonly investments: string;
  readonly stackAndBag: string;
  readonly gauges: Readonly<Record<'territoriesClosed' | 'supplyFieldsEmpty', string>>;
  readonly none: string;
  readonly persons: Readonly<Record<Person, string>>;
  readonly board: string;
  readonly tilesOnBoard: string;
  readonly ready: string;
  readonly investment: string;
  readonly joker: string;
  readonly research: string;
  readonly resolving: string;
  readonly hand: string;
  readonly planned: string;
  readonly ownSupply: string;
  readonly workers: string;
  readonly salesmen: string;
  readonly income: string;
  readonly players: string;
  readonly startPlayer: string;
  readonly passed: string;
  readonly confirmed: string;
  readonly columns: Readonly<Record<Column, string>>;
}

export const TABLES: Readonly<Record<Language, Words>> = { de, en, nl };

export interface Speech {
  readonly words: Words;
  readonly things: Things;
  readonly capital: (text: string) => string;
}

const speeches = new Map<Language, Speech>();

export function speechFor(language: Language): Speech {
  const known = speeches.get(language);
  if (known !== undefined) return known;
  const speech = {
    words: TABLES[language],
    things: wordsFor(language),
    capital: (text: string) => capital(language, text),
  };
  speeches.set(language, speech);
  return speech;
}
