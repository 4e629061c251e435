import { describe, expect, it } from 'vitest';
import type { StoreProvider } from './storeContract.ts';
import { addPerson, buildPerson, buildSession, nextTime } from '../testRows.ts';

export function personContract(store: StoreProvider): void {
  describe('people', () => {
    it('a person is added with a first session and read back unchanged', async () => {
      const person = buildPerson({ name: 'Jürgen 🎲', language: 'nl' });
      const session = buildSession(person.id);
      await store().addPerson(person, session);
      expect(await store().findPerson(person.id)).toEqual(person);
      expect(await store().findSession(session.hash)).toEqual(session);
      expect(await store().findPerson('nobody')).toBeUndefined();
      expect(await store().findSession('none')).toBeUndefined();
    });

    it('a person whose first session already exists is not added at all', async () => {
      const { id } = await addPerson(store());
      const session = buildSession(id);
      await store().addSession(session);
      const late = buildPerson();
      await expect(store().addPerson(late, { ...session, person: late.id })).rejects.toThrow('unique');
      expect(await store().findPerson(late.id)).toBeUndefined();
    });

    it('an account is found by its exact key', async () => {
      const accountKey = `ada-${nextTime()}`;
      const person = await addPerson(store(), { accountKey, passwordHash: '$argon2id$x' });
      expect(await store().findAccount(accountKey)).toEqual(person);
      expect(await store().findAccount(accountKey.toUpperCase())).toBeUndefined();
    });

    it('a change of a person touches only the given fields', async () => {
      const person = await addPerson(store());
      const change = {
        name: 'Bea',
        accountKey: `bea-${nextTime()}`,
        passwordHash: 'x',
        language: 'en',
      } as const;
      expect(await store().changePerson(person.id, change)).toBe(true);
      expect(await store().findPerson(person.id)).toEqual({ ...person, ...change });
      expect(await store().changePerson(person.id, { passwordHash: null })).toBe(true);
      expect(await store().changePerson(person.id, {})).toBe(true);
      expect(await store().findPerson(person.id)).toEqual({ ...person, ...change, passwordHash: null });
    });

    it('the key of another account is refused without affecting concurrent writes', async () => {
      const accountKey = `cem-${nextTime()}`;
      const first = await addPerson(store(), { accountKey });
      const second = await addPerson(store());
      const [isTaken, isRenamed] = await Promise.all([
        store().changePerson(second.id, { accountKey }),
        store().changePerson(first.id, { name: 'Cem' }),
      ]);
      expect([isTaken, isRenamed]).toEqual([false, true]);
      expect((await store().findPerson(second.id))?.accountKey).toBeNull();
      expect(await store().changePerson('nobody', { name: 'Dora' })).toBe(false);
    });

    it('one of several concurrent requests for an account key succeeds', async () => {
      const accountKey = `emil-${nextTime()}`;
      const guests = await Promise.all(Array.from({ length: 8 }, () => addPerson(store())));
      const got = await Promise.all(guests.map(({ id }) => store().changePerson(id, { accountKey })));
      expect(got.filter(Boolean)).toHaveLength(1);
    });
  });

  describe('sessions', () => {
    it('touching a session extends it', async () => {
      const { id } = await addPerson(store());
      const session = buildSession(id);
      await store().addSession(session);
      await store().touchSession(session.hash, 5, 2 ** 52);
      expect(await store().findSession(session.hash)).toEqual({ ...session, seenAt: 5, expiresAt: 2 ** 52 });
    });

    it('sessions can be ended one by one, all but one, or all', async () => {
      const { id } = await addPerson(store());
      const sessions = [buildSession(id), buildSession(id), buildSession(id)] as const;
      for (const each of sessions) await store().addSession(each);
      expect((await store().sessionsOf(id)).slice(0, 3)).toEqual(sessions.toReversed());
      const live = async () =>
        (await Promise.all(sessions.map(({ hash }) => store().findSession(hash)))).map(
          (found) => found !== undefined,
        );
      await store().endSession(sessions[0].hash);
      expect(await live()).toEqual([false, true, true]);
      await store().endSessions(id, sessions[2].hash);
      expect(await live()).toEqual([false, false, true]);
      await store().endSessions(id, undefined);
      expect(await live()).toEqual([false, false, false]);
    });

    it('expired sessions are deleted', async () => {
      const { id } = await addPerson(store());
      const [old, young] = [buildSession(id, { expiresAt: 100 }), buildSession(id, { expiresAt: 101 })];
      await Promise.all([store().addSession(old), store().addSession(young)]);
      await store().endExpiredSessions(100);
      expect(await store().findSession(old.hash)).toBeUndefined();
      expect(await store().findSession(young.hash)).toEqual(young);
    });
  });
}
