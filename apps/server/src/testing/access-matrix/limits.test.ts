import type { Server } from 'node:http';
import { LIMITS } from '@pithead/protocol';
import type { ServerMessage } from '@pithead/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RawClient } from '../clients/rawClient.ts';
import type { RawSocket } from '../clients/rawSocket.ts';
import { encodeFrame, OPCODE } from '../clients/webSocketFrames.ts';
import type { Config } from '../../config.ts';
import { databaseFile } from '../../config.ts';
import type { ServerPorts } from '../../server.ts';
import { openStore } from '../../store/index.ts';
import type { Store } from '../../store/store.ts';
import { newTestFolder, removeTestFolders } from '../servers/testServer.ts';
import { TEST_PASSWORD } from './actors.ts';
import { AccessFixture } from './accessFixture.ts';

/** Node's server has this property, but its types omit it. */
interface ConnectionCheck {
  readonly connectionsCheckingInterval: number;
}

let fixture: AccessFixture;
const rawSockets: RawSocket[] = [];

async function open(config: Partial<Config> = {}, ports: ServerPorts = {}): Promise<void> {
  fixture = await AccessFixture.open(config, ports);
}
afterEach(async () => {
  for (const rawSocket of rawSockets.splice(0)) rawSocket.close();
  await fixture.server.close();
});
afterAll(removeTestFolders);

async function socketOf(who: Parameters<AccessFixture['headersFor']>[0]): Promise<RawSocket> {
  const rawSocket = await fixture.openSocket(who);
  rawSockets.push(rawSocket);
  return rawSocket;
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 5000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`not so: ${isSo.toString()}`);
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
}

const reasons = (rawSocket: RawSocket): string[] =>
  rawSocket.received.flatMap((message) => (message.type === 'refused' ? [message.reason] : []));
const sockets = (): number => fixture.server.context.connections.size;

