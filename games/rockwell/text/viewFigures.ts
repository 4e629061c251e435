import { bit } from '@pithead/kernel';
import type { PlayerView, RockwellView } from '../rules/index.ts';
import { bonusPrestige, BONUSES, deliveryPrestige, RESOURCES } from '../rules/index.ts';

/** The viewer if asked or if nobody is; otherwise the first seat that is asked. */
export function actorOf(view: RockwellView): number {
  const pending = view.steps.at(-1)?.pending ?? 0;
  const viewer = view.looker ?? 0;
  return (pending & bit(viewer)) !== 0 || pending === 0 ? viewer : 31 - Math.clz32(pending & -pending);
}

export const playerAt = (view: RockwellView, seat: number): PlayerView | undefined => view.players[seat];

export const isLastTurn = (view: RockwellView): boolean => view.ended !== 0 || view.turn === view.turnLimit;

/** Final only once all possessions are open. RW-19.4 */
export function totals({ players, zeroScores }: RockwellView): number[] {
  const bonuses = BONUSES.map((_, bonus) =>
    bonusPrestige(
      players.map(({ own }) => (bonus < RESOURCES.length ? own?.stock[bonus] : own?.money) ?? 0),
      zeroScores !== 0,
    ),
  );
  return players.map(({ own }, seat) => {
    const bonus = bonuses.reduce((sum, prestige) => sum + (prestige[seat] ?? 0), 0);
    return own === null ? bonus : own.prestige + deliveryPrestige(own) + bonus;
  });
}
