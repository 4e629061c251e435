import type { FormatMessage, Language, Translation } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import { createTextLoader } from '@pithead/ui';
import {
  FIRST_ENTRANCE,
  FIRST_SPACE,
  isBorder,
  isEntrance,
  CORE,
  SECOND_SPACE,
  SPACE_NAMES,
} from '../rules/index.ts';
import { loadLazyText, loadVocabulary } from '../text/load.ts';
import type { Vocabulary as Things } from '../text/vocabulary.ts';
import { capitalise } from '../text/vocabulary.ts';
import type { en as lazyEn } from './lazy/words.en.ts';
import type { en } from './words.en.ts';

export type InitialWords = Translation<typeof en>;
export type LazyWords = Translation<typeof lazyEn>;
export type Words = InitialWords & LazyWords;

const INITIAL: Readonly<Record<Language, () => Promise<InitialWords>>> = {
  de: async () => (await import('./words.de.ts')).de,
  en: async () => (await import('./words.en.ts')).en,
  nl: async () => (await import('./words.nl.ts')).nl,
};
const LAZY: Readonly<Record<Language, () => Promise<LazyWords>>> = {
  de: async () => (await import('./lazy/words.de.ts')).de,
  en: async () => (await import('./lazy/words.en.ts')).en,
  nl: async () => (await import('./lazy/words.nl.ts')).nl,
};

export interface TableTexts {
  readonly words: Words;
  readonly say: FormatMessage;
  readonly things: Things;
  capital(text: string): string;
}

/** The cast is safe: components that need the lazy texts are loaded together with them. */
export const { loadTexts: loadInitialTexts, textsFor } = createTextLoader(
  async (language): Promise<TableTexts> => {
    const [initial, things] = await Promise.all([INITIAL[language](), loadVocabulary(language)]);
    return {
      words: { ...initial } as Words,
      say: messageFormatter(language),
      things,
      capital: (text) => capitalise(language, text),
    };
  },
);

export async function loadLazyTexts(language: Language): Promise<void> {
  const [words] = await Promise.all([LAZY[language](), loadLazyText(language)]);
  Object.assign(textsFor(language).words, words);
}

/** `B4`, `B4|B5`, `Core`, `Entrance 2`. */
export function shortPlace({ words, say }: Pick<TableTexts, 'words' | 'say'>, place: number): string {
  if (place === CORE) return words.core;
  if (isEntrance(place)) return say(words.entranceShort, { number: place - FIRST_ENTRANCE + 1 });
  const first = SPACE_NAMES[FIRST_SPACE[place] ?? 0] ?? '';
  return isBorder(place) ? `${first}|${SPACE_NAMES[SECOND_SPACE[place] ?? 0]}` : first;
}
