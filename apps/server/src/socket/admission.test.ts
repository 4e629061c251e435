import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { RawClient } from '../testing/clients/rawClient.ts';
import type { RawSocket } from '../testing/clients/rawSocket.ts';
import { handshakeRequest } from '../testing/clients/rawSocket.ts';
import { textFrame } from '../testing/clients/webSocketFrames.ts';
import { AccessFixture } from '../testing/access-matrix/accessFixture.ts';
import type { Config } from '../config.ts';
import { databaseFile } from '../config.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import { CallGate } from '../testing/fakes/callGate.ts';
import { newTestFolder, removeTestFolders } from '../testing/servers/testServer.ts';

let fixture: AccessFixture;
let real: Store;
const rawSockets: RawSocket[] = [];
const connections: Socket[] = [];

afterEach(async () => {
  for (const rawSocket of rawSockets.splice(0)) rawSocket.close();
  for (const connection of connections.splice(0)) connection.destroy();
  await fixture.server.close();
});
afterAll(removeTestFolders);

async function open(
  change: (store: Store) => Partial<Store> = () => ({}),
  config: Partial<Config> = {},
): Promise<void> {
  real = await openStore({ dataFile: databaseFile({ data: newTestFolder() }) });
  fixture = await AccessFixture.open(config, { store: { ...real, ...change(real) } });
}

function socketFrom(headers: Record<string, string>): RawSocket {
  const rawSocket = new RawClient(fixture.server.url, headers).socket();
  rawSockets.push(rawSocket);
  return rawSocket;
}

const opponent = (): Record<string, string> => fixture.headersFor('opponent', 'bearer');
const sockets = (): number => fixture.server.context.connections.size;

class MuteClient {
  readonly connection: Socket;
  received = '';
  readonly closed: Promise<void>;

  constructor(headers: Record<string, string> = {}, path?: string) {
    // Half open, so that the server's end of the connection does not end this one.
    this.connection = fixture.raw.connect(true);
    this.connection.write(handshakeRequest(headers, path));
    this.connection.on('data', (chunk: Buffer) => (this.received += chunk.toString('latin1')));
    this.closed = new Promise(
      (resolve) => void this.connection.on('end', resolve).on('close', () => resolve()),
    );
    connections.push(this.connection);
  }

  async reads(text: string): Promise<void> {
    await expect.poll(() => this.received, { timeout: 10_000 }).toContain(text);
  }

  send(message: object): void {
    this.connection.write(textFrame(message));
  }
}