describe('limits', () => {
  it('a slow request is cut off after 30 seconds, which is checked every 5 seconds', async () => {
    await open();
    const { headersTimeout, requestTimeout, connectionsCheckingInterval } = fixture.server.app
      .server as Server & ConnectionCheck;
    // Node limits a whole request by the larger of the two.
    expect(Math.max(headersTimeout, requestTimeout)).toBe(30_000);
    expect(headersTimeout).toBeLessThan(requestTimeout);
    expect(connectionsCheckingInterval).toBe(5_000);
  });

  it('an unread response is cut off after 30 seconds, an idle connection after 72', async () => {
    await open();
    const { timeout, keepAliveTimeout } = fixture.server.app.server;
    expect([timeout, keepAliveTimeout]).toEqual([30_000, 72_000]);
  });

  it('connections of one address are limited, even silent ones', async () => {
    await open({ socketsPerAddress: 1 });
    const silent = Array.from({ length: 110 }, () => fixture.raw.connect());
    await until(() => silent.some(({ destroyed }) => destroyed));
    for (const each of silent) each.destroy();
    await expect.poll(async () => (await fixture.request({}, 'GET', '/healthz')).cell).toBe('200');
  });

  it('messages beyond the limit are refused by id, then the socket is closed; others are unaffected', async () => {
    // With a stopped clock token buckets never refill.
    await open(
      { messagesPerSecond: 5 },
      { time: { now: () => Date.now(), monotonic: () => 0, later: () => () => undefined } },
    );
    const [loud, calm] = [await socketOf('host'), await socketOf('opponent')];
    for (let ask = 1; ask <= 20; ask++) loud.send({ type: 'ping', ask });
    loud.send({
      type: 'act',
      table: 'AAAAAAAAAAAAAAAAAAAAAA',
      act: { act: 'resign', seat: 0, id: 'mine', seq: 0 },
    });
    await loud.nextMessage(
      (message) => message.type === 'refused' && message.id === 'mine' && message.reason === 'tooMany',
    );
    const asks = (type: string): unknown[] =>
      loud.received.flatMap((message) => (message.type === type && 'ask' in message ? [message.ask] : []));
    expect(asks('answer')).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    expect(asks('refused')).toEqual([16, 17, 18, 19, 20]);
    for (let ask = 0; ask < 100; ask++) loud.send({ type: 'ping', ask });
    expect(await loud.closed).toBe(1008);
    await calm.ping();
  });

  it('all sockets of one address share ten times the limit of one socket', async () => {
    const stands = { time: { now: () => Date.now(), monotonic: () => 0, later: () => () => undefined } };
    await open({ messagesPerSecond: 5, isBehindProxy: true }, stands);
    const from = async (address: string): Promise<RawSocket> => {
      const rawSocket = await new RawClient(fixture.server.url, { 'x-forwarded-for': address }).openSocket();
      rawSockets.push(rawSocket);
      return rawSocket;
    };
    const answer: string[] = [];
    for (let socket = 0; socket < 6; socket++) {
      const rawSocket = await from('192.0.2.1');
      for (let ask = 0; ask < 10; ask++) {
        rawSocket.send({ type: 'ping', ask });
        answer.push((await rawSocket.nextMessage((message) => 'ask' in message && message.ask === ask)).type);
      }
    }
    expect(answer.filter((type) => type === 'answer')).toHaveLength(50);
    expect(answer.slice(50)).toEqual(Array.from({ length: 10 }, () => 'refused'));
    await (await from('192.0.2.2')).ping();
  });

  it.each(['ping', 'pong'] as const)(
    '%s frames count like messages, and too many close the socket',
    async (kind) => {
      await open(
        { messagesPerSecond: 5 },
        { time: { now: () => Date.now(), monotonic: () => 0, later: () => () => undefined } },
      );
      const [loud, calm] = [await socketOf('host'), await socketOf('opponent')];
      const frame = encodeFrame(OPCODE[kind]);
      for (let i = 0; i < 15 + 100; i++) loud.sendFrames(frame);
      if (kind === 'ping') await expect.poll(() => loud.pongs).toBe(15);
      // The server reads both sockets in turn: after two answers on one it has read everything from the
      // other.
      for (let i = 0; i < 2; i++) await calm.ping();
      expect([loud.pongs, loud.isOpen]).toEqual([kind === 'ping' ? 15 : 0, true]);
      loud.sendFrames(frame);
      expect(await loud.closed).toBe(1006);
      await calm.ping();
    },
  );

  it('a connection with over 100 pipelined requests is cut, and its address is refused for a while', async () => {
    await open();
    const receivedMessages = (requestCount: number): Promise<number> =>
      new Promise((resolve) => {
        let text = '';
        const connection = fixture.raw.connect();
        connection.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requestCount));
        connection.on('data', (chunk) => {
          text += chunk.toString();
          if (text.split('HTTP/1.1 200').length > requestCount) connection.destroy();
        });
        connection.on('close', () => resolve(text.split('HTTP/1.1 200').length - 1));
      });
    expect(await receivedMessages(100)).toBe(100);
    const calm = await socketOf('opponent');
    expect(await receivedMessages(102)).toBeLessThan(102);
    expect(await receivedMessages(1)).toBe(0);
    await calm.ping();
    fixture.skipDay();
    expect(await receivedMessages(1)).toBe(1);
  });

  it('sockets of one address are limited until one is closed', async () => {
    await open({ socketsPerAddress: 2 });
    const both = [await socketOf('host'), await socketOf('anonymous')];
    expect(await fixture.raw.socket().closed).toBe(429);
    for (const [i, rawSocket] of both.entries()) {
      await rawSocket.ping();
      rawSocket.close();
      await until(() => sockets() === 1 - i);
    }
    for (const who of ['opponent', 'stranger'] as const) await socketOf(who);
    expect(await fixture.raw.socket().closed).toBe(429);
  });

  it('requests of one address are limited per minute', async () => {
    await open({ requestsPerMinute: 60 });
    const cells: string[] = [];
    for (let i = 0; i < 61; i++) cells.push((await fixture.request({}, 'GET', '/api/games')).cell);
    expect([cells[0], cells.at(-1)]).toEqual(['200', '429 tooMany']);
  });

  it('guests, logins and chat are throttled and allowed again later', async () => {
    await open({ requestsPerMinute: 600 });
    const last = async (times: number, ask: () => Promise<string>): Promise<string> =>
      times > 1 ? (await ask(), last(times - 1, ask)) : ask();
    const enter = async (): Promise<string> =>
      (await fixture.request({}, 'POST', '/api/guests', { name: 'Gast', language: 'de' })).cell;
    expect(await last(31, enter)).toBe('429 tooFast');
    const logIn = (password: string) =>
      fixture.request({}, 'POST', '/api/login', { name: fixture.accountName, password });
    expect(await last(6, async () => (await logIn('not this one')).cell)).toBe('429 tooFast');
    expect(await logIn(TEST_PASSWORD)).toMatchObject({
      cell: '429 tooFast',
      body: { params: { seconds: expect.any(Number) as number } },
    });
    const table = await fixture.tableAt('playing');
    const host = await socketOf('host');
    const say = async (): Promise<string> => {
      host.send({ type: 'chat', ask: 2, table, room: 'players', text: 'Hm' });
      const answer = await host.nextMessage(
        (message) => message.type === 'answer' || message.type === 'refused',
      );
      return answer.type === 'refused' ? answer.reason : answer.type;
    };
    expect([await last(5, say), await say()]).toEqual(['answer', 'tooFast']);
    fixture.skipDay();
    expect([await enter(), (await logIn(TEST_PASSWORD)).cell, await say()]).toEqual(['201', '200', 'answer']);
  });

  it('channels of one socket are limited, even when opened in one batch', async () => {
    await open();
    const table = await fixture.tableAt('playing');
    const rawSocket = await socketOf('host');
    for (let channel = 1; channel <= LIMITS.channels + 5; channel++)
      rawSocket.send({ type: 'subscribe', channel, table, as: null });
    await rawSocket.nextMessage(
      (message) => message.type === 'refused' && message.channel === LIMITS.channels + 5,
    );
    expect(reasons(rawSocket)).toEqual(['tooMany', 'tooMany', 'tooMany', 'tooMany']);
    rawSocket.clear();
    rawSocket.send({ type: 'subscribe', channel: 1, table, as: 0 });
    rawSocket.send({ type: 'unsubscribe', channel: 2 });
    rawSocket.send({ type: 'subscribe', channel: 99, table, as: null });
    await rawSocket.nextMessage((message) => message.type === 'state' && message.channel === 99);
    expect(reasons(rawSocket)).toEqual([]);
  });

  it('many subscriptions to one channel in one batch open it once', async () => {
    await open();
    const table = await fixture.tableAt('playing');
    const [host, opponent] = [await socketOf('host'), await socketOf('opponent')];
    for (let i = 0; i < 5; i++) host.send({ type: 'subscribe', channel: 1, table, as: 0 });
    opponent.send({ type: 'subscribe', channel: 1, table, as: 1 });
    await opponent.nextMessage(({ type }) => type === 'state');
    await host.ping();
    opponent.send({ type: 'chat', ask: 3, table, room: 'players', text: 'Once' });
    await opponent.nextMessage((message) => message.type === 'answer' && message.ask === 3);
    await host.ping();
    expect(host.received.filter(({ type }) => type === 'chat')).toHaveLength(1);
  });
});

