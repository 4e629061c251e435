/** Commands that were played before: the same content gets the first answer again, other content is refused (P2). */
import { canonical } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import type { EventRow } from '../store/port.ts';

/** Commands that are remembered without asking the store: in every match in memory, so only the last ones. */
const REMEMBERED = 8;

/** The last commands of a match. */
export class Recent {
  readonly #events = new Map<string, EventRow>();

  get(commandId: string): EventRow | undefined {
    return this.#events.get(commandId);
  }

  add(event: EventRow): void {
    this.#events.set(event.commandId, event);
    if (this.#events.size > REMEMBERED) this.#events.delete(this.#events.keys().next().value as string);
  }

  clear(): void {
    this.#events.clear();
  }
}

/** An act says what the row has kept of the first. */
export function isSameAct(first: EventRow, act: Act): boolean {
  const said = contentOf(act);
  return first.kind === kindOf(act) && (said === undefined || canonical(first.body) === canonical(said));
}

const kindOf = ({ act }: Act): string => (act === 'leave' ? 'standIn' : act);

/** What an act says besides its name. */
function contentOf(act: Act): unknown {
  if (act.act === 'play') return act.plies;
  if (act.act === 'undo') return act.reach;
  return 'agree' in act ? act.agree : undefined;
}
