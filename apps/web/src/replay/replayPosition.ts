import type { ReplayViewer, ReplayTurn } from './replayApi.ts';

export interface ReplayPosition {
  readonly ply: number;
  readonly seat: ReplayViewer;
}

/** The index of the turn that is in progress or about to begin after `ply` plies; −1 if there is none. */
export function turnAt(turns: readonly ReplayTurn[], ply: number): number {
  let low = 0;
  let high = turns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle] as ReplayTurn).ply <= ply) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export const nextTurn = (turns: readonly ReplayTurn[], ply: number, last: number): number =>
  turns.find((turn) => turn.ply > ply)?.ply ?? last;

/** The start of this turn, or of the previous one if `ply` is at a start. */
export const previousTurn = (turns: readonly ReplayTurn[], ply: number): number =>
  turns.findLast((turn) => turn.ply < ply)?.ply ?? 0;

/** `#ply=123&seat=1` */
export function parseReplayHash(hash: string): Partial<ReplayPosition> {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const ply = params.get('ply') ?? '';
  const seat = params.get('seat') ?? '';
  return {
    ...(/^\d{1,7}$/.test(ply) ? { ply: Number(ply) } : {}),
    ...(/^\d$/.test(seat) ? { seat: Number(seat) } : seat === 'open' ? { seat } : {}),
  };
}

export function toReplayHash({ ply, seat }: ReplayPosition): string {
  return `#ply=${ply}${seat === null ? '' : `&seat=${seat}`}`;
}
