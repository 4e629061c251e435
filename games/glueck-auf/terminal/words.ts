import type { FormatMessage, Language } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import type { PhaseName, Coal, Side, Transport } from '../rules/index.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import { nl } from './words.nl.ts';

export interface TerminalWords {
  readonly coals: Readonly<Record<Coal, string>>;
  readonly transports: Readonly<Record<Transport, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly sideHeadings: Readonly<Record<Side, string>>;
  readonly phases: Readonly<Record<PhaseName, string>>;
  readonly shift: string;
  readonly gameOver: string;
  readonly stepsLeft: string;
  readonly picksLeft: string;
  readonly factory: string;
  readonly mining: string;
  readonly delivery: string;
  readonly money: string;
  readonly orders: string;
  readonly drawTiles: string;
  readonly drawOrders: string;
  readonly bank: string;
  readonly canteen: string;
  readonly supply: string;
  readonly inStack: string;
  readonly workersNeeded: string;
  readonly locked: string;
  readonly empty: string;
  readonly nobody: string;
  readonly draftRow: string;
  readonly drawn: string;
  readonly returned: string;
  readonly steps: string;
  readonly marks: string;
  readonly points: string;
  readonly mine: string;
  readonly surface: string;
  readonly storage: string;
  readonly tiles: string;
  readonly outstanding: string;
  readonly none: string;
  readonly slotEmpty: string;
  readonly slotHalf: string;
  readonly slotFilled: string;
  readonly complete: string;
  readonly delivered: string;
  readonly players: string;
  readonly startPlayer: string;
  readonly columns: Readonly<Record<PlayerColumn, string>>;
}

export const PLAYER_COLUMNS = [
  'points',
  'marks',
  'workers',
  'tiles',
  'cage',
  'storage',
  'carts',
  'outstanding',
  'delivered',
] as const;
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

const TABLES: Readonly<Record<Language, TerminalWords>> = { de, en, nl };

export interface TerminalText {
  readonly words: TerminalWords;
  readonly say: FormatMessage;
}

const speeches = new Map<Language, TerminalText>();

export function terminalTextFor(language: Language): TerminalText {
  const known = speeches.get(language);
  if (known !== undefined) return known;
  const speech = { words: TABLES[language], say: messageFormatter(language) };
  speeches.set(language, speech);
  return speech;
}
