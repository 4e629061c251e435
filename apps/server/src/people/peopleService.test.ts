import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PeopleFixture } from './testing/peopleFixture.ts';
import {
  addTestTable,
  PASSWORD,
  openPeopleFixture,
  OTHER_PASSWORD,
  mustSucceed,
} from './testing/peopleFixture.ts';
import { PeopleService } from './peopleService.ts';

let fixture: PeopleFixture;
let people: PeopleService;
let guest: PeopleFixture['guest'];
let account: PeopleFixture['account'];

beforeEach(async () => {
  fixture = await openPeopleFixture();
  ({ people, guest, account } = fixture);
});
afterEach(() => fixture.close());

describe('guests', () => {
  it('a guest needs only a name', async () => {
    const { id, person } = await guest('  Marĳke ');
    expect(person).toMatchObject({
      name: 'Marĳke',
      accountKey: null,
      passwordHash: null,
      language: 'nl',
      createdAt: fixture.clock.now(),
    });
    expect((await people.sessions.find(id))?.person).toEqual(person);
  });

  it('two guests may have the same name', async () => {
    const [first, second] = [await guest('Anna'), await guest('Anna')];
    expect(first.person.id).not.toBe(second.person.id);
  });

  it.each([
    ['nameEmpty', '  '],
    ['nameTooLong', 'x'.repeat(25)],
    ['nameBadCharacters', 'An\u202Ena'],
    ['nameReserved', 'Аdmin'],
  ])('a guest’s name is refused as %s', async (reason, name) => {
    expect(await people.createGuest(name, 'de')).toEqual({ ok: false, reason });
    const { person } = await guest('Ben');
    expect(await people.register(person, name, PASSWORD)).toEqual({ ok: false, reason });
    expect(await people.changeName(person, name)).toEqual({ ok: false, reason });
  });

  it('a guest can’t take a name that looks like an account’s', async () => {
    await account('Anna');
    for (const name of ['Anna', 'ANNA', 'Аnna', 'Ànna'])
      expect(await people.createGuest(name, 'de')).toEqual({ ok: false, reason: 'nameTaken' });
    const { person } = await guest('Ben');
    expect(await people.changeName(person, 'anna')).toEqual({ ok: false, reason: 'nameTaken' });
    expect(mustSucceed(await people.changeName(person, 'Benno')).person.name).toBe('Benno');
  });
});

describe('registering', () => {
  it('a guest who registers keeps person, session and games', async () => {
    const { id, person } = await guest('Anna');
    const table = await addTestTable(fixture.store, 'running', [person]);
    await people.sessions.find(id);
    const registered = mustSucceed(await people.register(person, 'Änne', PASSWORD)).person;
    expect(registered).toMatchObject({ id: person.id, name: 'Änne', accountKey: 'anne' });
    expect((await people.sessions.find(id))?.person).toEqual(registered);
    expect((await fixture.store.tablesOf(person.id, 9)).map((found) => found.table.id)).toEqual([table]);
    expect(registered.passwordHash).not.toBe(PASSWORD);
  });

  it.each([
    ['passwordTooShort', 'kort'],
    ['passwordTooLong', 'x'.repeat(201)],
    ['passwordTooCommon', 'Welkom01'],
    ['passwordTooCommon', 'Anneliese1'],
  ])('a new account’s password is refused as %s', async (reason, password) => {
    const { person } = await guest('Anneliese');
    expect(await people.register(person, 'Anneliese', password)).toEqual({ ok: false, reason });
    expect([await fixture.store.findPerson(person.id), fixture.argon.hashed]).toEqual([person, 0]);
  });

  it('an account name is given once, even to concurrent requests', async () => {
    await account('Anna');
    const [ben, cem] = [await guest('Ben'), await guest('Cem')];
    expect(await people.register(ben.person, 'Αnna', PASSWORD)).toEqual({ ok: false, reason: 'nameTaken' });
    const both = await Promise.all([
      people.register(ben.person, 'Zoë', PASSWORD),
      people.register(cem.person, 'ZOE', PASSWORD),
    ]);
    expect(both.filter(({ ok }) => ok).length).toBe(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'nameTaken' });
  });

  it('a person registers once, even from two windows with an outdated session', async () => {
    const { person } = await guest('Anna');
    const both = await Promise.all([
      people.register(person, 'Anna', PASSWORD),
      people.register(person, 'Bea', PASSWORD),
    ]);
    expect(both[1]).toEqual({ ok: false, reason: 'busy' });
    expect(await people.register(person, 'Bea', PASSWORD)).toEqual({ ok: false, reason: 'isAccount' });
    expect((await fixture.store.findPerson(person.id))?.name).toBe('Anna');
  });
});

