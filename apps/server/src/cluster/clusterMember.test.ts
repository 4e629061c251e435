import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { CommitLost } from '../store/executor.ts';
import type { Store } from '../store/store.ts';
import { randomId } from '../ids.ts';
import { createMetrics } from '../operations/metrics.ts';
import type { MessageBus, MessageBusListener } from '../store/clusterStore.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { ClusterMember } from './clusterMember.ts';

const SECOND = 1000;

let database: { isKnown: boolean; claims: Set<string>; isAnswerLost: boolean };
let time: VirtualTime;
let member: ClusterMember;
let presentAgain: number;
let subscribed: Set<string>;
let resyncs: boolean[];
let listener: MessageBusListener;

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
  subscribed = new Set();
  const messageBus: MessageBus = {
    kind: 'nats',
    subscribe: (table) => void subscribed.add(table),
    unsubscribe: (table) => void subscribed.delete(table),
    send: () => Promise.resolve(),
    listen: (_, given) => void (listener = given),
    checkConnection: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  resyncs = [];
  member = new ClusterMember({
    store: store as Store,
    messageBus,
    time,
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
  });
  await member.start({
    onMessage: () => undefined,
    resync: async (isAll) => void resyncs.push(isAll),
    resyncTables: () => Promise.resolve(),
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

describe('subscriptions of a process', () => {
  const [table, other] = [randomId(), randomId()];

  it('a process subscribes to a table as long as it is watched or its lease is held', async () => {
    member.watch(table);
    await member.acquireLeases([table, other]);
    expect(subscribed).toEqual(new Set([table, other]));
    member.unwatch(table);
    expect(subscribed).toEqual(new Set([table, other]));
    await member.acquireLeases(['cleaning']);
    expect(subscribed.has('cleaning')).toBe(false);
    member.watch(table);
    reap();
    await time.jump(10 * SECOND);
    expect(subscribed).toEqual(new Set([table]));
    member.unwatch(table);
    expect(subscribed).toEqual(new Set());
  });
});

describe('a message bus that is gone', () => {
  it('the database is compared every second until the bus is back, and then everything once', async () => {
    await time.advance(6 * SECOND);
    expect(resyncs).toEqual([false, false]);
    listener.onDisconnected('killed');
    resyncs = [];
    await time.advance(3 * SECOND);
    expect(resyncs.length).toBeGreaterThanOrEqual(4);
    expect(resyncs).toContain(true);
    resyncs = [];
    listener.onConnected();
    await time.advance(2 * SECOND);
    expect(resyncs).toEqual([true]);
  });
});
