import type { Language } from '@pithead/text';
import type { PhaseName, Person } from '../rules/index.ts';
import type { Vocabulary as Things } from '../text/vocabulary.ts';
import { vocabularyFor } from '../text/allLanguages.ts';
import { capitalise } from '../text/vocabulary.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import { nl } from './words.nl.ts';

export const PLAYER_COLUMNS = ['money', 'supply', 'workers', 'salesmen', 'tiles', 'research'] as const;
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

export interface TerminalWords {
  readonly phases: Readonly<Record<PhaseName, string>>;
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
  readonly columns: Readonly<Record<PlayerColumn, string>>;
}

export const TERMINAL_WORDS: Readonly<Record<Language, TerminalWords>> = { de, en, nl };

export interface TerminalText {
  readonly words: TerminalWords;
  readonly things: Things;
  readonly capital: (text: string) => string;
}

const speeches = new Map<Language, TerminalText>();

export function terminalTextFor(language: Language): TerminalText {
  const known = speeches.get(language);
  if (known !== undefined) return known;
  const speech = {
    words: TERMINAL_WORDS[language],
    things: vocabularyFor(language),
    capital: (text: string) => capitalise(language, text),
  };
  speeches.set(language, speech);
  return speech;
}
