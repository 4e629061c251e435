/** Rates finished games one after the other. Any number of processes may run it: the database orders them. */
import type { GameParts } from '@pithead/games/loaded';
import type { Logger } from 'pino';
import { shortId } from '../ids.ts';
import type { Store, StoredResult } from '../store/store.ts';
import { leavingTimes, placesOf } from './places.ts';
import type { Rater } from './rater.ts';
import { loadRater } from './rater.ts';
import { rateResult } from './rateResult.ts';
import { fixedRatingOf, whyUnrated } from './whyUnrated.ts';

const MAX_RESULTS = 50;

/** Events that decide about a rated game. */
const EVENT_KINDS = ['standIn', 'return', 'resign', 'askUndo'];

export interface RatingJobDependencies {
  readonly store: Store;
  readonly games: Readonly<Record<string, GameParts>>;
  readonly log: Logger;
}

export class RatingJob {
  readonly #dependencies: RatingJobDependencies;
  #rater: Promise<Rater> | undefined;

  constructor(dependencies: RatingJobDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns how many results were decided. Ends at the first one that another process was faster with. */
  async run(limit = MAX_RESULTS): Promise<number> {
    const pending = await this.#dependencies.store.pendingResults(limit);
    if (pending.length === 0) return 0;
    const rate = await (this.#rater ??= loadRater());
    for (const [done, result] of pending.entries()) if (!(await this.#decide(result, rate))) return done;
    return pending.length;
  }

  async #decide(result: StoredResult, rate: Rater): Promise<boolean> {
    const { store, games, log } = this.#dependencies;
    const { table, game } = result;
    // Read before the ratings: another process that rates in between takes the number.
    const number = (await store.lastRatingNumber()) + 1;
    const events = await store.seatEvents(table, EVENT_KINDS);
    // Among those who stayed, the places by points are the ranks.
    const places = placesOf(
      result.seats.map(({ seat, leaving, place }) => ({ seat, leaving, rank: place })),
      leavingTimes(events),
    );
    const why = await whyUnrated(store, games[game], result, events);
    if (why !== undefined) {
      log.info({ table: shortId(table), why }, 'game not rated');
      return store.markUnrated(table, why, places);
    }
    const people = result.seats.flatMap(({ person }) => (person === null ? [] : [person]));
    const known = await store.ratingsOf(people, game);
    const botRatingOf = (bot: string) => fixedRatingOf(games[game], bot);
    return store.saveRatedResult(rateResult({ result, number, places, known, botRatingOf, rate }));
  }
}
