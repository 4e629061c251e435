import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { CommitLost } from '../store/executor.ts';
import type { Store } from '../store/port.ts';
import type { Notices } from '../store/processPort.ts';
import { VirtualTime } from '../testing/virtualTime.ts';
import { Fellowship } from './fellowship.ts';

const SECOND = 1000;

/** A store that knows one process, or has reaped it with its leases. */
let database: { isKnown: boolean; claims: Set<string>; isAnswerLost: boolean };
let time: VirtualTime;
let fellows: Fellowship;
let presentAgain: number;

const store: Partial<Store> = {
  beat: async () => {
    const wasKnown = database.isKnown;
    database.isKnown = true;
    if (database.isAnswerLost) throw new CommitLost(new Error('cut'));
    return wasKnown;
  },
  hasOlderProcess: () => Promise.resolve(false),
  bury: () => Promise.resolve([]),
  claim: async (_, whats) => {
    for (const what of whats) database.claims.add(what);
    return [...whats];
  },
};

beforeEach(async () => {
  database = { isKnown: false, claims: new Set(), isAnswerLost: false };
  time = new VirtualTime();
  presentAgain = 0;
  const notices: Notices = {
    send: () => Promise.resolve(),
    listen: () => undefined,
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  fellows = new Fellowship(store as Store, notices, time, pino({ level: 'silent' }));
  await fellows.begin({
    heard: () => undefined,
    closeGaps: () => Promise.resolve(),
    present: () => undefined,
    presentAgain: () => void presentAgain++,
  });
  presentAgain = 0;
});

function bury(): void {
  database.isKnown = false;
  database.claims.clear();
}

describe('a process that was buried', () => {
  it('holds nothing when it wakes, and says anew who is here', async () => {
    expect(await fellows.claim(['a'])).toEqual(['a']);
    bury();
    await time.jump(10 * SECOND);
    expect(fellows.holds('a')).toBe(false);
    expect(presentAgain).toBe(1);
  });

  it('also where it never heard that it was not known any more', async () => {
    await fellows.claim(['a']);
    bury();
    database.isAnswerLost = true;
    await time.jump(10 * SECOND);
    database.isAnswerLost = false;
    await time.pass(3 * SECOND);
    expect(fellows.holds('a')).toBe(false);
    expect(presentAgain).toBe(1);
    expect(await fellows.claim(['a'])).toEqual(['a']);
    expect(database.claims).toEqual(new Set(['a']));
  });
});

it('a process that beats in time keeps what it has', async () => {
  await fellows.claim(['a']);
  await time.pass(20 * SECOND);
  expect(fellows.holds('a')).toBe(true);
  expect(presentAgain).toBe(0);
});
