import { setupI18n } from '@lingui/core';
import { compileMessage } from './compileMessage.ts';

/** In the order of the language menu. */
export const LANGUAGES = ['de', 'en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

export type MessageValues = Readonly<Record<string, number | string>>;

/** Fills an ICU message: `{workers, plural, one {# Arbeiter} other {# Arbeiter}}`. */
export type FormatMessage = (message: string, values?: MessageValues) => string;

/** Messages are compiled on first use. */
export function messageFormatter(language: Language): FormatMessage {
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
