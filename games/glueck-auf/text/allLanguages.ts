/** All languages at once, for programs on Node. Browsers load a single language: load.ts. */
import type { Language } from '@pithead/text';
import { de } from './de.ts';
import { deReasons } from './de.reasons.ts';
import { en } from './en.ts';
import { enReasons } from './en.reasons.ts';
import { deLog } from './log/de.ts';
import { enLog } from './log/en.ts';
import { nlLog } from './log/nl.ts';
import type { LogMessages, Messages, ReasonMessages } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import { nl } from './nl.ts';
import { nlReasons } from './nl.reasons.ts';

export const ALL_MESSAGES: Readonly<Record<Language, Messages & { readonly facts: LogMessages }>> = {
  de: { ...de, facts: deLog },
  en: { ...en, facts: enLog },
  nl: { ...nl, facts: nlLog },
};

export const ALL_REASONS: Readonly<Record<Language, ReasonMessages>> = {
  de: deReasons,
  en: enReasons,
  nl: nlReasons,
};

export const vocabularyFor = (language: Language): Vocabulary =>
  createVocabulary(language, ALL_MESSAGES[language]);
