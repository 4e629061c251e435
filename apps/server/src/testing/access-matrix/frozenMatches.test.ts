import type { TableInfo } from '@pithead/protocol';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameParts } from '@pithead/games/loaded';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearerHeader, RawClient } from '../clients/rawClient.ts';
import { stateHash } from '../../match/stateHash.ts';
import { databaseFile } from '../../config.ts';
import type { RunningServer } from '../../server.ts';
import { openStore } from '../../store/index.ts';
import type { Store } from '../../store/store.ts';
import { StoreError } from '../../store/store.ts';
import { TestClient } from '../clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../servers/testServer.ts';
import { TEST_GAME } from './actors.ts';
import { IDLE_BOTS } from './accessFixture.ts';

afterAll(removeTestFolders);

const cellOf = async (client: TestClient, method: string, path: string, body?: unknown): Promise<string> => {
  const answer = await client.request<{ reason?: string } | undefined>(method, path, body);
  return answer.body?.reason === undefined ? String(answer.status) : `${answer.status} ${answer.body.reason}`;
};

async function begin(ada: TestClient): Promise<string> {
  const { id } = await ada.createTable({ game: TEST_GAME, seats: 2, isHotSeat: true });
  await ada.request('POST', `/api/tables/${id}/start`);
  for (const [seq, noun] of [1, 2, 4].entries())
    await ada.request('POST', `/api/tables/${id}/acts`, await playOf(ada, id, seq, noun));
  await ada.request('POST', `/api/tables/${id}/acts`, { act: 'askPause', seat: 0, id: 'pause', seq: 3 });
  await ada.request('POST', `/api/tables/${id}/acts`, await playOf(ada, id, 4, 6));
  return id;
}

/** The starting seat chooses the sides, and which seat starts is random. */
async function playOf(ada: TestClient, id: string, seq: number, noun: number): Promise<object> {
  const { body } = await ada.request<{ asked: number }>('GET', `/api/tables/${id}/state`);
  return { act: 'play', seat: body.asked - 1, id: `p${seq}`, seq, plies: [['chooseSide', noun]] };
}

const TAMPERED: readonly (readonly [what: string, sql: string, sound: number])[] = [
  ['a hash', `UPDATE events SET state_hash = '${'0'.repeat(32)}' WHERE table_id = ? AND seq = 3`, 2],
  ['another ply', `UPDATE events SET body = '[["chooseSide",3]]' WHERE table_id = ? AND seq = 2`, 1],
  [
    'a ply that is refused',
    `UPDATE events SET body = '[["chooseSide",1]]' WHERE table_id = ? AND seq = 2`,
    1,
  ],
  [
    'a ply more',
    `UPDATE events SET body = '[["chooseSide",4],["chooseSide",6]]' WHERE table_id = ? AND seq = 3`,
    2,
  ],
  ['a body that is no JSON', `UPDATE events SET body = '[[' WHERE table_id = ? AND seq = 3`, 2],
  ['the seat', `UPDATE events SET seat = 1 - seat WHERE table_id = ? AND seq = 3`, 2],
  ['the kind', `UPDATE events SET kind = 'fly' WHERE table_id = ? AND seq = 3`, 2],
  ['who may know of it', `UPDATE events SET is_open = 1 - is_open WHERE table_id = ? AND seq = 2`, 1],
  ['a row that is gone', `DELETE FROM events WHERE table_id = ? AND seq = 2`, 1],
  ['a row that is gone and has moved nothing', `DELETE FROM events WHERE table_id = ? AND seq = 4`, 3],
  ['the key of the deal', `UPDATE tables SET "key" = '${'1'.repeat(64)}' WHERE id = ?`, 0],
];

