import { execFileSync } from 'node:child_process';
import type { Clocks } from '@pithead/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { databaseFile } from '../config.ts';
import type { RunningServer } from '../server.ts';
import { openSqliteStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';
import type { TestPlayer } from '../testing/clients/testPlayer.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';
import { fetchState, createGuests, seatPlayers } from '../testing/clients/seatPlayers.ts';
import { acceptedSeq } from '../testing/scenarios/restartScenario.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BANK = { kind: 'bank', bankMs: 5 * MINUTE, incrementMs: 10 * SECOND } as const;
/** Minutes instead of days: uptime is stored every second, so days would take too many steps. */
const DAYS = { kind: 'days', perMoveMs: 24 * MINUTE } as const;

const servers = new Set<RunningServer>();
const visitors: TestClient[] = [];

async function open(time: VirtualTime, data = newTestFolder(), port = 0): Promise<RunningServer> {
  const server = await startTestServer(data, { port }, { time, pool: new RandomBotPool() });
  servers.add(server);
  return server;
}

async function close(server: RunningServer): Promise<void> {
  servers.delete(server);
  await server.close();
}

afterEach(async () => {
  for (const visitor of visitors.splice(0)) visitor.close();
  for (const server of servers) await close(server);
});
afterAll(removeTestFolders);

type TableOptions = Parameters<typeof seatPlayers>[1];

async function seatAtTable(
  { url }: RunningServer,
  seatCount: number,
  options: Partial<TableOptions>,
): Promise<[TestPlayer, TestPlayer, TestPlayer]> {
  const entered = await createGuests(url, ...['Ada', 'Ben', 'Cem'].slice(0, seatCount));
  visitors.push(...entered);
  return (await seatPlayers(entered, { game: 'glueck-auf', seats: seatCount, clock: BANK, ...options })) as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ];
}

type SeatedClient = Pick<TestPlayer, 'client' | 'table' | 'seat'>;

const clocksOf = async (player: SeatedClient): Promise<Clocks> => (await fetchState(player)).clocks as Clocks;
const leftOf = async (player: SeatedClient): Promise<readonly number[]> => (await clocksOf(player)).leftMs;
const asked = (players: readonly TestPlayer[]): TestPlayer =>
  players.find(({ offers }) => offers.length > 0) as TestPlayer;
const other = (players: readonly TestPlayer[]): TestPlayer =>
  players.find(({ offers }) => offers.length === 0) as TestPlayer;

const pick = async (player: TestPlayer): Promise<number> =>
  acceptedSeq(player.play(new TestRandom('pick').pickPly(player.offers)));

describe('a bank with an increment', () => {
  it('the bank of a seat runs while it must decide, and each decision adds the increment', async () => {
    const time = new VirtualTime();
    const players = await seatAtTable(await open(time), 2, {});
    const [one, two] = [asked(players), other(players)];
    expect((await clocksOf(one)).running).toBe(1 << one.seat);
    await time.advance(40 * SECOND);
    await pick(one);
    await two.waitFor(({ offers }) => Object.keys(offers).length > 0);
    await time.advance(70 * SECOND);
    const left = await leftOf(two);
    expect([left[one.seat], left[two.seat]]).toEqual([4.5 * MINUTE, 3 * MINUTE + 50 * SECOND]);
    expect((await clocksOf(one)).running).toBe(1 << two.seat);
  });

  it('a used-up bank gives the seat to a bot, and the owner may return with a minute after its decision', async () => {
    const time = new VirtualTime();
    const players = await seatAtTable(await open(time), 2, {});
    const [one, two] = [asked(players), other(players)];
    await time.advance(5 * MINUTE - 1);
    expect((await fetchState(two)).standIns).toBe(0);
    await time.advance(SECOND);
    await two.waitFor(({ standIns }) => standIns === 1 << one.seat);
    const { seq } = await two.waitFor(({ asked: bits }) => bits === 1 << two.seat);
    expect(await leftOf(one)).toEqual(one.seat === 0 ? [MINUTE, 5 * MINUTE] : [5 * MINUTE, MINUTE]);
    expect(await one.play(['nothing', 0])).toMatchObject({ reason: 'seatGivenUp' });
    await one.waitFor((state) => state.seq === seq);
    await acceptedSeq(one.act({ act: 'return' }));
    expect((await leftOf(one))[one.seat]).toBe(MINUTE);
    await pick(two);
    await one.waitFor(({ offers }) => Object.keys(offers).length > 0);
    await time.advance(59 * SECOND);
    expect(await fetchState(one)).toMatchObject({ standIns: 0, clocks: { running: 1 << one.seat } });
    await time.advance(2 * SECOND);
    await one.waitFor(({ standIns }) => standIns === 1 << one.seat);
  });

  it('leaving and returning does not refill the bank', async () => {
    const time = new VirtualTime();
    const server = await startTestServer(
      newTestFolder(),
      { botDelayMs: 700 },
      { time, pool: new RandomBotPool() },
    );
    servers.add(server);
    const players = await seatAtTable(server, 2, {});
    const [one, two] = [asked(players), other(players)];
    for (let times = 0; times < 4; times++) {
      await time.advance(MINUTE);
      await acceptedSeq(one.act({ act: 'leave' }));
      await one.waitFor(({ standIns }) => standIns !== 0);
      await acceptedSeq(one.act({ act: 'return' }));
      await one.waitFor(({ standIns }) => standIns === 0);
    }
    expect((await leftOf(one))[one.seat]).toBe(MINUTE);
    await time.advance(MINUTE + 2 * SECOND);
    await two.waitFor(({ standIns, asked: bits }) => standIns === 1 << one.seat && bits === 1 << two.seat);
  });

  it('clocks stand still while the match is paused', async () => {
    const time = new VirtualTime();
    const players = await seatAtTable(await open(time), 2, {});
    const [ada, ben] = players;
    await time.advance(MINUTE);
    await acceptedSeq(ada.act({ act: 'askPause' }));
    await ben.waitFor(({ pauseRequest }) => pauseRequest !== null);
    await acceptedSeq(ben.act({ act: 'answerPause', agree: true }));
    const before = await clocksOf(ada);
    expect(before).toMatchObject({ isPaused: true, running: 0 });
    await time.advance(10 * MINUTE);
    expect(await fetchState(ada)).toMatchObject({ clocks: before, standIns: 0 });
    await acceptedSeq(ada.act({ act: 'resume' }));
    await time.advance(MINUTE);
    const { leftMs } = await clocksOf(ben);
    expect(leftMs[asked(players).seat]).toBe(3 * MINUTE);
  });
});

