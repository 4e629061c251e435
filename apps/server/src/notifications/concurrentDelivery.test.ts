/** A process that has lost its lease may still deliver, while the next one does already. */
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { addPerson, buildSeat, buildTable } from '../store/testing/testRows.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { RecordingChannel } from '../testing/notifications/recordingChannel.ts';
import { TestCluster } from '../testing/servers/testCluster.ts';
import { newTestFolder, startTestServer } from '../testing/servers/testServer.ts';
import { ChannelDeliveries } from './channelDeliveries.ts';

const PEOPLE = 12;
const TABLES = 3;

const channel = new RecordingChannel('push');
/** Only the deliveries of this test run: the time of the servers stands still. */
const newPorts = () => ({ time: new VirtualTime(), pool: new RandomBotPool(), channels: [channel] });
const cluster = new TestCluster(0);

async function deliverTwice(servers: readonly [RunningServer, RunningServer]): Promise<void> {
  const [{ context }] = servers;
  const { store, time } = context;
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => addPerson(store)));
  const tables: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const table = buildTable(people[0]?.id ?? '', { seatCount: PEOPLE, status: 'running', pace: 'turns' });
    await store.addTable(
      table,
      people.map((person, seat) => buildSeat(table.id, seat, person)),
    );
    tables.push(table.id);
  }
  const now = time.now();
  for (const { id: person } of people) {
    const common = { person, kind: 'tableStarted', createdAt: now, readyAt: now } as const;
    await store.addNotifications(tables.map((table) => ({ ...common, table })));
  }
  const destination = { channel: 'push', destination: 'phone', target: 'phone', nextAt: now } as const;
  for (const row of await store.readyNotifications(now, 1000)) {
    const { person, table, kind, createdAt } = row;
    await store.spreadNotification(row.id, [{ person, table, kind, createdAt, ...destination }]);
  }
  // Slow enough that each attempt begins before the other process has recorded its own.
  channel.deliveries.length = 0;
  channel.answer = () => delay(5, { kind: 'accepted' });
  const both = servers.map((server) => new ChannelDeliveries(server.context, channel, () => true));
  const isDone = () => channel.deliveries.flatMap(({ message }) => message.tables).length >= PEOPLE * TABLES;
  await expect
    .poll(async () => (await Promise.all(both.map((each) => each.fill())), isDone()), {
      interval: 5,
      timeout: 20_000,
    })
    .toBe(true);
  await Promise.all(both.map((each) => each.stop()));

  const told = channel.deliveries.flatMap(({ message }) =>
    message.tables.map(({ id }) => `${message.person} ${id}`),
  );
  expect(told).toHaveLength(PEOPLE * TABLES);
  expect(new Set(told).size).toBe(PEOPLE * TABLES);
}

describe('two processes that deliver at once', () => {
  it('on SQLite each notification leaves in one message', async () => {
    const server = await startTestServer(newTestFolder(), {}, newPorts());
    await deliverTwice([server, server]);
    await server.close();
  });

  it('on PostgreSQL each notification leaves in one message', async () => {
    const servers = [await cluster.startServer({}, newPorts()), await cluster.startServer({}, newPorts())];
    await deliverTwice(servers as [RunningServer, RunningServer]);
  });
});
