import { GAMES } from '@pithead/games';
import type { PoolChoice, PoolOpponents, PoolPace } from '@pithead/protocol';
import { recall, recallChoice, remember } from '../rememberedSettings.ts';

/** Repeated here, because the schemas of the protocol would load their library. */
export const POOL_PACES = ['live45', 'live30', 'day'] as const satisfies readonly PoolPace[];
export const POOL_OPPONENTS = ['near', 'anyone', 'unrated'] as const satisfies readonly PoolOpponents[];

const NAME = 'pool.';

const listOf = (name: string): string[] =>
  (recall(NAME + name) ?? '').split(',').filter((part) => part !== '');

/** The counts that every chosen game can be played with. */
export function seatCountsFor(games: readonly string[]): number[] {
  const chosen = GAMES.filter(({ id }) => games.includes(id));
  const [first] = chosen;
  return (first?.seats ?? []).filter((count) => chosen.every(({ seats }) => seats.includes(count)));
}

/** A new person looks for any game with any number of players. */
export function recallPoolChoice(isGuest: boolean): PoolChoice {
  const known = GAMES.map(({ id }) => id);
  const games = listOf('games').filter((id) => known.includes(id));
  const all = games.length > 0 ? games : known;
  const counts = seatCountsFor(all);
  const seats = listOf('seats')
    .map(Number)
    .filter((count) => counts.includes(count));
  return {
    games: all,
    seats: seats.length > 0 ? seats : counts,
    pace: recallChoice(`${NAME}pace`, POOL_PACES),
    against: isGuest ? 'unrated' : recallChoice(`${NAME}against`, POOL_OPPONENTS),
    mayFillWithBots: recall(`${NAME}bots`) === 'on',
    isWide: false,
  };
}

export function rememberPoolChoice({ games, seats, pace, against, mayFillWithBots }: PoolChoice): void {
  remember(`${NAME}games`, games.join());
  remember(`${NAME}seats`, seats.join());
  remember(`${NAME}pace`, pace);
  remember(`${NAME}against`, against);
  remember(`${NAME}bots`, mayFillWithBots ? 'on' : undefined);
}
