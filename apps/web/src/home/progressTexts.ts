/** What lists say about the progress of a match, in the words of its game. */
import type { TableInfo } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import type { Texts } from '../text/index.ts';
import { formatNumber } from '../formats.ts';

type ListedMatch = Pick<TableInfo, 'game' | 'status' | 'progress'>;

/** “Shift 2 of 3” in a running match; empty before, after, and where it is not known. */
export function roundText({ game, status, progress }: ListedMatch, texts: Pick<Texts, 'games'>): string {
  if (status !== 'running' || progress === undefined || progress === null || progress.round === 0) return '';
  return texts.games[game]?.round.replace('{round}', String(progress.round)) ?? '';
}

/** Undefined if the score is secret or not known. */
export function scoreText(
  { game, status, progress }: ListedMatch,
  seat: number,
  language: Language,
  texts: Pick<Texts, 'games'>,
): string | undefined {
  const score = progress?.scores?.[seat];
  if (score === undefined) return undefined;
  const figure = formatNumber(language, score);
  const summary = texts.games[game];
  const pattern = (status === 'running' ? summary?.runningScore : undefined) ?? summary?.score;
  return pattern?.replace('{score}', figure) ?? figure;
}

/** “Anna: ”, or “Anna, Achievements: ” where the score of a running match counts something else than points. */
export function scoreLabel(
  { game, status }: Pick<ListedMatch, 'game' | 'status'>,
  name: string,
  texts: Pick<Texts, 'games'>,
): string {
  const counted = status === 'running' ? texts.games[game]?.runningScoreName : undefined;
  return `${[name, ...(counted === undefined ? [] : [counted])].join(', ')}: `;
}
