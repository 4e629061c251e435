import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sqliteQueryBuilder } from '../queryBuilder.ts';
import type { Executor, SqlQuery, SqlRow, WriteStep } from '../executor.ts';
import { checkParameters } from '../sqlQuery.ts';
import { StoreError } from '../storeErrors.ts';
import type { Schema } from '../schema.ts';
import { SqliteConnection } from './sqliteConnection.ts';
import type { WriteOutcome } from './groupCommit.ts';
import { commitGroup } from './groupCommit.ts';

/** Such a group takes about 50 ms. */
const MAX_GROUP_SIZE = 500;
const BUSY_MS = 1500;
const BUSY_RETRY_MS = 15;
interface QueuedWrite {
  readonly steps: readonly WriteStep[];
  readonly resolve: (rows: readonly SqlRow[] | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export class SqliteExecutor implements Executor {
  readonly kind = 'sqlite';
  readonly durability = 'SQLite, WAL, synchronous=FULL, grouped commits';
  readonly db: Kysely<Schema> = sqliteQueryBuilder();
  commits = 0;
  connection: SqliteConnection;
  #queue: QueuedWrite[] = [];
  #isScheduled = false;
  #busySince: number | undefined;
  #isClosed = false;

  constructor(connection: SqliteConnection) {
    this.connection = connection;
  }

  async read<R>(query: SqlQuery<R>): Promise<R[]> {
    if (this.#isClosed) throw new StoreError('gone');
    checkParameters(query);
    return this.connection.run(query).rows as R[];
  }

  /** All writes queued in this turn of the event loop share one commit. */
  async write(steps: readonly WriteStep[]): Promise<readonly SqlRow[] | undefined> {
    if (this.#isClosed) throw new StoreError('gone');
    for (const step of steps) checkParameters(step);
    return new Promise((resolve, reject) => {
      this.#queue.push({ steps, resolve, reject });
      if (!this.#isScheduled) this.#schedule();
    });
  }

  #schedule(): void {
    this.#isScheduled = true;
    if (this.#busySince === undefined) setImmediate(() => this.#flush());
    else setTimeout(() => this.#flush(), BUSY_RETRY_MS);
  }

  #flush(): void {
    this.#isScheduled = false;
    const group = this.#queue.splice(0, MAX_GROUP_SIZE);
    const writes = group.map(({ steps }) => steps);
    try {
      this.#checkFileInPlace();
      const outcomes = commitGroup(this.connection, writes);
      this.commits++;
      this.#busySince = undefined;
      for (const [index, outcome] of outcomes.entries()) resolveWrite(group[index] as QueuedWrite, outcome);
    } catch (error) {
      this.#afterFailure(group, error);
    }
    if (this.#queue.length > 0) this.#schedule();
  }

  #afterFailure(group: readonly QueuedWrite[], error: unknown): void {
    if (error instanceof StoreError && error.kind === 'busy' && this.#mayRetryBusy()) {
      this.#queue.unshift(...group);
      return;
    }
    this.#busySince = undefined;
    for (const { reject } of group) reject(error);
    if (error instanceof StoreError && error.kind !== 'full') this.#reconnect();
  }

  #mayRetryBusy(): boolean {
    this.#busySince ??= performance.now();
    return performance.now() - this.#busySince < BUSY_MS;
  }

  #checkFileInPlace(): void {
    if (!this.connection.isInPlace())
      throw new StoreError('gone', new Error(`${this.connection.file} was deleted or replaced`));
  }

  /**
   * A broken or read-only connection stays so, and needs a new one. Not if the file was replaced: SQLite
   * would apply the WAL of the old file to the new one.
   */
  #reconnect(): void {
    if (!this.connection.isInPlace()) return;
    let replacement: SqliteConnection | undefined;
    try {
      replacement = new SqliteConnection(this.connection.file);
      replacement.makeDurable();
      replacement.exec('BEGIN IMMEDIATE');
      replacement.exec('ROLLBACK');
      this.connection.close();
      this.connection = replacement;
    } catch {
      // The old connection may still read; the next failing write tries again.
      replacement?.close();
    }
  }

  async ping(): Promise<void> {
    this.#checkFileInPlace();
    await this.read({ sql: 'SELECT version FROM migrations LIMIT 1', parameters: [] });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    while (this.#queue.length > 0) await delay(BUSY_RETRY_MS);
    try {
      this.connection.run({ sql: 'PRAGMA wal_checkpoint(TRUNCATE)', parameters: [] });
    } catch (error) {
      // Acknowledged writes are durable without the checkpoint.
      if (!(error instanceof StoreError)) throw error;
    } finally {
      this.connection.close();
    }
  }
}

function resolveWrite({ resolve, reject }: QueuedWrite, outcome: WriteOutcome): void {
  if (outcome.kind === 'failed') reject(outcome.error);
  else resolve(outcome.kind === 'done' ? outcome.rows : undefined);
}
