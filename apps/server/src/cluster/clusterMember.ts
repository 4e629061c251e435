/**
 * One of several server processes on a PostgreSQL database. It sends a heartbeat every second; a process
 * without heartbeats for four seconds is removed with its leases. Leases only prevent double work: concurrent
 * writes are resolved by the keys of the event log.
 */
import type { Logger } from 'pino';
import { isRandomId, randomId, shortId } from '../ids.ts';
import type { Presence } from '../match/viewerStreams.ts';
import type { Metrics } from '../operations/metrics.ts';
import { PeriodicScheduler } from '../operations/periodicScheduler.ts';
import type { Store } from '../store/store.ts';
import { OlderProcessError } from '../store/store.ts';
import type { MessageBus } from '../store/clusterStore.ts';
import type { Time } from '../time.ts';
import { delay } from '../time.ts';
import type { ClusterMessage } from './clusterMessage.ts';
import type { Cluster } from './cluster.ts';

const HEARTBEAT_MS = 1000;
const EXPIRY_MS = 4000;
const REAP_MS = 500;
/**
 * Messages may get lost, so watched tables are also compared with the database: often enough that nobody sees
 * anything more than three seconds late.
 */
const RESYNC_MS = 2700;
/** While the message bus is gone, nothing else tells of other processes. */
const RESYNC_WITHOUT_BUS_MS = 1000;
const DENIED_RETRY_MS = 1000;
const MAX_BOT_TABLES = 500;

export interface ClusterListener {
  onMessage(message: ClusterMessage): void;
  /** Finds changes whose messages were missed; `isAll` after the connection was down. */
  resync(isAll: boolean): Promise<void>;
  /** Finds changes of these tables alone. */
  resyncTables(tables: readonly string[]): Promise<void>;
  updatePresence(table: string, here: Presence): void;
  republishPresence(): void;
}

export interface ClusterMemberDependencies {
  readonly store: Store;
  readonly messageBus: MessageBus;
  readonly time: Time;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'busConnected' | 'busReceived' | 'busUnsent'>;
}

export class ClusterMember implements Cluster {
  readonly isSingleProcess = false;
  readonly id = randomId();
  readonly #store: Store;
  readonly #bus: MessageBus;
  readonly #time: Time;
  readonly #log: Logger;
  readonly #metrics: ClusterMemberDependencies['metrics'];
  readonly #jobs: PeriodicScheduler;
  readonly #held = new Set<string>();
  readonly #watched = new Set<string>();
  readonly #subscribed = new Set<string>();
  #isBusConnected = true;
  readonly #denied = new Map<string, number>();
  #aliveUntil = -Infinity;
  /**
   * False after a heartbeat without reply: the row may have been reaped and re-inserted meanwhile, so leases
   * can't be trusted until the next reply.
   */
  #areLeasesTrusted = false;
  #outbox: ClusterMessage[] = [];
  #sending: Promise<void> | undefined;
  #listener: ClusterListener | undefined;

  constructor({ store, messageBus, time, log, metrics }: ClusterMemberDependencies) {
    this.#store = store;
    this.#bus = messageBus;
    this.#time = time;
    this.#log = log;
    this.#metrics = metrics;
    this.#jobs = new PeriodicScheduler(time, log);
  }

