import type { HelpText } from '@pithead/guide';
import type { Language, Translation } from '@pithead/text';
import type { helpEn } from './en.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly text: Translation<typeof helpEn> }>>> = {
  de: async () => ({ text: (await import('./de.ts')).helpDe }),
  en: async () => ({ text: (await import('./en.ts')).helpEn }),
  nl: async () => ({ text: (await import('./nl.ts')).helpNl }),
};

export const loadHelpText = async (language: Language): Promise<HelpText> =>
  (await CATALOGUES[language]()).text;
