import type { Language, MessageValues } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { de as deHelp } from './help/de.ts';
import { en as enHelp } from './help/en.ts';
import { nl as nlHelp } from './help/nl.ts';
import type { AllCliMessages, CliMessageKey } from './messages.ts';
import { de as deNetwork } from './network/de.ts';
import { en as enNetwork } from './network/en.ts';
import { nl as nlNetwork } from './network/nl.ts';
import { nl } from './nl.ts';

const TEXTS: Readonly<Record<Language, AllCliMessages>> = {
  de: { ...de, ...deNetwork, ...deHelp },
  en: { ...en, ...enNetwork, ...enHelp },
  nl: { ...nl, ...nlNetwork, ...nlHelp },
};

export type FormatCliMessage = (key: CliMessageKey, values?: MessageValues) => string;

export function cliMessageFormatter(language: Language): FormatCliMessage {
  const format = messageFormatter(language);
  return (key, values) => format(TEXTS[language][key], values);
}
