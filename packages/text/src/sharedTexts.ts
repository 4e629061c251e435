import type { OptionValue } from '@pithead/kernel';
import type { Language } from './formatMessage.ts';

export interface SharedTexts {
  /** Also the answer to any refusal until its own text is loaded. */
  readonly notNow: string;
  readonly unknownVerb: string;
  readonly yes: string;
  readonly no: string;
  readonly noLimit: string;
}

export const SHARED_TEXTS: Readonly<Record<Language, SharedTexts>> = {
  de: {
    notNow: 'Das geht gerade nicht: Erledige zuerst, was jetzt ansteht.',
    unknownVerb: 'Diese Aktion gibt es nicht.',
    yes: 'ja',
    no: 'nein',
    noLimit: 'ohne',
  },
  en: {
    notNow: 'That isn’t possible right now: first finish what you’re asked to do.',
    unknownVerb: 'There’s no such action.',
    yes: 'yes',
    no: 'no',
    noLimit: 'none',
  },
  nl: {
    notNow: 'Dat kan nu niet: doe eerst wat er van je gevraagd wordt.',
    unknownVerb: 'Die actie bestaat niet.',
    yes: 'ja',
    no: 'nee',
    noLimit: 'geen',
  },
};

/**
 * The value of a table option as text; `words` are the game's texts for string values. A limit of 0 means
 * none.
 */
export function optionValueText(
  language: Language,
  value: OptionValue,
  words: Readonly<Record<string, string>> = {},
): string {
  const { yes, no, noLimit } = SHARED_TEXTS[language];
  if (typeof value === 'boolean') return value ? yes : no;
  if (value === 0) return noLimit;
  return typeof value === 'string' && Object.hasOwn(words, value) ? (words[value] as string) : String(value);
}