const UNREADABLE: readonly (readonly [what: string, sql: string])[] = [
  ['rules of another version', `UPDATE tables SET version = 999 WHERE id = ?`],
  ['another game', `UPDATE tables SET game = 'chess' WHERE id = ?`],
  ['a key that is none', `UPDATE tables SET "key" = 'secret' WHERE id = ?`],
  ['an option that there is not', `UPDATE tables SET options = '{"fog":true}' WHERE id = ?`],
];

describe('a database changed by others', () => {
  const folder = newTestFolder();
  let server: RunningServer;
  let ada: TestClient;
  let sound = '';
  const tables = new Map<string, string>();

  beforeAll(async () => {
    server = await startTestServer(folder, {}, { pool: IDLE_BOTS });
    ada = await TestClient.createGuest(server.url, 'Ada');
    sound = await begin(ada);
    for (const [what] of [...TAMPERED, ...UNREADABLE]) tables.set(what, await begin(ada));
    await server.close();
    const database = new Database(databaseFile({ data: folder }));
    for (const [what, sql] of [...TAMPERED, ...UNREADABLE])
      expect(database.prepare(sql).run([tables.get(what)]).changes, what).toBe(1);
    database.close();
    server = await startTestServer(folder, {}, { pool: IDLE_BOTS });
    ada = new TestClient(server.url, ada.token, ada.id);
  });
  afterAll(() => server.close());

  async function received(message: object, type: string): Promise<object> {
    const socket = await new RawClient(server.url, bearerHeader(ada.token)).openSocket();
    socket.send(message);
    const response = await socket.nextMessage((each) => each.type === type);
    socket.close();
    return response;
  }

  it.each(TAMPERED)(
    'a tampered match (%s) is frozen and readable up to its last sound event',
    async (what, _sql, seq) => {
      const id = tables.get(what) as string;
      const log = JSON.stringify(await server.context.store.eventsAfter(id, 0));
      const { body: state } = await ada.request<object>('GET', `/api/tables/${id}/state?as=0`);
      expect(state).toMatchObject({ seq, frozenFor: 'brokenLog', offers: {} });
      const act = { act: 'play', seat: 0, id: 'new', seq, plies: [['chooseSide', 6]] };
      expect(await cellOf(ada, 'POST', `/api/tables/${id}/acts`, act)).toBe('409 frozen');
      expect(await received({ type: 'act', table: id, act }, 'refused')).toMatchObject({
        id: 'new',
        reason: 'frozen',
      });
      expect(await received({ type: 'subscribe', channel: 1, table: id, as: null }, 'state')).toMatchObject({
        seq,
        frozenFor: 'brokenLog',
      });
      const { body: record } = await ada.request<{ plies: unknown[] }>(
        'GET',
        `/api/tables/${id}/export?as=0`,
      );
      expect(record).toMatchObject({ format: 'pithead-partial/1' });
      expect(record.plies).toHaveLength(seq);
      expect((await ada.request<TableInfo>('GET', `/api/tables/${id}`)).body.status).toBe('frozen');
      expect(JSON.stringify(await server.context.store.eventsAfter(id, 0)), 'the log as it was found').toBe(
        log,
      );
    },
  );

  it.each(UNREADABLE)(
    'a match with unreadable data (%s) is frozen, and its table stays visible',
    async (what) => {
      const id = tables.get(what) as string;
      const before = await server.context.store.findTable(id);
      const act = { act: 'resign', seat: 0, id: 'new', seq: 3 };
      expect(await cellOf(ada, 'POST', `/api/tables/${id}/acts`, act)).toBe('409 frozen');
      expect(await cellOf(ada, 'GET', `/api/tables/${id}/state?as=0`)).toBe('409 frozen');
      expect(await cellOf(ada, 'GET', `/api/tables/${id}/export`)).toBe('409 frozen');
      expect(await received({ type: 'subscribe', channel: 1, table: id, as: 0 }, 'refused')).toMatchObject({
        channel: 1,
        reason: 'frozen',
      });
      const { body: info } = await ada.request<TableInfo>('GET', `/api/tables/${id}`);
      expect(info).toMatchObject({
        status: 'frozen',
        game: before?.table.game,
        version: before?.table.version,
        isYourTurn: false,
      });
      const after = await server.context.store.findTable(id);
      expect({ ...after?.table, status: 'running', frozenFor: '' }).toEqual(before?.table);
      expect(await server.context.store.eventsAfter(id, 0)).toHaveLength(5);
    },
  );

  it('promise P8: a match under unknown rules goes on as soon as the program has those rules', async () => {
    const id = tables.get('rules of another version') as string;
    expect(await cellOf(ada, 'GET', `/api/tables/${id}/state`)).toBe('409 frozen');
    const { table } = (await server.context.store.findTable(sound)) as { table: { version: number } };
    await server.context.store.changeTable(id, { version: table.version });
    expect(await cellOf(ada, 'GET', `/api/tables/${id}/state`)).toBe('200');
    expect((await ada.request<TableInfo>('GET', `/api/tables/${id}`)).body.status).toBe('running');
    expect(await cellOf(ada, 'POST', `/api/tables/${id}/acts`, await playOf(ada, id, 5, 8))).toBe('200');
  });

  it('all other matches go on', async () => {
    expect(await cellOf(ada, 'POST', `/api/tables/${sound}/acts`, await playOf(ada, sound, 5, 8))).toBe(
      '200',
    );
    expect(await cellOf(ada, 'GET', '/api/me/tables')).toBe('200');
    expect(await cellOf(ada, 'GET', '/readyz')).toBe('200');
  });
});

