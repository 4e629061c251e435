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
import { PEOPLE_REASONS } from './peopleReasons.ts';
import type { PeopleService } from './peopleService.ts';

let trial: PeopleFixture;
let people: PeopleService;

beforeEach(async () => {
  trial = await openPeopleFixture();
  people = trial.people;
});
afterEach(() => trial.close());

describe('changing the password', () => {
  it('changing the password ends all other sessions and invalidates the old password', async () => {
    const anna = await trial.account('Anna');
    const phone = mustSucceed(await people.logIn('Anna', PASSWORD));
    const ben = await trial.account('Ben');
    mustSucceed(await people.changePassword(phone, PASSWORD, OTHER_PASSWORD));
    expect(await Promise.all([anna, phone, ben].map(({ id }) => trial.isIn(id)))).toEqual([
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
  ])('%s changes nothing', async (reason, old, next) => {
    const anna = await trial.account('Anneliese');
    const phone = mustSucceed(await people.logIn('Anneliese', PASSWORD));
    expect(await people.changePassword(phone, old, next)).toEqual({ ok: false, reason });
    expect([await trial.store.findPerson(anna.person.id), await trial.isIn(anna.id)]).toEqual([
      anna.person,
      true,
    ]);
  });

  it('a guest has no password to change', async () => {
    expect(await people.changePassword(await trial.guest('Ben'), PASSWORD, OTHER_PASSWORD)).toEqual({
      ok: false,
      reason: 'isGuest',
    });
  });
});

describe('changing the name', () => {
  it('a renamed account owns its new name, and the old one is free', async () => {
    const anna = await trial.account('Anna');
    await trial.account('Ben');
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
  const anna = await trial.guest('Anna');
  expect(mustSucceed(await people.changeLanguage(anna.person, 'en')).person).toEqual({
    ...anna.person,
    language: 'en',
  });
  expect((await people.sessions.find(anna.id))?.person.language).toBe('en');
});

it('logging out everywhere ends all sessions', async () => {
  const anna = await trial.account('Anna');
  const phone = mustSucceed(await people.logIn('Anna', PASSWORD));
  expect([await trial.isIn(anna.id), await trial.isIn(phone.id)]).toEqual([true, true]);
  expect(await people.logOutEverywhere(anna.person)).toEqual({ ok: true });
  expect([await trial.isIn(anna.id), await trial.isIn(phone.id)]).toEqual([false, false]);
});

describe('deleting a person', () => {
  it('a deleted person is shown as a dash at seats and in the chat', async () => {
    const [anna, ben] = [await trial.account('Anna'), await trial.guest('Ben')];
    const table = await addTestTable(trial.store, 'over', [anna.person, ben.person]);
    await trial.store.addChatLine(buildChatLine(table, anna.person.id, { name: 'Anna' }));
    expect(await trial.isIn(anna.id)).toBe(true);
    expect(await people.remove(anna.person, PASSWORD)).toEqual({ ok: true, vacated: [] });
    expect([await trial.isIn(anna.id), await trial.store.findPerson(anna.person.id)]).toEqual([
      false,
      undefined,
    ]);
    expect((await trial.store.findTable(table))?.seats.map(({ name }) => name)).toEqual(['—', 'Ben']);
    expect(await trial.store.lastChatLines(table, 'players', 9)).toMatchObject([{ name: '—', text: '' }]);
    expect(await people.logIn('Anna', PASSWORD)).toEqual({ ok: false, reason: 'wrongLogin' });
    expect(await trial.account('Anna')).toMatchObject({ ok: true });
  });

  it('deleting an account needs its password, deleting a guest does not', async () => {
    const [anna, ben] = [await trial.account('Anna'), await trial.guest('Ben')];
    for (const password of [undefined, '', OTHER_PASSWORD])
      expect(await people.remove(anna.person, password)).toEqual({ ok: false, reason: 'wrongLogin' });
    expect(await trial.isIn(anna.id)).toBe(true);
    expect(await people.remove(ben.person, undefined)).toEqual({ ok: true, vacated: [] });
    expect(await trial.isIn(ben.id)).toBe(false);
  });

  it('an account can’t be deleted as the guest it was a minute ago', async () => {
    const { person } = await trial.guest('Anna');
    mustSucceed(await people.register(person, 'Anna', PASSWORD));
    expect(await people.remove(person, undefined)).toEqual({ ok: false, reason: 'wrongLogin' });
  });

  it('a deleted person can’t change anything', async () => {
    const anna = await trial.guest('Anna');
    mustSucceed(await people.remove(anna.person, undefined));
    const gone = { ok: false, reason: 'noSession' };
    expect(await people.register(anna.person, 'Anna', PASSWORD)).toEqual(gone);
    expect(await people.changePassword(anna, PASSWORD, OTHER_PASSWORD)).toEqual(gone);
    expect(await people.changeName(anna.person, 'Bea')).toEqual(gone);
    expect(await people.changeLanguage(anna.person, 'de')).toEqual(gone);
    expect(await people.remove(anna.person, undefined)).toEqual(gone);
  });

  it('a person deleted by another process during a change can’t change anything', async () => {
    const { person } = await trial.guest('Anna');
    trial.afterNext('findPerson', () => trial.store.deletePerson(person.id, '—'));
    expect(await people.changeLanguage(person, 'de')).toEqual({ ok: false, reason: 'noSession' });
  });
});

it('the export of personal data has everything but hashes, deal keys and data of others', async () => {
  const [anna, ben] = [await trial.account('Anna'), await trial.guest('Ben')];
  const table = await addTestTable(trial.store, 'running', [anna.person, ben.person]);
  await addTestTable(trial.store, 'open', [ben.person]);
  for (const { id, name } of [anna.person, ben.person])
    await trial.store.addChatLine(buildChatLine(table, id, { name, text: `${name} says hello`, at: 5 }));
  await trial.store.setMuted(anna.person.id, ben.person.id, true);
  const data = await people.exportData(anna.person);
  const { createdAt, seenAt, expiresAt } = anna.session;
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    profile: {
      id: anna.person.id,
      name: 'Anna',
      isAccount: true,
      language: 'nl',
      createdAt: trial.clock.now(),
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
  });
  for (const secret of [anna.person.passwordHash ?? '', anna.session.hash, anna.id, 'c0ffee', 'Ben'])
    expect(JSON.stringify(data)).not.toContain(secret);
});

it('an error of the database is passed on and does not block the next attempt', async () => {
  const anna = await trial.account('Anna');
  trial.afterNext('changePerson', () => Promise.reject(new StoreError('full')));
  await expect(people.changeLanguage(anna.person, 'en')).rejects.toBeInstanceOf(StoreError);
  expect(await people.changeLanguage(anna.person, 'de')).toMatchObject({ ok: true });
});

it('the reasons are a closed list', () => expect(new Set(PEOPLE_REASONS).size).toBe(PEOPLE_REASONS.length));
