import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { CommitLost } from '../store/executor.ts';
import type { Store } from '../store/store.ts';
import type { NotificationChannel } from '../store/clusterStore.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { ClusterMember } from './clusterMember.ts';

const SECOND = 1000;

/** A store that knows one process, or has reaped it with its leases. */
let database: { isKnown: boolean; claims: Set<string>; isAnswerLost: boolean };
let time: VirtualTime;
let fellows: ClusterMember;
let presentAgain: number;

const store: Partial<Store> = {
  heartbeat: async () => {
    const wasKnown = database.isKnown;
    database.isKnown = true;
    if (database.isAnswerLost) throw new CommitLost(new Error('cut'));
    return wasKnown;
  },
  hasOlderProcess: () => Promise.resolve(false),
  reapExpired: () => Promise.resolve([]),
  acquireLeases: async (_, whats) => {
    for (const what of whats) database.claims.add(what);
    return [...whats];
  },
};

beforeEach(async () => {
  database = { isKnown: false, claims: new Set(), isAnswerLost: false };
  time = new VirtualTime();
  presentAgain = 0;
  const notices: NotificationChannel = {
    send: () => Promise.resolve(),
    listen: () => undefined,
    checkConnection: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  fellows = new ClusterMember(store as Store, notices, time, pino({ level: 'silent' }));
  await fellows.start({
    onNotification: () => undefined,
    resync: () => Promise.resolve(),
    updatePresence: () => undefined,
    republishPresence: () => void presentAgain++,
  });
  presentAgain = 0;
});

function bury(): void {
  database.isKnown = false;
  database.claims.clear();
}

describe('a process that was buried', () => {
  it('holds nothing when it wakes, and says anew who is here', async () => {
    expect(await fellows.acquireLeases(['a'])).toEqual(['a']);
    bury();
    await time.jump(10 * SECOND);
    expect(fellows.holdsLease('a')).toBe(false);
    expect(presentAgain).toBe(1);
  });

  it('also where it never heard that it was not known any more', async () => {
    await fellows.acquireLeases(['a']);
    bury();
    database.isAnswerLost = true;
    await time.jump(10 * SECOND);
    database.isAnswerLost = false;
    await time.advance(3 * SECOND);
    expect(fellows.holdsLease('a')).toBe(false);
    expect(presentAgain).toBe(1);
    expect(await fellows.acquireLeases(['a'])).toEqual(['a']);
    expect(database.claims).toEqual(new Set(['a']));
  });
});

it('a process that beats in time keeps what it has', async () => {
  await fellows.acquireLeases(['a']);
  await time.advance(20 * SECOND);
  expect(fellows.holdsLease('a')).toBe(true);
  expect(presentAgain).toBe(0);
});
