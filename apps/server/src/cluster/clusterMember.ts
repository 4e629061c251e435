/**
 * One of several server processes on a PostgreSQL database. It sends a heartbeat every second; a process
 * without heartbeats for four seconds is removed with its leases. Leases only prevent double work: concurrent
 * writes are resolved by the keys of the event log.
 */
import type { Logger } from 'pino';
import { randomId, shortId } from '../ids.ts';
import type { Presence } from '../match/subscriptions.ts';
import { PeriodicJobs } from '../operations/periodicJobs.ts';
import type { Store } from '../store/store.ts';
import { OlderProcessError } from '../store/store.ts';
import type { NotificationChannel } from '../store/clusterStore.ts';
import type { Time } from '../time.ts';
import { delay } from '../time.ts';
import type { ClusterNotification } from './clusterNotification.ts';
import { packNotifications, unpackNotifications } from './clusterNotification.ts';
import type { Cluster } from './cluster.ts';

const BEAT_MS = 1000;
/** After this long without a heartbeat other processes take over. */
const LIFE_MS = 4000;
/** Notifications may get lost, so watched tables are compared with the database this often. */
const GAPS_MS = 3000;
/** A lease held by another process is not requested again for this long. */
const DENIED_MS = 1000;
const BOTS_AT_ONCE = 500;

/** Handles what other processes have written. */
export interface ClusterListener {
  onNotification(notice: ClusterNotification): void;
  /** Finds changes whose notifications were missed; `isAll` after the connection was down. */
  resync(isAll: boolean): Promise<void>;
  updatePresence(table: string, here: Presence): void;
  /** Other processes may have removed this one with its presence, which must be stored again. */
  republishPresence(): void;
}

export class ClusterMember implements Cluster {
  readonly isSingleProcess = false;
  readonly id = randomId();
  readonly #store: Store;
  readonly #notices: NotificationChannel;
  readonly #time: Time;
  readonly #log: Logger;
  readonly #rounds: PeriodicJobs;
  readonly #held = new Set<string>();
  readonly #denied = new Map<string, number>();
  #livesUntil = -Infinity;
  /**
   * False after a heartbeat without reply: the row may have been reaped and re-inserted meanwhile, so leases
   * can't be trusted until the next reply.
   */
  #isSure = false;
  #outbox: ClusterNotification[] = [];
  #sending: Promise<void> | undefined;
  #hearer: ClusterListener | undefined;

  constructor(store: Store, notices: NotificationChannel, time: Time, log: Logger) {
    this.#store = store;
    this.#notices = notices;
    this.#time = time;
    this.#log = log;
    this.#rounds = new PeriodicJobs(time, log);
  }

  async start(hearer: ClusterListener): Promise<void> {
    this.#hearer = hearer;
    await this.#refuseOlderProcess();
    await this.#beat();
    this.#notices.listen({
      onNotification: (text) => this.#heard(text),
      onConnected: () =>
        void this.#closeGaps(true).catch((error: unknown) =>
          this.#log.warn({ error: String(error) }, 'gaps not closed'),
        ),
    });
    this.#rounds.every(BEAT_MS, () => this.#beat());
    this.#rounds.every(GAPS_MS, () => this.#closeGaps(false));
  }

  /** A killed process counts as alive until it expires, so this waits that long. */
  async #refuseOlderProcess(): Promise<void> {
    for (
      const end = this.#time.monotonic() + LIFE_MS + BEAT_MS;
      await this.#store.hasOlderProcess();
      await delay(this.#time, BEAT_MS / 4)
    ) {
      if (this.#time.monotonic() > end) throw new OlderProcessError();
    }
  }

  #heard(text: string): void {
    for (const notice of unpackNotifications(this.id, text)) this.#hearer?.onNotification(notice);
  }

  async #closeGaps(isAll: boolean): Promise<void> {
    if (!isAll) await this.#notices.checkConnection();
    await this.#hearer?.resync(isAll);
  }

  async #beat(): Promise<void> {
    const since = this.#time.monotonic();
    const isSure = this.#isSure;
    this.#isSure = false;
    const wasKnown = await this.#store.heartbeat(this.id, LIFE_MS);
    this.#isSure = true;
    this.#livesUntil = since + LIFE_MS;
    if (!wasKnown || !isSure) this.#beginAnew();
    for (const process of await this.#store.reapExpired()) {
      this.#log.warn({ process: shortId(process) }, 'another process is gone');
      this.publish({ kind: 'gone', process });
      this.#hearer?.onNotification({ kind: 'gone', process });
    }
  }

  /** Another process may have acquired the leases. */
  #beginAnew(): void {
    this.#held.clear();
    this.#hearer?.republishPresence();
  }

  /** Uses the local clock: a process that was suspended notices at once that it has expired. */
  get #lives(): boolean {
    return this.#time.monotonic() < this.#livesUntil;
  }

  holdsLease(what: string): boolean {
    return this.#lives && this.#held.has(what);
  }

  async acquireLeases(whats: readonly string[]): Promise<readonly string[]> {
    const now = this.#time.monotonic();
    const wanted = whats.filter(
      (what) => !this.holdsLease(what) && (this.#denied.get(what) ?? -Infinity) < now,
    );
    if (wanted.length > 0 && this.#lives) await this.#claimNow(wanted, now);
    return whats.filter((what) => this.holdsLease(what));
  }

  async #claimNow(wanted: readonly string[], now: number): Promise<void> {
    const granted = new Set(await this.#store.acquireLeases(this.id, wanted));
    for (const [what, until] of this.#denied) if (until < now) this.#denied.delete(what);
    for (const what of wanted) {
      if (granted.has(what)) this.#held.add(what);
      else this.#denied.set(what, now + DENIED_MS);
    }
  }

  releaseLease(what: string): void {
    if (!this.#held.delete(what)) return;
    this.#store
      .releaseLease(this.id, what)
      .catch((error: unknown) => this.#log.warn({ error: String(error) }, 'claim not released'));
  }

  async leaseTablesAwaitingBots(): Promise<readonly { readonly table: string; readonly seq: number }[]> {
    if (!this.#lives) return [];
    const awaiting = await this.#store.leaseTablesAwaitingBots(this.id, BOTS_AT_ONCE);
    for (const { table } of awaiting) this.#held.add(table);
    return awaiting;
  }

  updatePresence(table: string, here: Presence): void {
    this.#hearer?.updatePresence(table, here);
  }

  /**
   * Batches the notifications of one turn of the event loop and those queued while the last batch is sent.
   */
  readonly publish = (notice: ClusterNotification): void => {
    this.#outbox.push(notice);
    this.#sending ??= new Promise<void>((resolve) => void setImmediate(resolve)).then(() => this.#send());
  };

  async #send(): Promise<void> {
    while (this.#outbox.length > 0) {
      const texts = packNotifications(this.id, this.#outbox.splice(0));
      try {
        for (const text of texts) await this.#notices.send(text);
      } catch (error) {
        // The others find the changes when they compare with the database.
        this.#log.warn({ error: String(error) }, 'notices not sent');
      }
    }
    this.#sending = undefined;
  }

  /** Deregisters, so that the others can take over at once. */
  async stop(): Promise<void> {
    await this.#rounds.stop();
    this.#livesUntil = -Infinity;
    await this.#store
      .deregister(this.id)
      .catch((error: unknown) => this.#log.warn({ error: String(error) }, 'not withdrawn'));
    this.publish({ kind: 'gone', process: this.id });
    await this.#sending;
  }
}
