/** A server after years: how long lists, profiles and exports take, over HTTP, one request after the other. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningServer } from '@pithead/server';
import { configFrom, databaseFile, startServer } from '@pithead/server';
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import type { Executor } from '@pithead/server/testing/serverInternals';
import { openPostgresExecutor, openSqliteExecutor } from '@pithead/server/testing/serverInternals';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import { interpolatedQuantile } from '../report.ts';
import { accountId, addAccounts, copyId, copyMatches, joinMatches, writeMatches } from './matchRows.ts';
import type { PlayedMatches } from './storageBench.ts';
import { copyForeignPeople } from './storageBench.ts';
import { textTable } from '../textTable.ts';
import { tableSizes } from './tableSizes.ts';

interface ManyMatchesScale {
  readonly matches: number;
  readonly accounts: number;
}

interface ManyMatchesRow {
  readonly store: string;
  readonly what: string;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
}

export interface ManyMatchesReport {
  readonly matches: number;
  readonly rows: readonly ManyMatchesRow[];
  readonly notes: readonly string[];
}

const REQUESTS = 300;
const SLOW_REQUESTS = 20;
const WARM_UP = 10;
/** Public tables that wait and that run, beside all those that have ended. */
const CURRENT_TABLES = 500;

interface Measured {
  readonly what: string;
  readonly requests?: number;
  readonly as?: number;
  path(i: number): string;
}

const kindsOf = ({ matches, accounts }: ManyMatchesScale, game: string): readonly Measured[] => [
  { what: 'lobby', path: () => '/api/tables' },
  { what: 'matches to watch', path: () => '/api/tables/running' },
  { what: 'my games', as: 7, path: () => '/api/me/tables' },
  { what: 'my games, of the busiest player', as: 0, path: () => '/api/me/tables' },
  { what: 'profile', path: (i) => `/api/people/${accountId((i * 7919) % accounts)}/profile?game=${game}` },
  { what: 'profile of the busiest player', path: () => `/api/people/${accountId(0)}/profile?game=${game}` },
  { what: 'record of a compact match', path: (i) => `/api/tables/${copyId((i * 7919) % matches)}/export` },
  { what: 'replay of a compact match', path: (i) => `/api/tables/${copyId((i * 104_729) % matches)}/state` },
  { what: 'export of own data', as: 7, requests: SLOW_REQUESTS, path: () => '/api/me/export' },
  {
    what: 'export of own data, of the busiest player',
    as: 0,
    requests: SLOW_REQUESTS,
    path: () => '/api/me/export',
  },
];

