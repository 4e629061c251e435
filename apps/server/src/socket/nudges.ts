/** Reminders that it is somebody’s turn, limited to one per seat and interval. */
import type { Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { MatchSession } from '../match/matchSession.ts';
import { RequestError } from '../requestError.ts';
import type { Time } from '../time.ts';

const EVERY_MS = { live: 30_000, turns: 12 * 3_600_000 } as const;
const REMEMBERED = 10_000;

type Pace = keyof typeof EVERY_MS;

export class Nudges {
  readonly #time: Time;
  /** When each seat nudged last, oldest first. */
  readonly #last: Readonly<Record<Pace, Map<string, number>>> = { live: new Map(), turns: new Map() };

  constructor(time: Time) {
    this.#time = time;
  }

  get size(): number {
    return this.#last.live.size + this.#last.turns.size;
  }

  /** Returns the seats to remind, as bits. */
  nudge(live: Pick<MatchSession, 'matchState' | 'table' | 'seats'>, person: string, seat: Seat): number {
    const { matchState, table } = live;
    if (live.seats[seat]?.person !== person) throw new RequestError('notYourSeat');
    if (table.status !== 'running')
      throw new RequestError(table.status === 'frozen' ? 'frozen' : 'tableOver');
    const waitedFor = matchState.asked & ~matchState.botSeats & ~bit(seat);
    if (waitedFor === 0 || (matchState.asked & bit(seat)) !== 0) throw new RequestError('notWaiting');
    const id = `${table.id}/${seat}`;
    this.#forgetOld(table.pace);
    const last = this.#last[table.pace];
    if (last.has(id)) throw new RequestError('nudgedAlready');
    last.set(id, this.#time.monotonic());
    if (last.size > REMEMBERED) last.delete(last.keys().next().value as string);
    return waitedFor;
  }

  #forgetOld(pace: Pace): void {
    const now = this.#time.monotonic();
    for (const [id, at] of this.#last[pace]) {
      if (now - at < EVERY_MS[pace]) return;
      this.#last[pace].delete(id);
    }
  }
}
