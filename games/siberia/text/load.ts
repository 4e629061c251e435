/** Loads the texts of one language, for browsers. */
import type { GameText, Language } from '@pithead/text';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import type { Messages } from './messages.ts';
import type { Words } from './names.ts';
import { wordsIn } from './names.ts';
import { textOf } from './textOf.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<Messages>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};

export const loadWords = async (language: Language): Promise<Words> =>
  wordsIn(language, await MESSAGES[language]());

export const loadText = async (language: Language): Promise<GameText<SiberiaFact, SiberiaView>> =>
  textOf(language, await loadWords(language));
