import type { Language } from '@pithead/text';
import { formatDate, formatTime } from '../formats.ts';

export const formatMoment = (language: Language, at: number): string =>
  `${formatDate(language, at)}, ${formatTime(language, at)}`;

/** For texts that have a case `always`. */
export const formatUntil = (language: Language, until: number | null): string =>
  until === null ? 'always' : formatMoment(language, until);
