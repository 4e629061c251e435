import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Executor } from '../executor.ts';
import type { MessageBusListener, MessageBus } from '../clusterStore.ts';

const CHANNEL = 'pithead';
const CONNECT_MS = 5000;
const REPLY_MS = 3000;
const RECONNECT_MS = [50, 200, 500, 1000] as const;

export class PostgresMessageBus implements MessageBus {
  readonly #url: string;
  readonly #executor: Executor;
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
  async send(text: string): Promise<void> {
    await this.#executor.read({ sql: `SELECT pg_notify('${CHANNEL}', $1)`, parameters: [text] });
  }

  listen(listener: MessageBusListener): void {
    this.#listener = listener;
    void this.#reconnect();
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
    client.on('notification', ({ payload = '' }) => this.#listener?.onMessage(payload));
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
