/** Subscriptions are opened, closed and replaced faster than the server reads their tables. */
import type { ServerMessage } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { RawSocket } from '../testing/clients/rawSocket.ts';
import { MISSING_ID } from '../testing/access-matrix/actors.ts';
import { AccessFixture } from '../testing/access-matrix/accessFixture.ts';
import { databaseFile } from '../config.ts';
import { openStore } from '../store/index.ts';
import { newTestFolder, removeTestFolders } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';
import { createSlowStore } from '../testing/fakes/slowStore.ts';

let fixture: AccessFixture;
const sockets: RawSocket[] = [];

async function open(mostMs = 0): Promise<void> {
  const real = await openStore({ dataFile: databaseFile({ data: newTestFolder() }) });
  const store = mostMs === 0 ? real : createSlowStore(real, new TestRandom('delays'), mostMs);
  // Room for one match only: the others are loaded again for every subscription.
  fixture = await AccessFixture.open({ liveMatches: 1 }, { store });
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  await fixture.server.close();
});
afterAll(removeTestFolders);

type Part = 'host' | 'opponent' | 'spectator';

async function socketOf(who: Part): Promise<RawSocket> {
  const socket = await fixture.openSocket(who);
  sockets.push(socket);
  return socket;
}

interface ExpectedSubscription {
  readonly table: string;
  readonly as: number | null;
  readonly isAllowed: boolean;
}

const SEATS: Readonly<Record<Part, number>> = { host: 0, opponent: 1, spectator: -1 };

class Subscriber {
  readonly who: Part;
  readonly wrong: string[] = [];
  readonly open = new Map<number, ExpectedSubscription>();
  /** Channels that were closed before the last ping that was answered. */
  readonly #silent = new Set<number>();
  readonly #subscribed = new Map<number, number>();
  #sentCount = 0;
  readonly socket: RawSocket;

