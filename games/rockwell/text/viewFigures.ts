import { bit } from '@pithead/kernel';
import type { PlayerView, RockwellView } from '../rules/index.ts';

/** The viewer if asked or if nobody is; otherwise the first seat that is asked. */
export function actorOf(view: RockwellView): number {
  const pending = view.steps.at(-1)?.pending ?? 0;
  const viewer = view.looker ?? 0;
  return (pending & bit(viewer)) !== 0 || pending === 0 ? viewer : 31 - Math.clz32(pending & -pending);
}

export const playerAt = (view: RockwellView, seat: number): PlayerView | undefined => view.players[seat];

export const isLastTurn = (view: RockwellView): boolean => view.ended !== 0 || view.turn === view.turnLimit;
