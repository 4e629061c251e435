/** What matches take in both databases, by table, before and after they are compacted. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameParts } from '@pithead/games/loaded';
import { compactMatches, configFrom, databaseFile, startServer } from '@pithead/server';
import { startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import type { Executor } from '@pithead/server/testing/serverInternals';
import { openPostgresExecutor, openSqliteExecutor } from '@pithead/server/testing/serverInternals';
import { benchServerSettings } from '../../processes/serverSettings.ts';
import type { MatchRows } from './matchRows.ts';
import { addAccounts, copyMatches, MATCH_TABLES, readMatches, writeMatches } from './matchRows.ts';
import type { WireBytes } from './playedMatches.ts';
import { planMatch, playMatch } from './playedMatches.ts';
import { tableSizes } from './tableSizes.ts';

/** Enough copies that the last, half empty page of each table does not matter. */
const COPIES = 200;
const ACCOUNTS = 100;

export interface PlayedMatches {
  readonly game: string;
  readonly ids: readonly string[];
  readonly wire: readonly WireBytes[];
  readonly events: MatchRows;
  readonly compact: MatchRows;
}

export interface StorageRow {
  readonly store: string;
  readonly game: string;
  readonly form: 'events' | 'compact';
  readonly table: string;
  /** For one match. */
  readonly rowBytes: number;
  readonly indexBytes: number;
}

export async function playMatches(parts: GameParts, count: number): Promise<PlayedMatches> {
  // In memory if possible: what is measured here are bytes.
  const data = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'pithead-storage-'));
  const config = configFrom(benchServerSettings(data));
  const plans = Array.from({ length: count }, (_, i) => planMatch(parts, 1_000_000 + i));
  try {
    const keys = plans.map(({ key }) => key);
    const server = await startServer(config, { newKey: () => keys.shift() as string });
    const ids: string[] = [];
    const wire: WireBytes[] = [];
    for (const { plies } of plans) {
      const played = await playMatch(server, parts.game.id, plies);
      ids.push(played.table);
      wire.push(played.wire);
    }
    await server.close();
    const events = await rowsIn(databaseFile(config), ids);
    await compactMatches(config, { days: 0 });
    return { game: parts.game.id, ids, wire, events, compact: await rowsIn(databaseFile(config), ids) };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function rowsIn(file: string, ids: readonly string[]): Promise<MatchRows> {
  const executor = await openSqliteExecutor(file);
  try {
    return await readMatches(executor, ids);
  } finally {
    await executor.close();
  }
}

async function sizesOf(
  executor: Executor,
  { ids, game }: PlayedMatches,
  rows: MatchRows,
  form: StorageRow['form'],
): Promise<StorageRow[]> {
  await addAccounts(executor, ACCOUNTS);
  await copyForeignPeople(executor, rows);
  await writeMatches(executor, rows);
  const before = new Map((await tableSizes(executor)).map((size) => [size.table, size]));
  await copyMatches(executor, ids, rows, { accounts: ACCOUNTS, matches: COPIES });
  const sizes = await tableSizes(executor);
  return sizes
    .filter(({ table }) => (MATCH_TABLES as readonly string[]).includes(table))
    .map(({ table, rowBytes, indexBytes }) => ({
      store: executor.kind,
      game,
      form,
      table,
      rowBytes: Math.round((rowBytes - (before.get(table)?.rowBytes ?? 0)) / COPIES),
      indexBytes: Math.round((indexBytes - (before.get(table)?.indexBytes ?? 0)) / COPIES),
    }));
}

/** The people of the played matches, who are referred to by their seats. */
export async function copyForeignPeople(executor: Executor, rows: MatchRows): Promise<void> {
  const people = new Set(rows.seats.map(({ person }) => person).filter((id) => typeof id === 'string'));
  for (const id of people)
    await executor.write([
      {
        sql: `INSERT INTO people (id, name, language, created_at) VALUES ('${id}', 'Guest', 'en', 1700000000000)`,
        parameters: [],
      },
    ]);
}

export async function measureStorage(played: readonly PlayedMatches[]): Promise<StorageRow[]> {
  const data = mkdtempSync(join(tmpdir(), 'pithead-storage-'));
  const postgres = await startTestPostgres();
  const rows: StorageRow[] = [];
  try {
    for (const each of played) {
      for (const form of ['events', 'compact'] as const) {
        const file = join(data, `${each.game}-${form}.db`);
        const opened = [
          await openSqliteExecutor(file),
          await openPostgresExecutor(await postgres.addDatabase()),
        ];
        for (const executor of opened) {
          rows.push(...(await sizesOf(executor, each, each[form], form)));
          await executor.close();
        }
      }
    }
    return rows;
  } finally {
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
