/**
 * Data of version 0.1 live for ever. The files beside `data-0.1` were written by that version: finished,
 * running and open tables of all games,
 * with secret choices, open requests, chat in both rooms, a deleted guest. The rows of PostgreSQL are kept as
 * JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GameRecord } from '@pithead/kernel';
import { bit, isOver, recordOf, verify } from '@pithead/kernel';
import { GAMES } from '@pithead/games';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveMatch } from './match/live.ts';
import type { RunningServer } from './server.ts';
import { MIGRATIONS } from './store/migrations.ts';
import { openStore } from './store/index.ts';
import { openPostgresExecutor } from './store/postgres.ts';
import type { TestPostgres } from './store/testing/postgres.ts';
import { startPostgres } from './store/testing/postgres.ts';
import { fastFolder, openHall, removeFolders, Visitor } from './testing/hall.ts';
import { Lots, randomCommand } from './testing/lots.ts';
import { QuickPool } from './testing/quickPool.ts';
import type { Time } from './time.ts';
import { realTime } from './time.ts';

const kept = (name: string): Buffer =>
  gunzipSync(readFileSync(new URL(`testing/data-0.1/${name}.gz`, import.meta.url)));
/** The last migration of version 0.1. */
const SCHEMA = 4;

/** Open tables are listed for some hours or days: it is shortly after the data were written. */
const WRITTEN_AT = Date.UTC(2026, 10, 18, 0, 45);
const time: Time = { ...realTime, now: () => WRITTEN_AT };

async function sqliteServer(): Promise<RunningServer> {
  const folder = fastFolder();
  writeFileSync(join(folder, 'pithead.db'), kept('pithead.db'), { mode: 0o600 });
  return openHall(folder, {}, { time, pool: new QuickPool() });
}

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
/** Rows that others refer to come first. */
const TABLES = ['people', 'sessions', 'tables', 'seats', 'events', 'snapshots', 'chat', 'mutes', 'server'];

async function postgresServer(postgres: TestPostgres): Promise<RunningServer> {
  const url = await postgres.addDatabase();
  const executor = await openPostgresExecutor(
    url,
    MIGRATIONS.filter(({ version }) => version <= SCHEMA),
  );
  await executor.close();
  const rows = JSON.parse(kept('postgres.json').toString()) as Rows;
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const table of TABLES)
    await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [
      JSON.stringify(rows[table]),
    ]);
  await client.end();
  return openHall(
    fastFolder(),
    {},
    { time, pool: new QuickPool(), store: await openStore({ databaseUrl: url, dataFile: '' }) },
  );
}

let postgres: TestPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(async () => {
  await postgres.stop();
  removeFolders();
});

describe.each(['SQLite', 'PostgreSQL'])('data of version 0.1 in %s', (kind) => {
  let server: RunningServer;
  beforeAll(
    async () => void (server = await (kind === 'SQLite' ? sqliteServer() : postgresServer(postgres))),
  );
  afterAll(() => server.close());

  const matches = async (status: string): Promise<LiveMatch[]> => {
    const { store, matches: all } = server.context;
    const found = await Promise.all((await store.allTables()).map((id) => store.table(id)));
    return Promise.all(
      found.flatMap((each) => (each?.table.status === status ? [all.open(each.table.id)] : [])),
    );
  };

  it('verify where they are finished', async () => {
    const finished = await matches('over');
    expect(new Set(finished.map(({ table }) => table.game))).toEqual(new Set(Object.keys(GAMES)));
    for (const live of finished) {
      const record = recordOf(live.situation.match) as GameRecord;
      expect(verify(live.situation.match.game, record)).toEqual([]);
    }
  });

  it('play on where they were running, after the requests that were open are granted', async () => {
    const running = await matches('running');
    expect(running.length).toBeGreaterThanOrEqual(6);
    for (const live of running) {
      const { seq } = live.situation;
      await grantUndo(live);
      await playOn(live, kind === 'SQLite' ? Infinity : 60);
      expect(live.table.status).toBe(isOver(live.situation.state) ? 'over' : 'running');
      expect(live.situation.seq).toBeGreaterThan(seq + 20);
    }
  });

  it('let their owners in, and show open tables and what was said', async () => {
    const visitor = new Visitor(server.url);
    const login = await visitor.call<{ token: string }>('POST', '/api/login', {
      name: 'Ada',
      password: 'a long password of version 0.1',
    });
    expect(login.status).toBe(200);
    const ada = new Visitor(server.url, login.body.token);
    expect((await ada.call<unknown[]>('GET', '/api/tables')).body).toHaveLength(6);
    const finished = (await matches('over')).find(
      ({ table }) => table.game === 'glueck-auf' && table.seatCount === 2,
    );
    const chat = await ada.call<{ text: string }[]>('GET', `/api/tables/${finished?.id}/chat?room=players`);
    expect(chat.body.map(({ text }) => text)).toEqual(['Glück auf!', 'Veel plezier']);
  });
});

const act = (live: LiveMatch, seat: number, deed: object, id: string): Promise<number> =>
  live.act(live.seats[seat]?.person ?? '', {
    ...deed,
    seat,
    id,
    seq: live.situation.seqFor(seat),
  } as Parameters<LiveMatch['act']>[1]);

async function grantUndo(live: LiveMatch): Promise<void> {
  const voters = live.seats.filter(({ seat }) => live.situation.voters & bit(seat));
  for (const { seat } of voters) {
    const request = live.situation.beside.undoRequest;
    if (request === null || (request.agreed & bit(seat)) !== 0) continue;
    await act(live, seat, { act: 'answerUndo', agree: true }, `grant-${seat}`);
  }
  expect(live.situation.beside.undoRequest).toBeNull();
}

async function playOn(live: LiveMatch, commands: number): Promise<void> {
  const lots = new Lots(`old data ${live.table.game}`);
  const { game } = live.situation.match;
  const people = (): number => live.situation.asked & ~live.situation.played;
  for (let played = 0; played < commands && !isOver(live.situation.state);) {
    const seats = live.seats.map(({ seat }) => seat).filter((seat) => people() & bit(seat));
    // Only a bot is asked, which answers at once.
    if (seats.length === 0) await new Promise(setImmediate);
    else {
      const { seat, plies } = randomCommand(game, live.situation.state, lots, seats);
      await act(live, seat, { act: 'play', plies }, `play-${played++}`);
    }
  }
}
