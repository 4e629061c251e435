/** A command that is sent again gets its first answer; another command under the same id is refused (promise P2). */
import type { Seat } from '@pithead/kernel';
import { canonicalJson } from '@pithead/kernel';
import type { Act } from '@pithead/protocol';
import type { MatchState } from '@pithead/match';
import { LruCache } from '../limits/lruCache.ts';
import type { EventRow } from '../store/store.ts';

const MAX_COMMANDS = 4;

/**
 * The last commands of each seat; older ones are found in the store. In one cache for all seats, secret
 * commands of others would evict those of this seat, and the slower answer to a repeated command would reveal
 * them.
 */
export class RecentCommands {
  readonly #bySeat = new Map<Seat, LruCache<EventRow>>();

  get(seat: Seat, commandId: string): EventRow | undefined {
    return this.#bySeat.get(seat)?.peek(commandId);
  }

  /** Commands of bots and clocks are never repeated, so they are left out. */
  add(event: EventRow): void {
    if (!isPersonsCommand(event)) return;
    let commands = this.#bySeat.get(event.seat);
    if (commands === undefined) this.#bySeat.set(event.seat, (commands = new LruCache(MAX_COMMANDS)));
    commands.set(event.commandId, event);
  }

  clear(): void {
    this.#bySeat.clear();
  }
}

export const isPersonsCommand = ({ commandId, seat }: EventRow): boolean => commandId.startsWith(`${seat}:`);

/** The id of an event that no person has sent. Two processes that cause it at once get one id. */
export const serverCommandId = (
  { logSeq }: MatchState,
  cause: 'bot' | 'time' | 'gone' | 'vacation',
  seat: Seat,
): string => `${cause}:${seat}:${logSeq + 1}`;

export function isSameCommand(first: EventRow, act: Act): boolean {
  const kind = act.act === 'leave' ? 'standIn' : act.act;
  const content = contentOf(act);
  return (
    first.kind === kind && (content === undefined || canonicalJson(first.body) === canonicalJson(content))
  );
}

function contentOf(act: Act): unknown {
  if (act.act === 'play') return act.plies;
  if (act.act === 'undo') return act.reach;
  return 'agree' in act ? act.agree : undefined;
}
