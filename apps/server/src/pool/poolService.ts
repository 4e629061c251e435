/** What one person does in the matchmaking pool. Tables are found by the `Matchmaker`. */
import type { FoundTable, PartialTable, PoolChoice, PoolStatus } from '@pithead/protocol';
import type { GameParts } from '@pithead/games/loaded';
import { TokenBucket } from '../limits/tokenBucket.ts';
import { RequestError } from '../requestError.ts';
import type { PersonRow, SearchRow, Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import { largestGroup, seatCountsOf } from './findProposals.ts';
import type { PoolCandidate } from './poolMatch.ts';
import { canMeet } from './poolMatch.ts';
import { poolRatingOf, poolRatingsOf } from './poolRatings.ts';
import type { PoolSnapshot } from './poolSnapshot.ts';
import { readPoolSnapshot } from './poolSnapshot.ts';
import { usualWait } from './usualWait.ts';

/** How many starts and changes of a search are allowed at once, and per second afterwards. */
const CHANGES = { burst: 20, perSecond: 0.5 } as const;
/** What others do may be shown so late. */
const SNAPSHOT_MS = 1000;
const SHOW_STARTED_MS = 120_000;

interface PoolDependencies {
  readonly store: Store;
  readonly time: Time;
  readonly games: Readonly<Record<string, GameParts>>;
}

export class PoolService {
  readonly #dependencies: PoolDependencies;
  readonly #tell: (people: readonly string[]) => void;
  readonly #startIfAccepted: (proposal: string) => Promise<void>;
  readonly #changes: TokenBucket;
  #snapshot: { readonly at: number; readonly read: Promise<PoolSnapshot> } | undefined;

  constructor(
    dependencies: PoolDependencies,
    tell: (people: readonly string[]) => void,
    startIfAccepted: (proposal: string) => Promise<void>,
  ) {
    this.#dependencies = dependencies;
    this.#tell = tell;
    this.#startIfAccepted = startIfAccepted;
    this.#changes = new TokenBucket(dependencies.time, CHANGES.burst, CHANGES.perSecond);
  }

  async search(person: PersonRow, choice: PoolChoice): Promise<PoolStatus> {
    this.#refuseUnknown(choice);
    if (person.accountKey === null && choice.against !== 'unrated')
      throw new RequestError('guestsPlayUnrated');
    if (!this.#changes.take(person.id)) throw new RequestError('tooFast');
    const { store, time } = this.#dependencies;
    const saved = await store.saveSearch(person.id, withoutRepetitions(choice), time.now());
    if (saved !== 'saved') throw new RequestError(saved === 'personGone' ? 'noSession' : saved);
    this.#tellAndForget([person.id]);
    return this.status(person, choice);
  }

  #refuseUnknown({ games, seats }: PoolChoice): void {
    for (const id of games) {
      const game = Object.hasOwn(this.#dependencies.games, id)
        ? this.#dependencies.games[id]?.game
        : undefined;
      if (game === undefined) throw new RequestError('unknownGame', { game: id });
      const { minSeats: min, maxSeats: max } = game;
      const wrong = seats.find((count) => count < min || count > max);
      if (wrong !== undefined) throw new RequestError('badSeatCount', { seats: wrong, min, max });
    }
  }

  async stop({ id }: PersonRow): Promise<void> {
    const others = await this.#dependencies.store.removeSearch(id);
    this.#tellAndForget([id, ...others]);
  }

  async accept(person: PersonRow, table: string): Promise<PoolStatus> {
    const { store, time } = this.#dependencies;
    const search = await store.findSearch(person.id);
    if (
      search?.proposal !== table &&
      (await store.tableStartedFor(person.id, time.now() - SHOW_STARTED_MS)) !== table
    ) {
      throw new RequestError('notFound');
    }
    if (search?.proposal === table) {
      if (!(await store.acceptProposal(person.id, table, time.now()))) throw new RequestError('notFound');
      const { searches } = await this.#read(true);
      this.#tell(searches.filter(({ proposal }) => proposal === table).map((each) => each.person));
      await this.#startIfAccepted(table);
    }
    return this.status(person, search?.choice);
  }

  #tellAndForget(people: readonly string[]): void {
    this.#snapshot = undefined;
    this.#tell(people);
  }

  #read(isFresh: boolean): Promise<PoolSnapshot> {
    const now = this.#dependencies.time.monotonic();
    if (!isFresh && this.#snapshot !== undefined && now - this.#snapshot.at < SNAPSHOT_MS)
      return this.#snapshot.read;
    const read = readPoolSnapshot(this.#dependencies.store, this.#dependencies.time.now());
    this.#snapshot = { at: now, read };
    read.catch(() => (this.#snapshot = undefined));
    return read;
  }

  /** Of somebody who is not in the pool. */
  async #withRatings(candidate: PoolCandidate): Promise<PoolCandidate> {
    const { store, time } = this.#dependencies;
    const { person, choice } = candidate;
    if (person === '') return candidate;
    const found = (await poolRatingsOf(store, [person], choice.games, time.now())).get(person) ?? [];
    return { ...candidate, ratings: new Map([...found].map(([game, { rating }]) => [game, rating])) };
  }

  /** Of the own search, or of what somebody who does not look has chosen. */
  async status(person: PersonRow | undefined, chosen: PoolChoice | undefined): Promise<PoolStatus> {
    const { store, time } = this.#dependencies;
    const search = person === undefined ? undefined : await store.findSearch(person.id);
    const known = await this.#read(false);
    const isCurrent = known.searches.some(
      (each) =>
        each.person === person?.id && each.proposal === search?.proposal && each.revision === search.revision,
    );
    const pool = search === undefined || isCurrent ? known : await this.#read(true);
    const choice = search?.choice ?? chosen;
    const asking: Pick<SearchRow, 'person' | 'isAccount' | 'joinedAt'> = search ?? {
      person: person?.id ?? '',
      isAccount: person !== undefined && person.accountKey !== null,
      joinedAt: time.now(),
    };
    const inPool = choice && pool.candidateOf({ ...asking, choice });
    const own = inPool && search === undefined ? await this.#withRatings(inPool) : inPool;
    const free = pool.searches
      .filter((each) => each.proposal === null && each.person !== asking.person)
      .map((each) => pool.candidateOf(each));
    return {
      looking: pool.searches.filter((each) => each.person !== asking.person).length,
      fitting: own === undefined ? 0 : free.filter((other) => fits(own, other, time.now())).length,
      usualWaitMs: choice === undefined ? null : await usualWait(store, choice, time.now()),
      search:
        search === undefined || own === undefined
          ? null
          : {
              choice: search.choice,
              waitedMs: Math.max(0, time.now() - search.joinedAt),
              partial: search.proposal === null ? partialTable(pool, own, free, time.now()) : null,
              found: foundTable(pool, search, time.now()),
            },
      started:
        person === undefined || search !== undefined
          ? null
          : ((await store.tableStartedFor(person.id, time.now() - SHOW_STARTED_MS)) ?? null),
    };
  }
}

const withoutRepetitions = (choice: PoolChoice): PoolChoice => ({
  ...choice,
  games: [...new Set(choice.games)],
  seats: [...new Set(choice.seats)],
});

const fits = (own: PoolCandidate, other: PoolCandidate, now: number): boolean =>
  own.choice.seats.some((count) => other.choice.seats.includes(count)) &&
  own.choice.games.some((game) => canMeet(own, other, game, now));

function namedIn(pool: PoolSnapshot, person: string, game: string) {
  const name = pool.searches.find((each) => each.person === person)?.name ?? '';
  return { name, ...poolRatingOf(pool.ratings, person, game) };
}

/** The table that lacks the fewest people. */
function partialTable(
  pool: PoolSnapshot,
  own: PoolCandidate,
  free: readonly PoolCandidate[],
  now: number,
): PartialTable | null {
  let best:
    | { readonly game: string; readonly seats: number; readonly group: readonly PoolCandidate[] }
    | undefined;
  for (const seats of seatCountsOf(own))
    for (const game of own.choice.games) {
      const group = largestGroup(own, free, { game, seats, size: seats - 1, now });
      if (best === undefined || seats - group.length < best.seats - best.group.length)
        best = { game, seats, group };
    }
  if (best === undefined) return null;
  const { game, seats, group } = best;
  const others = group.filter(({ person }) => person !== own.person);
  return { game, seats, others: others.map(({ person }) => namedIn(pool, person, game)) };
}

function foundTable(pool: PoolSnapshot, search: SearchRow, now: number): FoundTable | null {
  const proposal = pool.proposals.find(({ id }) => id === search.proposal);
  if (proposal === undefined) return null;
  const { id: table, game, pace, isRated, bots, expiresAt } = proposal;
  const others = pool.searches.filter((each) => each.proposal === table && each.person !== search.person);
  return {
    table,
    game,
    pace,
    isRated,
    bots,
    leftMs: Math.max(0, expiresAt - now),
    hasAccepted: search.hasAccepted,
    others: others.map(({ person, hasAccepted }) => ({ ...namedIn(pool, person, game), hasAccepted })),
  };
}
