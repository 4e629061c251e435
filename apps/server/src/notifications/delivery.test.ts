import type { NotificationOverview, NotificationSettings } from '@pithead/protocol';
import { DEFAULT_NOTIFICATION_SETTINGS } from '@pithead/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import type { AbsentPlayer } from '../testing/clients/absentPlayer.ts';
import { seatAbsentPlayers } from '../testing/clients/absentPlayer.ts';
import { createGuests } from '../testing/clients/seatPlayers.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { TestPlayer } from '../testing/clients/testPlayer.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { RecordingChannel } from '../testing/notifications/recordingChannel.ts';
import { newTestFolder, removeTestFolders, startTestServer } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS = { kind: 'days', perMoveMs: 3 * DAY } as const;
/** Midnight in winter, so that times of day in UTC are easy to read. */
const START = Date.UTC(2026, 0, 1);

/** A deal in which the host begins. */
const KEY = '2'.repeat(64);

let time: VirtualTime;
let server: RunningServer;
let push: RecordingChannel;
let email: RecordingChannel;
let folder: string;
let pair: [TestClient, TestClient];

const open = async (): Promise<void> => {
  const ports = { time, pool: new RandomBotPool(), channels: [push, email], newKey: () => KEY };
  server = await startTestServer(folder, {}, ports);
};

beforeEach(async () => {
  time = new VirtualTime(START);
  [push, email] = [new RecordingChannel('push'), new RecordingChannel('email')];
  folder = newTestFolder();
  await open();
  pair = (await createGuests(server.url, 'Ada', 'Ben')) as typeof pair;
});
afterEach(async () => {
  for (const client of pair) client.close();
  await server.close();
});
afterAll(removeTestFolders);

/** The jobs run at least once after that time. */
async function pass(ms: number): Promise<void> {
  time.lag(ms);
  await time.advance(6 * SECOND);
}

interface Duel {
  readonly asked: AbsentPlayer;
  readonly other: AbsentPlayer;
}

/** Everybody has been told of the start. */
async function startDuel(more: object = {}, clients: readonly TestClient[] = pair): Promise<Duel> {
  const players = await seatAbsentPlayers(clients, {
    game: 'glueck-auf',
    pace: 'turns',
    clock: DAYS,
    ...more,
  });
  const [asked, other] = players as [AbsentPlayer, AbsentPlayer];
  expect(await asked.offers()).not.toEqual([]);
  await pass(MINUTE);
  push.deliveries.length = email.deliveries.length = 0;
  return { asked, other };
}

const playTurn = ({ asked }: Duel): Promise<unknown> => asked.playTurn(new TestRandom('turn'));

const save = (client: TestClient, change: Partial<NotificationSettings>): Promise<unknown> =>
  client.request('PUT', '/api/me/notifications', { ...DEFAULT_NOTIFICATION_SETTINGS, ...change });

const overviewOf = async (client: TestClient): Promise<NotificationOverview> =>
  (await client.request<NotificationOverview>('GET', '/api/me/notifications')).body;

