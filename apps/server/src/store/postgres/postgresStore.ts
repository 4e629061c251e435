import type { Kysely } from 'kysely';
import type { ClientBase, CustomTypesConfig, QueryResult } from 'pg';
import { Client, Pool, types as pgTypes } from 'pg';
import { postgresQueryBuilder } from '../queryBuilder.ts';
import { composeStore } from '../composeStore.ts';
import type { Executor, RetryPolicy, SqlQuery, SqlRow, WriteStep } from '../executor.ts';
import { checkParameters, CommitLost, retryTransient, resultStepIndex, StepRefused } from '../executor.ts';
import type { Migration, Migrator } from '../migrations.ts';
import { migrate, MIGRATIONS } from '../migrations.ts';
import type { Store } from '../store.ts';
import { StoreError } from '../storeErrors.ts';
import { translatePostgresError } from './postgresErrors.ts';
import { PostgresNotifications } from './postgresNotifications.ts';
import type { Schema } from '../schema.ts';

const CONNECTIONS = 10;
/** Longer than the server-side timeouts below, so that those fire first. */
const QUERY_MS = 15_000;
const CONNECT_MS = 5000;

/** Without the timeouts a hanging session would hold its locks for ever. */
const SESSION = `SET synchronous_commit = on; SET lock_timeout = '500ms'; SET statement_timeout = '10s';
  SET idle_in_transaction_session_timeout = '5s'; SET default_transaction_isolation = 'read committed'`;

/** An arbitrary key that every Pithead uses. */
const MIGRATION_LOCK = 0x50_69_74_48;

const BIGINT = 20;

/** A write that did not reach COMMIT had no effect, so it can be retried; so can every read. */
const PATIENCE: RetryPolicy = {
  forMs: 1500,
  delayMs: 25,
  isTransient: (error) =>
    error instanceof StoreError &&
    !(error instanceof CommitLost) &&
    (error.kind === 'busy' || error.kind === 'gone'),
};

class PostgresExecutor implements Executor {
  readonly kind = 'postgres';
  readonly durability: string;
  readonly build: Kysely<Schema> = postgresQueryBuilder();
  readonly #pool: Pool;
  #isClosed = false;

  constructor(pool: Pool, durability: string) {
    this.#pool = pool;
    this.durability = durability;
  }

  async read<R>(query: SqlQuery<R>): Promise<R[]> {
    checkParameters(query);
    return (await this.#patiently(() => this.#with((client) => run(client, query)))).rows as R[];
  }

  async write(steps: readonly WriteStep[]): Promise<readonly SqlRow[] | undefined> {
    for (const step of steps) checkParameters(step);
    return this.#patiently(() => this.#with((client) => transaction(client, steps)));
  }

  #patiently<T>(work: () => Promise<T>): Promise<T> {
    return retryTransient(
      { ...PATIENCE, isTransient: (error) => !this.#isClosed && PATIENCE.isTransient(error) },
      work,
    );
  }

  async #with<T>(work: (client: ClientBase) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw translatePostgresError(error);
    });
    let fault: unknown;
    try {
      return await work(client);
    } catch (error) {
      fault = translatePostgresError(error);
      throw fault;
    } finally {
      // Discards a connection that may be broken.
      client.release(isGone(fault));
    }
  }

  async ping(): Promise<void> {
    await this.read({ sql: 'SELECT 1', parameters: [] });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#pool.end();
  }
}

function isGone(fault: unknown): boolean {
  return fault instanceof StoreError && fault.kind === 'gone';
}

function run(client: ClientBase, { sql, parameters }: SqlQuery): Promise<QueryResult> {
  return client.query(sql, [...parameters]);
}

async function transaction(
  client: ClientBase,
  steps: readonly WriteStep[],
): Promise<readonly SqlRow[] | undefined> {
  await client.query('BEGIN');
  let rows: readonly SqlRow[] = [];
  const resultAt = resultStepIndex(steps);
  try {
    for (const [place, step] of steps.entries()) {
      const result = await run(client, step);
      if (place === resultAt) rows = result.rows;
      if (step.mustChange !== true || result.rowCount !== 0) continue;
      if (step.refusal !== undefined) throw new StepRefused(step.refusal);
      await client.query('ROLLBACK');
      return undefined;
    }
  } catch (error) {
    const fault = translatePostgresError(error);
    // A lost connection rolls back by itself, and a hanging one would hang again.
    if (!isGone(fault)) await client.query('ROLLBACK').catch(() => undefined);
    throw fault;
  }
  await commit(client);
  return rows;
}

async function commit(client: ClientBase): Promise<void> {
  try {
    await client.query('COMMIT');
  } catch (error) {
    const fault = translatePostgresError(error);
    // With a known error the commit failed; otherwise it may have succeeded.
    if (fault instanceof StoreError && !isGone(fault)) throw fault;
    throw new CommitLost(error);
  }
}

/** pg returns bigint as text; all stored numbers are below 2^53. */
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
};

function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    types,
    onConnect: async (client) => {
      // Between two queries there is no other listener, and an unhandled 'error' event ends the process.
      client.on('error', () => undefined);
      await client.query(SESSION);
    },
  });
  // The pool has already removed the broken idle connection.
  pool.on('error', () => undefined);
  return pool;
}

function postgresMigrator(client: Client): Migrator {
  return {
    findVersions: `SELECT 1 FROM pg_class WHERE oid = to_regclass('migrations')`,
    run: async (sql) => (await client.query(sql)).rows as SqlRow[],
    begin: async () => {
      await client.query('BEGIN');
      await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    },
  };
}

/** Uses its own connection: a migration may take longer than the query timeout. */
async function migrateUrl(url: string, migrations: readonly Migration[]): Promise<string> {
  let client: Client | undefined;
  try {
    // The constructor throws if the URL names TLS files that can't be read.
    client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, types });
    client.on('error', () => undefined);
    await client.connect();
    await migrate(postgresMigrator(client), migrations);
    const { rows } = await client.query(
      `SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync`,
    );
    return `PostgreSQL ${rows[0].version}, synchronous_commit=on, fsync=${rows[0].fsync}`;
  } catch (error) {
    throw translatePostgresError(error);
  } finally {
    await client?.end().catch(() => undefined);
  }
}

export async function openPostgresExecutor(
  url: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Executor> {
  const durability = await migrateUrl(url, migrations);
  return new PostgresExecutor(openPool(url), durability);
}

export async function openPostgresStore(
  url: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Store> {
  const executor = await openPostgresExecutor(url, migrations);
  return composeStore(executor, new PostgresNotifications(url, executor));
}
