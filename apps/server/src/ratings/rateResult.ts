/** What a result changes: pure, so that all ratings can be computed again from the results. */
import type {
  Meeting,
  Rating,
  RatingChange,
  RatedResult,
  RatingRow,
  ResultSeat,
  SeatPlace,
  SourceSums,
  StoredResult,
} from '../store/store.ts';
import type { Rater } from './rater.ts';
import { NEW_RATING, sigmaAt } from './uncertainty.ts';

export interface RatingInput {
  readonly result: StoredResult;
  readonly number: number;
  /** Final places; they replace those of the result. */
  readonly places: readonly SeatPlace[];
  /** Of the people at the table who have one. */
  readonly known: readonly RatingRow[];
  readonly botRatingOf: (bot: string) => Rating | undefined;
  readonly rate: Rater;
}

const NO_SUMS: SourceSums = { games: 0, sources: {} };

/** Seats without person and bot belong to somebody who is deleted; they are not rated. */
export const isRateable = ({ person, bot }: Pick<ResultSeat, 'person' | 'bot'>): boolean =>
  person !== null || bot !== null;

export function rateResult({ result, number, places, known, botRatingOf, rate }: RatingInput): RatedResult {
  const placed = result.seats.map((seat) => ({
    ...seat,
    place: places.find((each) => each.seat === seat.seat)?.place ?? seat.place,
  }));
  const rated = placed.filter(isRateable);
  const rowOf = (person: string | null): RatingRow | undefined => known.find((row) => row.person === person);
  const before = rated.map(({ person, bot }): Rating => {
    if (bot !== null) return botRatingOf(bot) as Rating;
    const row = rowOf(person);
    if (row === undefined) return NEW_RATING;
    return { rating: row.rating, sigma: sigmaAt(row, row.lastAt, result.endedAt) };
  });
  const after = rate(rated.map(({ place }, i) => ({ place, rating: before[i] as Rating })));
  const changes = rated.map(({ seat, person, bot }, i): RatingChange => ({
    seat,
    person,
    bot,
    before: before[i] as Rating,
    // The ratings of bots are fixed.
    after: (bot === null ? after[i] : before[i]) as Rating,
  }));
  return {
    result,
    number,
    places,
    changes,
    ratings: changes.flatMap(({ person, seat, after: rating }): RatingRow[] => {
      if (person === null) return [];
      const row = rowOf(person);
      return [
        {
          ...rating,
          person,
          game: result.game,
          games: (row?.games ?? 0) + 1,
          // Clocks of machines differ; time never goes back for one rating.
          lastAt: Math.max(row?.lastAt ?? 0, result.endedAt),
          points: addSources(row?.points ?? NO_SUMS, placed, seat),
        },
      ];
    }),
    won: wonOf(placed),
    meetings: placed.flatMap((own) => meetingsOf(own, placed)),
  };
}

const stayed = ({ leaving, points }: ResultSeat): boolean => leaving === 'stayed' && points !== null;

function addSources(sums: SourceSums, seats: readonly ResultSeat[], seat: number): SourceSums {
  const own = seats.find((each) => each.seat === seat && stayed(each));
  const others = seats.filter((each) => each.seat !== seat && stayed(each));
  if (own === undefined || others.length === 0) return sums;
  const names = new Set([
    ...Object.keys(sums.sources),
    ...[own, ...others].flatMap(({ sources }) => Object.keys(sources)),
  ]);
  const mean = (name: string): number =>
    others.reduce((sum, { sources }) => sum + (sources[name] ?? 0), 0) / others.length;
  const sources = [...names].map((name) => {
    const [mine = 0, theirs = 0] = sums.sources[name] ?? [];
    return [name, [mine + (own.sources[name] ?? 0), theirs + mean(name)]] as const;
  });
  return { games: sums.games + 1, sources: Object.fromEntries(sources) };
}

function wonOf(seats: readonly ResultSeat[]): Record<string, number> {
  const winners = seats.filter(({ place }) => place === 1);
  return Object.fromEntries(
    winners.flatMap(({ person, leaving }) =>
      person === null || leaving !== 'stayed' ? [] : [[person, 1 / winners.length]],
    ),
  );
}

/** Of several bots of one level only the best placed counts: one game is one meeting. */
function meetingsOf(own: ResultSeat, seats: readonly ResultSeat[]): Meeting[] {
  const { person } = own;
  if (person === null) return [];
  const meetings = new Map<string, Meeting>();
  for (const other of seats.toSorted((a, b) => a.place - b.place)) {
    const id = other.person ?? (other.bot === null ? undefined : `bot:${other.bot}`);
    if (other.seat === own.seat || id === undefined || meetings.has(id)) continue;
    meetings.set(id, {
      person,
      other: id,
      ahead: Number(own.place < other.place),
      behind: Number(own.place > other.place),
      margin: stayed(own) && stayed(other) ? (own.points as number) - (other.points as number) : undefined,
    });
  }
  return [...meetings.values()];
}
