import type { ServerMessage } from '@pithead/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bearerHeader, RawClient } from '../clients/rawClient.ts';
import type { RawSocket } from '../clients/rawSocket.ts';
import { databaseFile } from '../../config.ts';
import { openStore } from '../../store/index.ts';
import type { Store, StoreErrorKind } from '../../store/store.ts';
import { StoreError } from '../../store/store.ts';
import { TestClient } from '../clients/testClient.ts';
import { newTestFolder, removeTestFolders } from '../servers/testServer.ts';
import { exampleAct } from './accessCases.ts';
import { ROUTE_CASES } from './cases/routeCases.ts';
import type { RawResponse } from '../clients/rawClient.ts';
import { AccessFixture } from './accessFixture.ts';

class MoodyStore {
  readonly store: Store;
  errorKind: StoreErrorKind | undefined;
  failing: 'all' | 'writes' | 'log' = 'log';
  /** Writes and then fails, like a lost answer to COMMIT. */
  isForgetful = false;

  constructor(real: Store) {
    this.store = new Proxy(real, {
      get: (target, name: keyof Store) => {
        const method = target[name];
        if (typeof method !== 'function') return method;
        return async (...args: never[]): Promise<unknown> => {
          const { errorKind } = this;
          const fails = errorKind !== undefined && this.#fails(name);
          const done =
            !fails || this.isForgetful
              ? await (method as (...given: never[]) => Promise<unknown>).apply(target, args)
              : undefined;
          if (fails) throw new StoreError(errorKind);
          return done;
        };
      },
    });
  }

  #fails(name: string): boolean {
    if (name === 'close') return false;
    if (this.failing === 'log') return name === 'append';
    return (
      this.failing === 'all' ||
      /^(add|append|change|delete|end|touch|take|free|mark|remove|start|save|set|muteTable|unmuteTable|replace)/.test(
        name,
      )
    );
  }
}

let fixture: AccessFixture;
let moody: MoodyStore;

beforeAll(async () => {
  moody = new MoodyStore(await openStore({ dataFile: databaseFile({ data: newTestFolder() }) }));
  fixture = await AccessFixture.open({}, { store: moody.store });
});
afterEach(() => {
  moody.errorKind = undefined;
  moody.failing = 'log';
  moody.isForgetful = false;
});
afterAll(async () => {
  await fixture.server.close();
  removeTestFolders();
});

const ANSWERS: readonly (readonly [StoreErrorKind, string])[] = [
  ['full', 'diskFull'],
  ['readOnly', 'readOnly'],
  ['busy', 'busy'],
  ['gone', 'databaseGone'],
];

async function begin(): Promise<{ table: string; host: RawSocket; opponent: RawSocket }> {
  const table = await fixture.tableAt('playing');
  fixture.discardTable(table);
  const look = async (who: 'host' | 'opponent', as: number): Promise<RawSocket> => {
    const line = await fixture.openSocket(who);
    line.send({ type: 'subscribe', channel: 1, table, as });
    await line.nextMessage(({ type }) => type === 'state');
    return line;
  };
  return { table, host: await look('host', 0), opponent: await look('opponent', 1) };
}

const post = (table: string): Promise<RawResponse> =>
  fixture.request(
    fixture.headersFor('host', 'bearer'),
    'POST',
    `/api/tables/${table}/acts`,
    exampleAct('play', 0),
  );

async function say(line: RawSocket, table: string): Promise<ServerMessage> {
  line.send({ type: 'act', table, act: exampleAct('play', 0) });
  return line.nextMessage(({ type }) => type === 'refused' || type === 'done');
}

const receivedSeqs = (line: RawSocket): number[] =>
  line.received.flatMap((message) =>
    message.type === 'news' || message.type === 'state' ? [message.seq] : [],
  );

