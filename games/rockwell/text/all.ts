/** All languages at once, for programs on Node. Browsers load a single language: load.ts. */
import type { Language } from '@pithead/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { de as laterDe } from './later/de.ts';
import { en as laterEn } from './later/en.ts';
import { nl as laterNl } from './later/nl.ts';
import type { Messages } from './messages.ts';
import { together } from './messages.ts';
import type { Words } from './names.ts';
import { wordsIn } from './names.ts';
import { nl } from './nl.ts';

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  de: together(de, laterDe),
  en: together(en, laterEn),
  nl: together(nl, laterNl),
};

export const wordsFor = (language: Language): Words => wordsIn(language, MESSAGES[language]);
