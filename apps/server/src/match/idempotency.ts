/**
 * Commands that were played before: the same content gets the first answer again, other content is refused
 * (P2).
 */
import type { Seat } from '@pithead/kernel';
import { canonicalJson } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import type { EventRow } from '../store/store.ts';

/**
 * Commands of a seat that are remembered without asking the store: in every match in memory, so only the last
 * ones.
 */
const REMEMBERED = 4;

/**
 * The last commands of each seat. Each seat has its own list: in a common one, secret commands of other seats
 * would push out those of this seat, and the slower answer to a repeat would tell of them.
 */
export class RecentCommands {
  readonly #bySeat = new Map<Seat, Map<string, EventRow>>();

  get(seat: Seat, commandId: string): EventRow | undefined {
    return this.#bySeat.get(seat)?.get(commandId);
  }

  /** Only people repeat commands: those of bots and clocks are not kept. */
  add(event: EventRow): void {
    if (!event.commandId.startsWith(`${event.seat}:`)) return;
    const ofSeat = this.#bySeat.get(event.seat) ?? new Map<string, EventRow>();
    this.#bySeat.set(event.seat, ofSeat);
    ofSeat.set(event.commandId, event);
    if (ofSeat.size > REMEMBERED) ofSeat.delete(ofSeat.keys().next().value as string);
  }

  clear(): void {
    this.#bySeat.clear();
  }
}

/** An act says what the row has kept of the first. */
export function isSameCommand(first: EventRow, act: Act): boolean {
  const said = contentOf(act);
  return (
    first.kind === kindOf(act) && (said === undefined || canonicalJson(first.body) === canonicalJson(said))
  );
}

const kindOf = ({ act }: Act): string => (act === 'leave' ? 'standIn' : act);

/** What an act says besides its name. */
function contentOf(act: Act): unknown {
  if (act.act === 'play') return act.plies;
  if (act.act === 'undo') return act.reach;
  return 'agree' in act ? act.agree : undefined;
}
