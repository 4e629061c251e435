/**
 * Databases of older versions must always load. `data-0.1` has schema version 4; `data-0.1-final` has version
 * 9, the last before the code was restructured. Both hold open, running and finished tables of all games,
 * with secret choices, open requests, chat in both rooms and a deleted guest. PostgreSQL rows are kept as
 * JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import type { RunningServer } from '../../server.ts';
import { openStore } from '../../store/index.ts';
import { MIGRATIONS } from '../../store/migrations.ts';
import { openPostgresExecutor } from '../../store/postgres/postgresStore.ts';
import type { TestDatabases } from '../../store/testing/testPostgres.ts';
import type { Time } from '../../time.ts';
import { realTime } from '../../time.ts';
import { RandomBotPool } from '../fakes/randomBotPool.ts';
import { newTestFolder, startTestServer } from './testServer.ts';

export interface SavedData {
  readonly folder: string;
  readonly schema: number;
  /** The servers' wall clock, because open tables are listed for some hours or days only. */
  readonly writtenAt: number;
}

export const FIRST_DATA: SavedData = {
  folder: 'data-0.1',
  schema: 4,
  writtenAt: Date.UTC(2026, 10, 18, 0, 45),
};
export const FINAL_DATA: SavedData = {
  folder: 'data-0.1-final',
  schema: 9,
  writtenAt: Date.UTC(2026, 10, 18, 3, 45),
};

export const unpackSaved = ({ folder }: SavedData, name: string): Buffer =>
  gunzipSync(readFileSync(new URL(`../${folder}/${name}.gz`, import.meta.url)));

const portsOf = ({ writtenAt }: SavedData): { time: Time; pool: RandomBotPool } => ({
  time: { ...realTime, now: () => writtenAt },
  pool: new RandomBotPool(),
});

async function sqliteServer(saved: SavedData): Promise<RunningServer> {
  const folder = newTestFolder();
  writeFileSync(join(folder, 'pithead.db'), unpackSaved(saved, 'pithead.db'), { mode: 0o600 });
  return startTestServer(folder, {}, portsOf(saved));
}

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
/** Referenced rows first, because of foreign keys. */
const TABLES = [
  'people',
  'sessions',
  'tables',
  'seats',
  'events',
  'snapshots',
  'chat',
  'chat_counters',
  'mutes',
  'server',
];

async function postgresServer(postgres: TestDatabases, saved: SavedData): Promise<RunningServer> {
  const url = await postgres.addDatabase();
  const executor = await openPostgresExecutor(
    url,
    MIGRATIONS.filter(({ version }) => version <= saved.schema),
  );
  await executor.close();
  const rows = JSON.parse(unpackSaved(saved, 'postgres.json').toString()) as Rows;
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const table of TABLES.filter((name) => rows[name] !== undefined))
    await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [
      JSON.stringify(rows[table]),
    ]);
  await client.end();
  const store = await openStore({ databaseUrl: url, dataFile: '' });
  return startTestServer(newTestFolder(), {}, { ...portsOf(saved), store });
}

export const startSavedServer = (
  kind: string,
  saved: SavedData,
  postgres: TestDatabases,
): Promise<RunningServer> => (kind === 'SQLite' ? sqliteServer(saved) : postgresServer(postgres, saved));
