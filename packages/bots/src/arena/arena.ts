import type { Outcome } from '@pithead/kernel';
import { winSharesOf } from '../evaluation/evaluator.ts';
import type { AdjustableResult, LuckAdjusted } from './luckAdjustment.ts';
import { adjustForLuck } from './luckAdjustment.ts';
import { quantile, wilsonInterval } from './statistics.ts';

export interface ArenaPairing {
  readonly bots: readonly string[];
  readonly deal: number;
  readonly rotation: number;
}

export interface ArenaGame {
  readonly pairing: ArenaPairing;
  readonly outcome: Outcome;
  readonly plies: number;
  /** Milliseconds per decision with a choice, by seat. */
  readonly times: readonly (readonly number[])[];
  /** By seat: how much of its win share was luck. Only if the arena was asked for it. */
  readonly luck?: readonly number[];
}

/**
 * The first bot plays alone against the others, which fill the remaining seats in turn. Every deal is played
 * from every seat.
 */
export function* arenaPairings(
  bots: readonly string[],
  players: number,
  games: number,
  seed: number,
): Generator<ArenaPairing> {
  const [first = '', ...others] = bots;
  const table = [
    first,
    ...Array.from({ length: players - 1 }, (_, i) => others[i % Math.max(1, others.length)] ?? first),
  ];
  for (let game = 0; game < games; game++) {
    const rotation = game % players;
    const seats = table.map((_, seat) => table[(seat - rotation + players) % players] as string);
    yield { bots: seats, deal: seed + Math.floor(game / players), rotation };
  }
}

export interface ArenaStanding {
  readonly name: string;
  /** Share of its seats that won; a shared victory counts in part. */
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly meanRank: number;
  readonly meanScore: number;
  readonly ms: { readonly p50: number; readonly p99: number };
  readonly luckAdjusted?: LuckAdjusted;
}

export function arenaStandings(bots: readonly string[], played: readonly ArenaGame[]): ArenaStanding[] {
  return [...new Set(bots)].map((name) => {
    let seats = 0;
    let won = 0;
    let ranks = 0;
    let score = 0;
    const times: number[] = [];
    const samples: AdjustableResult[] = [];
    for (const game of played) {
      const shares = winSharesOf(game.outcome);
      game.pairing.bots.forEach((bot, seat) => {
        if (bot !== name) return;
        seats++;
        won += shares[seat] as number;
        if (game.luck !== undefined)
          samples.push({
            deal: game.pairing.deal,
            result: shares[seat] as number,
            luck: game.luck[seat] as number,
          });
        ranks += game.outcome.seats[seat]?.rank as number;
        score += game.outcome.seats[seat]?.total as number;
        for (const ms of game.times[seat] ?? []) times.push(ms);
      });
    }
    const { share, low, high } = wilsonInterval(won, seats);
    const ms = { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
    return {
      name,
      winShare: share,
      low,
      high,
      meanRank: ranks / seats,
      meanScore: score / seats,
      ms,
      ...(samples.length === seats && { luckAdjusted: adjustForLuck(samples) }),
    };
  });
}
