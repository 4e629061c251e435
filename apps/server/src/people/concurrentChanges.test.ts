import { DEFAULT_VISIBILITY } from '@pithead/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreError } from '../store/store.ts';
import { buildChatLine } from '../store/testing/testRows.ts';
import type { PeopleFixture } from './testing/peopleFixture.ts';
import {
  addTestTable,
  PASSWORD,
  openPeopleFixture,
  OTHER_PASSWORD,
  mustSucceed,
} from './testing/peopleFixture.ts';
import { PEOPLE_REASONS } from './peopleRefusal.ts';
import type { PeopleService } from './peopleService.ts';

let fixture: PeopleFixture;
let people: PeopleService;

beforeEach(async () => {
  fixture = await openPeopleFixture();
  people = fixture.people;
});
afterEach(() => fixture.close());

describe('changing the password', () => {
  it('changing the password ends all other sessions and invalidates the old password', async () => {
    const anna = await fixture.account('Anna');
    const phone = mustSucceed(await people.logIn('Anna', PASSWORD));
    const ben = await fixture.account('Ben');
    mustSucceed(await people.changePassword(phone, PASSWORD, OTHER_PASSWORD));
    expect(await Promise.all([anna, phone, ben].map(({ id }) => fixture.isIn(id)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(await people.logIn('Anna', PASSWORD)).toEqual({ ok: false, reason: 'wrongLogin' });
    expect(await people.logIn('Anna', OTHER_PASSWORD)).toMatchObject({ ok: true });
  });

  it.each([
    ['wrongLogin', OTHER_PASSWORD, OTHER_PASSWORD],
    ['passwordTooShort', PASSWORD, 'kort'],
    ['passwordTooLong', PASSWORD, 'x'.repeat(201)],
    ['passwordTooCommon', PASSWORD, 'anneliese'],
  ])('a password change that is refused as %s changes nothing', async (reason, old, next) => {
    const anna = await fixture.account('Anneliese');
    const phone = mustSucceed(await people.logIn('Anneliese', PASSWORD));
    expect(await people.changePassword(phone, old, next)).toEqual({ ok: false, reason });
    expect([await fixture.store.findPerson(anna.person.id), await fixture.isIn(anna.id)]).toEqual([
      anna.person,
      true,
    ]);
  });

  it('a guest has no password to change', async () => {
    expect(await people.changePassword(await fixture.guest('Ben'), PASSWORD, OTHER_PASSWORD)).toEqual({
      ok: false,
      reason: 'isGuest',
    });
  });
});

describe('changing the name', () => {
  it('a renamed account owns its new name, and the old one is free', async () => {
    const anna = await fixture.account('Anna');
    await fixture.account('Ben');
    expect(await people.changeName(anna.person, 'Веn')).toEqual({ ok: false, reason: 'nameTaken' });
    expect(mustSucceed(await people.changeName(anna.person, 'ÄNNA')).person).toMatchObject({
      name: 'ÄNNA',
      accountKey: 'anna',
    });
    expect(mustSucceed(await people.changeName(anna.person, 'Zoë')).person).toMatchObject({
      name: 'Zoë',
      accountKey: 'zoe',
    });
    expect((await people.sessions.find(anna.id))?.person.name).toBe('Zoë');
    expect(await people.logIn('Zoe', PASSWORD)).toMatchObject({ ok: true });
    expect(await people.createGuest('Anna', 'de')).toMatchObject({ ok: true });
  });
});

it('a new language applies at once', async () => {
  const anna = await fixture.guest('Anna');
  expect(mustSucceed(await people.changeLanguage(anna.person, 'en')).person).toEqual({
    ...anna.person,
    language: 'en',
  });
  expect((await people.sessions.find(anna.id))?.person.language).toBe('en');
});

it('logging out everywhere ends all sessions', async () => {
  const anna = await fixture.account('Anna');
  const phone = mustSucceed(await people.logIn('Anna', PASSWORD));
  expect([await fixture.isIn(anna.id), await fixture.isIn(phone.id)]).toEqual([true, true]);
  expect(await people.logOutEverywhere(anna.person)).toEqual({ ok: true });
  expect([await fixture.isIn(anna.id), await fixture.isIn(phone.id)]).toEqual([false, false]);
});

describe('deleting a person', () => {
  it('a deleted person is shown as a dash at seats and in the chat', async () => {
    const [anna, ben] = [await fixture.account('Anna'), await fixture.guest('Ben')];
    const table = await addTestTable(fixture.store, 'over', [anna.person, ben.person]);
    await fixture.store.addChatLine(buildChatLine(table, anna.person.id, { name: 'Anna' }));
    expect(await fixture.isIn(anna.id)).toBe(true);
    expect(await people.remove(anna.person, PASSWORD)).toEqual({ ok: true, vacated: [] });
    expect([await fixture.isIn(anna.id), await fixture.store.findPerson(anna.person.id)]).toEqual([
      false,
      undefined,
    ]);
    expect((await fixture.store.findTable(table))?.seats.map(({ name }) => name)).toEqual(['—', 'Ben']);
    expect(await fixture.store.lastChatLines(table, 'players', 9)).toMatchObject([{ name: '—', text: '' }]);
    expect(await people.logIn('Anna', PASSWORD)).toEqual({ ok: false, reason: 'wrongLogin' });
    expect(await fixture.account('Anna')).toMatchObject({ ok: true });
  });

  it('deleting an account needs its password, deleting a guest does not', async () => {
    const [anna, ben] = [await fixture.account('Anna'), await fixture.guest('Ben')];
    for (const password of [undefined, '', OTHER_PASSWORD])
      expect(await people.remove(anna.person, password)).toEqual({ ok: false, reason: 'wrongLogin' });
    expect(await fixture.isIn(anna.id)).toBe(true);
    expect(await people.remove(ben.person, undefined)).toEqual({ ok: true, vacated: [] });
    expect(await fixture.isIn(ben.id)).toBe(false);
  });

  it('an account can’t be deleted as the guest it was a minute ago', async () => {
    const { person } = await fixture.guest('Anna');
    mustSucceed(await people.register(person, 'Anna', PASSWORD));
    expect(await people.remove(person, undefined)).toEqual({ ok: false, reason: 'wrongLogin' });
  });

  it('a deleted person can’t change anything', async () => {
    const anna = await fixture.guest('Anna');
    mustSucceed(await people.remove(anna.person, undefined));
    const gone = { ok: false, reason: 'noSession' };
    expect(await people.register(anna.person, 'Anna', PASSWORD)).toEqual(gone);
    expect(await people.changePassword(anna, PASSWORD, OTHER_PASSWORD)).toEqual(gone);
    expect(await people.changeName(anna.person, 'Bea')).toEqual(gone);
    expect(await people.changeLanguage(anna.person, 'de')).toEqual(gone);
    expect(await people.remove(anna.person, undefined)).toEqual(gone);
  });

  it('a person deleted by another process during a change can’t change anything', async () => {
    const { person } = await fixture.guest('Anna');
    fixture.afterNext('findPerson', () => fixture.store.deletePerson(person.id, '—'));
    expect(await people.changeLanguage(person, 'de')).toEqual({ ok: false, reason: 'noSession' });
  });
});

it('the export of personal data has everything but hashes, deal keys and data of others', async () => {
  const [anna, ben] = [await fixture.account('Anna'), await fixture.guest('Ben')];
  const table = await addTestTable(fixture.store, 'running', [anna.person, ben.person]);
  await addTestTable(fixture.store, 'open', [ben.person]);
  for (const { id, name } of [anna.person, ben.person])
    await fixture.store.addChatLine(buildChatLine(table, id, { name, text: `${name} says hello`, at: 5 }));
  await fixture.store.setMuted(anna.person.id, ben.person.id, true);
  const guide = {
    game: 'siberia',
    version: 1,
    finished: ['sixTiles'],
    furthest: { chapter: 1, step: 4 },
    current: { chapter: 1, step: 2 },
  };
  await fixture.store.saveGuides(anna.person.id, [guide]);
  const review = {
    engine: 'review-1',
    record: 'a-b',
    game: 'siberia',
    playedAt: 5,
    own: { accuracy: 80, errorRate: 10 },
    data: 'AAAA',
  };
  await fixture.store.saveReview(anna.person.id, review, 6);
  await fixture.store.muteTable(anna.person.id, table, null);
  await fixture.store.addNotifications([
    { person: anna.person.id, table, kind: 'nudge', createdAt: 5, readyAt: 6 },
  ]);
  const data = await people.exportData(anna.person);
  const { createdAt, seenAt, expiresAt } = anna.session;
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    profile: {
      id: anna.person.id,
      name: 'Anna',
      isAccount: true,
      language: 'nl',
      createdAt: fixture.clock.now(),
    },
    sessions: [{ createdAt, seenAt, expiresAt }],
    tables: [
      {
        id: table,
        game: 'siberia',
        version: 1,
        status: 'running',
        createdAt: 1,
        startedAt: 2,
        endedAt: null,
        isHost: true,
        seats: [{ seat: 0, name: 'Anna', hasResigned: false }],
      },
    ],
    chat: [{ table, number: 1, name: 'Anna', room: 'players', text: 'Anna says hello', at: 5 }],
    mutes: [ben.person.id],
    guides: [guide],
    reviews: [review],
    profileVisibility: DEFAULT_VISIBILITY,
    ratings: [],
    ratedGames: [],
    sightings: [],
    friends: [],
    friendRequests: { sent: [], received: [] },
    invitations: [],
    blocks: [],
    reports: [],
    vacations: [],
    channels: { push: [], email: null, webhook: null },
    notifications: {
      mutes: [{ table, until: null }],
      destinations: [],
      waiting: [{ kind: 'nudge', table, createdAt: 5 }],
    },
  });
  for (const secret of [anna.person.passwordHash ?? '', anna.session.hash, anna.id, 'c0ffee', 'Ben'])
    expect(JSON.stringify(data)).not.toContain(secret);
});

it('an error of the database is passed on and does not block the next attempt', async () => {
  const anna = await fixture.account('Anna');
  fixture.afterNext('changePerson', () => Promise.reject(new StoreError('full')));
  await expect(people.changeLanguage(anna.person, 'en')).rejects.toBeInstanceOf(StoreError);
  expect(await people.changeLanguage(anna.person, 'de')).toMatchObject({ ok: true });
});

it('the reasons are a closed list', () => expect(new Set(PEOPLE_REASONS).size).toBe(PEOPLE_REASONS.length));
