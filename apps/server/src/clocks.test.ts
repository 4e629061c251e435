/** The players' clocks over the wire, with a time that the test lets pass (P9). */
import { execFileSync } from 'node:child_process';
import type { Clocks } from '@pithead/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { databaseFile } from './config.ts';
import type { RunningServer } from './server.ts';
import { openSqlite } from './store/index.ts';
import { StoreFault } from './store/port.ts';
import { fastFolder, openHall, removeFolders, Visitor } from './testing/hall.ts';
import { Lots } from './testing/lots.ts';
import type { Player } from './testing/player.ts';
import { QuickPool } from './testing/quickPool.ts';
import { askState, people, seated } from './testing/seated.ts';
import { must } from './testing/twenty.ts';
import { VirtualTime } from './testing/virtualTime.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BANK = { kind: 'bank', bankMs: 5 * MINUTE, incrementMs: 10 * SECOND } as const;
/** Nobody waits for days here: what is said of them is true of minutes. */
const DAYS = { kind: 'days', perMoveMs: 24 * MINUTE } as const;

const halls = new Set<RunningServer>();
const visitors: Visitor[] = [];

async function open(time: VirtualTime, data = fastFolder(), port = 0): Promise<RunningServer> {
  const hall = await openHall(data, { port }, { time, pool: new QuickPool() });
  halls.add(hall);
  return hall;
}

async function close(hall: RunningServer): Promise<void> {
  halls.delete(hall);
  await hall.close();
}

afterEach(async () => {
  for (const visitor of visitors.splice(0)) visitor.leave();
  for (const hall of halls) await close(hall);
});
afterAll(removeFolders);

type Wish = Parameters<typeof seated>[1];

async function sit(
  { url }: RunningServer,
  many: number,
  wish: Partial<Wish>,
): Promise<[Player, Player, Player]> {
  const entered = await people(url, ...['Ada', 'Ben', 'Cem'].slice(0, many));
  visitors.push(...entered);
  return (await seated(entered, { game: 'glueck-auf', seats: many, clock: BANK, ...wish })) as [
    Player,
    Player,
    Player,
  ];
}

type Looks = Pick<Player, 'visitor' | 'table' | 'seat'>;

const clocksOf = async (player: Looks): Promise<Clocks> => (await askState(player)).clocks as Clocks;
const leftOf = async (player: Looks): Promise<readonly number[]> => (await clocksOf(player)).leftMs;
const asked = (players: readonly Player[]): Player =>
  players.find(({ offers }) => offers.length > 0) as Player;
const other = (players: readonly Player[]): Player =>
  players.find(({ offers }) => offers.length === 0) as Player;

/** In the draft of Glück Auf every pick is a decision, and the next seat is asked. */
const pick = async (player: Player): Promise<number> =>
  must(player.play(new Lots('pick').ply(player.offers)));

describe('a bank with an increment', () => {
  it('the bank of a seat runs while it must decide, and each decision adds the increment', async () => {
    const time = new VirtualTime();
    const players = await sit(await open(time), 2, {});
    const [one, two] = [asked(players), other(players)];
    expect((await clocksOf(one)).running).toBe(1 << one.seat);
    await time.pass(40 * SECOND);
    await pick(one);
    await two.until(({ offers }) => Object.keys(offers).length > 0);
    await time.pass(70 * SECOND);
    const left = await leftOf(two);
    expect([left[one.seat], left[two.seat]]).toEqual([4.5 * MINUTE, 3 * MINUTE + 50 * SECOND]);
    expect((await clocksOf(one)).running).toBe(1 << two.seat);
  });

  it('a used-up bank gives the seat to a bot, and after its first decision the owner may return with one minute', async () => {
    const time = new VirtualTime();
    const players = await sit(await open(time), 2, {});
    const [one, two] = [asked(players), other(players)];
    await time.pass(5 * MINUTE - 1);
    expect((await askState(two)).standIns).toBe(0);
    await time.pass(SECOND);
    await two.until(({ standIns }) => standIns === 1 << one.seat);
    const { seq } = await two.until(({ asked: bits }) => bits === 1 << two.seat);
    expect(await leftOf(one)).toEqual(one.seat === 0 ? [MINUTE, 5 * MINUTE] : [5 * MINUTE, MINUTE]);
    expect(await one.play(['nothing', 0])).toMatchObject({ reason: 'seatGivenUp' });
    await one.until((state) => state.seq === seq);
    await must(one.act({ act: 'return' }));
    expect((await leftOf(one))[one.seat]).toBe(MINUTE);
    await pick(two);
    await one.until(({ offers }) => Object.keys(offers).length > 0);
    await time.pass(59 * SECOND);
    expect(await askState(one)).toMatchObject({ standIns: 0, clocks: { running: 1 << one.seat } });
    await time.pass(2 * SECOND);
    await one.until(({ standIns }) => standIns === 1 << one.seat);
  });

  it('leaving and returning does not refill the bank', async () => {
    const time = new VirtualTime();
    const hall = await openHall(fastFolder(), { botDelayMs: 700 }, { time, pool: new QuickPool() });
    halls.add(hall);
    const players = await sit(hall, 2, {});
    const [one, two] = [asked(players), other(players)];
    for (let times = 0; times < 4; times++) {
      await time.pass(MINUTE);
      await must(one.act({ act: 'leave' }));
      await one.until(({ standIns }) => standIns !== 0);
      await must(one.act({ act: 'return' }));
      await one.until(({ standIns }) => standIns === 0);
    }
    expect((await leftOf(one))[one.seat]).toBe(MINUTE);
    await time.pass(MINUTE + 2 * SECOND);
    await two.until(({ standIns, asked: bits }) => standIns === 1 << one.seat && bits === 1 << two.seat);
  });

  it('clocks stand still while the match is paused', async () => {
    const time = new VirtualTime();
    const players = await sit(await open(time), 2, {});
    const [ada, ben] = players;
    await time.pass(MINUTE);
    await must(ada.act({ act: 'askPause' }));
    await ben.until(({ pauseRequest }) => pauseRequest !== null);
    await must(ben.act({ act: 'answerPause', agree: true }));
    const before = await clocksOf(ada);
    expect(before).toMatchObject({ isPaused: true, running: 0 });
    await time.pass(10 * MINUTE);
    expect(await askState(ada)).toMatchObject({ clocks: before, standIns: 0 });
    await must(ada.act({ act: 'resume' }));
    await time.pass(MINUTE);
    const { leftMs } = await clocksOf(ben);
    expect(leftMs[asked(players).seat]).toBe(3 * MINUTE);
  });
});

