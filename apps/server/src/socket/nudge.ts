/** “It’s your turn”: a friendly reminder, not a bell to ring all day. */
import type { Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { LiveMatch } from '../match/live.ts';
import { Refuse } from '../refuse.ts';
import type { Time } from '../time.ts';

const EVERY_MS = { live: 30_000, turns: 12 * 3_600_000 } as const;
const REMEMBERED = 10_000;

export class Nudges {
  readonly #time: Time;
  /** When each seat nudged last. */
  readonly #last = new Map<string, number>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** The seats that are to be reminded, as bits. */
  nudge(live: LiveMatch, person: string, seat: Seat): number {
    const { situation, table } = live;
    if (live.seats[seat]?.person !== person) throw new Refuse('notYourSeat');
    if (table.status !== 'running') throw new Refuse(table.status === 'frozen' ? 'frozen' : 'tableOver');
    const waitedFor = situation.asked & ~situation.played & ~bit(seat);
    if (waitedFor === 0 || (situation.asked & bit(seat)) !== 0) throw new Refuse('notWaiting');
    const id = `${table.id}/${seat}`;
    const now = this.#time.monotonic();
    if (now - (this.#last.get(id) ?? -Infinity) < EVERY_MS[table.pace]) throw new Refuse('nudgedAlready');
    this.#last.delete(id);
    this.#last.set(id, now);
    if (this.#last.size > REMEMBERED) this.#last.delete(this.#last.keys().next().value as string);
    return waitedFor;
  }
}
