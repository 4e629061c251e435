/** All languages at once, for programs on Node. Browsers load a single language: load.ts. */
import type { Language } from '@pithead/text';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';
import type { Words } from './names.ts';
import { wordsIn } from './names.ts';
import { nl } from './nl.ts';

export const MESSAGES: Readonly<Record<Language, Messages>> = { de, en, nl };

export const wordsFor = (language: Language): Words => wordsIn(language, MESSAGES[language]);