describe('a violated rule', () => {
  let isBroken = false;
  let isFull = false;
  const entry = LOADED_GAMES[TEST_GAME] as GameParts;
  const audit: GameParts['game']['audit'] = (state) =>
    isBroken ? ['coal out of nothing'] : entry.game.audit(state);
  const games = { ...LOADED_GAMES, [TEST_GAME]: { ...entry, game: { ...entry.game, audit } } };

  it('a failed audit freezes its match alone, and if that can’t be stored the match goes on from its log', async () => {
    const folder = newTestFolder();
    const real = await openStore({ dataFile: databaseFile({ data: folder }) });
    const changeTable: Store['changeTable'] = (...change) =>
      isFull ? Promise.reject(new StoreError('full')) : real.changeTable(...change);
    const server = await startTestServer(
      folder,
      {},
      { games, store: { ...real, changeTable }, pool: IDLE_BOTS },
    );
    const ada = await TestClient.createGuest(server.url, 'Ada');
    const [id, other] = [await begin(ada), await begin(ada)];
    const act = await playOf(ada, id, 5, 8);
    const hash = stateHash((await server.context.matches.open(id)).matchState.gameState);

    [isBroken, isFull] = [true, true];
    expect(await cellOf(ada, 'POST', `/api/tables/${id}/acts`, act)).toBe('409 frozen');
    [isBroken, isFull] = [false, false];
    expect(await cellOf(ada, 'GET', `/api/tables/${id}/state`)).toBe('200');
    expect(stateHash((await server.context.matches.open(id)).matchState.gameState)).toBe(hash);
    expect((await server.context.store.findTable(id))?.table.status).toBe('running');

    isBroken = true;
    expect(await cellOf(ada, 'POST', `/api/tables/${id}/acts`, act)).toBe('409 frozen');
    isBroken = false;
    expect(await cellOf(ada, 'POST', `/api/tables/${id}/acts`, act)).toBe('409 frozen');
    const { body: state } = await ada.request<object>('GET', `/api/tables/${id}/state`);
    expect(state).toMatchObject({ seq: 5, frozenFor: 'brokenRule' });
    expect(stateHash((await server.context.matches.open(id)).matchState.gameState)).toBe(hash);
    expect(await cellOf(ada, 'POST', `/api/tables/${other}/acts`, await playOf(ada, other, 5, 8))).toBe(
      '200',
    );
    await server.close();
  });
});
