/** Texts of the parts that are loaded on demand. */
import type { Language, Translation } from '@pithead/text';
import { createTextLoader } from '@pithead/ui';
import type { en } from './words.en.ts';

export type LazyWords = Translation<typeof en>;

const WORDS: Readonly<Record<Language, () => Promise<LazyWords>>> = {
  de: async () => (await import('./words.de.ts')).de,
  en: async () => (await import('./words.en.ts')).en,
  nl: async () => (await import('./words.nl.ts')).nl,
};

export const { loadTexts: loadLazyWords, textsFor: lazyWordsFor } = createTextLoader((language: Language) =>
  WORDS[language](),
);
