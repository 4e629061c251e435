import { setupI18n } from '@lingui/core';
import { compileMessage } from './compile.ts';

/** In the order of the language menu. */
export const LANGUAGES = ['de', 'en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

export type Values = Readonly<Record<string, number | string>>;

/** Fills an ICU message: `{workers, plural, one {# Arbeiter} other {# Arbeiter}}`. */
export type Format = (message: string, values?: Values) => string;

/** Messages are compiled on first use. */
export function formatFor(language: Language): Format {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  const compiled = new Set<string>();
  return (message, values) => {
    if (!compiled.has(message)) {
      i18n.load(language, { [message]: compileMessage(message) });
      compiled.add(message);
    }
    return i18n._(message, values === undefined ? undefined : { ...values });
  };
}
