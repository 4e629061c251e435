import type { CustomTypesConfig } from 'pg';
import { Client, Pool, types as pgTypes } from 'pg';
import { composeStore } from '../composeStore.ts';
import type { Executor, SqlRow } from '../executor.ts';
import type { Migration, Migrator } from '../migrations.ts';
import { migrate, MIGRATIONS } from '../migrations.ts';
import { requireKnownDatabases, requireSingleDatabase } from '../sharding/matchDatabases.ts';
import { relayRepository } from '../sharding/relayRepository.ts';
import { shardedStore } from '../sharding/shardedStore.ts';
import type { Store } from '../store.ts';
import { translatePostgresError } from './postgresErrors.ts';
import { PostgresMessageBus } from './postgresMessageBus.ts';
import { PostgresExecutor } from './postgresExecutor.ts';

const MAX_CONNECTIONS = 10;
/** Longer than the timeouts of SESSION, so that those fire first. */
const QUERY_MS = 15_000;
const CONNECT_MS = 5000;

/** Without timeouts a hanging session would hold its locks for ever. */
const SESSION = `SET synchronous_commit = on; SET lock_timeout = '500ms'; SET statement_timeout = '10s';
  SET idle_in_transaction_session_timeout = '5s'; SET default_transaction_isolation = 'read committed'`;

const MIGRATION_LOCK = 0x50_69_74_48;

const BIGINT = 20;

/** pg returns bigint as text; all stored numbers are below 2^53. */
const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : pgTypes.getTypeParser(oid, format)) as typeof pgTypes.getTypeParser,
};

function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
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
async function migrateDatabase(url: string, migrations: readonly Migration[]): Promise<string> {
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
  const durability = await migrateDatabase(url, migrations);
  return new PostgresExecutor(openPool(url), durability);
}

export async function openPostgresStore(
  url: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Store> {
  const executor = await openPostgresExecutor(url, migrations);
  if (migrations === MIGRATIONS) await closeOnError(executor, requireSingleDatabase(executor));
  return composeStore(executor, new PostgresMessageBus(url, executor));
}

async function closeOnError(executor: Executor, check: Promise<void>): Promise<void> {
  await check.catch(async (error: unknown) => {
    await executor.close();
    throw error;
  });
}

/** Experimental: matches in databases of their own. Without `relayMs` nothing is relayed, for tests. */
export async function openShardedStore(
  url: string,
  matchUrls: readonly string[],
  relayMs?: number,
): Promise<Store> {
  const main = await openPostgresExecutor(url);
  const matches: Executor[] = [];
  try {
    for (const matchUrl of matchUrls) matches.push(await openPostgresExecutor(matchUrl));
    await requireKnownDatabases(main, matches);
  } catch (error) {
    await Promise.all([main, ...matches].map((executor) => executor.close()));
    throw error;
  }
  const shards = matches.map((executor) => ({
    store: composeStore(executor),
    relays: relayRepository(executor),
  }));
  const mainStore = composeStore(main, new PostgresMessageBus(url, main));
  return shardedStore(mainStore, relayRepository(main), shards, relayMs);
}
