import type { Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import { TokenBucket } from '../limits/tokenBucket.ts';
import type { MatchSession } from '../match/matchSession.ts';
import { RequestError } from '../requestError.ts';
import type { Time } from '../time.ts';

const INTERVAL_SECONDS = { live: 30, turns: 12 * 3600 } as const;

export class Nudges {
  readonly #buckets: Readonly<Record<keyof typeof INTERVAL_SECONDS, TokenBucket>>;

  constructor(time: Pick<Time, 'monotonic'>) {
    this.#buckets = {
      live: new TokenBucket(time, 1, 1 / INTERVAL_SECONDS.live),
      turns: new TokenBucket(time, 1, 1 / INTERVAL_SECONDS.turns),
    };
  }

  get size(): number {
    return this.#buckets.live.size + this.#buckets.turns.size;
  }

  /** Returns the seats to remind, as bits. */
  nudge(
    matchSession: Pick<MatchSession, 'matchState' | 'table' | 'seats'>,
    person: string,
    seat: Seat,
  ): number {
    const { matchState, seats, table } = matchSession;
    if (seats[seat]?.person !== person) throw new RequestError('notYourSeat');
    if (table.status !== 'running')
      throw new RequestError(table.status === 'frozen' ? 'frozen' : 'tableOver');
    const waitedFor = matchState.pendingSeats & ~matchState.botSeats & ~bit(seat);
    if (waitedFor === 0 || (matchState.pendingSeats & bit(seat)) !== 0) throw new RequestError('notWaiting');
    if (!this.#buckets[table.pace].take(`${table.id}/${seat}`)) throw new RequestError('nudgedAlready');
    return waitedFor;
  }
}
