/** Dates and numbers as the language of the page writes them. */
import type { Language } from '@pithead/text';

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' };

export const localeOf = (language: Language): string => LOCALES[language];

export const formatDate = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short' }).format(at);

export const formatPercent = (language: Language, ratio: number): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(ratio);

export const formatNumber = (language: Language, value: number): string =>
  new Intl.NumberFormat(LOCALES[language]).format(value);

export const formatTime = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(at);

export const formatMoment = (language: Language, at: number): string =>
  `${formatDate(language, at)}, ${formatTime(language, at)}`;

/** For texts that have a case `always`. */
export const formatUntil = (language: Language, until: number | null): string =>
  until === null ? 'always' : formatMoment(language, until);
