/** Games as a profile shows them: days instead of times, and only ids of tables that the viewer may know. */
import type { Opponent, ProfileGame, RatedGame, SeatScore } from '@pithead/protocol';
import type { NumberedRatingChange, ProfileStore, ResultSeat, StoredResult } from '../store/store.ts';

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export type Names = ReadonlyMap<string, string>;

/** Of somebody who is deleted, neither id nor name. */
function opponentOf({ person, bot }: Pick<ResultSeat, 'person' | 'bot'>, names: Names): Opponent {
  const name = person === null ? undefined : names.get(person);
  return { person: name === undefined ? null : person, name: name ?? null, bot };
}

const scoreOf = (seat: ResultSeat, names: Names): SeatScore => ({
  ...opponentOf(seat, names),
  place: seat.place,
  points: seat.points,
  hasLeft: seat.leaving !== 'stayed',
});

export function profileGame(
  result: StoredResult,
  person: string,
  viewer: string | null,
  names: Names,
): ProfileGame {
  const own = result.seats.find((seat) => seat.person === person) as ResultSeat;
  const hasSeat = viewer !== null && result.seats.some((seat) => seat.person === viewer);
  return {
    table: result.isPublic || hasSeat ? result.table : null,
    game: result.game,
    day: dayOf(result.endedAt),
    place: own.place,
    points: own.points,
    hasLeft: own.leaving !== 'stayed',
    others: result.seats.filter(({ seat }) => seat !== own.seat).map((seat) => scoreOf(seat, names)),
  };
}

const peopleIn = (results: readonly StoredResult[]): string[] =>
  results.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []));

export const namesIn = (store: ProfileStore, results: readonly StoredResult[]): Promise<Names> =>
  store.namesOf(peopleIn(results));

export async function ratedGames(
  store: ProfileStore,
  changes: readonly NumberedRatingChange[],
  person: string,
  viewer: string | null,
): Promise<RatedGame[]> {
  const results = await store.findResults(changes.map(({ table }) => table));
  const names = await namesIn(store, results);
  return results.map((result, i) => {
    const { number, before, after } = changes[i] as NumberedRatingChange;
    const rating = Math.round(after.rating);
    return {
      ...profileGame(result, person, viewer, names),
      number,
      rating,
      change: rating - Math.round(before.rating),
    };
  });
}
