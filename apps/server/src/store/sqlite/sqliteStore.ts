import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sqliteQueryBuilder } from '../queryBuilder.ts';
import { composeStore } from '../composeStore.ts';
import type { Executor, RetryPolicy, SqlQuery, SqlRow, WriteStep } from '../executor.ts';
import { checkParameters, retryTransient } from '../executor.ts';
import type { Migration, Migrator } from '../migrations.ts';
import { migrate, MIGRATIONS } from '../migrations.ts';
import type { Store } from '../store.ts';
import { StoreError } from '../storeErrors.ts';
import { UnusableDatabaseError } from '../databaseProblem.ts';
import type { Schema } from '../schema.ts';
import { createDatabaseFile, SqliteConnection } from './sqliteConnection.ts';
import type { WriteOutcome } from './groupCommit.ts';
import { commitGroup } from './groupCommit.ts';

/** "PitH" in the file's header marks the database as ours. */
export const APPLICATION_ID = 0x50_69_74_48;

/** A group of this size takes about 50 ms. */
const LARGEST_GROUP = 500;
const BUSY_MS = 1500;
const BUSY_PAUSE_MS = 15;
const OPENING: RetryPolicy = {
  forMs: 10_000,
  delayMs: 20,
  isTransient: (error) => error instanceof StoreError && error.kind === 'busy',
};

interface Waiting {
  readonly steps: readonly WriteStep[];
  readonly resolve: (rows: readonly SqlRow[] | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export class SqliteExecutor implements Executor {
  readonly kind = 'sqlite';
  readonly durability = 'SQLite, WAL, synchronous=FULL, grouped commits';
  readonly build: Kysely<Schema> = sqliteQueryBuilder();
  /** The number of commits, and so of fsyncs. */
  commits = 0;
  connection: SqliteConnection;
  #waiting: Waiting[] = [];
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

  /** Waits for the end of this turn of the event loop; all writes queued by then share one commit. */
  async write(steps: readonly WriteStep[]): Promise<readonly SqlRow[] | undefined> {
    if (this.#isClosed) throw new StoreError('gone');
    for (const step of steps) checkParameters(step);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ steps, resolve, reject });
      if (!this.#isScheduled) this.#schedule();
    });
  }

  #schedule(): void {
    this.#isScheduled = true;
    if (this.#busySince === undefined) setImmediate(() => this.#flush());
    else setTimeout(() => this.#flush(), BUSY_PAUSE_MS);
  }

  #flush(): void {
    this.#isScheduled = false;
    const group = this.#waiting.splice(0, LARGEST_GROUP);
    const writes = group.map(({ steps }) => steps);
    try {
      this.#checkPlace();
      const outcomes = commitGroup(this.connection, writes);
      this.commits++;
      this.#busySince = undefined;
      for (const [place, outcome] of outcomes.entries()) settle(group[place] as Waiting, outcome);
    } catch (error) {
      this.#afterFailure(group, error);
    }
    if (this.#waiting.length > 0) this.#schedule();
  }

  #afterFailure(group: readonly Waiting[], error: unknown): void {
    if (error instanceof StoreError && error.kind === 'busy' && this.#hasPatience()) {
      this.#waiting.unshift(...group);
      return;
    }
    this.#busySince = undefined;
    for (const { reject } of group) reject(error);
    if (error instanceof StoreError && error.kind !== 'full') this.#renew();
  }

  #hasPatience(): boolean {
    this.#busySince ??= performance.now();
    return performance.now() - this.#busySince < BUSY_MS;
  }

  #checkPlace(): void {
    if (!this.connection.isInPlace())
      throw new StoreError('gone', new Error(`${this.connection.file} was deleted or replaced`));
  }

  /**
   * A broken or read-only connection stays so; this replaces it by a new one that can write. Not if the file
   * was replaced: SQLite would apply the WAL of the old file to the new one.
   */
  #renew(): void {
    if (!this.connection.isInPlace()) return;
    let fresh: SqliteConnection | undefined;
    try {
      fresh = new SqliteConnection(this.connection.file);
      fresh.makeDurable();
      fresh.exec('BEGIN IMMEDIATE');
      fresh.exec('ROLLBACK');
      this.connection.close();
      this.connection = fresh;
    } catch {
      // Keep the old connection, which may still read; the next failing write tries again.
      fresh?.close();
    }
  }

  async ping(): Promise<void> {
    this.#checkPlace();
    await this.read({ sql: 'SELECT version FROM migrations LIMIT 1', parameters: [] });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    while (this.#waiting.length > 0) await pause(BUSY_PAUSE_MS);
    try {
      // Afterwards the database consists of the one file.
      this.connection.run({ sql: 'PRAGMA wal_checkpoint(TRUNCATE)', parameters: [] });
    } catch (error) {
      // Acknowledged writes are durable without the checkpoint.
      if (!(error instanceof StoreError)) throw error;
    } finally {
      this.connection.close();
    }
  }
}

function settle({ resolve, reject }: Waiting, outcome: WriteOutcome): void {
  if (outcome.kind === 'failed') reject(outcome.error);
  else resolve(outcome.kind === 'done' ? outcome.rows : undefined);
}

export function sqliteMigrator(connection: SqliteConnection): Migrator {
  return {
    findVersions: `SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'`,
    run: async (sql) => connection.run({ sql, parameters: [] }).rows,
    begin: async () => {
      connection.exec('BEGIN IMMEDIATE');
      connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    },
  };
}

/** An empty file is a new database; one with tables must be ours. */
function refuseForeign(connection: SqliteConnection): void {
  const [id] = connection.run({ sql: 'PRAGMA application_id', parameters: [] }).rows;
  if (id?.['application_id'] === APPLICATION_ID) return;
  const { rows } = connection.run({ sql: 'SELECT 1 FROM sqlite_master LIMIT 1', parameters: [] });
  if (rows.length > 0) throw new UnusableDatabaseError('foreign');
}

export async function openSqliteExecutor(
  file: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<SqliteExecutor> {
  createDatabaseFile(file);
  const connection = new SqliteConnection(file);
  try {
    await retryTransient(OPENING, async () => refuseForeign(connection));
    await retryTransient(OPENING, async () => migrate(sqliteMigrator(connection), migrations));
    await retryTransient(OPENING, async () => connection.makeDurable());
    return new SqliteExecutor(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
}

export async function openSqliteStore(file: string): Promise<Store> {
  return composeStore(await openSqliteExecutor(file));
}