  async start(listener: ClusterListener): Promise<void> {
    this.#listener = listener;
    await this.#waitForOlderProcesses();
    await this.#heartbeat();
    this.#bus.listen(this.id, {
      onMessages: (messages) => this.#receive(messages),
      onConnected: () => this.#onBusConnected(),
      onDisconnected: (reason) => this.#onBusDisconnected(reason),
      onSubscribed: (tables) => this.#readMissed(listener.resyncTables(tables)),
    });
    this.#jobs.every(HEARTBEAT_MS, () => this.#heartbeat());
    this.#jobs.every(REAP_MS, () => this.#reapExpired());
    this.#jobs.every(RESYNC_MS, () => listener.resync(!this.#isBusConnected));
    // A job of its own: a comparison must not wait for a connection that hangs.
    this.#jobs.every(RESYNC_MS, () => this.#bus.checkConnection());
    this.#jobs.every(RESYNC_WITHOUT_BUS_MS, async () => {
      if (!this.#isBusConnected) await listener.resync(false);
    });
  }

  #onBusConnected(): void {
    if (!this.#isBusConnected) this.#log.info({ bus: this.#bus.kind }, 'message bus is back');
    this.#isBusConnected = true;
    this.#metrics.busConnected.set({ bus: this.#bus.kind }, 1);
    if (this.#listener !== undefined) this.#readMissed(this.#listener.resync(true));
  }

  #onBusDisconnected(reason: string): void {
    if (this.#isBusConnected)
      this.#log.warn(
        { bus: this.#bus.kind, reason },
        'message bus is gone: changes of other processes are read from the database every second',
      );
    this.#isBusConnected = false;
    this.#metrics.busConnected.set({ bus: this.#bus.kind }, 0);
  }

  #readMissed(reading: Promise<void>): void {
    reading.catch((error: unknown) =>
      this.#log.warn({ error: String(error) }, 'changes of other processes not read'),
    );
  }

  /** A killed process counts as alive until it expires, so this waits that long. */
  async #waitForOlderProcesses(): Promise<void> {
    for (
      const end = this.#time.monotonic() + EXPIRY_MS + HEARTBEAT_MS;
      await this.#store.hasOlderProcess();
      await delay(this.#time, HEARTBEAT_MS / 4)
    ) {
      if (this.#time.monotonic() > end) throw new OlderProcessError();
    }
  }

  #receive(messages: readonly ClusterMessage[]): void {
    this.#metrics.busReceived.inc({ bus: this.#bus.kind });
    this.#handle(messages);
  }

  async #heartbeat(): Promise<void> {
    const sentAt = this.#time.monotonic();
    const areLeasesTrusted = this.#areLeasesTrusted;
    this.#areLeasesTrusted = false;
    const wasKnown = await this.#store.heartbeat(this.id, EXPIRY_MS);
    this.#areLeasesTrusted = true;
    this.#aliveUntil = sentAt + EXPIRY_MS;
    if (!wasKnown || !areLeasesTrusted) this.#restartMembership();
  }

  async #reapExpired(): Promise<void> {
    if (!this.#isAlive) return;
    const expired = await this.#store.reapExpired();
    for (const process of expired) {
      this.#log.warn({ process: shortId(process) }, 'another process is gone');
      this.publish({ kind: 'gone', process });
    }
    this.#handle(expired.map((process) => ({ kind: 'gone', process })));
  }

  #handle(messages: readonly ClusterMessage[]): void {
    // Leases of the other process are free now.
    if (messages.some(({ kind }) => kind === 'gone')) this.#denied.clear();
    for (const message of messages) this.#listener?.onMessage(message);
  }

  #restartMembership(): void {
    const lost = [...this.#held];
    this.#held.clear();
    for (const key of lost) this.#updateSubscription(key);
    this.#listener?.republishPresence();
  }

  /** Uses the local clock: a process that was suspended notices at once that it has expired. */
  get #isAlive(): boolean {
    return this.#time.monotonic() < this.#aliveUntil;
  }

  holdsLease(key: string): boolean {
    return this.#isAlive && this.#held.has(key);
  }

  async acquireLeases(keys: readonly string[]): Promise<readonly string[]> {
    const now = this.#time.monotonic();
    const missing = keys.filter((key) => !this.holdsLease(key) && (this.#denied.get(key) ?? -Infinity) < now);
    if (missing.length > 0 && this.#isAlive) await this.#requestLeases(missing, now);
    return keys.filter((key) => this.holdsLease(key));
  }

  async #requestLeases(missing: readonly string[], now: number): Promise<void> {
    const granted = new Set(await this.#store.acquireLeases(this.id, missing));
    for (const [key, until] of this.#denied) if (until < now) this.#denied.delete(key);
    for (const key of missing) {
      if (granted.has(key)) this.#hold(key);
      else this.#denied.set(key, now + DENIED_RETRY_MS);
    }
  }

  #hold(key: string): void {
    this.#held.add(key);
    this.#updateSubscription(key);
  }

  watch(table: string): void {
    this.#watched.add(table);
    this.#updateSubscription(table);
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    this.#updateSubscription(table);
  }

  /** Leases of background jobs have names instead of ids. */
  #updateSubscription(key: string): void {
    const isNeeded = this.#watched.has(key) || (this.#held.has(key) && isRandomId(key));
    if (isNeeded === this.#subscribed.has(key)) return;
    if (isNeeded) {
      this.#subscribed.add(key);
      this.#bus.subscribe(key);
    } else {
      this.#subscribed.delete(key);
      this.#bus.unsubscribe(key);
    }
  }

  releaseLease(key: string): void {
    if (!this.#held.delete(key)) return;
    this.#updateSubscription(key);
    this.#store
      .releaseLease(this.id, key)
      .catch((error: unknown) => this.#log.warn({ error: String(error) }, 'lease not released'));
  }

  async leaseTablesAwaitingBots(): Promise<readonly { readonly table: string; readonly seq: number }[]> {
    if (!this.#isAlive) return [];
    const awaiting = await this.#store.leaseTablesAwaitingBots(this.id, MAX_BOT_TABLES);
    for (const { table } of awaiting) this.#hold(table);
    return awaiting;
  }

  updatePresence(table: string, here: Presence): void {
    this.#listener?.updatePresence(table, here);
  }

  /** Messages of one turn of the event loop, and those queued while a batch is sent, leave together. */
  readonly publish = (message: ClusterMessage): void => {
    this.#outbox.push(message);
    this.#sending ??= new Promise<void>((resolve) => void setImmediate(resolve)).then(() => this.#send());
  };

  async #send(): Promise<void> {
    while (this.#outbox.length > 0) {
      const messages = this.#outbox.splice(0);
      try {
        await this.#bus.send(this.id, messages);
      } catch (error) {
        this.#metrics.busUnsent.inc({ bus: this.#bus.kind }, messages.length);
        // The log says only once that the bus is gone.
        if (this.#isBusConnected)
          this.#log.warn({ error: String(error) }, 'messages to other processes not sent');
      }
    }
    this.#sending = undefined;
  }

  async stop(): Promise<void> {
    await this.#jobs.stop();
    this.#aliveUntil = -Infinity;
    await this.#store
      .deregister(this.id)
      .catch((error: unknown) => this.#log.warn({ error: String(error) }, 'process not deregistered'));
    this.publish({ kind: 'gone', process: this.id });
    await this.#sending;
  }
}