describe('misbehaving sockets', () => {
  beforeEach(() => open());

  it('a silent socket stays open while it answers pings, and is dropped when it does not', async () => {
    const quiet = await socketOf('host');
    const dead = await fixture.raw.openSocket({ answersPings: false });
    fixture.server.context.connections.heartbeat();
    // The first answer may arrive before the pong was sent.
    for (let i = 0; i < 2; i++) await quiet.ping();
    expect(sockets()).toBe(2);
    fixture.server.context.connections.heartbeat();
    expect(await dead.closed).toBe(1006);
    await quiet.ping();
    expect(sockets()).toBe(1);
  });

  const FLOOD_MS = 180_000;

  async function flood(speak: (socket: RawSocket, count: number) => void, most: number): Promise<number> {
    const rawSocket = await socketOf('spectator');
    rawSocket.connection.pause();
    let said = 0;
    while (sockets() > 2 && said < most) {
      for (let i = 0; i < 200; i++) speak(rawSocket, said + i);
      said += 200;
      await new Promise((resolve) => void setImmediate(resolve));
    }
    return said;
  }

  it.each([
    [
      'states',
      40_000,
      // Of several subscriptions to one channel in one batch only the last is answered, so channels rotate.
      (socket: RawSocket, table: string, count: number) =>
        socket.send({ type: 'subscribe', channel: count % LIMITS.channels, table, as: null }),
    ],
    ['pongs', 400_000, (socket: RawSocket) => socket.sendFrames(encodeFrame(OPCODE.ping, Buffer.alloc(125)))],
  ] as const)(
    'a socket that never reads its %s is dropped, and the others play on',
    async (_what, most, speak) => {
      const table = await fixture.tableAt('playing');
      const [host, opponent] = [await socketOf('host'), await socketOf('opponent')];
      opponent.send({ type: 'subscribe', channel: 1, table, as: 1 });
      await opponent.nextMessage(({ type }) => type === 'state');
      expect(await flood((socket, count) => speak(socket, table, count), most)).toBeLessThan(most);
      host.send({
        type: 'act',
        table,
        act: { act: 'play', seat: 0, id: 'x', seq: 0, plies: [['chooseSide', 1]] },
      });
      const isNews = (message: ServerMessage): boolean => message.type === 'news' && message.seq === 1;
      expect(await opponent.nextMessage(isNews)).toMatchObject({ channel: 1 });
      expect(sockets()).toBe(2);
    },
    FLOOD_MS,
  );

  it('an old client is told to reload, and a malformed version is refused', async () => {
    const old = new RawClient(fixture.server.url, fixture.headersFor('host', 'bearer')).socket({
      path: `/socket?v=0`,
    });
    expect(await old.closed).toBe(4000);
    expect(old.received).toEqual([{ type: 'refused', reason: 'oldClient' }]);
    for (const query of ['', 'v=', 'v=x', 'v=1&more=1']) {
      const code = await fixture.raw.socket({ path: `/socket?${query}` }).closed;
      expect(code, query).toBe(query === 'v=' ? 4000 : 400);
    }
    expect(sockets()).toBe(0);
  });

  it('the end of a session closes its sockets and no others', async () => {
    const [host, opponent] = [await socketOf('host'), await socketOf('opponent')];
    await fixture.request(fixture.headersFor('host', 'bearer'), 'POST', '/api/logout');
    expect(await host.closed).toBe(4001);
    await opponent.ping();
    expect((await fixture.request(fixture.headersFor('host', 'bearer'), 'GET', '/api/me')).cell).toBe(
      '401 noSession',
    );
  });
});

describe('sockets that close early', () => {
  it('a socket that closes while it subscribes does not count as present', async () => {
    const real = await openStore({ dataFile: databaseFile({ data: newTestFolder() }) });
    let letThrough: (() => void) | undefined;
    let isSlow = false;
    const table: Store['findTable'] = async (id) => {
      if (isSlow) await new Promise<void>((resolve) => (letThrough = resolve));
      return real.findTable(id);
    };
    await open({}, { store: { ...real, findTable: table } });
    const id = await fixture.tableAt('playing');
    const host = await socketOf('host');
    isSlow = true;
    host.send({ type: 'subscribe', channel: 1, table: id, as: 0 });
    await until(() => letThrough !== undefined);
    host.close();
    await until(() => sockets() === 0);
    isSlow = false;
    letThrough?.();
    const opponent = await socketOf('opponent');
    opponent.send({ type: 'subscribe', channel: 1, table: id, as: 1 });
    expect(await opponent.nextMessage(({ type }) => type === 'state')).toMatchObject({
      online: 0b10,
      watching: 0,
    });
  });
});
