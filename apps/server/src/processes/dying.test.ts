/**
 * Failover: a process dies or is suspended, another takes over within seconds, and the one that resumes late
 * loses by the key (P3).
 */
import type { FullState } from '@pithead/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { ask } from '../store/testing/postgres.ts';
import type { Child } from '../testing/child.ts';
import { endChildren, startChild } from '../testing/child.ts';
import { newFolder } from '../testing/hall.ts';
import { Lots } from '../testing/lots.ts';
import { Player } from '../testing/player.ts';
import { askState, lasting, seated } from '../testing/seated.ts';
import { Town } from '../testing/town.ts';

const town = new Town(0);
afterAll(endChildren);

/** Longer than a process takes to expire, plus one interval. */
const SECONDS = 8_000;

const child = (more: { isPensive?: boolean } = {}): Promise<Child> =>
  startChild({ data: newFolder(), databaseUrl: town.databaseUrl, ...more });

/** A client of the same person at the other process. */
async function elsewhere(player: Player, living: RunningServer): Promise<Player> {
  const window = new Player(town.another(player.visitor, living.url), player.table, player.seat);
  await window.until(() => true);
  return window;
}

/** The first process to hold the lease runs the bots. */
const isClaimed = async (table: string): Promise<boolean> =>
  (await ask(town.databaseUrl, `SELECT what FROM claims WHERE what = '${table}'`)).length > 0;

describe('kill -9', () => {
  it('while a bot thinks: another process asks it within seconds', async () => {
    const dying = await child({ isPensive: true });
    const visitor = await town.enterAt(dying.url, 'Ada');
    const [ada] = (await seated([visitor], { game: 'rockwell', seats: 2, bots: ['hewer'] })) as [Player];
    // Only now, because otherwise the second process might acquire the lease first.
    await expect.poll(() => isClaimed(ada.table), { timeout: SECONDS }).toBe(true);
    const window = await elsewhere(ada, await town.open());
    // Long enough for the second process to take over if it were wrong about the first.
    await new Promise((resolve) => void setTimeout(resolve, 1500));
    expect(window.state).toMatchObject({ seq: 0, asked: 0b11 });
    await ada.play(['sealBid', 0]);
    await window.until(({ asked }) => asked === 0b10);
    const began = performance.now();
    await dying.end('SIGKILL');
    await window.until(({ asked }) => asked !== 0b10, SECONDS);
    expect(performance.now() - began).toBeLessThan(SECONDS);
    await window.until(({ online }) => online === 0b1, SECONDS);
    await window.playOn(new Lots('goes on'), ({ done }) => done.length > 20);
  });
});

describe('a process that is stopped and wakes up late', () => {
  it('loses by the key, says so, and shows what has happened', async () => {
    const sleepy = await child();
    const awake = await town.open();
    const visitors = [await town.enterAt(sleepy.url, 'Ada'), await town.enterAt(awake.url, 'Ben')];
    const [ada] = (await seated(visitors, { game: 'rockwell', seats: 2 })) as [Player];
    const window = await elsewhere(ada, awake);
    const bids = ada.offers.filter(([verb]) => verb === 'bid') as [string, number][];
    sleepy.pause();
    const late = ada.play(bids[0] as [string, number]);
    const answer = await window.play(bids[1] as [string, number]);
    expect(answer).toEqual({ seq: 1 });
    await window.until(({ online }) => online === 0b11, SECONDS);
    // It is reaped meanwhile and notices.
    await new Promise((resolve) => void setTimeout(resolve, 5500));
    sleepy.goOn();
    expect(await late).toEqual({ reason: 'stale', seq: 1 });
    const truth = await askState(window);
    expect(lasting(await ada.until(({ seq }) => seq === 1))).toEqual(lasting(truth));
    expect(await awake.context.store.events(ada.table, 0)).toHaveLength(1);
    expect(await ada.act({ act: 'undo', reach: 'turn' })).toEqual({ seq: 2 });
    await window.until(({ seq }) => seq === 2);
    await window.until(({ online }) => online === 0b11, SECONDS);
    await sleepy.end();
    expect((ada.state as FullState).seq).toBe(2);
  });
});
