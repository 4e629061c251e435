/** Why a finished game of a rated table does not count. Nobody is accused: a family shares a network, too. */
import { REFERENCE_RATING } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { WhyUnrated } from '@pithead/protocol';
import type { Rating, SeatEvent, Store, StoredResult } from '../store/store.ts';
import { isRateable } from './rateResult.ts';
import { SIGHTING_DAYS } from './sightings.ts';
import { DAY_MS } from './uncertainty.ts';

/** Rated games of the same two people within a day; the next ones are not rated. */
const MAX_GAMES_TOGETHER = 10;

/** A fixed rating is not known exactly either. */
const MIN_BOT_SIGMA = 10;

export function fixedRatingOf(parts: GameParts | undefined, bot: string): Rating | undefined {
  const fixed = parts?.kit.ratings?.[bot];
  if (fixed === undefined) return undefined;
  const sigma = fixed.rating === REFERENCE_RATING ? 0 : fixed.plusMinus / 1.96;
  return { rating: fixed.rating, sigma: Math.max(MIN_BOT_SIGMA, sigma) };
}

type CheckedStore = Pick<Store, 'accountsAmong' | 'sharesSighting' | 'ratedGamesTogether'>;

export async function whyUnrated(
  store: CheckedStore,
  parts: GameParts | undefined,
  result: StoredResult,
  events: readonly SeatEvent[],
): Promise<WhyUnrated | undefined> {
  const people = [...new Set(result.seats.flatMap(({ person }) => (person === null ? [] : [person])))];
  const bots = result.seats.flatMap(({ bot }) => (bot === null ? [] : [bot]));
  if (result.isHotSeat) return 'hotSeat';
  if (people.length === 0 || result.seats.filter(isRateable).length < 2) return 'onePlayer';
  if (bots.some((bot) => fixedRatingOf(parts, bot) === undefined)) return 'noBotRating';
  if (events.some(({ kind }) => kind === 'askUndo')) return 'undoByConsent';
  if ((await store.accountsAmong(people)).length < people.length) return 'guest';
  return people.length < 2 ? undefined : whyTogether(store, result, people);
}

async function whyTogether(
  store: CheckedStore,
  { startedAt, endedAt }: StoredResult,
  people: readonly string[],
): Promise<WhyUnrated | undefined> {
  const lastDay = Math.floor(endedAt / DAY_MS);
  const firstDay = lastDay - SIGHTING_DAYS;
  if (await store.sharesSighting('device', people, firstDay, lastDay)) return 'sameDevice';
  const startDay = Math.max(firstDay, Math.floor(startedAt / DAY_MS));
  if (await store.sharesSighting('network', people, startDay, lastDay)) return 'sameNetwork';
  for (const [i, one] of people.entries())
    for (const other of people.slice(i + 1))
      if ((await store.ratedGamesTogether(one, other, endedAt - DAY_MS)) >= MAX_GAMES_TOGETHER)
        return 'tooManyTogether';
  return undefined;
}
