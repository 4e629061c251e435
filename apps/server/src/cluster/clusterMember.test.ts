import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { CommitLost } from '../store/executor.ts';
import type { Store } from '../store/store.ts';
import type { MessageBus } from '../store/clusterStore.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { ClusterMember } from './clusterMember.ts';

const SECOND = 1000;

let database: { isKnown: boolean; claims: Set<string>; isAnswerLost: boolean };
let time: VirtualTime;
let member: ClusterMember;
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
  const bus: MessageBus = {
    send: () => Promise.resolve(),
    listen: () => undefined,
    checkConnection: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  member = new ClusterMember(store as Store, bus, time, pino({ level: 'silent' }));
  await member.start({
    onMessage: () => undefined,
    resync: () => Promise.resolve(),
    updatePresence: () => undefined,
    republishPresence: () => void presentAgain++,
  });
  presentAgain = 0;
});

function reap(): void {
  database.isKnown = false;
  database.claims.clear();
}

describe('a process that was reaped', () => {
  it('a reaped process holds no leases when it resumes and stores its presence again', async () => {
    expect(await member.acquireLeases(['a'])).toEqual(['a']);
    reap();
    await time.jump(10 * SECOND);
    expect(member.holdsLease('a')).toBe(false);
    expect(presentAgain).toBe(1);
  });

  it('a reaped process gives up its leases even if the reply to the next heartbeat was lost', async () => {
    await member.acquireLeases(['a']);
    reap();
    database.isAnswerLost = true;
    await time.jump(10 * SECOND);
    database.isAnswerLost = false;
    await time.advance(3 * SECOND);
    expect(member.holdsLease('a')).toBe(false);
    expect(presentAgain).toBe(1);
    expect(await member.acquireLeases(['a'])).toEqual(['a']);
    expect(database.claims).toEqual(new Set(['a']));
  });
});

it('a process with regular heartbeats keeps its leases', async () => {
  await member.acquireLeases(['a']);
  await time.advance(20 * SECOND);
  expect(member.holdsLease('a')).toBe(true);
  expect(presentAgain).toBe(0);
});