export async function benchManyMatches(
  played: readonly PlayedMatches[],
  scale: ManyMatchesScale,
  say: (line: string) => void,
): Promise<ManyMatchesReport> {
  const data = mkdtempSync(join(tmpdir(), 'pithead-matches-'));
  const rows: ManyMatchesRow[] = [];
  const notes: string[] = [];
  const game = played[0]?.game ?? '';
  const fill = async (executor: Executor, store: string): Promise<void> => {
    const began = performance.now();
    await fillDatabase(executor, played, scale, (done) => say(`${store}: ${done} matches stored`));
    const bytes = (await sizesOf(executor)).reduce(
      (all, { rowBytes, indexBytes }) => all + rowBytes + indexBytes,
      0,
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    notes.push(`${store}: ${scale.matches} matches, ${(bytes / 1e9).toFixed(2)} GB, stored in ${seconds} s`);
  };
  try {
    const sqlite = await openSqliteExecutor(databaseFile({ data }));
    await fill(sqlite, 'SQLite');
    await sqlite.close();
    rows.push(...(await measureAll('SQLite', data, '', scale, game, say)));
    rmSync(databaseFile({ data }));
    const postgres = await startTestPostgres(tmpdir(), '1GB');
    try {
      const url = await postgres.addDatabase();
      const executor = await openPostgresExecutor(url);
      await fill(executor, 'PostgreSQL');
      await executor.close();
      rows.push(...(await measureAll('PostgreSQL', data, url, scale, game, say)));
    } finally {
      await postgres.stop();
    }
    return { matches: scale.matches, rows, notes };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function sizesOf(executor: Executor): ReturnType<typeof tableSizes> {
  if (executor.kind === 'postgres') return tableSizes(executor);
  // `dbstat` reads every page, which takes minutes.
  const sql = 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()';
  const [row] = await executor.read<{ bytes: number }>({ sql, parameters: [] });
  return [{ table: 'all', rowBytes: row?.bytes ?? 0, indexBytes: 0 }];
}

async function fillDatabase(
  executor: Executor,
  played: readonly PlayedMatches[],
  scale: ManyMatchesScale,
  progress: (done: number) => void,
): Promise<void> {
  const rows = joinMatches(played.map(({ compact }) => compact));
  await addAccounts(executor, scale.accounts);
  await copyForeignPeople(executor, rows);
  await writeMatches(executor, rows);
  await copyMatches(
    executor,
    played.flatMap(({ ids }) => ids),
    rows,
    scale,
    progress,
  );
  await addCurrentTables(executor, scale);
  await executor.write([{ sql: 'ANALYZE', parameters: [] }]);
}

/** Half of them wait for players; nobody decides anything in the others. */
async function addCurrentTables(executor: Executor, { accounts }: ManyMatchesScale): Promise<void> {
  const now = Date.now();
  const series = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${CURRENT_TABLES})`;
  const id = `'bench-current-' || (100000 + i)`;
  const person = `'bench-person-' || (100000000 + i * 13 % ${accounts})`;
  const statements = [
    `INSERT INTO tables (id, game, version, options, seat_count, is_public, is_hot_seat, pace, clock, is_rated, host,
      "key", status, created_at, started_at, seq, pending, played, frozen_for)
      ${series} SELECT ${id}, 'siberia', 2, '{}', 3, 1, 0, 'live', '{"kind":"none"}', 0, ${person}, '${'0'.repeat(64)}',
      CASE i % 2 WHEN 0 THEN 'open' ELSE 'running' END, ${now}, CASE i % 2 WHEN 0 THEN NULL ELSE ${now} END,
      0, 1, 0, '' FROM n`,
    `INSERT INTO seats (table_id, seat, person, name, has_resigned) ${series} SELECT ${id}, 0, ${person}, 'Ida', 0 FROM n`,
  ];
  for (const sql of statements) await executor.write([{ sql, parameters: [] }]);
}

async function measureAll(
  store: string,
  data: string,
  databaseUrl: string,
  scale: ManyMatchesScale,
  game: string,
  say: (line: string) => void,
): Promise<ManyMatchesRow[]> {
  const config = { ...configFrom(benchServerSettings(data)), databaseUrl, liveMatches: 100 };
  const server = await startServer(config);
  try {
    // The job that follows old results, and the checkpoint of what was written, are not what is measured.
    await delay(3_000);
    const rows: ManyMatchesRow[] = [];
    for (const kind of kindsOf(scale, game)) {
      rows.push({ store, ...(await measure(server, kind)) });
      say(`${store}: ${kind.what} measured`);
    }
    return rows;
  } finally {
    await server.close();
  }
}

async function measure(
  server: RunningServer,
  { what, path, as, requests = REQUESTS }: Measured,
): Promise<Omit<ManyMatchesRow, 'store'>> {
  const headers: Record<string, string> =
    as === undefined ? {} : { authorization: `Bearer ${await beginSession(server, accountId(as))}` };
  const times: number[] = [];
  let bytes = 0;
  for (let i = 0; i < WARM_UP + requests; i++) {
    const began = performance.now();
    const response = await fetch(server.url + path(i), { headers });
    const body = await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path(i)}: ${response.status}`);
    if (i < WARM_UP) continue;
    times.push(performance.now() - began);
    bytes += body.byteLength / requests;
  }
  const quantile = (share: number): number => Number(interpolatedQuantile(times, share).toPrecision(3));
  return { what, p50: quantile(0.5), p99: quantile(0.99), bytes: Math.round(bytes) };
}

async function beginSession({ context }: RunningServer, person: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const now = Date.now();
  await context.store.addSession({ hash, person, createdAt: now, seenAt: now, expiresAt: now + 3_600_000 });
  return token;
}

export const manyMatchesLines = ({ rows, notes }: ManyMatchesReport): string[] => [
  ...textTable(
    ['request', 'store', 'p50 ms', 'p99 ms', 'bytes'],
    rows.map(({ what, store, p50, p99, bytes }) => [what, store, p50, p99, bytes]),
  ),
  ...notes,
];
