/** Receivers that never answer, with all channels at once. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import type { PersonRow } from '../store/store.ts';
import { buildSeat, buildTable, addPerson } from '../store/testing/testRows.ts';
import { FREQUENT_JOBS } from '../testing/servers/testCluster.ts';
import { removeTestFolders, startTestServer } from '../testing/servers/testServer.ts';
import { PushBrowser } from './testing/pushReceiver.ts';
import { RequestReceiver } from './testing/requestReceiver.ts';

const GUESTS = 30;
const DEVICES = 10;
const WITHIN_MS = 4_000;
const SHUTDOWN_MS = 2_000;

afterAll(removeTestFolders);

/** Accepts connections and says nothing. */
async function openSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

it('receivers that never answer delay neither the notifications of others nor the end of the server', async () => {
  const [silent, tarpit, phone] = await Promise.all([
    openSilentServer(),
    RequestReceiver.start('127.0.0.2'),
    RequestReceiver.start(),
  ]);
  tarpit.answer = () => undefined;
  const config = { smtpUrl: `smtp://127.0.0.1:${silent.port}`, allowsLocalTargets: true };
  const server = await startTestServer(undefined, config, FREQUENT_JOBS);
  const { store, time } = server.context;
  const unused = { lastSuccessAt: null, lastFailureAt: null, lastFailure: null };
  const now = time.now();

  const subscribe = (person: PersonRow, endpoint: string): Promise<string> => {
    const { keys } = new PushBrowser().subscription(endpoint);
    const row = { id: randomUUID(), person: person.id, endpoint, ...keys, device: 'phone' };
    return store.addPushSubscription(
      { ...row, createdAt: now, expiredAt: null, ...unused },
      undefined,
      DEVICES,
    );
  };
  const addMailbox = async (person: PersonRow): Promise<void> => {
    const address = `${person.id}@example.org`;
    const [hash, expiresAt] = [randomUUID(), now + 60_000];
    const token = { hash, person: person.id, purpose: 'confirm', address, expiresAt } as const;
    await store.savePendingEmail(person.id, randomUUID(), address, token);
    await store.takeConfirmation(token, randomUUID(), now, 1);
  };
  const people: PersonRow[] = [];
  for (let i = 0; i < GUESTS; i++) {
    const person = await addPerson(store);
    for (let device = 0; device < DEVICES; device++) await subscribe(person, `${tarpit.url}/${i}/${device}`);
    await addMailbox(person);
    people.push(person);
  }
  const last = await addPerson(store);
  await subscribe(last, `${phone.url}/phone`);
  await addMailbox(last);
  people.push(last);
  const table = buildTable(people[0]?.id ?? '', {
    seatCount: people.length,
    status: 'running',
    pace: 'turns',
  });
  await store.addTable(
    table,
    people.map((person, seat) => buildSeat(table.id, seat, person)),
  );

  const began = performance.now();
  await store.addNotifications(
    people.map(({ id }, i) => ({
      person: id,
      table: table.id,
      kind: 'tableStarted',
      createdAt: now - GUESTS + i,
      readyAt: now - GUESTS + i,
    })),
  );
  await phone.next(1);
  expect(performance.now() - began).toBeLessThan(WITHIN_MS);
  // Two at a time, so that a target is no means to occupy this server, and no target of a flood.
  expect(tarpit.received.length).toBeLessThanOrEqual(2);

  const stopped = performance.now();
  await server.close();
  expect(performance.now() - stopped).toBeLessThan(SHUTDOWN_MS);
  await Promise.all([silent.close(), tarpit.close(), phone.close()]);
});
