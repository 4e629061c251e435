import type { FormatMessage, Language, Translation } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import { nl } from './words.nl.ts';

type TerminalWords = Translation<typeof en>;

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

const TERMINAL_WORDS: Readonly<Record<Language, TerminalWords>> = { de, en, nl };

export interface TerminalText {
  readonly words: TerminalWords;
  readonly format: FormatMessage;
}

const texts = new Map<Language, TerminalText>();

export function terminalTextFor(language: Language): TerminalText {
  const known = texts.get(language);
  if (known !== undefined) return known;
  const terminalText = { words: TERMINAL_WORDS[language], format: messageFormatter(language) };
  texts.set(language, terminalText);
  return terminalText;
}
