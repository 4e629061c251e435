import type { Outcome, Tell } from '@pithead/kernel';
import { rankSeats, sumOf } from '@pithead/kernel';
import { BONUS_PRESTIGE, BONUSES, DELIVERIES_PER_PILE, DELIVERY_PILES, RESOURCES } from './components.ts';
import type { RockwellFact } from './facts.ts';
import type { Player, Rockwell } from './state.ts';
import { deliveryOf } from './deliveries.ts';
import { countBits, sum } from './state.ts';

export function deliveryPrestige({ deliveries }: Pick<Player, 'deliveries'>): number {
  let prestige = 0;
  for (let tile = 0; tile < DELIVERY_PILES.length * DELIVERIES_PER_PILE; tile++) {
    if ((deliveries & (1 << tile)) !== 0) prestige += deliveryOf(tile).prestige;
  }
  return prestige;
}

const holdingOf = (player: Player, bonus: number): number =>
  bonus < RESOURCES.length ? (player.stock[bonus] as number) : player.money;

/**
 * Equal holdings share the better rank and skip the next; an empty one scores only by option. RW-19.1 to
 * RW-19.3
 */
export function bonusPrestige(holdings: readonly number[], zeroScores: boolean): number[] {
  const byRank = BONUS_PRESTIGE[holdings.length] as readonly number[];
  return holdings.map((holding) => {
    if (holding === 0 && !zeroScores) return 0;
    return byRank[holdings.filter((other) => other > holding).length] as number;
  });
}

export const SCORE_SOURCES = ['achievements', 'deliveries', ...BONUSES] as const;
export type ScoreSource = (typeof SCORE_SOURCES)[number];

/**
 * Achievement tiles, delivery tiles and bonus; then more achievement tiles, then more cubes. RW-19.4, RW-19.5
 */
export function outcome(state: Rockwell): Outcome {
  const bonuses = BONUSES.map((_, bonus) =>
    bonusPrestige(
      state.players.map((player) => holdingOf(player, bonus)),
      state.zeroScores !== 0,
    ),
  );
  return rankSeats(
    state.players.map((player, seat) => {
      const sources: Record<ScoreSource, number> = {
        achievements: player.prestige,
        deliveries: deliveryPrestige(player),
        zinc: 0,
        copper: 0,
        silver: 0,
        gold: 0,
        money: 0,
      };
      BONUSES.forEach((bonus, i) => (sources[bonus] = bonuses[i]?.[seat] as number));
      return {
        total: sumOf(sources),
        sources,
        tieBreaks: [countBits(player.achievements), sum(player.stock)],
      };
    }),
  );
}

export function endGame(state: Rockwell, tell: Tell<RockwellFact>): void {
  if (tell === undefined) return;
  BONUSES.forEach((_, bonus) => {
    const holdings = state.players.map((player) => holdingOf(player, bonus));
    tell({ type: 'bonusScored', bonus, holdings, prestige: bonusPrestige(holdings, state.zeroScores !== 0) });
  });
  const { seats } = outcome(state);
  const winners = seats.flatMap((each, seat) => (each.rank === 1 ? [seat] : []));
  tell({ type: 'gameEnded', winners, totals: seats.map(({ total }) => total) });
}
