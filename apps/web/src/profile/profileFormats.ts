/** Numbers and days of profiles as the language of the page writes them. */
import type { Opponent } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import { displayName } from '../displayNames.ts';
import { localeOf } from '../formats.ts';
import type { ProfileTexts } from '../text/profile/index.ts';
import type { Texts } from '../text/index.ts';

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const dayNumber = (day: string): number => timeOf(day) / 86_400_000;

export const formatDay = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(timeOf(day));

export const formatShortMonth = (language: Language, day: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' }).format(day * 86_400_000);

/** `month` such as `2026-03`. */
export const formatMonth = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    timeOf(`${month}-01`),
  );

export const formatRating = (language: Language, rating: number): string =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 }).format(rating).replace('-', '−');

/** With a sign: gains and losses. */
export const formatChange = (language: Language, change: number, digits = 0): string =>
  new Intl.NumberFormat(localeOf(language), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(change)
    .replace('-', '−');

export const formatMean = (language: Language, value: number): string =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');

type LevelTexts = Pick<Texts, 'levels' | 'bot' | 'formerPlayer' | 'guest'>;

/** The name of a bot's level; greedy and random are no levels that people can choose. */
export function levelName(bot: string, texts: LevelTexts, profileTexts: ProfileTexts): string {
  if (bot === 'greedy') return profileTexts.greedy;
  if (bot === 'random') return profileTexts.random;
  return (texts.levels as Readonly<Record<string, string>>)[bot] ?? bot;
}

export function opponentName(other: Opponent, texts: LevelTexts, profileTexts: ProfileTexts): string {
  if (other.bot !== null) return levelName(other.bot, texts, profileTexts);
  return other.name === null ? profileTexts.somebodyGone : displayName(other.name, texts);
}