describe('logging in', () => {
  it('a login succeeds with the password and any spelling of the name that looks alike', async () => {
    const { person } = await account('Jörg');
    for (const name of ['Jörg', 'JÖRG', ' jorg ']) {
      const entered = mustSucceed(await people.logIn(name, PASSWORD));
      expect([entered.person, entered.leaves]).toEqual([person, 0]);
      expect((await people.sessions.find(entered.id))?.person).toEqual(person);
    }
  });

  it('a failed login does not tell by answer or cost whether the name or the password is wrong', async () => {
    await account('Anna');
    await guest('Ben');
    for (const [name, password] of [
      ['Anna', OTHER_PASSWORD],
      ['Nobody', PASSWORD],
      ['Ben', PASSWORD],
      ['', PASSWORD],
      ['Admin', PASSWORD],
      ['An\u202Ena', PASSWORD],
    ] as const) {
      fixture.argon.verified = 0;
      expect(await people.logIn(name, password)).toEqual({ ok: false, reason: 'wrongLogin' });
      expect(fixture.argon.verified).toBe(1);
    }
  });

  it('a guest who logs in learns at how many tables they have seats, and nothing is changed', async () => {
    await account('Anna');
    const ben = await guest('Ben');
    const cem = await guest('Cem');
    for (const status of ['open', 'running', 'running', 'frozen', 'over', 'abandoned'] as const)
      await addTestTable(fixture.store, status, [cem.person, ben.person]);
    const left = await addTestTable(fixture.store, 'running', [ben.person]);
    const resign = {
      table: left,
      seq: 1,
      commandId: 'r',
      seat: 0,
      kind: 'resign',
      body: null,
      isOpen: true,
      stateHash: '',
      at: 1,
    };
    await fixture.store.append(resign, {});
    expect(mustSucceed(await people.logIn('Anna', PASSWORD, ben.person)).leaves).toBe(4);
    expect([await fixture.isIn(ben.id), (await fixture.store.tablesOf(ben.person.id, 99)).length]).toEqual([
      true,
      7,
    ]);
    expect(mustSucceed(await people.logIn('Anna', PASSWORD, (await guest('Dot')).person)).leaves).toBe(0);
  });

  it('a login with the old password fails if the password is changed meanwhile', async () => {
    const { person } = await account('Anna');
    fixture.afterNext(
      'findAccount',
      async () =>
        void (await fixture.store.changePerson(person.id, { passwordHash: `hashed:${OTHER_PASSWORD}` })),
    );
    expect(await people.logIn('Anna', PASSWORD)).toEqual({ ok: false, reason: 'wrongLogin' });
    expect(await people.logIn('Anna', OTHER_PASSWORD)).toMatchObject({ ok: true });
  });

  it('a login is refused as busy when too many are checked at once', async () => {
    await account('Anna');
    const tries = await Promise.all(Array.from({ length: 40 }, () => people.logIn('Anna', OTHER_PASSWORD)));
    const reasons = new Set(tries.map((result) => (result.ok ? '' : result.reason)));
    expect([...reasons].filter((reason) => reason !== 'busy')).toEqual(['wrongLogin']);
  });
});

it('register, login, password change and login work with real argon2id', async () => {
  const real = new PeopleService({ store: fixture.store, now: fixture.clock.now });
  const entered = mustSucceed(await real.createGuest('Käthe', 'de'));
  mustSucceed(await real.register(entered.person, 'Käthe', PASSWORD));
  expect((await fixture.store.findAccount('kathe'))?.passwordHash).toMatch(/^\$argon2id\$/);
  const again = mustSucceed(await real.logIn('Käthe', PASSWORD));
  mustSucceed(await real.changePassword(again, PASSWORD, OTHER_PASSWORD));
  expect(await real.logIn('Käthe', PASSWORD)).toEqual({ ok: false, reason: 'wrongLogin' });
  expect(await real.logIn('Käthe', OTHER_PASSWORD)).toMatchObject({ ok: true });
});
