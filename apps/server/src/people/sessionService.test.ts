import { afterEach, beforeEach, expect, it } from 'vitest';
import { sha256Hex } from '../ids.ts';
import type { PersonRow } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import type { ManualClock, ObservedStore } from './testing/peopleFixture.ts';
import { manualClock, openObservedStore } from './testing/peopleFixture.ts';
import type { NewSession } from './sessionService.ts';
import { SessionService } from './sessionService.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const anna: PersonRow = {
  id: 'anna',
  name: 'Anna',
  accountKey: null,
  guestKey: 'anna',
  passwordHash: null,
  language: 'de',
  createdAt: 0,
  namedAt: 0,
};

let fixture: ObservedStore;
let clock: ManualClock;
let sessions: SessionService;
let first: string;

beforeEach(async () => {
  fixture = await openObservedStore();
  clock = manualClock(1_700_000_000_000);
  sessions = new SessionService(fixture.store, clock.now);
  const begun = sessions.create(anna.id);
  first = begun.id;
  await fixture.store.addPerson(anna, begun.session);
  fixture.takeCallCounts();
});
afterEach(() => fixture.close());

it('a session id has 256 random bits, and the database stores only its hash', async () => {
  const ids = new Set(Array.from({ length: 500 }, () => sessions.create('anna').id));
  expect(ids.size).toBe(500);
  for (const id of ids) expect(Buffer.from(id, 'base64url').length).toBe(32);
  const { id, session } = (await sessions.start(anna)) as NewSession;
  expect(session.hash).toBe(sha256Hex(id));
  expect(JSON.stringify(await fixture.store.findSession(session.hash))).not.toContain(id);
});

it('the session of a deleted person is invalid', async () => {
  await fixture.store.deletePerson(anna.id, '—');
  expect(await sessions.start(anna)).toBeUndefined();
});

it('the person of a session is found by its id', async () => {
  expect(await sessions.find(first)).toMatchObject({
    person: anna,
    session: { person: 'anna', expiresAt: clock.now() + 90 * DAY },
  });
  expect(await sessions.find(sessions.create('anna').id)).toBeUndefined();
});

it.each([
  '',
  'anna',
  'A'.repeat(42),
  'A'.repeat(44),
  `${'A'.repeat(42)}B`,
  `${'A'.repeat(42)}=`,
  `${'A'.repeat(42)}\n`,
  '../'.repeat(15),
  `é${'A'.repeat(42)}`,
])('a malformed id is refused before the database is asked: %j', async (id) => {
  expect(await sessions.find(id)).toBeUndefined();
  await sessions.end(id);
  expect(fixture.takeCallCounts()).toEqual({});
});

it('a busy table loads its sessions once a minute', async () => {
  for (let i = 0; i < 60; i++) {
    await sessions.find(first);
    clock.pass(999);
  }
  expect(fixture.takeCallCounts()).toEqual({ findSession: 1, findPerson: 1 });
  clock.pass(60);
  await sessions.find(first);
  expect(fixture.takeCallCounts()).toEqual({ findSession: 1, findPerson: 1 });
});

it('a used session is extended, with at most one write an hour', async () => {
  let touched = 0;
  for (let minutes = 0; minutes < 3 * 60; minutes += 2) {
    await sessions.find(first);
    clock.pass(2 * 60_000);
    touched += fixture.takeCallCounts()['touchSession'] ?? 0;
  }
  expect(touched).toBe(2);
  for (let days = 0; days < 300; days += 60) {
    clock.pass(60 * DAY);
    expect((await sessions.find(first))?.session.expiresAt).toBe(clock.now() + 90 * DAY);
  }
});

it('a session that was not used for 90 days has expired', async () => {
  clock.pass(90 * DAY - 1);
  expect(await sessions.find(first)).toBeDefined();
  clock.pass(90 * DAY);
  expect(await sessions.find(first)).toBeUndefined();
  await sessions.endExpired();
  expect(await fixture.store.findSession(sha256Hex(first))).toBeUndefined();
});

it('a session expires on time even if it is cached', async () => {
  await fixture.store.touchSession(sha256Hex(first), clock.now(), clock.now() + 10_000);
  expect(await sessions.find(first)).toBeDefined();
  clock.pass(9_999);
  expect(await sessions.find(first)).toBeDefined();
  clock.pass(1);
  expect(await sessions.find(first)).toBeUndefined();
});

it('an ended session is invalid at once, and other sessions are not affected', async () => {
  const other = (await sessions.start(anna)) as NewSession;
  await Promise.all([sessions.find(first), sessions.find(other.id)]);
  await sessions.end(first);
  expect([await sessions.find(first), (await sessions.find(other.id))?.person]).toEqual([undefined, anna]);
});

it('all sessions of a person, or all but one, can be ended', async () => {
  const [second, third] = [
    (await sessions.start(anna)) as NewSession,
    (await sessions.start(anna)) as NewSession,
  ];
  const found = async () =>
    Promise.all([first, second.id, third.id].map(async (id) => (await sessions.find(id)) !== undefined));
  expect(await found()).toEqual([true, true, true]);
  await sessions.endOthers('anna', second.session.hash);
  expect(await found()).toEqual([false, true, false]);
  await sessions.endOthers('anna', undefined);
  expect(await found()).toEqual([false, false, false]);
});

it('a session that ends while it is being loaded is not cached', async () => {
  fixture.afterNext('findPerson', () => sessions.end(first));
  await sessions.find(first);
  expect(await sessions.find(first)).toBeUndefined();
});

it('a change of the person is visible at once', async () => {
  await sessions.find(first);
  await sessions.changePerson('anna', () => fixture.store.changePerson('anna', { name: 'Änne' }));
  expect((await sessions.find(first))?.person.name).toBe('Änne');
});

it('a change that failed with an error, but may be committed, invalidates the cache, too', async () => {
  await sessions.find(first);
  fixture.afterNext('endSession', () => Promise.reject(new StoreError('gone')));
  await expect(sessions.end(first)).rejects.toThrow('gone');
  expect(await sessions.find(first)).toBeUndefined();
});

it('a database that can’t write does not invalidate sessions', async () => {
  clock.pass(2 * HOUR);
  const { expiresAt } = (await fixture.store.findSession(sha256Hex(first))) ?? {};
  fixture.afterNext('touchSession', () => Promise.reject(new StoreError('readOnly')));
  expect(await sessions.find(first)).toMatchObject({ person: anna, session: { expiresAt } });
});

it('programming errors are not hidden while a session is extended', async () => {
  clock.pass(2 * HOUR);
  fixture.afterNext('touchSession', () => Promise.reject(new TypeError('our own mistake')));
  await expect(sessions.find(first)).rejects.toThrow('our own mistake');
});

it('concurrent requests extend a session once', async () => {
  clock.pass(2 * HOUR);
  await Promise.all(Array.from({ length: 20 }, () => sessions.find(first)));
  expect(fixture.takeCallCounts()['touchSession']).toBeLessThanOrEqual(2);
});

it('a wall clock that was set back does not extend the cache', async () => {
  await sessions.find(first);
  clock.pass(-10 * DAY);
  fixture.takeCallCounts();
  await sessions.find(first);
  expect(fixture.takeCallCounts()).toEqual({ findSession: 1, findPerson: 1 });
});
