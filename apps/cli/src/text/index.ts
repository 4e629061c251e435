import type { Language, Values } from '@pithead/text';
import { formatFor } from '@pithead/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { de as deHelp } from './help/de.ts';
import { en as enHelp } from './help/en.ts';
import { nl as nlHelp } from './help/nl.ts';
import type { AllMessages, MessageKey } from './messages.ts';
import { de as deNetwork } from './network/de.ts';
import { en as enNetwork } from './network/en.ts';
import { nl as nlNetwork } from './network/nl.ts';
import { nl } from './nl.ts';

const TEXTS: Readonly<Record<Language, AllMessages>> = {
  de: { ...de, ...deNetwork, ...deHelp },
  en: { ...en, ...enNetwork, ...enHelp },
  nl: { ...nl, ...nlNetwork, ...nlHelp },
};

export type Say = (key: MessageKey, values?: Values) => string;

export function sayIn(language: Language): Say {
  const format = formatFor(language);
  return (key, values) => format(TEXTS[language][key], values);
}
