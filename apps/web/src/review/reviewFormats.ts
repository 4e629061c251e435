import { formatNumber } from '../formats.ts';
/** Figures of the review. A minus sign is as wide as a plus sign. */
import type { Language } from '@pithead/text';
import type { GameText } from '@pithead/text';

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' };

/** Half of a 95 % interval, in standard errors. */
const INTERVAL = 1.96;

const fixed = (language: Language, value: number, digits: number): string =>
  new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** Percentage points of a chance: 0.094 is “9.4”. */
export const formatPoints = (language: Language, chance: number, digits = 1): string =>
  fixed(language, Math.abs(chance) < 5e-5 ? 0 : 100 * chance, digits).replace('-', '−');

export function formatSigned(language: Language, chance: number): string {
  const isZero = Math.abs(chance) < 5e-4;
  return `${isZero ? '' : chance > 0 ? '+' : ''}${formatPoints(language, isZero ? 0 : chance)}`;
}

export const formatError = (language: Language, standardError: number): string =>
  formatPoints(language, INTERVAL * standardError);

/** Points or money with a sign; half points where the amount is small. */
export function signedScore(text: GameText, value: number): string {
  const rounded = Math.abs(value) < 20 ? Math.round(2 * value) / 2 : Math.round(value);
  const isHalf = !Number.isInteger(rounded);
  const size = isHalf ? fixed(text.language, Math.abs(rounded), 1) : text.score(Math.abs(rounded));
  return rounded === 0 ? size : `${rounded < 0 ? '−' : '+'}${size}`;
}

/** With a minus sign instead of a hyphen. */
export const formatFigure = (language: Language, value: number): string =>
  formatNumber(language, value).replace('-', '\u2212');
