/** What the delivery job reads about people and tables; each only once in a run. */
import type { ChannelKind, NotificationKind } from '@pithead/protocol';
import { DEFAULT_NOTIFICATION_SETTINGS, eventOf } from '@pithead/protocol';
import type { PersonRow, TableWithSeats } from '../store/store.ts';
import type { NotificationChoices } from '../store/store.ts';
import type { ServerContext } from '../serverContext.ts';
import type { NotificationTable } from './deliveryChannel.ts';
import { notificationTable } from './notificationTable.ts';
import type { NotificationVerdict } from './notificationVerdict.ts';
import { notificationVerdict } from './notificationVerdict.ts';

export interface Recipient extends NotificationChoices {
  readonly person: PersonRow;
  readonly settings: NonNullable<NotificationChoices['settings']>;
}

export class NotificationFacts {
  readonly #context: ServerContext;
  readonly #recipients = new Map<string, Promise<Recipient | undefined>>();
  readonly #tables = new Map<string, Promise<TableWithSeats | undefined>>();
  readonly #online = new Map<string, Promise<number>>();

  constructor(context: ServerContext) {
    this.#context = context;
  }

  /** Undefined if the person is gone. */
  recipient(id: string): Promise<Recipient | undefined> {
    return once(this.#recipients, id, async () => {
      const { store } = this.#context;
      const person = await store.findPerson(id);
      if (person === undefined) return undefined;
      const { settings = DEFAULT_NOTIFICATION_SETTINGS, mutes } = await store.notificationChoices(id);
      return { person, settings, mutes };
    });
  }

  async verdict(
    { person, settings, mutes }: Recipient,
    kind: NotificationKind,
    table: string,
  ): Promise<NotificationVerdict> {
    const { time, uptime, connections } = this.#context;
    const [found, online] = [await this.#table(table), await this.#onlineAt(table)];
    // Before the start no match knows who is there. Connections of other processes are unknown here: a host who
    // looks on at one of them is notified, too.
    if (found?.table.status === 'open' && connections.isWatching(table, person.id)) return { kind: 'drop' };
    const now = time.now();
    return notificationVerdict(kind, person.id, {
      now,
      uptime: uptime.now(),
      found,
      settings,
      mutes,
      online,
    });
  }

  /** Undefined if the table is gone. */
  async describe(table: string, person: string): Promise<NotificationTable | undefined> {
    const { time, uptime } = this.#context;
    const found = await this.#table(table);
    return found && notificationTable(found, person, time.now(), uptime.now());
  }

  #table(id: string): Promise<TableWithSeats | undefined> {
    return once(this.#tables, id, () => this.#context.store.findTable(id));
  }

  #onlineAt(table: string): Promise<number> {
    return once(this.#online, table, async () => {
      const { matches, cluster, store } = this.#context;
      const here = matches.peek(table)?.viewerStreams.localPresence().online ?? 0;
      if (cluster.isSingleProcess) return here;
      const [elsewhere] = await store.presenceAtOthers('', [table]);
      return here | (elsewhere?.online ?? 0);
    });
  }
}

export const isWanted = (
  { settings: { channels, events } }: Recipient,
  kind: NotificationKind,
  channel: ChannelKind,
): boolean => channels[channel] && events[eventOf(kind)][channel];

function once<T>(known: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? read();
  known.set(key, found);
  return found;
}
