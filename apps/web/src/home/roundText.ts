import type { TableInfo } from '@pithead/protocol';
import type { Texts } from '../text/index.ts';

/** “Shift 2 of 3” in a running match; empty before, after, and where it is not known. */
export function roundText(
  { game, status, progress }: Pick<TableInfo, 'game' | 'status' | 'progress'>,
  texts: Pick<Texts, 'games'>,
): string {
  if (status !== 'running' || progress === undefined || progress === null || progress.round === 0) return '';
  return texts.games[game]?.round.replace('{round}', String(progress.round)) ?? '';
}
