import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sqliteBuilder } from './builder.ts';
import { composeStore } from './compose.ts';
import type { Executor, Patience, Query, Row, Step } from './executor.ts';
import { checkParameters, patiently } from './executor.ts';
import type { Migration, Migrator } from './migrations.ts';
import { migrate, MIGRATIONS } from './migrations.ts';
import type { Store } from './port.ts';
import { StoreFault } from './storeErrors.ts';
import { DatabaseUnusable } from './problem.ts';
import type { Schema } from './schema.ts';
import { createFile, SqliteConnection } from './sqliteConnection.ts';
import type { Outcome } from './sqliteGroup.ts';
import { commitGroup } from './sqliteGroup.ts';

/** "PitH" in the file's header marks the database as ours. */
export const APPLICATION_ID = 0x50_69_74_48;

/** A group of this size takes about 50 ms. */
const LARGEST_GROUP = 500;
const BUSY_MS = 1500;
const BUSY_PAUSE_MS = 15;
const OPENING: Patience = {
  forMs: 10_000,
  pauseMs: 20,
  isWorthIt: (error) => error instanceof StoreFault && error.trouble === 'busy',
};

interface Waiting {
  readonly steps: readonly Step[];
  readonly resolve: (rows: readonly Row[] | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export class SqliteExecutor implements Executor {
  readonly kind = 'sqlite';
  readonly durability = 'SQLite, WAL, synchronous=FULL, grouped commits';
  readonly build: Kysely<Schema> = sqliteBuilder();
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

  async read<R>(query: Query<R>): Promise<R[]> {
    if (this.#isClosed) throw new StoreFault('gone');
    checkParameters(query);
    return this.connection.run(query).rows as R[];
  }

  /** Waits for the end of this turn of the event loop; all writes queued by then share one commit. */
  async write(steps: readonly Step[]): Promise<readonly Row[] | undefined> {
    if (this.#isClosed) throw new StoreFault('gone');
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
    if (error instanceof StoreFault && error.trouble === 'busy' && this.#hasPatience()) {
      this.#waiting.unshift(...group);
      return;
    }
    this.#busySince = undefined;
    for (const { reject } of group) reject(error);
    if (error instanceof StoreFault && error.trouble !== 'full') this.#renew();
  }

  #hasPatience(): boolean {
    this.#busySince ??= performance.now();
    return performance.now() - this.#busySince < BUSY_MS;
  }

  #checkPlace(): void {
    if (!this.connection.isInPlace())
      throw new StoreFault('gone', new Error(`${this.connection.file} was deleted or replaced`));
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
      if (!(error instanceof StoreFault)) throw error;
    } finally {
      this.connection.close();
    }
  }
}

function settle({ resolve, reject }: Waiting, outcome: Outcome): void {
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
  if (rows.length > 0) throw new DatabaseUnusable('foreign');
}

export async function openSqliteExecutor(
  file: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<SqliteExecutor> {
  createFile(file);
  const connection = new SqliteConnection(file);
  try {
    await patiently(OPENING, async () => refuseForeign(connection));
    await patiently(OPENING, async () => migrate(sqliteMigrator(connection), migrations));
    await patiently(OPENING, async () => connection.makeDurable());
    return new SqliteExecutor(connection);
  } catch (error) {
    connection.close();
    throw error;
  }
}

export async function openSqlite(file: string): Promise<Store> {
  return composeStore(await openSqliteExecutor(file));
}
