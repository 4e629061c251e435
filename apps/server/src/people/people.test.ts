import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Trial } from './forTests.ts';
import { addTable, COAL, openTrial, ORE, sure } from './forTests.ts';
import { People } from './people.ts';

let trial: Trial;
let people: People;
let guest: Trial['guest'];
let account: Trial['account'];

beforeEach(async () => {
  trial = await openTrial();
  ({ people, guest, account } = trial);
});
afterEach(() => trial.close());

describe('guests', () => {
  it('come in with a name alone', async () => {
    const { id, person } = await guest('  Marĳke ');
    expect(person).toMatchObject({
      name: 'Marĳke',
      accountKey: null,
      passwordHash: null,
      language: 'nl',
      createdAt: trial.clock.now(),
    });
    expect((await people.sessions.find(id))?.person).toEqual(person);
  });

  it('may be two of one name', async () => {
    const [first, second] = [await guest('Anna'), await guest('Anna')];
    expect(first.person.id).not.toBe(second.person.id);
  });

  it.each([
    ['nameEmpty', '  '],
    ['nameTooLong', 'x'.repeat(25)],
    ['nameBadCharacters', 'An\u202Ena'],
    ['nameReserved', 'Аdmin'],
  ])('%s', async (reason, name) => {
    expect(await people.guest(name, 'de')).toEqual({ ok: false, reason });
    const { person } = await guest('Ben');
    expect(await people.register(person, name, COAL)).toEqual({ ok: false, reason });
    expect(await people.changeName(person, name)).toEqual({ ok: false, reason });
  });

  it('can’t pass for an account', async () => {
    await account('Anna');
    for (const name of ['Anna', 'ANNA', 'Аnna', 'Ànna'])
      expect(await people.guest(name, 'de')).toEqual({ ok: false, reason: 'nameTaken' });
    const { person } = await guest('Ben');
    expect(await people.changeName(person, 'anna')).toEqual({ ok: false, reason: 'nameTaken' });
    expect(sure(await people.changeName(person, 'Benno')).person.name).toBe('Benno');
  });
});

describe('registering', () => {
  it('keeps the person, the session and the games', async () => {
    const { id, person } = await guest('Anna');
    const table = await addTable(trial.store, 'running', [person]);
    await people.sessions.find(id);
    const registered = sure(await people.register(person, 'Änne', COAL)).person;
    expect(registered).toMatchObject({ id: person.id, name: 'Änne', accountKey: 'anne' });
    expect((await people.sessions.find(id))?.person).toEqual(registered);
    expect((await trial.store.tablesOf(person.id, 9)).map((found) => found.table.id)).toEqual([table]);
    expect(registered.passwordHash).not.toBe(COAL);
  });

  it.each([
    ['passwordTooShort', 'kort'],
    ['passwordTooLong', 'x'.repeat(201)],
    ['passwordTooCommon', 'Welkom01'],
    ['passwordTooCommon', 'Anneliese1'],
  ])('%s', async (reason, password) => {
    const { person } = await guest('Anneliese');
    expect(await people.register(person, 'Anneliese', password)).toEqual({ ok: false, reason });
    expect([await trial.store.person(person.id), trial.argon.hashed]).toEqual([person, 0]);
  });

  it('takes a name once, also when two want it at the same moment', async () => {
    await account('Anna');
    const [ben, cem] = [await guest('Ben'), await guest('Cem')];
    expect(await people.register(ben.person, 'Αnna', COAL)).toEqual({ ok: false, reason: 'nameTaken' });
    const both = await Promise.all([
      people.register(ben.person, 'Zoë', COAL),
      people.register(cem.person, 'ZOE', COAL),
    ]);
    expect(both.filter(({ ok }) => ok).length).toBe(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'nameTaken' });
  });

  it('happens once, also from two windows with an old idea of who asks', async () => {
    const { person } = await guest('Anna');
    const both = await Promise.all([
      people.register(person, 'Anna', COAL),
      people.register(person, 'Bea', COAL),
    ]);
    expect(both[1]).toEqual({ ok: false, reason: 'busy' });
    expect(await people.register(person, 'Bea', COAL)).toEqual({ ok: false, reason: 'isAccount' });
    expect((await trial.store.person(person.id))?.name).toBe('Anna');
  });
});

describe('logging in', () => {
  it('opens the account with its password, however the name is written', async () => {
    const { person } = await account('Jörg');
    for (const name of ['Jörg', 'JÖRG', ' jorg ']) {
      const entered = sure(await people.logIn(name, COAL));
      expect([entered.person, entered.leaves]).toEqual([person, 0]);
      expect((await people.sessions.find(entered.id))?.person).toEqual(person);
    }
  });

  it('says the same and costs the same whether the name or the password is wrong', async () => {
    await account('Anna');
    await guest('Ben');
    for (const [name, password] of [
      ['Anna', ORE],
      ['Nobody', COAL],
      ['Ben', COAL],
      ['', COAL],
      ['Admin', COAL],
      ['An\u202Ena', COAL],
    ] as const) {
      trial.argon.verified = 0;
      expect(await people.logIn(name, password)).toEqual({ ok: false, reason: 'wrongLogin' });
      expect(trial.argon.verified).toBe(1);
    }
  });

  it('tells a guest at how many tables it would be missed, and takes nothing away', async () => {
    await account('Anna');
    const ben = await guest('Ben');
    const cem = await guest('Cem');
    for (const status of ['open', 'running', 'running', 'frozen', 'over', 'abandoned'] as const)
      await addTable(trial.store, status, [cem.person, ben.person]);
    const left = await addTable(trial.store, 'running', [ben.person]);
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
    await trial.store.append(resign, {});
    expect(sure(await people.logIn('Anna', COAL, ben.person)).leaves).toBe(4);
    expect([await trial.isIn(ben.id), (await trial.store.tablesOf(ben.person.id, 99)).length]).toEqual([
      true,
      7,
    ]);
    expect(sure(await people.logIn('Anna', COAL, (await guest('Dot')).person)).leaves).toBe(0);
  });

  it('does not slip in behind a change of the password', async () => {
    const { person } = await account('Anna');
    trial.meanwhile(
      'account',
      async () => void (await trial.store.changePerson(person.id, { passwordHash: `hashed:${ORE}` })),
    );
    expect(await people.logIn('Anna', COAL)).toEqual({ ok: false, reason: 'wrongLogin' });
    expect(await people.logIn('Anna', ORE)).toMatchObject({ ok: true });
  });

  it('is busy when too many try at once', async () => {
    await account('Anna');
    const tries = await Promise.all(Array.from({ length: 40 }, () => people.logIn('Anna', ORE)));
    const reasons = new Set(tries.map((result) => (result.ok ? '' : result.reason)));
    expect([...reasons].filter((reason) => reason !== 'busy')).toEqual(['wrongLogin']);
  });
});

it('with real argon2id: register, log in, change, log in again', async () => {
  const real = new People({ store: trial.store, now: trial.clock.now });
  const entered = sure(await real.guest('Käthe', 'de'));
  sure(await real.register(entered.person, 'Käthe', COAL));
  expect((await trial.store.account('kathe'))?.passwordHash).toMatch(/^\$argon2id\$/);
  const again = sure(await real.logIn('Käthe', COAL));
  sure(await real.changePassword(again, COAL, ORE));
  expect(await real.logIn('Käthe', COAL)).toEqual({ ok: false, reason: 'wrongLogin' });
  expect(await real.logIn('Käthe', ORE)).toMatchObject({ ok: true });
});
