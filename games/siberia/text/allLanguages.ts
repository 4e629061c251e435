/** All languages at once, for programs on Node. Browsers load a single language: load.ts. */
import type { Language } from '@pithead/text';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import { nl } from './nl.ts';

export const ALL_MESSAGES: Readonly<Record<Language, Messages>> = { de, en, nl };

export const vocabularyFor = (language: Language): Vocabulary =>
  createVocabulary(language, ALL_MESSAGES[language]);
