import { setTimeout as delay } from 'node:timers/promises';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { MessageBus, MessageBusListener } from '../../store/clusterStore.ts';
import type { Store } from '../../store/store.ts';
import type { ClusterMessage } from '../clusterMessage.ts';
import { packClusterMessages, senderOf, tableOf, unpackClusterMessages } from '../clusterMessage.ts';
import { connectNats } from './connectNats.ts';
import type { NatsSettings } from './natsSettings.ts';

const REPLY_MS = 2000;
const RECONNECT_MS = [50, 200, 500, 1000] as const;

const TABLES = 'pithead.table';
/** Every process listens to all of these. */
const CLUSTER = 'pithead.cluster';

/** The checks of a new connection must not wake other processes. */
const NEEDED_SUBJECTS = {
  publish: [`${TABLES}.check`, `${CLUSTER}.check.publish`],
  subscribe: [`${TABLES}.check`, `${CLUSTER}.*`],
};

const tableSubject = (table: string): string => `${TABLES}.${table}`;

function subjectOf(message: ClusterMessage): string {
  const table = tableOf(message);
  return table === undefined ? `${CLUSTER}.${message.kind}` : tableSubject(table);
}

/** NATS core: each table has a subject, so that only processes with viewers of a table wake up for it. */
export class NatsMessageBus implements MessageBus {
  readonly kind = 'nats';
  readonly #settings: NatsSettings;
  readonly #tables = new Set<string>();
  readonly #subscriptions = new Map<string, Subscription>();
  /** Subscribed, but the broker has not confirmed it yet. */
  #unconfirmed: string[] = [];
  #isConfirming = false;
  #connection: NatsConnection | undefined;
  #isListening = false;
  #process = '';
  #listener: MessageBusListener | undefined;
  #isClosed = false;

  private constructor(settings: NatsSettings, connection: NatsConnection) {
    this.#settings = settings;
    this.#connection = connection;
  }

  /** Fails if there is no broker: a wrong address should be noticed at the start, not as slowness. */
  static async open(settings: NatsSettings): Promise<NatsMessageBus> {
    return new NatsMessageBus(settings, await connectNats(settings, NEEDED_SUBJECTS));
  }

  async send(process: string, messages: readonly ClusterMessage[]): Promise<void> {
    const connection = this.#connection;
    if (connection === undefined) throw new Error('no connection to NATS');
    const bySubject = new Map<string, ClusterMessage[]>();
    for (const message of messages) {
      const subject = subjectOf(message);
      const same = bySubject.get(subject);
      if (same === undefined) bySubject.set(subject, [message]);
      else same.push(message);
    }
    for (const [subject, about] of bySubject)
      for (const text of packClusterMessages(process, about)) connection.publish(subject, text);
  }

  listen(process: string, listener: MessageBusListener): void {
    this.#process = process;
    this.#listener = listener;
    this.#isListening = true;
    const connection = this.#connection;
    if (connection === undefined) return;
    void this.#begin(connection).catch(() => connection.close());
  }

  /** From here on every message arrives, until the connection ends. */
  async #begin(connection: NatsConnection): Promise<void> {
    void connection.closed().then((error) => this.#onClosed(connection, error));
    void this.#closeOnError(connection);
    connection.subscribe(`${CLUSTER}.*`, { callback: (_, message) => this.#receive(message.string()) });
    for (const table of this.#tables) this.#subscribeAt(connection, table);
    await connection.flush();
    this.#listener?.onConnected();
  }

  #subscribeAt(connection: NatsConnection, table: string): void {
    const callback = (_: unknown, message: { string(): string }): void => this.#receive(message.string());
    this.#subscriptions.set(table, connection.subscribe(tableSubject(table), { callback }));
  }

  #receive(text: string): void {
    if (senderOf(text) !== this.#process) this.#listener?.onMessages(unpackClusterMessages(text));
  }

  /** For example after the permissions of this process were changed; the next connection checks them. */
  async #closeOnError(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) if (type === 'error') await connection.close();
  }

  #onClosed(connection: NatsConnection, error: unknown): void {
    if (this.#connection !== connection) return;
    this.#connection = undefined;
    this.#subscriptions.clear();
    if (this.#isClosed) return;
    this.#listener?.onDisconnected(error instanceof Error ? error.message : 'the connection has ended');
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let attempt = 0; !this.#isClosed; attempt++) {
      await delay(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)], undefined, { ref: false });
      const connection = await connectNats(this.#settings, NEEDED_SUBJECTS).catch(() => undefined);
      if (connection === undefined) continue;
      if (this.#isClosed) return connection.close();
      this.#connection = connection;
      return this.#begin(connection).catch(() => connection.close());
    }
  }

  subscribe(table: string): void {
    this.#tables.add(table);
    const connection = this.#connection;
    if (connection === undefined || !this.#isListening || this.#subscriptions.has(table)) return;
    this.#subscribeAt(connection, table);
    this.#unconfirmed.push(table);
    if (!this.#isConfirming) void this.#confirm(connection);
  }

  /** Another process may have sent something before the broker knew of the subscription. */
  async #confirm(connection: NatsConnection): Promise<void> {
    this.#isConfirming = true;
    try {
      while (this.#unconfirmed.length > 0) {
        const tables = this.#unconfirmed;
        this.#unconfirmed = [];
        await connection.flush();
        this.#listener?.onSubscribed(tables.filter((table) => this.#tables.has(table)));
      }
    } catch {
      // The connection has ended; the next one begins with a comparison of everything.
      this.#unconfirmed = [];
    }
    this.#isConfirming = false;
  }

  unsubscribe(table: string): void {
    this.#tables.delete(table);
    this.#subscriptions.get(table)?.unsubscribe();
    this.#subscriptions.delete(table);
  }

  async checkConnection(): Promise<void> {
    const connection = this.#connection;
    if (connection === undefined) return;
    const timeout = new AbortController();
    const late = delay(REPLY_MS, 'late', { ref: false, signal: timeout.signal }).catch(() => undefined);
    const reply = connection.flush().catch(() => undefined);
    if ((await Promise.race([reply, late])) === 'late') await connection.close();
    timeout.abort();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#connection?.close();
  }
}

export async function withNatsMessageBus(store: Store, settings: NatsSettings): Promise<Store> {
  const messageBus = await NatsMessageBus.open(settings);
  return {
    ...store,
    messageBus,
    async close() {
      await messageBus.close();
      await store.close();
    },
  };
}
