import { setTimeout as delay } from 'node:timers/promises';
import type { Viewer, Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { ChatLine, ServerMessage } from '@pithead/protocol';
import type { PublishedChatLine } from '../chat/chatService.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Store, TableWithSeats } from '../store/store.ts';
import { tableInfoFor } from '../tables/tableInfo.ts';
import type { Subscription } from './subscription.ts';
import type { SocketConnection } from './socketConnection.ts';
import { SocketsByAddress } from './socketsByAddress.ts';

const PINGS_AT_ONCE = 50;
const POLL_MS = 5;

/** Chat lines remembered as sent, per room: a flood in one room must not push out those of the other. */
const MAX_SENT_LINES = 100;

/** The subscriptions of one table, and which chat lines they were sent. */
interface TableSubscribers {
  readonly subscriptions: Set<Subscription>;
  /** A line may arrive twice, from this process and as a cluster message. */
  readonly lines: Readonly<Record<ChatLine['room'], Set<number>>>;
}

const POOL_CHANGED = JSON.stringify({ type: 'pool' } satisfies ServerMessage);

type IsEnded = (connection: SocketConnection) => boolean;

/** A new socket between its upgrade and the end of the lookup of its login session. */
export interface Admission {
  /** Closes the connection at once if its login session has ended meanwhile or the server shuts down. */
  admit(connection: SocketConnection): void;
  cancel(): void;
}

export class ConnectionRegistry {
  /** During a shutdown new messages are ignored; clients repeat them after they have reconnected. */
  isDraining = false;
  pendingMessages = 0;
  readonly byAddress = new SocketsByAddress();
  readonly #all = new Set<SocketConnection>();
  /** For each: the login sessions that ended since the lookup began, which may have read older data. */
  readonly #admissions = new Set<IsEnded[]>();
  readonly #muteReads = new Map<string, Promise<void>>();
  readonly #byTable = new Map<string, TableSubscribers>();
  readonly #cluster: Pick<Cluster, 'watch' | 'unwatch'>;

  constructor(cluster: Pick<Cluster, 'watch' | 'unwatch'>) {
    this.#cluster = cluster;
  }

  get size(): number {
    return this.#all.size;
  }

  /** Must be called before the login session of a new socket is looked up. */
  beginAdmission(): Admission {
    const endings: IsEnded[] = [];
    this.#admissions.add(endings);
    return {
      cancel: () => void this.#admissions.delete(endings),
      admit: (connection) => {
        this.#admissions.delete(endings);
        this.#all.add(connection);
        if (endings.some((isEnded) => isEnded(connection))) connection.close(4001, 'session ended');
        else if (this.isDraining) connection.close(1012, 'restarting');
      },
    };
  }

  remove(connection: SocketConnection): void {
    this.#all.delete(connection);
  }

  addSubscription(subscription: Subscription): void {
    const subscribers = this.#byTable.get(subscription.table) ?? {
      subscriptions: new Set(),
      lines: { players: new Set(), spectators: new Set() },
    };
    if (subscribers.subscriptions.size === 0) this.#cluster.watch(subscription.table);
    this.#byTable.set(subscription.table, subscribers);
    subscribers.subscriptions.add(subscription);
  }

  removeSubscription(subscription: Subscription): void {
    const subscribers = this.#byTable.get(subscription.table);
    subscribers?.subscriptions.delete(subscription);
    if (subscribers?.subscriptions.size !== 0) return;
    this.#byTable.delete(subscription.table);
    this.#cluster.unwatch(subscription.table);
  }

  /** At this process. */
  isWatching(table: string, person: string): boolean {
    const { subscriptions = [] } = this.#byTable.get(table) ?? {};
    return [...subscriptions].some(({ connection }) => connection.person === person);
  }

  watchedTables(): string[] {
    return [...this.#byTable.keys()];
  }

  loginSessions(): string[] {
    return [...new Set([...this.#all].flatMap(({ loginSession }) => loginSession ?? []))];
  }

  isConnected(person: string): boolean {
    return [...this.#all].some((connection) => connection.person === person);
  }

  isWatched(table: string): boolean {
    return this.#byTable.has(table);
  }

  #subscriptionsOf(table: string): Iterable<Subscription> {
    return this.#byTable.get(table)?.subscriptions ?? [];
  }

  sendTable(found: TableWithSeats): void {
    for (const subscription of this.#subscriptionsOf(found.table.id))
      subscription.sendMessage('table', { table: tableInfoFor(found, subscription.person) });
  }

  sendTo(
    table: string,
    type: string,
    content: object,
    isMeant: (viewer: Viewer, subscription: Subscription) => boolean,
  ): void {
    for (const subscription of this.#subscriptionsOf(table))
      if (isMeant(subscription.viewer, subscription)) subscription.sendMessage(type, content);
  }

  sendChat({ table, seats }: TableWithSeats, { line, tableNumber }: PublishedChatLine): void {
    const lines = this.#byTable.get(table.id)?.lines[line.room];
    if (lines === undefined || lines.has(tableNumber)) return;
    lines.add(tableNumber);
    if (lines.size > MAX_SENT_LINES) lines.delete(lines.values().next().value as number);
    const players = new Set(seats.map((row) => row.person));
    this.sendTo(table.id, 'chat', { line }, (_, { person, connection }) => {
      const isPlayer = person !== null && players.has(person);
      return isPlayer === (line.room === 'players') && !connection.mutes.has(line.person);
    });
  }

  sendNudge(table: string, by: Seat, meant: number): void {
    this.sendTo(table, 'nudged', { by }, (viewer) => viewer !== undefined && (meant & bit(viewer)) !== 0);
  }

  sendPoolChange(people: readonly string[]): void {
    for (const connection of this.#all)
      if (connection.person !== null && people.includes(connection.person)) connection.sendText(POOL_CHANGED);
  }

  /** Reads are serialised, or an older result might be applied last. */
  async updateMutes(person: string, read: () => Promise<readonly string[]>): Promise<void> {
    const before = this.#muteReads.get(person) ?? Promise.resolve();
    const reading = before
      .catch(() => undefined)
      .then(read)
      .then((mutes) => {
        for (const connection of this.#all)
          if (connection.person === person) connection.mutes = new Set(mutes);
      });
    this.#muteReads.set(person, reading);
    try {
      await reading;
    } finally {
      if (this.#muteReads.get(person) === reading) this.#muteReads.delete(person);
    }
  }

  closeFor(person: string, exceptLoginSession?: string): void {
    this.#closeEnded(
      (connection) => connection.person === person && connection.loginSession !== exceptLoginSession,
    );
  }

  /** For login sessions whose end this process did not learn of. */
  async closeEndedLoginSessions(store: Pick<Store, 'existingSessions'>): Promise<void> {
    const open = this.loginSessions();
    if (open.length === 0) return;
    const existing = new Set(await store.existingSessions(open));
    for (const loginSession of open) if (!existing.has(loginSession)) this.closeLoginSession(loginSession);
  }

  closeLoginSession(loginSession: string): void {
    this.#closeEnded((connection) => connection.loginSession === loginSession);
  }

  #closeEnded(isEnded: IsEnded): void {
    for (const connection of this.#all) if (isEnded(connection)) connection.close(4001, 'session ended');
    for (const endings of this.#admissions) endings.push(isEnded);
  }

  /** Drops sockets that don't answer. Works in batches, so that no ply waits for thousands of pings. */
  async heartbeat(): Promise<void> {
    let pinged = 0;
    for (const connection of this.#all) {
      connection.ping();
      if (++pinged % PINGS_AT_ONCE === 0) await new Promise<void>((resolve) => void setImmediate(resolve));
    }
  }

  async whenAnswered(withinMs: number): Promise<void> {
    for (const end = performance.now() + withinMs; this.pendingMessages > 0 && performance.now() < end;)
      await delay(POLL_MS);
  }

  closeAll(): void {
    for (const connection of this.#all) connection.close(1012, 'restarting');
  }

  async whenClosed(withinMs: number): Promise<void> {
    for (const end = performance.now() + withinMs; this.#all.size > 0 && performance.now() < end;)
      await delay(POLL_MS);
    for (const connection of this.#all) connection.terminate();
  }
}
