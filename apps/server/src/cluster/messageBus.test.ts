/** What both message buses promise, with a real PostgreSQL and a real nats-server. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../ids.ts';
import type { MessageBus } from '../store/clusterStore.ts';
import { openPostgresExecutor } from '../store/postgres/postgresStore.ts';
import { PostgresMessageBus } from '../store/postgres/postgresMessageBus.ts';
import type { SharedTestPostgres } from '../store/testing/testPostgres.ts';
import { queryOnce, shareTestPostgres } from '../store/testing/testPostgres.ts';
import type { TestNats } from '../testing/servers/testNats.ts';
import { startTestNats } from '../testing/servers/testNats.ts';
import type { ClusterMessage } from './clusterMessage.ts';
import { NatsMessageBus } from './nats/natsMessageBus.ts';
import type { NatsSettings } from './nats/natsSettings.ts';
import { natsSettingsFrom } from './nats/natsSettings.ts';

const BURST = 5000;

const openNats = ({ url }: TestNats): Promise<NatsMessageBus> =>
  NatsMessageBus.open(natsSettingsFrom({ NATS_URL: url }) as NatsSettings);

class BusMember {
  readonly id = randomId();
  readonly received: ClusterMessage[] = [];
  readonly subscribed: string[] = [];
  payloads = 0;
  connections = 0;
  disconnections = 0;
  readonly bus: MessageBus;

  constructor(bus: MessageBus) {
    this.bus = bus;
    bus.listen(this.id, {
      onMessages: (messages) => {
        this.payloads++;
        this.received.push(...messages);
      },
      onConnected: () => void this.connections++,
      onDisconnected: () => void this.disconnections++,
      onSubscribed: (tables) => void this.subscribed.push(...tables),
    });
  }

  send(...messages: ClusterMessage[]): Promise<void> {
    return this.bus.send(this.id, messages);
  }
}

interface Broker {
  start(): Promise<void>;
  open(): Promise<MessageBus>;
  /** Ends all connections; new ones succeed. */
  interrupt(): Promise<void>;
  stop(): Promise<void>;
}