describe('sockets of one address', () => {
  it('of many upgrades at once from one address, only the allowed number is accepted', async () => {
    const gate = new CallGate();
    await open(
      (store) => ({ findSession: gate.wrap(store.findSession), hiddenFrom: gate.wrap(store.hiddenFrom) }),
      {
        socketsPerAddress: 4,
      },
    );
    void gate.close(100);
    const all = Array.from({ length: 20 }, () => socketFrom(opponent()));
    const isLetIn = ({ opened, closed }: RawSocket): Promise<unknown> =>
      Promise.race([closed, opened.then(() => 'let in')]);
    const outcomes = await Promise.all(all.map(isLetIn));
    expect(outcomes.filter((outcome) => outcome === 'let in')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(16);
    gate.open();
    await expect.poll(sockets).toBe(4);
  });

  it('a socket counts until its connection is closed, even if it was told to close and never answers', async () => {
    await open(undefined, { socketsPerAddress: 2 });
    const old = [new MuteClient({}, '/socket?v=0'), new MuteClient({}, '/socket?v=0')];
    for (const client of old) await client.reads('oldClient');
    expect(await socketFrom({}).closed).toBe(429);
    await Promise.all(old.map(({ closed }) => closed));
    const rawSocket = socketFrom({});
    await rawSocket.nextMessage(({ type }) => type === 'welcome');
  });

  it('an upgrade of another route opens no socket', async () => {
    await open();
    for (const path of ['/api/games', '/healthz', '/', '/nothing']) {
      const client = new MuteClient({}, path);
      await client.closed;
      expect(client.received, path).toMatch(/^HTTP\/1\.1 404 /);
    }
  });
});

/** Far below the 30 s after which the WebSocket library closes by itself, far above our own 2 s. */
const CUT_OFF_MS = 12_000;

describe('a client that never answers a close', () => {
  it('a client that never answers a close is cut off soon, and is shown as offline at once', async () => {
    let isGone = false;
    const failing =
      <Given extends readonly unknown[], T>(read: (...given: Given) => Promise<T>) =>
      (...given: Given): Promise<T> =>
        isGone ? Promise.reject(new StoreError('gone')) : read(...given);
    await open((store) => ({ findSession: failing(store.findSession) }), { messagesPerSecond: 1 });
    const table = await fixture.tableAt('playing');
    const flooding = new MuteClient();
    const loggedOut = new MuteClient(opponent());
    const old = new MuteClient({}, '/socket?v=0');
    for (const client of [flooding, loggedOut]) await client.reads('welcome');
    loggedOut.send({ type: 'subscribe', channel: 1, table, as: 1 });
    await loggedOut.reads('"online":2');
    for (let ask = 0; ask < 110; ask++) flooding.send({ type: 'ping', ask });
    await flooding.reads('too many messages');
    await fixture.request(opponent(), 'POST', '/api/logout');
    await loggedOut.reads('session ended');
    expect(fixture.server.context.matches.peek(table)?.viewerStreams.localPresence()).toEqual({
      online: 0,
      watching: 0,
    });
    isGone = true;
    fixture.server.context.sessions.invalidate(() => true);
    const duringOutage = new MuteClient(fixture.headersFor('stranger', 'bearer'));
    await duringOutage.reads('databaseGone');
    await old.reads('oldClient');
    const late = new Promise(
      (_, reject) => void setTimeout(() => reject(new Error('still open')), CUT_OFF_MS).unref(),
    );
    await Promise.race([
      Promise.all([flooding, loggedOut, old, duringOutage].map(({ closed }) => closed)),
      late,
    ]);
    await expect.poll(sockets, { timeout: CUT_OFF_MS }).toBe(0);
  }, 30_000);
});

describe('while the session of a socket is looked up', () => {
  it.each([
    ['ends', '/api/logout'],
    ['ends with all others of its person', '/api/logout-everywhere'],
  ])('a session that %s closes the socket', async (_name, path) => {
    const gate = new CallGate();
    await open((store) => ({ findSession: gate.wrap(store.findSession) }));
    fixture.server.context.sessions.invalidate(() => true);
    void gate.close(1);
    const rawSocket = socketFrom(opponent());
    await expect.poll(() => gate.heldCalls).toBe(1);
    expect((await fixture.request(opponent(), 'POST', path)).cell).toBe('204');
    gate.open();
    expect(await rawSocket.closed).toBe(4001);
  });

  it('a mute that is set while a socket’s session is looked up holds for that socket', async () => {
    const gate = new CallGate();
    await open((store) => ({ hiddenFrom: gate.wrap(store.hiddenFrom) }));
    const { host, opponent: other } = fixture.clients;
    void gate.close(1);
    const rawSocket = socketFrom(opponent());
    await expect.poll(() => gate.heldCalls).toBe(1);
    const muting = other.request('PUT', `/api/me/mutes/${host.id}`);
    await expect.poll(() => real.mutedBy(other.id)).toEqual([host.id]);
    // The request may wait for the older read, but need not.
    await Promise.race([muting, delay(100)]);
    gate.open();
    expect((await muting).status).toBe(204);
    await rawSocket.nextMessage(({ type }) => type === 'welcome');
    const table = await fixture.tableAt('playing');
    const speaker = socketFrom(fixture.headersFor('host', 'bearer'));
    await speaker.nextMessage(({ type }) => type === 'welcome');
    rawSocket.send({ type: 'subscribe', channel: 1, table, as: 1 });
    await rawSocket.nextMessage(({ type }) => type === 'state');
    speaker.send({ type: 'chat', ask: 1, table, room: 'players', text: 'Hear me' });
    await speaker.nextMessage(({ type }) => type === 'answer');
    await rawSocket.ping();
    expect(rawSocket.received.filter(({ type }) => type === 'chat')).toEqual([]);
  });

  it('a socket whose session is looked up during a shutdown is told to come back', async () => {
    const gate = new CallGate();
    await open((store) => ({ findSession: gate.wrap(store.findSession) }));
    fixture.server.context.sessions.invalidate(() => true);
    void gate.close(1);
    const rawSocket = socketFrom(opponent());
    await expect.poll(() => gate.heldCalls).toBe(1);
    fixture.server.context.connections.isDraining = true;
    gate.open();
    expect(await rawSocket.closed).toBe(1012);
  });
});