describe('days for a move', () => {
  it('the days of a move begin again with every move and for every seat that is asked', async () => {
    const time = new VirtualTime();
    const players = await sit(await open(time), 2, { pace: 'turns', clock: DAYS });
    const [one, two] = [asked(players), other(players)];
    await time.pass(20 * MINUTE);
    expect((await leftOf(one))[one.seat]).toBe(4 * MINUTE);
    await pick(one);
    expect(await leftOf(one)).toEqual([DAYS.perMoveMs, DAYS.perMoveMs]);
    await two.until(({ offers }) => Object.keys(offers).length > 0);
    await time.pass(23 * MINUTE);
    expect((await askState(two)).standIns).toBe(0);
    await time.pass(MINUTE + SECOND);
    await one.until(({ standIns, asked: bits }) => standIns === 1 << two.seat && bits === 1 << one.seat);
  });

  it('a table with days per move has three days by default', async () => {
    const hall = await open(new VirtualTime());
    const [ada] = await sit(hall, 2, { pace: 'turns', clock: undefined as never });
    expect(await leftOf(ada)).toEqual([3 * DAY, 3 * DAY]);
  });
});

describe('while several decide at the same time', () => {
  it('several clocks run at the same time, a seat that has decided gets its increment and stops, and sealed plies change nothing', async () => {
    const time = new VirtualTime();
    const [ada, ben, cem] = await sit(await open(time), 3, { game: 'rockwell' });
    await time.pass(30 * SECOND);
    await must(ben.play(['sealBid', 0]));
    await ada.until(({ seq }) => seq === 1);
    await time.pass(30 * SECOND);
    await must(cem.play(cem.offers.find(([verb]) => verb === 'bid') as [string, number]));
    await must(cem.act({ act: 'undo', reach: 'turn' }));
    await time.pass(30 * SECOND);
    const clocks = await clocksOf(ada);
    expect(clocks).toEqual({
      leftMs: [3.5 * MINUTE, 4 * MINUTE + 40 * SECOND, 3.5 * MINUTE],
      running: 0b101,
      isPaused: false,
    });
    await time.pass(4 * MINUTE);
    await ben.until(({ standIns, asked: bits }) => standIns === 0b101 && (bits & 0b101) === 0);
  });
});

describe('a sealed bid that is opened again', () => {
  it('opening a sealed bid again earns no time, however often, and leaves other clocks alone', async () => {
    const time = new VirtualTime();
    const [ada, ben] = await sit(await open(time), 2, { game: 'rockwell' });
    await time.pass(30 * SECOND);
    for (let again = 0; again < 3; again++) {
      await must(ben.play(['sealBid', 0]));
      await must(ben.act({ act: 'undo', reach: 'turn' }));
    }
    expect(await leftOf(ben)).toEqual([4.5 * MINUTE, 4.5 * MINUTE]);
    await must(ben.play(['sealBid', 0]));
    const known = (await askState(ada)).seq;
    await must(ben.act({ act: 'undo', reach: 'turn' }));
    // What Ada sends before she has heard of it counts: it does not depend on it.
    await must(ada.act({ act: 'play', plies: [['sealBid', 0]] }, known));
  });

  it('opening a sealed bid again gives no new days', async () => {
    const time = new VirtualTime();
    const [, ben] = await sit(await open(time), 2, { game: 'rockwell', clock: DAYS, pace: 'turns' });
    await time.pass(6 * MINUTE);
    await must(ben.play(['sealBid', 0]));
    await must(ben.act({ act: 'undo', reach: 'turn' }));
    expect(await leftOf(ben)).toEqual([18 * MINUTE, 18 * MINUTE]);
  });
});