function postgresBroker(): Broker {
  let server: SharedTestPostgres;
  let url: string;
  return {
    async start() {
      server = await shareTestPostgres();
      url = await server.addDatabase();
    },
    async open() {
      const executor = await openPostgresExecutor(url);
      const bus = new PostgresMessageBus(url, executor);
      const close = bus.close.bind(bus);
      bus.close = () => close().then(() => executor.close());
      return bus;
    },
    async interrupt() {
      await queryOnce(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'pithead messages' AND datname = current_database()`,
      );
    },
    stop: () => server.dropDatabases(),
  };
}

function natsBroker(): Broker {
  let nats: TestNats;
  return {
    start: async () => void (nats = await startTestNats()),
    open: () => openNats(nats),
    async interrupt() {
      await nats.kill();
      await nats.restart();
    },
    stop: () => nats.kill(),
  };
}

const about = (table: string, seq: number): ClusterMessage => ({ kind: 'match', table, seq });
const toAll = (session: string): ClusterMessage => ({ kind: 'session', session });

describe.each([
  ['PostgreSQL', postgresBroker()],
  ['NATS', natsBroker()],
])('the message bus on %s', (_, broker) => {
  const members: BusMember[] = [];
  beforeAll(broker.start);
  afterEach(async () => {
    await Promise.all(members.splice(0).map(({ bus }) => bus.close()));
  });
  afterAll(broker.stop);

  async function join(...tables: string[]): Promise<BusMember> {
    const member = new BusMember(await broker.open());
    members.push(member);
    await expect.poll(() => member.connections).toBe(1);
    await subscribe(member, ...tables);
    return member;
  }

  async function subscribe(member: BusMember, ...tables: string[]): Promise<void> {
    for (const table of tables) member.bus.subscribe(table);
    if (member.bus.kind === 'nats')
      await expect.poll(() => tables.every((table) => member.subscribed.includes(table))).toBe(true);
  }

  /** Messages of one sender arrive in order, so whatever was sent before has arrived, too. */
  async function settle(sender: BusMember): Promise<void> {
    const last = toAll(randomId());
    await sender.send(last);
    for (const member of members.filter((each) => each !== sender))
      await expect.poll(() => member.received.at(-1), { timeout: 10_000 }).toEqual(last);
  }

  const aboutTables = ({ received }: BusMember): ClusterMessage[] =>
    received.filter((message) => 'table' in message);

  it('messages about a table reach the processes that have subscribed to it, others reach all', async () => {
    const [one, two] = [randomId(), randomId()];
    const sender = await join(one, two);
    const [first, second, neither] = [await join(one), await join(two), await join()];
    await sender.send(about(one, 1), toAll('a'), about(two, 2), about(one, 3));
    await settle(sender);
    expect(aboutTables(first)).toEqual([about(one, 1), about(one, 3)]);
    expect(aboutTables(second)).toEqual([about(two, 2)]);
    expect(aboutTables(neither)).toEqual([]);
    for (const { received } of [first, second, neither]) expect(received).toContainEqual(toAll('a'));
    expect(sender.received).toEqual([]);
  });

  it('after the end of a subscription no message arrives, and after a new one messages arrive again', async () => {
    const table = randomId();
    const [sender, receiver] = [await join(), await join(table)];
    receiver.bus.unsubscribe(table);
    await receiver.send(toAll('ended'));
    await expect.poll(() => sender.received).toContainEqual(toAll('ended'));
    await sender.send(about(table, 1));
    await settle(sender);
    receiver.subscribed.splice(0);
    await subscribe(receiver, table);
    await sender.send(about(table, 2));
    await settle(sender);
    expect(aboutTables(receiver)).toEqual([about(table, 2)]);
  });

  it(`a burst of ${BURST} messages arrives completely and in order`, async () => {
    const tables = Array.from({ length: 50 }, randomId);
    const [sender, receiver] = [await join(), await join(...tables)];
    const messages = Array.from({ length: BURST }, (_each, seq) => about(tables[seq % 50] as string, seq));
    for (let i = 0; i < BURST; i += 500) await sender.send(...messages.slice(i, i + 500));
    await settle(sender);
    for (const [i, table] of tables.entries())
      expect(
        aboutTables(receiver).filter((message) => 'table' in message && message.table === table),
      ).toEqual(messages.filter((_each, seq) => seq % 50 === i));
  });

  it('a process learns that its connection was interrupted, and then gets messages of the same tables', async () => {
    const [kept, added] = [randomId(), randomId()];
    const [sender, receiver] = [await join(), await join(kept)];
    await broker.interrupt();
    await expect.poll(() => receiver.disconnections, { timeout: 10_000 }).toBeGreaterThan(0);
    receiver.bus.subscribe(added);
    for (const member of [sender, receiver])
      await expect.poll(() => member.connections, { timeout: 10_000 }).toBeGreaterThan(1);
    await delay(50);
    await sender.send(about(kept, 1), about(added, 2));
    await settle(sender);
    expect(aboutTables(receiver)).toEqual([about(kept, 1), about(added, 2)]);
  });
});

describe('NATS alone', () => {
  it('a process with no viewers of a table does not wake up for its messages', async () => {
    const nats = await startTestNats();
    const members = await Promise.all(
      Array.from({ length: 3 }, async () => new BusMember(await openNats(nats))),
    );
    const [sender, viewer, other] = members as [BusMember, BusMember, BusMember];
    const table = randomId();
    viewer.bus.subscribe(table);
    await expect.poll(() => viewer.subscribed).toEqual([table]);
    for (let seq = 1; seq <= 20; seq++) await sender.send(about(table, seq));
    await expect.poll(() => viewer.payloads).toBe(20);
    await sender.send(toAll('last'));
    await expect.poll(() => other.payloads).toBe(1);
    await Promise.all(members.map(({ bus }) => bus.close()));
    await nats.kill();
  });

  it('a broker that hangs counts as gone after a check of the connection, and is used again when it answers', async () => {
    const nats = await startTestNats();
    const member = new BusMember(await openNats(nats));
    await expect.poll(() => member.connections).toBe(1);
    await member.bus.checkConnection();
    expect(member.disconnections).toBe(0);
    nats.pause();
    const disconnectionsAfterCheck = (): Promise<number> =>
      member.bus.checkConnection().then(() => member.disconnections);
    await expect.poll(disconnectionsAfterCheck, { timeout: 15_000 }).toBe(1);
    await expect(member.send(toAll('lost'))).rejects.toThrow('no connection');
    nats.resume();
    await expect.poll(() => member.connections, { timeout: 15_000 }).toBe(2);
    await member.bus.close();
    await nats.kill();
  });
});
