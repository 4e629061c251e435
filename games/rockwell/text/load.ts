/** What Rockwell says in one language, for a browser: the others are not fetched. */
import type { GameText, Language } from '@pithead/text';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { textOf } from './index.ts';
import type { Messages } from './messages.ts';
import type { Words } from './names.ts';
import { wordsIn } from './names.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<Messages>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};

const loadWords = async (language: Language): Promise<Words> => wordsIn(language, await MESSAGES[language]());

export const loadText = async (language: Language): Promise<GameText<RockwellFact, RockwellView>> =>
  textOf(language, await loadWords(language));