describe('days for a move', () => {
  it('the days of a move begin again with every move and for every seat that is asked', async () => {
    const time = new VirtualTime();
    const players = await seatAtTable(await open(time), 2, { pace: 'turns', clock: DAYS });
    const [one, two] = [asked(players), other(players)];
    await time.advance(20 * MINUTE);
    expect((await leftOf(one))[one.seat]).toBe(4 * MINUTE);
    await pick(one);
    expect(await leftOf(one)).toEqual([DAYS.perMoveMs, DAYS.perMoveMs]);
    await two.waitFor(({ offers }) => Object.keys(offers).length > 0);
    await time.advance(23 * MINUTE);
    expect((await fetchState(two)).standIns).toBe(0);
    await time.advance(MINUTE + SECOND);
    await one.waitFor(({ standIns, asked: bits }) => standIns === 1 << two.seat && bits === 1 << one.seat);
  });

  it('a table with days per move has three days by default', async () => {
    const server = await open(new VirtualTime());
    const [ada] = await seatAtTable(server, 2, { pace: 'turns', clock: undefined as never });
    expect(await leftOf(ada)).toEqual([3 * DAY, 3 * DAY]);
  });
});

describe('while several decide at the same time', () => {
  it('several clocks run at once, decided seats stop with their increment, sealed plies change nothing', async () => {
    const time = new VirtualTime();
    const [ada, ben, cem] = await seatAtTable(await open(time), 3, { game: 'rockwell' });
    await time.advance(30 * SECOND);
    await acceptedSeq(ben.play(['sealBid', 0]));
    await ada.waitFor(({ seq }) => seq === 1);
    await time.advance(30 * SECOND);
    await acceptedSeq(cem.play(cem.offers.find(([verb]) => verb === 'bid') as [string, number]));
    await acceptedSeq(cem.act({ act: 'undo', reach: 'turn' }));
    await time.advance(30 * SECOND);
    const clocks = await clocksOf(ada);
    expect(clocks).toEqual({
      leftMs: [3.5 * MINUTE, 4 * MINUTE + 40 * SECOND, 3.5 * MINUTE],
      running: 0b101,
      isPaused: false,
    });
    await time.advance(4 * MINUTE);
    await ben.waitFor(({ standIns, asked: bits }) => standIns === 0b101 && (bits & 0b101) === 0);
  });
});

describe('a sealed bid that is opened again', () => {
  it('opening a sealed bid again earns no time, however often, and leaves other clocks alone', async () => {
    const time = new VirtualTime();
    const [ada, ben] = await seatAtTable(await open(time), 2, { game: 'rockwell' });
    await time.advance(30 * SECOND);
    for (let again = 0; again < 3; again++) {
      await acceptedSeq(ben.play(['sealBid', 0]));
      await acceptedSeq(ben.act({ act: 'undo', reach: 'turn' }));
    }
    expect(await leftOf(ben)).toEqual([4.5 * MINUTE, 4.5 * MINUTE]);
    await acceptedSeq(ben.play(['sealBid', 0]));
    const known = (await fetchState(ada)).seq;
    await acceptedSeq(ben.act({ act: 'undo', reach: 'turn' }));
    // Ada's command is based on the state before the undo and is still accepted, because it does not depend
    // on it.
    await acceptedSeq(ada.act({ act: 'play', plies: [['sealBid', 0]] }, known));
  });

  it('opening a sealed bid again gives no new days', async () => {
    const time = new VirtualTime();
    const [, ben] = await seatAtTable(await open(time), 2, { game: 'rockwell', clock: DAYS, pace: 'turns' });
    await time.advance(6 * MINUTE);
    await acceptedSeq(ben.play(['sealBid', 0]));
    await acceptedSeq(ben.act({ act: 'undo', reach: 'turn' }));
    expect(await leftOf(ben)).toEqual([18 * MINUTE, 18 * MINUTE]);
  });
});