describe('a failing database', () => {
  it.each(ANSWERS)(
    'while the database is %s, a move is refused, the table is readable, and the same command works later',
    async (errorKind, reason) => {
      const { table, host, opponent } = await begin();
      const before = await fixture.fingerprint(table);
      moody.errorKind = errorKind;
      expect((await post(table)).cell).toBe(`503 ${reason}`);
      expect(await say(host, table)).toEqual({ type: 'refused', id: 'an-id', reason });
      const { body } = await fixture.request(
        fixture.headersFor('host', 'bearer'),
        'GET',
        `/api/tables/${table}/state?as=0`,
      );
      expect(body).toMatchObject({ seq: 0, asked: 1 });
      expect(await fixture.fingerprint(table)).toBe(before);
      moody.errorKind = undefined;
      expect(await say(host, table)).toEqual({ type: 'done', id: 'an-id', seq: 1 });
      expect((await post(table)).body).toEqual({ seq: 1 });
      expect(await fixture.server.context.store.eventsAfter(table, 0)).toHaveLength(1);
      await opponent.ping();
      expect(receivedSeqs(opponent).filter((seq) => seq > 0)).toEqual([1]);
      for (const line of [host, opponent]) line.close();
    },
  );

  it('after a lost answer the repeated command learns that it was played', async () => {
    const { table, host, opponent } = await begin();
    [moody.errorKind, moody.isForgetful] = ['gone', true];
    expect((await post(table)).cell).toBe('503 databaseGone');
    moody.errorKind = undefined;
    expect(await say(host, table)).toEqual({ type: 'done', id: 'an-id', seq: 1 });
    expect(await fixture.server.context.store.eventsAfter(table, 0)).toHaveLength(1);
    expect(await opponent.nextMessage((message) => message.type === 'state')).toMatchObject({ seq: 1 });
    for (const line of [host, opponent]) line.close();
  });

  // Answered before anything is stored, so that the answer tells nothing.
  const EARLY_ANSWER = 'POST /api/recovery';
  const changing = Object.entries(ROUTE_CASES).filter(
    ([route, rows]) =>
      !route.startsWith('GET ') &&
      route !== EARLY_ANSWER &&
      rows.some((row) => row.answers.host.startsWith('2')),
  );

  it.each(changing)('%s fails with 503 and changes nothing while the disk is full', async (route, rows) => {
    const method = route.split(' ')[0] as string;
    const row = rows.find(({ answers }) => answers.host.startsWith('2')) as (typeof rows)[number];
    const table = await fixture.tableAt(row.stage);
    const { path, body } = row.request(table, 'host', fixture);
    const before = await fixture.fingerprint(table);
    [moody.errorKind, moody.failing] = ['full', 'writes'];
    expect((await fixture.request(fixture.headersFor('host', 'bearer'), method, path, body)).cell).toBe(
      '503 diskFull',
    );
    moody.errorKind = undefined;
    expect(await fixture.fingerprint(table)).toBe(before);
  });

  it('chat that can’t be stored is not published', async () => {
    const { table, host, opponent } = await begin();
    [moody.errorKind, moody.failing] = ['full', 'writes'];
    host.send({ type: 'chat', ask: 4, table, room: 'players', text: 'Lost?' });
    expect(await host.nextMessage(({ type }) => type === 'refused')).toMatchObject({
      ask: 4,
      reason: 'diskFull',
    });
    await opponent.ping();
    expect(opponent.received.map(({ type }) => type)).not.toContain('chat');
    for (const line of [host, opponent]) line.close();
  });
});

describe('an unreachable database', () => {
  it('every route answers 503 or needs no database', async () => {
    const { host } = fixture.clients;
    [moody.errorKind, moody.failing] = ['gone', 'all'];
    for (const [route, rows] of Object.entries(ROUTE_CASES)) {
      const method = route.split(' ')[0] as string;
      const { path, body } = (rows[0] as (typeof rows)[number]).request(
        'AAAAAAAAAAAAAAAAAAAAAA',
        'host',
        fixture,
      );
      const { cell } = await fixture.request(fixture.headersFor('host', 'bearer'), method, path, body);
      expect(cell, route).toMatch(/^(20[04]|404|503 databaseGone)$/);
    }
    const status = async (path: string): Promise<string> => (await fixture.request({}, 'GET', path)).cell;
    expect([await status('/healthz'), await status('/readyz'), await status('/api/tables')]).toEqual([
      '200',
      '503 databaseGone',
      '503 databaseGone',
    ]);
    moody.errorKind = undefined;
    expect([await status('/readyz'), (await host.request('GET', '/api/me')).status]).toEqual(['200', 200]);
  });

  it('a socket that can’t be authenticated is closed with 1013 instead of becoming anonymous', async () => {
    const { token } = await TestClient.createGuest(fixture.server.url, 'Nele');
    [moody.errorKind, moody.failing] = ['gone', 'all'];
    const line = new RawClient(fixture.server.url, bearerHeader(token)).socket();
    expect(await line.closed).toBe(1013);
    expect(line.received).toEqual([{ type: 'refused', reason: 'databaseGone' }]);
    const spectator = await fixture.openSocket('anonymous');
    spectator.send({ type: 'subscribe', channel: 8, table: 'AAAAAAAAAAAAAAAAAAAAAA', as: null });
    expect(await spectator.nextMessage(({ type }) => type === 'refused')).toEqual({
      type: 'refused',
      channel: 8,
      reason: 'databaseGone',
    });
    spectator.close();
  });
});
