/** The texts of the table beyond those of ../text. A missing translation is a compile error. */
import type { FormatMessage, Language, Translation } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import { createTextLoader } from '@pithead/ui';
import { loadVocabulary } from '../text/load.ts';
import type { Vocabulary as Names } from '../text/vocabulary.ts';
import type { en } from './words.en.ts';

export type Words = Translation<typeof en>;

const TABLES: Readonly<Record<Language, () => Promise<Words>>> = {
  de: async () => (await import('./words.de.ts')).de,
  en: async () => (await import('./words.en.ts')).en,
  nl: async () => (await import('./words.nl.ts')).nl,
};

export interface TableTexts {
  readonly words: Words;
  readonly say: FormatMessage;
  readonly names: Names;
}

export const { loadTexts, textsFor } = createTextLoader(async (language): Promise<TableTexts> => {
  const [words, names] = await Promise.all([TABLES[language](), loadVocabulary(language)]);
  return { words, say: messageFormatter(language), names };
});

export const figure = (count: number): string => String(count).replace('-', '−');
