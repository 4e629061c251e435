import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreFault } from '../store/port.ts';
import { aLine } from '../store/testing/rows.ts';
import type { Trial } from './forTests.ts';
import { addTable, COAL, openTrial, ORE, sure } from './forTests.ts';
import { PEOPLE_REASONS } from './reasons.ts';
import type { People } from './people.ts';

let trial: Trial;
let people: People;

beforeEach(async () => {
  trial = await openTrial();
  people = trial.people;
});
afterEach(() => trial.close());

describe('another password', () => {
  it('ends all other sessions, and the old one opens nothing', async () => {
    const anna = await trial.account('Anna');
    const phone = sure(await people.logIn('Anna', COAL));
    const ben = await trial.account('Ben');
    sure(await people.changePassword(phone, COAL, ORE));
    expect(await Promise.all([anna, phone, ben].map(({ id }) => trial.isIn(id)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(await people.logIn('Anna', COAL)).toEqual({ ok: false, reason: 'wrongLogin' });
    expect(await people.logIn('Anna', ORE)).toMatchObject({ ok: true });
  });

  it.each([
    ['wrongLogin', ORE, ORE],
    ['passwordTooShort', COAL, 'kort'],
    ['passwordTooLong', COAL, 'x'.repeat(201)],
    ['passwordTooCommon', COAL, 'anneliese'],
  ])('%s changes nothing', async (reason, old, next) => {
    const anna = await trial.account('Anneliese');
    const phone = sure(await people.logIn('Anneliese', COAL));
    expect(await people.changePassword(phone, old, next)).toEqual({ ok: false, reason });
    expect([await trial.store.person(anna.person.id), await trial.isIn(anna.id)]).toEqual([
      anna.person,
      true,
    ]);
  });

  it('is nothing for guests', async () => {
    expect(await people.changePassword(await trial.guest('Ben'), COAL, ORE)).toEqual({
      ok: false,
      reason: 'isGuest',
    });
  });
});

describe('another name', () => {
  it('of an account is its own, and the old one is free', async () => {
    const anna = await trial.account('Anna');
    await trial.account('Ben');
    expect(await people.changeName(anna.person, 'Веn')).toEqual({ ok: false, reason: 'nameTaken' });
    expect(sure(await people.changeName(anna.person, 'ÄNNA')).person).toMatchObject({
      name: 'ÄNNA',
      accountKey: 'anna',
    });
    expect(sure(await people.changeName(anna.person, 'Zoë')).person).toMatchObject({
      name: 'Zoë',
      accountKey: 'zoe',
    });
    expect((await people.sessions.find(anna.id))?.person.name).toBe('Zoë');
    expect(await people.logIn('Zoe', COAL)).toMatchObject({ ok: true });
    expect(await people.guest('Anna', 'de')).toMatchObject({ ok: true });
  });
});

it('another language is spoken at once', async () => {
  const anna = await trial.guest('Anna');
  expect(sure(await people.changeLanguage(anna.person, 'en')).person).toEqual({
    ...anna.person,
    language: 'en',
  });
  expect((await people.sessions.find(anna.id))?.person.language).toBe('en');
});

it('logging out everywhere leaves no session', async () => {
  const anna = await trial.account('Anna');
  const phone = sure(await people.logIn('Anna', COAL));
  expect([await trial.isIn(anna.id), await trial.isIn(phone.id)]).toEqual([true, true]);
  expect(await people.logOutEverywhere(anna.person)).toEqual({ ok: true });
  expect([await trial.isIn(anna.id), await trial.isIn(phone.id)]).toEqual([false, false]);
});

describe('being removed', () => {
  it('leaves a dash where one sat and talked', async () => {
    const [anna, ben] = [await trial.account('Anna'), await trial.guest('Ben')];
    const table = await addTable(trial.store, 'over', [anna.person, ben.person]);
    await trial.store.addChat(aLine(table, anna.person.id, { name: 'Anna' }));
    expect(await trial.isIn(anna.id)).toBe(true);
    expect(await people.remove(anna.person, COAL)).toEqual({ ok: true, vacated: [] });
    expect([await trial.isIn(anna.id), await trial.store.person(anna.person.id)]).toEqual([false, undefined]);
    expect((await trial.store.table(table))?.seats.map(({ name }) => name)).toEqual(['—', 'Ben']);
    expect(await trial.store.chat(table, 'players', 9)).toMatchObject([{ name: '—', text: '' }]);
    expect(await people.logIn('Anna', COAL)).toEqual({ ok: false, reason: 'wrongLogin' });
    expect(await trial.account('Anna')).toMatchObject({ ok: true });
  });

  it('needs the password of an account, and of a guest nothing', async () => {
    const [anna, ben] = [await trial.account('Anna'), await trial.guest('Ben')];
    for (const password of [undefined, '', ORE])
      expect(await people.remove(anna.person, password)).toEqual({ ok: false, reason: 'wrongLogin' });
    expect(await trial.isIn(anna.id)).toBe(true);
    expect(await people.remove(ben.person, undefined)).toEqual({ ok: true, vacated: [] });
    expect(await trial.isIn(ben.id)).toBe(false);
  });

  it('an account can’t be removed as the guest it was a minute ago', async () => {
    const { person } = await trial.guest('Anna');
    sure(await people.register(person, 'Anna', COAL));
    expect(await people.remove(person, undefined)).toEqual({ ok: false, reason: 'wrongLogin' });
  });

  it('whoever is gone can ask for nothing more', async () => {
    const anna = await trial.guest('Anna');
    sure(await people.remove(anna.person, undefined));
    const gone = { ok: false, reason: 'noSession' };
    expect(await people.register(anna.person, 'Anna', COAL)).toEqual(gone);
    expect(await people.changePassword(anna, COAL, ORE)).toEqual(gone);
    expect(await people.changeName(anna.person, 'Bea')).toEqual(gone);
    expect(await people.changeLanguage(anna.person, 'de')).toEqual(gone);
    expect(await people.remove(anna.person, undefined)).toEqual(gone);
  });

  it('also when another process removes the person in the middle of it', async () => {
    const { person } = await trial.guest('Anna');
    trial.meanwhile('person', () => trial.store.deletePerson(person.id, '—'));
    expect(await people.changeLanguage(person, 'de')).toEqual({ ok: false, reason: 'noSession' });
  });
});

it('one’s own data are everything that is kept, without the hash, the key of a deal, and what belongs to others', async () => {
  const [anna, ben] = [await trial.account('Anna'), await trial.guest('Ben')];
  const table = await addTable(trial.store, 'running', [anna.person, ben.person]);
  await addTable(trial.store, 'open', [ben.person]);
  for (const { id, name } of [anna.person, ben.person])
    await trial.store.addChat(aLine(table, id, { name, text: `${name} says hello`, at: 5 }));
  await trial.store.mute(anna.person.id, ben.person.id, true);
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

it('a fault of the database is a fault, and the next attempt is not held up by it', async () => {
  const anna = await trial.account('Anna');
  trial.meanwhile('changePerson', () => Promise.reject(new StoreFault('full')));
  await expect(people.changeLanguage(anna.person, 'en')).rejects.toBeInstanceOf(StoreFault);
  expect(await people.changeLanguage(anna.person, 'de')).toMatchObject({ ok: true });
});

it('the reasons are a closed list', () => expect(new Set(PEOPLE_REASONS).size).toBe(PEOPLE_REASONS.length));