describe('downtime', () => {
  it('downtime of any length costs nobody time', async () => {
    const data = fastFolder();
    const time = new VirtualTime();
    const hall = await open(time, data);
    const players = await sit(hall, 2, {});
    const one = asked(players);
    await time.pass(2 * MINUTE);
    const before = await leftOf(one);
    await close(hall);
    // Another process, another machine perhaps: its clock counts from somewhere else, and weeks have passed
    // on the wall.
    const later = new VirtualTime(time.now() + 20 * DAY, 5);
    await open(later, data, Number(new URL(hall.url).port));
    expect(await leftOf(one)).toEqual(before);
    await later.pass(SECOND);
    expect((await leftOf(one))[one.seat]).toBe((before[one.seat] as number) - SECOND);
    await later.pass(3 * MINUTE - 1 * SECOND);
    await one.until(({ standIns }) => standIns === 1 << one.seat);
  });

  it('after a crash clocks have a little more time, never less', async () => {
    const data = fastFolder();
    const time = new VirtualTime();
    const hall = await open(time, data);
    const players = await sit(hall, 2, {});
    const one = asked(players);
    for (let i = 0; i < 100; i++) await time.pass(700);
    const before = (await leftOf(one))[one.seat] as number;
    expect(before).toBe(5 * MINUTE - 70 * SECOND);
    // The files as a crash would leave them; copied by another process, since closing a file ends the locks
    // that this one has on it.
    const crashed = fastFolder();
    execFileSync('cp', ['-r', `${data}/.`, crashed]);
    const again = await open(new VirtualTime(time.now() + DAY, 9999), crashed);
    const { table, seat, visitor } = one;
    const after = (await leftOf({ table, seat, visitor: new Visitor(again.url, visitor.token) }))[
      seat
    ] as number;
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after - before).toBeLessThanOrEqual(2 * SECOND);
  });

  it("changes of the wall clock do not change the players' clocks", async () => {
    const time = new VirtualTime();
    const players = await sit(await open(time), 2, {});
    const one = asked(players);
    await time.pass(MINUTE);
    time.turnWall(5 * HOUR);
    await time.pass(MINUTE);
    time.turnWall(-10 * HOUR);
    await time.pass(MINUTE);
    expect((await leftOf(one))[one.seat]).toBe(2 * MINUTE);
    expect((await askState(one)).standIns).toBe(0);
  });
});

describe('P9: time in which nobody could have played', () => {
  /** A server whose disk can be full. */
  async function openOnDisk(
    time: VirtualTime,
  ): Promise<{ readonly hall: RunningServer; readonly disk: { isFull: boolean } }> {
    const data = fastFolder();
    const disk = { isFull: false };
    const store = await openSqlite(databaseFile({ data }));
    const unlessFull = <T>(write: () => Promise<T>): Promise<T> =>
      disk.isFull ? Promise.reject(new StoreFault('full')) : write();
    const onDisk = {
      ...store,
      append: (...row: Parameters<typeof store.append>) => unlessFull(() => store.append(...row)),
      keepUptime: (ms: number) => unlessFull(() => store.keepUptime(ms)),
    };
    const hall = await openHall(data, {}, { time, pool: new QuickPool(), store: onDisk });
    halls.add(hall);
    return { hall, disk };
  }

  it('P9: nobody loses a seat while the disk is full, and clocks go on afterwards', async () => {
    const time = new VirtualTime();
    const { hall, disk } = await openOnDisk(time);
    const players = await sit(hall, 2, {});
    const one = asked(players);
    await time.pass(MINUTE);
    disk.isFull = true;
    expect(await one.play(new Lots('pick').ply(one.offers))).toMatchObject({ reason: 'diskFull' });
    await time.pass(10 * MINUTE);
    disk.isFull = false;
    await time.pass(5 * SECOND);
    expect((await askState(one)).standIns).toBe(0);
    const left = (await leftOf(one))[one.seat] as number;
    expect(left).toBeGreaterThanOrEqual(4 * MINUTE - 7 * SECOND);
    expect(left).toBeLessThan(4 * MINUTE);
    await time.pass(MINUTE);
    expect((await leftOf(one))[one.seat]).toBe(left - MINUTE);
    await pick(one);
  });

  it('P9: time in which the machine was asleep is not counted', async () => {
    const time = new VirtualTime();
    const players = await sit(await open(time), 2, {});
    const one = asked(players);
    await time.pass(MINUTE);
    await time.jump(8 * HOUR);
    await time.pass(5 * SECOND);
    expect((await askState(one)).standIns).toBe(0);
    expect((await leftOf(one))[one.seat]).toBeGreaterThanOrEqual(4 * MINUTE - 7 * SECOND);
  });
});
