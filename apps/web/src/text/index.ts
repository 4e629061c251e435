/** What the pages say. A language is loaded when it is first spoken. */
import type { Language } from '@pithead/text';
import type { Texts } from './en.ts';

export type { Texts } from './en.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Texts>>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
};

export const loadTexts = (language: Language): Promise<Texts> => LOADERS[language]();
