import type { TableInfo } from '@pithead/protocol';
import type { Texts } from '../text/index.ts';

const HOUR_MS = 3_600_000;

export function clockText(clock: TableInfo['clock'], texts: Texts): string {
  if (clock.kind === 'none') return texts.noClock;
  if (clock.kind === 'bank') return texts.minutesEach({ minutes: Math.round(clock.bankMs / 60_000) });
  const hours = Math.round(clock.perMoveMs / HOUR_MS);
  return hours < 24 ? texts.hoursPerMove({ hours }) : texts.daysPerMove({ count: Math.round(hours / 24) });
}

export const paceText = (pace: TableInfo['pace'], texts: Texts): string =>
  pace === 'live' ? texts.live : texts.turnBased;
