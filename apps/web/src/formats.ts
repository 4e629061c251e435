/** Dates, numbers and clocks as the language of the page writes them. */
import type { TableInfo } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import type { Texts } from './text/index.ts';

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

const HOUR_MS = 3_600_000;

export function clockText(clock: TableInfo['clock'], texts: Texts): string {
  if (clock.kind === 'none') return texts.noClock;
  if (clock.kind === 'bank') return texts.minutesEach({ minutes: Math.round(clock.bankMs / 60_000) });
  const hours = Math.round(clock.perMoveMs / HOUR_MS);
  return hours < 24 ? texts.hoursPerMove({ hours }) : texts.daysPerMove({ count: Math.round(hours / 24) });
}

export const paceText = (pace: TableInfo['pace'], texts: Texts): string =>
  pace === 'live' ? texts.live : texts.turnBased;
