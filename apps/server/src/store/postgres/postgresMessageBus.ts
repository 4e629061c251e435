import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Executor } from '../executor.ts';
import type { ClusterMessage } from '../../cluster/clusterMessage.ts';
import {
  packClusterMessages,
  senderOf,
  tableOf,
  unpackClusterMessages,
} from '../../cluster/clusterMessage.ts';
import type { MessageBusListener, MessageBus } from '../clusterStore.ts';

const CHANNEL = 'pithead';
const CONNECT_MS = 5000;
const REPLY_MS = 3000;
const RECONNECT_MS = [50, 200, 500, 1000] as const;

/**
 * All messages go through one channel: PostgreSQL wakes every listener for every message, whatever its channel. So a
 * process drops messages about tables that it has not subscribed to when it receives them.
 */
export class PostgresMessageBus implements MessageBus {
  readonly kind = 'notify';
  readonly #url: string;
  readonly #executor: Executor;
  readonly #tables = new Set<string>();
  #process = '';
  #listener: MessageBusListener | undefined;
  #client: Client | undefined;
  #isClosed = false;

  constructor(url: string, executor: Executor) {
    this.#url = url;
    this.#executor = executor;
  }

  /**
   * Not in the write's transaction: NOTIFY holds a database-wide lock until its commit is on disk. Alone in a
   * transaction it does not wait for the disk.
   */
  async send(process: string, messages: readonly ClusterMessage[]): Promise<void> {
    for (const text of packClusterMessages(process, messages))
      await this.#executor.read({ sql: `SELECT pg_notify('${CHANNEL}', $1)`, parameters: [text] });
  }

  listen(process: string, listener: MessageBusListener): void {
    this.#process = process;
    this.#listener = listener;
    void this.#reconnect();
  }

  subscribe(table: string): void {
    this.#tables.add(table);
  }

  unsubscribe(table: string): void {
    this.#tables.delete(table);
  }

  #receive(text: string): void {
    if (senderOf(text) === this.#process) return;
    const isSubscribed = (message: ClusterMessage): boolean => {
      const table = tableOf(message);
      return table === undefined || this.#tables.has(table);
    };
    this.#listener?.onMessages(unpackClusterMessages(text).filter(isSubscribed));
  }

  async #reconnect(): Promise<void> {
    for (let attempt = 0; !this.#isClosed; attempt++) {
      if (await this.#open()) return;
      await delay(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)], undefined, { ref: false });
    }
  }

  async #open(): Promise<boolean> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: REPLY_MS,
      keepAlive: true,
      application_name: 'pithead messages',
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.#receive(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      void client.end().catch(() => undefined);
      return false;
    }
    if (this.#isClosed) return client.end().then(() => true);
    this.#client = client;
    client.once('end', () => {
      if (this.#client === client) this.#client = undefined;
      if (!this.#isClosed) this.#listener?.onDisconnected('the listening connection has ended');
      void this.#reconnect();
    });
    this.#listener?.onConnected();
    return true;
  }

  async checkConnection(): Promise<void> {
    const client = this.#client;
    await client?.query('SELECT 1').catch(() => void client.end().catch(() => undefined));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }
}
