/** Figures that sentences and drawings need, found in a view by the readers of the rules. */
import { bit } from '@pithead/kernel';
import type { PlayerView, RockwellView } from '../rules/index.ts';
import { bonusPrestige, BONUSES, deliveryPrestige, RESOURCES } from '../rules/index.ts';

/** The seat that looks, if asked now; otherwise the first that is; when none is, the one that looks. */
export function actorOf(view: RockwellView): number {
  const pending = view.steps.at(-1)?.pending ?? 0;
  const looker = view.looker ?? 0;
  return (pending & bit(looker)) !== 0 || pending === 0 ? looker : 31 - Math.clz32(pending & -pending);
}

export const playerAt = (view: RockwellView, seat: number): PlayerView | undefined => view.players[seat];

/** The turn after which the game ends, as far as that is known. RW-18.2, RW-18.4 */
export const isLastTurn = (view: RockwellView): boolean => view.ended !== 0 || view.turn === view.turnLimit;

/** Prestige of everybody when all possessions are open, as the final scoring counts it. RW-19.4 */
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
