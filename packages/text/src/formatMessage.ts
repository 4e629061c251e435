import type { CompiledMessage, MessageLocale, MessageValues } from './compileMessage.ts';
import { compileMessage } from './compileMessage.ts';

export type { MessageValues } from './compileMessage.ts';

/** In the order of the language menu. */
export const LANGUAGES = ['de', 'en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** Fills an ICU message: `{workers, plural, one {# Arbeiter} other {# Arbeiter}}`. */
export type FormatMessage = (message: string, values?: MessageValues) => string;

function messageLocale(language: Language): MessageLocale {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const cardinal = new Intl.PluralRules(language);
  const ordinal = new Intl.PluralRules(language, { type: 'ordinal' });
  return {
    number: (value) => number.format(value),
    percent: (value) => percent.format(value),
    cardinal: (value) => cardinal.select(value),
    ordinal: (value) => ordinal.select(value),
  };
}

export function messageFormatter(language: Language): FormatMessage {
  const locale = messageLocale(language);
  const compiled = new Map<string, CompiledMessage>();
  return (message, values = {}) => {
    const known = compiled.get(message);
    if (known !== undefined) return known(values);
    const fresh = compileMessage(message, locale);
    compiled.set(message, fresh);
    return fresh(values);
  };
}