describe('delivery of notifications', () => {
  it('a host who is away is told that the table is full; nobody is told after the start', async () => {
    const [ada, ben] = pair;
    const openFull = async (): Promise<string> => {
      const { id } = await ada.createTable({ game: 'glueck-auf', seats: 2, pace: 'turns', clock: DAYS });
      await ben.request('POST', `/api/tables/${id}/join`, {});
      return id;
    };
    const full = await openFull();
    const started = await openFull();
    await ada.request('POST', `/api/tables/${started}/start`);
    await pass(MINUTE);
    const told = push.deliveries.filter(({ message }) => message.person === ada.id);
    expect(told.map(({ message }) => [message.kind, message.tables.map(({ id }) => id)])).toEqual([
      ['tableReady', [full]],
    ]);
    expect(
      push.deliveries.some(({ message }) => message.tables[0]?.id === full && message.person === ben.id),
    ).toBe(false);
  });

  it('somebody who is away is told of the turn once for each destination, after a moment', async () => {
    push.destinations = ['phone', 'computer'];
    const duel = await startDuel();
    await playTurn(duel);
    await pass(10 * SECOND);
    expect(push.deliveries).toEqual([]);
    for (let i = 0; i < 5; i++) await pass(MINUTE);
    const { id } = duel.other.client;
    expect(push.deliveries.map(({ destination }) => destination).toSorted()).toEqual([
      `computer of ${id}`,
      `phone of ${id}`,
    ]);
    expect(new Set(push.deliveries.map(({ message }) => message.id)).size).toBe(2);
    expect(push.deliveries[0]?.message).toMatchObject({
      person: id,
      language: 'nl',
      kind: 'yourTurn',
      tables: [{ id: duel.other.table, game: 'glueck-auf', opponents: [expect.stringMatching(/Ada|Ben/)] }],
    });
    const endsAt = push.deliveries[0]?.message.tables[0]?.endsAt as number;
    expect(Math.abs(endsAt - time.now() - DAYS.perMoveMs)).toBeLessThan(10 * MINUTE);
  });

  it('a table that starts is told to everybody but the host, in one message with the turn', async () => {
    await seatAbsentPlayers(pair, { game: 'glueck-auf', pace: 'turns', clock: DAYS });
    await seatAbsentPlayers(pair, { game: 'glueck-auf', pace: 'live' });
    await pass(MINUTE);
    expect(push.sentTo(pair[0].id).filter((text) => text.startsWith('tableStarted'))).toEqual([]);
    expect(push.sentTo(pair[1].id)).toEqual(['tableStarted 2']);
  });

  it('somebody who looks at the table is told nothing', async () => {
    const duel = await startDuel();
    const watching = new TestPlayer(duel.other.client, duel.other.table, duel.other.seat);
    await watching.waitFor(() => true);
    await playTurn(duel);
    for (let i = 0; i < 20; i++) await pass(MINUTE);
    expect([...push.deliveries, ...email.deliveries]).toEqual([]);
  });

  it('a host who looks at the open table is not told that it is full', async () => {
    const [ada, ben] = pair;
    const { id } = await ada.createTable({ game: 'glueck-auf', seats: 2, pace: 'turns', clock: DAYS });
    const waiting = new TestPlayer(ada, id, 0);
    await expect.poll(() => waiting.status, { timeout: 10_000 }).toBe('open');
    await ben.request('POST', `/api/tables/${id}/join`, {});
    await pass(MINUTE);
    expect([...push.deliveries, ...email.deliveries]).toEqual([]);
  });

  it('somebody who has moved meanwhile is told nothing, by e-mail also if it was gathered before', async () => {
    const duel = await startDuel();
    await playTurn(duel);
    await pass(2 * MINUTE);
    expect(push.sentTo(duel.other.client.id)).toEqual(['yourTurn 1']);
    await duel.other.playTurn(new TestRandom('meanwhile'));
    await pass(15 * MINUTE);
    expect(email.sentTo(duel.other.client.id)).toEqual([]);
  });

  it('several games that wait become one e-mail with all tables', async () => {
    const duels = [await startDuel(), await startDuel(), await startDuel()];
    for (const duel of duels) {
      await playTurn(duel);
      await pass(2 * MINUTE);
    }
    await pass(15 * MINUTE);
    const { id } = pair[1];
    expect(push.sentTo(id)).toEqual(['yourTurn 1', 'yourTurn 1', 'yourTurn 1']);
    expect(email.sentTo(id)).toEqual(['yourTurn 3']);
    const listed = email.deliveries.flatMap(({ message }) => message.tables.map((table) => table.id));
    expect(listed.toSorted()).toEqual(duels.map(({ other }) => other.table).toSorted());
  });

  it('quiet hours hold notifications back, unless the clock would run out before they end', async () => {
    const [night, soon] = [
      await startDuel(),
      await startDuel({ clock: { kind: 'days', perMoveMs: 6 * HOUR } }),
    ];
    for (const client of pair)
      await save(client, { quietHours: { from: 0, until: 7 * 60 }, timeZone: 'UTC', gatherMinutes: 0 });
    await playTurn(night);
    await playTurn(soon);
    await pass(MINUTE);
    expect(push.deliveries.map(({ message }) => message.tables[0]?.id)).toEqual([soon.other.table]);
    push.deliveries.length = 0;
    await pass(START + 7 * HOUR - MINUTE - time.now());
    expect(push.deliveries.filter(({ message }) => message.kind === 'yourTurn')).toEqual([]);
    await pass(2 * MINUTE);
    const later = push.deliveries.filter(({ message }) => message.tables[0]?.id === night.other.table);
    expect(later.map(({ message }) => message.kind)).toEqual(['yourTurn']);
  });

  it('a muted table, a muted person, and what was not chosen stay silent', async () => {
    const duels = [await startDuel(), await startDuel(), await startDuel(), await startDuel()] as const;
    for (const { other } of duels)
      await other.client.request('PUT', `/api/tables/${other.table}/mute`, { for: 'day' });
    for (const duel of duels) await playTurn(duel);
    await pass(HOUR);
    expect([...push.deliveries, ...email.deliveries]).toEqual([]);
    for (const client of pair) await save(client, { mutedUntil: time.now() + DAY });
    const silent = await startDuel();
    await playTurn(silent);
    await pass(HOUR);
    for (const client of pair) await save(client, { channels: { push: true, email: false, webhook: true } });
    const next = await startDuel();
    await playTurn(next);
    await pass(HOUR);
    expect(email.deliveries).toEqual([]);
    expect(push.sentTo(next.other.client.id)).toEqual(['yourTurn 1']);
  });

  it('less than an hour on the own clock is told once, also after a pause', async () => {
    const duel = await startDuel({ clock: { kind: 'days', perMoveMs: 65 * MINUTE } });
    await playTurn(duel);
    for (let i = 0; i < 15; i++) await time.advance(30 * SECOND);
    const { id } = duel.other.client;
    expect(push.sentTo(id)).toEqual(['yourTurn 1', 'clockLow 1']);
  });

  it('a restart between the event and its delivery loses nothing and repeats nothing', async () => {
    const duel = await startDuel();
    await playTurn(duel);
    await server.close();
    await open();
    await pass(MINUTE);
    await server.close();
    await open();
    await pass(15 * MINUTE);
    expect(push.sentTo(duel.other.client.id)).toEqual(['yourTurn 1']);
    expect(email.sentTo(duel.other.client.id)).toEqual(['yourTurn 1']);
  });

  it('a failed attempt is repeated with the same id, only for its destination, and shown until one succeeds', async () => {
    push.destinations = ['phone', 'computer'];
    const duel = await startDuel();
    push.answer = ({ destination }) =>
      destination.startsWith('phone') ? { kind: 'failed', reason: 'status 503' } : { kind: 'accepted' };
    await playTurn(duel);
    await pass(MINUTE);
    const failing = await overviewOf(duel.other.client);
    expect(failing.destinations).toMatchObject([
      { channel: 'push', destination: expect.stringMatching(/^computer/), failures: 0, retryAt: null },
      { destination: expect.stringMatching(/^phone/), failures: 1, failure: 'status 503', gaveUpAt: null },
    ]);
    const { retryAt, givesUpAt } = failing.destinations[1] ?? {};
    expect(retryAt).toBeGreaterThan(time.now());
    expect(givesUpAt).toBeGreaterThan(time.now() + 3 * HOUR);
    push.answer = () => ({ kind: 'accepted' });
    await pass(2 * MINUTE);
    const sent = push.deliveries.filter(({ destination }) => destination.startsWith('phone'));
    expect(sent.map(({ message }) => message.id)).toEqual([sent[0]?.message.id, sent[0]?.message.id]);
    expect(push.deliveries).toHaveLength(3);
    expect((await overviewOf(duel.other.client)).destinations[1]).toMatchObject({
      failures: 0,
      failure: '',
      retryAt: null,
      givesUpAt: null,
    });
  });

  it('after four hours of failures a message is given up, which the settings page can tell', async () => {
    push.answer = () => ({ kind: 'failed', reason: 'no route' });
    const duel = await startDuel();
    await playTurn(duel);
    for (let i = 0; i < 30; i++) await pass(10 * MINUTE);
    const attempts = push.deliveries.filter(({ message }) => message.kind === 'yourTurn').length;
    expect(attempts).toBeGreaterThan(5);
    expect(attempts).toBeLessThan(13);
    await pass(DAY);
    expect(push.deliveries.filter(({ message }) => message.kind === 'yourTurn')).toHaveLength(attempts);
    expect((await overviewOf(duel.other.client)).destinations).toMatchObject([
      { channel: 'email' },
      { channel: 'push', failure: 'no route', retryAt: null, gaveUpAt: expect.any(Number) },
    ]);
  });

  it('nothing more waits for a destination that is gone', async () => {
    push.answer = () => ({ kind: 'gone', reason: 'status 410' });
    const duel = await startDuel();
    await playTurn(duel);
    for (let i = 0; i < 10; i++) await pass(10 * MINUTE);
    expect(push.sentTo(duel.other.client.id)).toHaveLength(1);
    expect((await overviewOf(duel.other.client)).destinations).toContainEqual(
      expect.objectContaining({ channel: 'push', failure: 'status 410', retryAt: null }),
    );
  });
});
