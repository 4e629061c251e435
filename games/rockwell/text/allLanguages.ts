/** For programs on Node; browsers load one language with load.ts. */
import type { Language } from '@pithead/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { de as laterDe } from './lazy/de.ts';
import { en as laterEn } from './lazy/en.ts';
import { nl as laterNl } from './lazy/nl.ts';
import type { Messages } from './messages.ts';
import { mergeMessages } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import { nl } from './nl.ts';

export const ALL_MESSAGES: Readonly<Record<Language, Messages>> = {
  de: mergeMessages(de, laterDe),
  en: mergeMessages(en, laterEn),
  nl: mergeMessages(nl, laterNl),
};

export const vocabularyFor = (language: Language): Vocabulary =>
  createVocabulary(language, ALL_MESSAGES[language]);