  constructor(who: Part, socket: RawSocket) {
    this.who = who;
    this.socket = socket;
    socket.onReceive((text) => this.#check(JSON.parse(text) as ServerMessage));
  }

  #check(message: ServerMessage): void {
    if (!('channel' in message) || message.channel === undefined) return;
    if (this.#silent.has(message.channel))
      this.wrong.push(`on closed channel: ${JSON.stringify(message).slice(0, 200)}`);
    if (message.type === 'refused' && message.reason === 'tooMany') this.wrong.push('tooMany');
  }

  subscribe(channel: number, subscription: ExpectedSubscription): void {
    this.#silent.delete(channel);
    this.#subscribed.set(channel, ++this.#sentCount);
    this.open.delete(channel);
    if (subscription.isAllowed) this.open.set(channel, subscription);
    this.socket.send({ type: 'subscribe', channel, table: subscription.table, as: subscription.as });
  }

  async unsubscribe(channel: number): Promise<void> {
    this.open.delete(channel);
    this.socket.send({ type: 'unsubscribe', channel });
    const order = ++this.#sentCount;
    await this.socket.ping();
    if ((this.#subscribed.get(channel) ?? 0) < order) this.#silent.add(channel);
  }
}

const tablesOf = async (): Promise<string[]> => {
  const playing = await fixture.tableAt('playing');
  fixture.discardTable(playing);
  return [await fixture.tableAt('waiting'), playing, await fixture.tableAt('playing'), MISSING_ID];
};

function randomSubscription(random: TestRandom, who: Part, tables: readonly string[]): ExpectedSubscription {
  const table = random.pick(tables);
  const as = random.pick([null, 0, 1]);
  return { table, as, isAllowed: table !== MISSING_ID && (as === null || as === SEATS[who]) };
}

async function whenHandled(all: readonly Subscriber[]): Promise<void> {
  for (const { socket } of all) await socket.ping();
  await expect.poll(() => fixture.server.context.connections.pendingMessages, { timeout: 20_000 }).toBe(0);
}

async function expectExactlyOpen(all: readonly Subscriber[], tables: readonly string[]): Promise<void> {
  const { connections, matches } = fixture.server.context;
  const expected = all.flatMap(({ open: channels }) => [...channels.values()]);
  expect(connections.watchedTables().toSorted()).toEqual(
    [...new Set(expected.map(({ table }) => table))].toSorted(),
  );
  for (const [probe, table] of tables.entries()) {
    const here = expected.filter((subscription) => subscription.table === table);
    const online = here.reduce((bits, { as }) => (as === null ? bits : bits | (1 << as)), 0);
    const isStarted = probe === 1 || probe === 2;
    const found = matches.peek(table)?.viewerStreams.localPresence() ?? { online: 0, watching: 0 };
    expect(found).toEqual(
      isStarted
        ? { online, watching: here.filter(({ as }) => as === null).length }
        : { online: 0, watching: 0 },
    );
    connections.sendTo(table, 'nudged', { by: 100 + probe }, () => true);
  }
  for (const { socket, open: channels, wrong } of all) {
    await socket.ping();
    const receivedMessages = socket.received.flatMap((message) =>
      message.type === 'nudged' ? [`${message.channel} ${tables[message.by - 100]}`] : [],
    );
    expect(receivedMessages.toSorted()).toEqual(
      [...channels].map(([channel, { table }]) => `${channel} ${table}`).toSorted(),
    );
    expect(wrong).toEqual([]);
    socket.clear();
  }
}

const CHANNELS = 5;

async function sendRandomMessages(
  random: TestRandom,
  subscriber: Subscriber,
  tables: readonly string[],
): Promise<void> {
  const closing: Promise<void>[] = [];
  for (let i = 0; i < 12; i++) {
    const channel = random.below(CHANNELS);
    if (random.oneIn(2)) subscriber.subscribe(channel, randomSubscription(random, subscriber.who, tables));
    else closing.push(subscriber.unsubscribe(channel));
    if (random.oneIn(3)) await new Promise((resolve) => void setTimeout(resolve, random.below(6)));
  }
  await Promise.all(closing);
}

describe('subscriptions in any order', () => {
  it.each([
    ['as fast as the store is', 0],
    ['with a store that takes some milliseconds', 5],
  ])(
    'after any order of subscribing and unsubscribing exactly those that were not closed are open, %s',
    async (_name, mostMs) => {
      await open(mostMs);
      const random = new TestRandom(`subscriptions ${mostMs}`);
      const tables = await tablesOf();
      const all = [];
      for (const who of ['host', 'opponent', 'spectator'] as const)
        all.push(new Subscriber(who, await socketOf(who)));
      for (let round = 0; round < 12; round++) {
        await Promise.all(all.map((each) => sendRandomMessages(random, each, tables)));
        if (random.oneIn(3)) {
          const at = random.below(all.length);
          const { socket, who } = all[at] as Subscriber;
          socket.send({ type: 'subscribe', channel: 1, table: tables[1], as: null });
          socket.close();
          await socket.closed;
          all[at] = new Subscriber(who, await socketOf(who));
        }
        await whenHandled(all);
        await expectExactlyOpen(all, tables);
      }
    },
  );

  it('a hundred subscriptions that are closed at once leave room for all that one socket may have', async () => {
    await open();
    const table = await fixture.tableAt('playing');
    const host = await socketOf('host');
    for (let channel = 0; channel < 100; channel++) {
      host.send({ type: 'subscribe', channel, table, as: null });
      host.send({ type: 'unsubscribe', channel });
    }
    await whenHandled([new Subscriber('host', host)]);
    expect(fixture.server.context.matches.peek(table)?.viewerStreams.localPresence()).toEqual({
      online: 0,
      watching: 0,
    });
    for (let channel = 0; channel < LIMITS.channels; channel++)
      host.send({ type: 'subscribe', channel, table, as: null });
    await host.nextMessage((message) => message.type === 'state' && message.channel === LIMITS.channels - 1);
    expect(host.received.filter(({ type }) => type === 'refused')).toEqual([]);
  });
});

describe('a subscription under a number that is in use', () => {
  it('a subscription under a number in use ends the earlier one, even if it is refused itself', async () => {
    await open();
    const table = await fixture.tableAt('playing');
    const opponent = await socketOf('opponent');
    opponent.send({ type: 'subscribe', channel: 1, table, as: 1 });
    await opponent.nextMessage(({ type }) => type === 'state');
    opponent.send({ type: 'subscribe', channel: 1, table, as: 0 });
    expect(await opponent.nextMessage(({ type }) => type === 'refused')).toMatchObject({
      channel: 1,
      reason: 'notYourSeat',
    });
    expect(fixture.server.context.connections.watchedTables()).toEqual([]);
    opponent.send({ type: 'subscribe', channel: 1, table, as: 1 });
    await opponent.nextMessage(({ type }) => type === 'state');
  });
});

describe('a table that starts while it is being subscribed to', () => {
  it('a table that starts while it is being subscribed to is not shown as open', async () => {
    const real = await openStore({ dataFile: databaseFile({ data: newTestFolder() }) });
    let hold: Promise<void> | undefined;
    let onRead = (): void => undefined;
    const table = async (id: string): ReturnType<typeof real.findTable> => {
      const found = await real.findTable(id);
      const held = hold;
      hold = undefined;
      onRead();
      await held;
      return found;
    };
    fixture = await AccessFixture.open({}, { store: { ...real, findTable: table } });
    const id = await fixture.tableAt('full');
    const [host, spectator] = [await socketOf('host'), await socketOf('spectator')];
    host.send({ type: 'subscribe', channel: 1, table: id, as: null });
    await host.nextMessage(({ type }) => type === 'table');
    let release = (): void => undefined;
    hold = new Promise((resolve) => (release = resolve));
    const asked = new Promise<void>((resolve) => (onRead = resolve));
    spectator.send({ type: 'subscribe', channel: 1, table: id, as: null });
    await asked;
    // The old row has been read; before it arrives the table starts, and everybody who looks at it is told.
    expect((await fixture.clients.host.request('POST', `/api/tables/${id}/start`)).status).toBeLessThan(300);
    await host.nextMessage((message) => message.type === 'table' && message.table.status === 'running');
    release();
    expect(await spectator.nextMessage(({ type }) => type === 'table')).toMatchObject({
      table: { status: 'running' },
    });
    await spectator.nextMessage(({ type }) => type === 'state');
  });
});

describe('a table that changes whenever it is read', () => {
  it('a table that changes whenever it is read is shown after a bounded number of reads', async () => {
    const real = await openStore({ dataFile: databaseFile({ data: newTestFolder() }) });
    let reads = 0;
    let isChanging = false;
    const table = async (id: string): ReturnType<typeof real.findTable> => {
      const found = await real.findTable(id);
      if (!isChanging || found === undefined || reads === 100) return found;
      reads++;
      fixture.server.context.connections.sendTable(found);
      return found;
    };
    fixture = await AccessFixture.open({}, { store: { ...real, findTable: table } });
    const id = await fixture.tableAt('playing');
    const spectator = await socketOf('spectator');
    isChanging = true;
    spectator.send({ type: 'subscribe', channel: 1, table: id, as: null });
    await spectator.nextMessage(({ type }) => type === 'table');
    expect(reads).toBeLessThanOrEqual(10);
    isChanging = false;
    await spectator.nextMessage(({ type }) => type === 'state');
  });
});