describe('downtime', () => {
  it('downtime of any length costs nobody time', async () => {
    const data = newTestFolder();
    const time = new VirtualTime();
    const server = await open(time, data);
    const players = await seatAtTable(server, 2, {});
    const one = asked(players);
    await time.advance(2 * MINUTE);
    const before = await leftOf(one);
    await close(server);
    // Like a start on another machine: another origin of the monotonic clock, and the wall clock weeks later.
    const later = new VirtualTime(time.now() + 20 * DAY, 5);
    await open(later, data, Number(new URL(server.url).port));
    expect(await leftOf(one)).toEqual(before);
    await later.advance(SECOND);
    expect((await leftOf(one))[one.seat]).toBe((before[one.seat] as number) - SECOND);
    await later.advance(3 * MINUTE - 1 * SECOND);
    await one.waitFor(({ standIns }) => standIns === 1 << one.seat);
  });

  it('after a crash clocks have a little more time, never less', async () => {
    const data = newTestFolder();
    const time = new VirtualTime();
    const server = await open(time, data);
    const players = await seatAtTable(server, 2, {});
    const one = asked(players);
    for (let i = 0; i < 100; i++) await time.advance(700);
    const before = (await leftOf(one))[one.seat] as number;
    expect(before).toBe(5 * MINUTE - 70 * SECOND);
    // The files as after a crash. Another process copies them, because closing a file here would release
    // SQLite's locks on it.
    const crashed = newTestFolder();
    execFileSync('cp', ['-r', `${data}/.`, crashed]);
    const again = await open(new VirtualTime(time.now() + DAY, 9999), crashed);
    const { table, seat, client } = one;
    const after = (await leftOf({ table, seat, client: new TestClient(again.url, client.token) }))[
      seat
    ] as number;
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after - before).toBeLessThanOrEqual(2 * SECOND);
  });

  it("changes of the wall clock do not change the players' clocks", async () => {
    const time = new VirtualTime();
    const players = await seatAtTable(await open(time), 2, {});
    const one = asked(players);
    await time.advance(MINUTE);
    time.setWallClockBy(5 * HOUR);
    await time.advance(MINUTE);
    time.setWallClockBy(-10 * HOUR);
    await time.advance(MINUTE);
    expect((await leftOf(one))[one.seat]).toBe(2 * MINUTE);
    expect((await fetchState(one)).standIns).toBe(0);
  });
});

describe('promise P9: time in which nobody could have played', () => {
  async function openOnDisk(
    time: VirtualTime,
  ): Promise<{ readonly server: RunningServer; readonly disk: { isFull: boolean } }> {
    const data = newTestFolder();
    const disk = { isFull: false };
    const store = await openSqliteStore(databaseFile({ data }));
    const unlessFull = <T>(write: () => Promise<T>): Promise<T> =>
      disk.isFull ? Promise.reject(new StoreError('full')) : write();
    const onDisk: Store = {
      ...store,
      append: (...row: Parameters<typeof store.append>) => unlessFull(() => store.append(...row)),
      saveUptime: (ms: number) => unlessFull(() => store.saveUptime(ms)),
    };
    const server = await startTestServer(data, {}, { time, pool: new RandomBotPool(), store: onDisk });
    servers.add(server);
    return { server, disk };
  }

  it('promise P9: nobody loses a seat while the disk is full, and clocks go on afterwards', async () => {
    const time = new VirtualTime();
    const { server, disk } = await openOnDisk(time);
    const players = await seatAtTable(server, 2, {});
    const one = asked(players);
    await time.advance(MINUTE);
    disk.isFull = true;
    expect(await one.play(new TestRandom('pick').pickPly(one.offers))).toMatchObject({ reason: 'diskFull' });
    await time.advance(10 * MINUTE);
    disk.isFull = false;
    await time.advance(5 * SECOND);
    expect((await fetchState(one)).standIns).toBe(0);
    const left = (await leftOf(one))[one.seat] as number;
    expect(left).toBeGreaterThanOrEqual(4 * MINUTE - 7 * SECOND);
    expect(left).toBeLessThan(4 * MINUTE);
    await time.advance(MINUTE);
    expect((await leftOf(one))[one.seat]).toBe(left - MINUTE);
    await pick(one);
  });

  it('promise P9: time in which the machine was asleep is not counted', async () => {
    const time = new VirtualTime();
    const players = await seatAtTable(await open(time), 2, {});
    const one = asked(players);
    await time.advance(MINUTE);
    await time.jump(8 * HOUR);
    await time.advance(5 * SECOND);
    expect((await fetchState(one)).standIns).toBe(0);
    expect((await leftOf(one))[one.seat]).toBeGreaterThanOrEqual(4 * MINUTE - 7 * SECOND);
  });
});
