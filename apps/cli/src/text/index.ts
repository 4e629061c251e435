import type { Language, Translate, Translation } from '@pithead/text';
import { createTranslate } from '@pithead/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { de as deHelp } from './help/de.ts';
import { en as enHelp } from './help/en.ts';
import { nl as nlHelp } from './help/nl.ts';
import { de as deNetwork } from './network/de.ts';
import { en as enNetwork } from './network/en.ts';
import { nl as nlNetwork } from './network/nl.ts';
import { nl } from './nl.ts';

type CliCatalogue = typeof en & typeof enNetwork & typeof enHelp;
export type CliMessageKey = keyof CliCatalogue;
export type HelpKey = Exclude<keyof typeof enHelp, 'help'>;
export type TranslateCliMessage = Translate<CliCatalogue>;

const CATALOGUES: Readonly<Record<Language, Translation<CliCatalogue>>> = {
  de: { ...de, ...deNetwork, ...deHelp },
  en: { ...en, ...enNetwork, ...enHelp },
  nl: { ...nl, ...nlNetwork, ...nlHelp },
};

export const cliTranslator = (language: Language): TranslateCliMessage =>
  createTranslate<CliCatalogue>(language, CATALOGUES[language]);
