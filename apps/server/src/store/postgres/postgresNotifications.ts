/** LISTEN and NOTIFY over a dedicated connection that reconnects by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Executor } from '../executor.ts';
import type { NotificationListener, NotificationChannel } from '../clusterStore.ts';

const CHANNEL = 'pithead';
const CONNECT_MS = 5000;
const ANSWER_MS = 3000;
const AGAIN_MS = [50, 200, 500, 1000] as const;

export class PostgresNotifications implements NotificationChannel {
  readonly #url: string;
  readonly #executor: Executor;
  #hearer: NotificationListener | undefined;
  #line: Client | undefined;
  #isClosed = false;

  constructor(url: string, executor: Executor) {
    this.#url = url;
    this.#executor = executor;
  }

  /**
   * Not in the transaction of the write: NOTIFY holds a database-wide lock until its commit is on disk. A
   * transaction with nothing else does not wait for the disk.
   */
  async send(text: string): Promise<void> {
    await this.#executor.read({ sql: `SELECT pg_notify('${CHANNEL}', $1)`, parameters: [text] });
  }

  listen(hearer: NotificationListener): void {
    this.#hearer = hearer;
    void this.#keepOpen();
  }

  async #keepOpen(): Promise<void> {
    for (let attempt = 0; !this.#isClosed; attempt++) {
      if (await this.#open()) return;
      await pause(AGAIN_MS[Math.min(attempt, AGAIN_MS.length - 1)], undefined, { ref: false });
    }
  }

  async #open(): Promise<boolean> {
    const line = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: 'pithead notices',
    });
    line.on('error', () => undefined);
    line.on('notification', ({ payload = '' }) => this.#hearer?.onNotification(payload));
    try {
      await line.connect();
      await line.query(`LISTEN ${CHANNEL}`);
    } catch {
      void line.end().catch(() => undefined);
      return false;
    }
    if (this.#isClosed) return line.end().then(() => true);
    this.#line = line;
    line.once('end', () => {
      if (this.#line === line) this.#line = undefined;
      void this.#keepOpen();
    });
    this.#hearer?.onConnected();
    return true;
  }

  async checkConnection(): Promise<void> {
    const line = this.#line;
    await line?.query('SELECT 1').catch(() => void line.end().catch(() => undefined));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#line?.end().catch(() => undefined);
  }
}
