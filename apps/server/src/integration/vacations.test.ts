import type { VacationOverview } from '@pithead/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import type { AbsentPlayer } from '../testing/clients/absentPlayer.ts';
import { seatAbsentPlayers } from '../testing/clients/absentPlayer.ts';
import { createGuests } from '../testing/clients/seatPlayers.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { RecordingChannel } from '../testing/notifications/recordingChannel.ts';
import { newTestFolder, removeTestFolders, startTestServer } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Minutes instead of days: uptime is stored every second, so days would take too many steps. */
const CLOCK = { kind: 'days', perMoveMs: 4 * MINUTE } as const;
/** A deal in which the host begins. */
const KEY = '2'.repeat(64);

let time: VirtualTime;
let server: RunningServer;
let push: RecordingChannel;
let clients: TestClient[];

beforeEach(async () => {
  time = new VirtualTime();
  push = new RecordingChannel('push');
  const ports = { time, pool: new RandomBotPool(), newKey: () => KEY, channels: [push] };
  server = await startTestServer(newTestFolder(), {}, ports);
  clients = await createGuests(server.url, 'Ada', 'Ben');
});
afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
});
afterAll(removeTestFolders);

const startTable = (): Promise<AbsentPlayer[]> =>
  seatAbsentPlayers(clients, { game: 'glueck-auf', pace: 'turns', clock: CLOCK });

const takeVacation = ({ client }: Pick<AbsentPlayer, 'client'>, from: number, until: number) =>
  client.request<VacationOverview>('PUT', '/api/me/vacation', { from, until });

describe('a vacation', () => {
  it('the own clock stands still from its beginning to its end, and everybody sees why', async () => {
    const [ada, ben] = (await startTable()) as [AbsentPlayer, AbsentPlayer];
    await time.advance(MINUTE);
    const taken = await takeVacation(ada, 0, time.now() + 10 * MINUTE);
    expect(taken).toMatchObject({ status: 200, body: { vacation: { from: time.now() }, daysLeft: 29 } });
    expect(await ben.state()).toMatchObject({ onVacation: 1, clocks: { running: 0 } });
    await time.advance(9 * MINUTE);
    const { clocks, standIns } = await ben.state();
    expect([clocks?.leftMs[0], standIns]).toEqual([3 * MINUTE, 0]);
    push.deliveries.length = 0;
    await time.advance(2 * MINUTE);
    const back = await ben.state();
    expect(back).toMatchObject({ onVacation: 0, standIns: 0, clocks: { running: 1 } });
    expect(back.clocks?.leftMs[0]).toBeGreaterThan(MINUTE);
    expect(push.sentTo(ada.client.id)).toEqual(['yourTurn 1']);
    await time.advance(3 * MINUTE);
    expect(await ben.state()).toMatchObject({ standIns: 1 });
  });

  it('a clock that runs out after the vacation has begun does not run out, even before the match is told', async () => {
    const [ada, ben] = (await startTable()) as [AbsentPlayer, AbsentPlayer];
    await time.advance(MINUTE);
    await takeVacation(ada, time.now() + 2 * MINUTE, time.now() + DAY);
    const begin = time.now() + 2 * MINUTE;
    await server.context.store.changeTable(ada.table, { away: 1 });
    await time.advance(4 * MINUTE);
    expect(await ben.state()).toMatchObject({ standIns: 0, onVacation: 1, clocks: { running: 0 } });
    expect(Math.abs(((await ben.state()).clocks?.leftMs[0] as number) - MINUTE)).toBeLessThan(2 * SECOND);
    expect(begin).toBeLessThan(time.now());
  });

  it('a clock that had run out before the vacation began is a time-out', async () => {
    const [ada, ben] = (await startTable()) as [AbsentPlayer, AbsentPlayer];
    await takeVacation(ada, time.now() + 4 * MINUTE + 10 * SECOND, time.now() + DAY);
    await time.advance(5 * MINUTE);
    expect(await ben.state()).toMatchObject({ standIns: 1 });
  });

  it('it holds for tables that start meanwhile, playing stays possible, and it can be ended early', async () => {
    await takeVacation({ client: clients[0] as TestClient }, 0, time.now() + DAY);
    const [ada, ben] = (await startTable()) as [AbsentPlayer, AbsentPlayer];
    await time.advance(6 * SECOND);
    expect(await ben.state()).toMatchObject({ onVacation: 1 });
    await time.advance(5 * MINUTE);
    expect(await ada.playTurn(new TestRandom('away'))).toBe(true);
    expect(await ben.state()).toMatchObject({ onVacation: 1, clocks: { running: 2 } });
    await ben.playTurn(new TestRandom('here'));
    const ended = await ada.client.request<VacationOverview>('DELETE', '/api/me/vacation');
    expect(ended.body).toEqual({ vacation: null, daysLeft: 29 });
    const { onVacation, clocks } = await ben.state();
    expect([onVacation, clocks?.running, clocks?.leftMs[0]]).toEqual([0, 1, 4 * MINUTE]);
  });

  it('clocks of live tables do not stop', async () => {
    const [ada] = (await seatAbsentPlayers(clients, { game: 'glueck-auf', pace: 'live' })) as [AbsentPlayer];
    await takeVacation(ada, 0, time.now() + DAY);
    await time.advance(10 * SECOND);
    expect(await ada.state()).toMatchObject({ onVacation: 0 });
  });
});
