import type { Language, Translation } from '@pithead/text';
import type { Vocabulary as Things } from '../text/vocabulary.ts';
import { vocabularyFor } from '../text/allLanguages.ts';
import { capitalise } from '../text/vocabulary.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import { nl } from './words.nl.ts';

export const PLAYER_COLUMNS = ['money', 'supply', 'workers', 'salesmen', 'tiles', 'research'] as const;
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

type TerminalWords = Translation<typeof en>;

export const TERMINAL_WORDS: Readonly<Record<Language, TerminalWords>> = { de, en, nl };

export interface TerminalText {
  readonly words: TerminalWords;
  readonly things: Things;
  readonly capital: (text: string) => string;
}

const texts = new Map<Language, TerminalText>();

export function terminalTextFor(language: Language): TerminalText {
  const known = texts.get(language);
  if (known !== undefined) return known;
  const terminalText = {
    words: TERMINAL_WORDS[language],
    things: vocabularyFor(language),
    capital: (text: string) => capitalise(language, text),
  };
  texts.set(language, terminalText);
  return terminalText;
}
