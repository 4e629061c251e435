import { LIMITS } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import type { PersonRow } from '../../store.ts';
import { addPerson, buildSeat, buildTable, nextTime } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

export function relationContract(store: StoreProvider): void {
  const addAccount = (name: string): Promise<PersonRow> =>
    addPerson(store(), { name, accountKey: `${name}-${Math.random()}` });
  const addThree = (): Promise<[PersonRow, PersonRow, PersonRow]> =>
    Promise.all([addAccount('Ada'), addAccount('Ben'), addAccount('Cem')]);
  const relations = (person: PersonRow) => store().relationsOf(person.id, 0);
  const invite = async (person: PersonRow, expiresAt = Number.MAX_SAFE_INTEGER) => {
    const invitation = { id: `${Math.random()}`, person: person.id, createdAt: nextTime(), expiresAt };
    return { invitation, isAdded: await store().addInvitation(invitation) };
  };

  describe('friends', () => {
    it('a request is listed for both, and an answering request makes friends of them', async () => {
      const [ada, ben] = await addThree();
      const [asked, answered] = [nextTime(), nextTime()];
      expect(await store().addFriendRequest(ada.id, ben.id, asked)).toBe('done');
      expect(await store().addFriendRequest(ada.id, ben.id, answered)).toBe('done');
      expect((await relations(ada)).requestsSent).toEqual([{ id: ben.id, name: 'Ben', since: asked }]);
      expect((await relations(ben)).requestsReceived).toEqual([{ id: ada.id, name: 'Ada', since: asked }]);
      expect(await store().areFriends(ada.id, ben.id)).toBe(false);
      expect(await store().addFriendRequest(ben.id, ada.id, answered)).toBe('done');
      expect(await store().areFriends(ada.id, ben.id)).toBe(true);
      expect(await store().areFriends(ben.id, ada.id)).toBe(true);
      for (const [person, friend] of [[ada, ben] as const, [ben, ada] as const])
        expect(await relations(person)).toMatchObject({
          friends: [{ id: friend.id, name: friend.name, since: answered }],
          requestsSent: [],
          requestsReceived: [],
        });
    });

    it('two requests at the same moment make friends', async () => {
      for (let round = 0; round < 5; round++) {
        const [ada, ben] = await addThree();
        const ask = (one: PersonRow, other: PersonRow) =>
          store().addFriendRequest(one.id, other.id, nextTime());
        expect(await Promise.all([ask(ada, ben), ask(ben, ada)])).toEqual(['done', 'done']);
        expect(await store().areFriends(ada.id, ben.id)).toBe(true);
        expect((await relations(ada)).requestsReceived).toEqual([]);
      }
    });

    it('removing a friend ends the friendship for both, and requests between them', async () => {
      const [ada, ben, cem] = await addThree();
      for (const [one, other] of [
        [ada, ben],
        [ben, ada],
        [cem, ada],
      ] as const)
        await store().addFriendRequest(one.id, other.id, nextTime());
      await store().removeFriend(ben.id, ada.id);
      await store().removeFriend(ada.id, cem.id);
      expect(await store().areFriends(ada.id, ben.id)).toBe(false);
      expect(await relations(ada)).toMatchObject({ friends: [], requestsReceived: [], requestsSent: [] });
    });

    it('people who are gone can’t become friends', async () => {
      const [ada] = await addThree();
      expect(await store().addFriendRequest(ada.id, 'nobody', nextTime())).toBe('gone');
    });

    it('requests beyond the limit are refused', async () => {
      const [ada, ben] = await addThree();
      for (let sent = 0; sent < LIMITS.friendRequests; sent++)
        await store().addFriendRequest(ada.id, (await addAccount('Eve')).id, nextTime());
      expect(await store().addFriendRequest(ada.id, ben.id, nextTime())).toBe('refused');
      expect((await relations(ada)).requestsSent).toHaveLength(LIMITS.friendRequests);
    });

    it('accounts met at a started table are listed, latest first, unless something is between them', async () => {
      const [ada, ben, cem] = await addThree();
      const [guest, friend, waiting] = [
        await addPerson(store()),
        await addAccount('Dora'),
        await addAccount('Eve'),
      ];
      const play = async (more: object, ...people: PersonRow[]) => {
        const table = buildTable(ada.id, { status: 'over', seatCount: 4, startedAt: nextTime(), ...more });
        await store().addTable(
          table,
          people.map((person, seat) => buildSeat(table.id, seat, person)),
        );
        return table.startedAt;
      };
      await play({}, ada, ben, guest, friend);
      const last = await play({}, ada, cem);
      await play({ status: 'open', startedAt: null }, ada, waiting);
      const again = await play({}, ada, ben);
      await store().addFriendRequest(ada.id, friend.id, nextTime());
      expect((await relations(ada)).playedWith).toEqual([
        { id: ben.id, name: 'Ben', since: again },
        { id: cem.id, name: 'Cem', since: last },
      ]);
      expect(await store().havePlayedTogether(ben.id, guest.id)).toBe(true);
      expect(await store().havePlayedTogether(ben.id, cem.id)).toBe(false);
      expect(await store().havePlayedTogether(ada.id, waiting.id)).toBe(false);
    });
  });

  describe('invitations', () => {
    it('an invitation makes friends once, and is then used up', async () => {
      const [ada, ben, cem] = await addThree();
      await store().addFriendRequest(ben.id, ada.id, nextTime());
      const { invitation } = await invite(ada);
      const { person: _, ...shown } = invitation;
      expect((await relations(ada)).invitations).toEqual([shown]);
      expect(await store().findInvitation(invitation.id, 0)).toEqual(invitation);
      expect(await store().takeInvitation(invitation, ben.id, nextTime())).toBe('done');
      expect(await store().areFriends(ada.id, ben.id)).toBe(true);
      expect((await relations(ada)).requestsReceived).toEqual([]);
      expect(await store().takeInvitation(invitation, cem.id, nextTime())).toBe('refused');
      expect(await store().findInvitation(invitation.id, 0)).toBeUndefined();
    });

    it('of two who take one invitation at the same moment, one becomes a friend', async () => {
      const [ada, ben, cem] = await addThree();
      const { invitation } = await invite(ada);
      const take = (person: PersonRow) => store().takeInvitation(invitation, person.id, nextTime());
      expect((await Promise.all([take(ben), take(cem)])).toSorted()).toEqual(['done', 'refused']);
    });

    it('an expired or revoked invitation is not found and makes no friends', async () => {
      const [ada, ben] = await addThree();
      const { invitation: expired } = await invite(ada, 5);
      expect(await store().findInvitation(expired.id, 5)).toBeUndefined();
      expect(await store().takeInvitation(expired, ben.id, 5)).toBe('refused');
      const { invitation } = await invite(ada);
      await store().removeInvitation(invitation.id, ben.id);
      expect(await store().findInvitation(invitation.id, 0)).toEqual(invitation);
      await store().removeInvitation(invitation.id, ada.id);
      expect(await store().findInvitation(invitation.id, 0)).toBeUndefined();
    });

    it('invitations beyond the limit are refused, and expired ones don’t count', async () => {
      const [ada] = await addThree();
      await invite(ada, 5);
      for (let sent = 0; sent < LIMITS.invitations; sent++) expect((await invite(ada)).isAdded).toBe(true);
      expect((await invite(ada)).isAdded).toBe(false);
    });

    it('an invitation of somebody with a block is refused and stays', async () => {
      const [ada, ben] = await addThree();
      const { invitation } = await invite(ada);
      await store().setBlocked(ada.id, ben.id, nextTime());
      expect(await store().takeInvitation(invitation, ben.id, nextTime())).toBe('refused');
      expect(await store().findInvitation(invitation.id, 0)).toEqual(invitation);
    });
  });

  describe('blocks', () => {
    it('a block holds in both directions, ends friendship and requests, and can be lifted', async () => {
      const [ada, ben, cem] = await addThree();
      for (const [one, other] of [
        [ada, ben],
        [ben, ada],
        [cem, ada],
      ] as const)
        await store().addFriendRequest(one.id, other.id, nextTime());
      const since = nextTime();
      expect(await store().setBlocked(ada.id, ben.id, since)).toBe('done');
      expect(await store().setBlocked(ada.id, ben.id, nextTime())).toBe('done');
      expect((await relations(ada)).blocked).toEqual([{ id: ben.id, name: 'Ben', since }]);
      expect((await relations(ben)).blocked).toEqual([]);
      expect(await store().areFriends(ada.id, ben.id)).toBe(false);
      expect(await store().isBlockedBetween(ada.id, ben.id)).toBe(true);
      expect(await store().isBlockedBetween(ben.id, ada.id)).toBe(true);
      expect(await store().isBlockedBetween(ben.id, cem.id)).toBe(false);
      expect(await store().blocksAmong([cem.id, ben.id, ada.id])).toEqual([
        { person: ada.id, blocked: ben.id },
      ]);
      expect(await store().blocksAmong([cem.id, ben.id])).toEqual([]);
      expect(await store().addFriendRequest(ben.id, ada.id, nextTime())).toBe('refused');
      await store().setBlocked(ada.id, cem.id, nextTime());
      expect(await relations(ada)).toMatchObject({ friends: [], requestsReceived: [], requestsSent: [] });
      await store().setBlocked(ada.id, ben.id, undefined);
      expect(await store().isBlockedBetween(ada.id, ben.id)).toBe(false);
    });

    it('a seat is refused to somebody with a block between the host or somebody seated', async () => {
      const [ada, ben, cem] = await addThree();
      const table = buildTable(ada.id);
      await store().addTable(table, [buildSeat(table.id, 0, ada)]);
      const sit = (seat: number, person: PersonRow) =>
        store().takeSeat(buildSeat(table.id, seat, person), nextTime());
      await store().setBlocked(ben.id, ada.id, nextTime());
      expect(await sit(1, ben)).toBe('blocked');
      await store().setBlocked(ben.id, ada.id, undefined);
      expect(await sit(1, ben)).toBe('taken');
      await store().setBlocked(ben.id, cem.id, nextTime());
      expect(await sit(2, cem)).toBe('blocked');
      expect((await store().findTable(table.id))?.seats).toHaveLength(2);
    });

    it('of two with a block between them who sit down at the same moment, one gets a seat', async () => {
      for (let round = 0; round < 10; round++) {
        const [ada, ben, cem] = await addThree();
        const table = buildTable(cem.id);
        await store().addTable(table, [buildSeat(table.id, 0, cem)]);
        await store().setBlocked(ada.id, ben.id, nextTime());
        const sit = (seat: number, person: PersonRow) =>
          store().takeSeat(buildSeat(table.id, seat, person), nextTime());
        const results = await Promise.all([sit(1, ada), sit(2, ben)]);
        expect(results.toSorted()).toEqual(['blocked', 'taken']);
      }
    });

    it('people with a block between them get no rematch, until it is lifted', async () => {
      const [ada, ben] = await addThree();
      const over = buildTable(ada.id, { status: 'over', startedAt: nextTime() });
      await store().addTable(over, [buildSeat(over.id, 0, ada), buildSeat(over.id, 1, ben)]);
      const again = () => {
        const table = buildTable(ada.id);
        return store().addRematch(over.id, table, [buildSeat(table.id, 0, ben), buildSeat(table.id, 1, ada)]);
      };
      await store().setBlocked(ben.id, ada.id, nextTime());
      expect(await again()).toBe('blocked');
      await store().setBlocked(ben.id, ada.id, undefined);
      expect(await again()).toBe('added');
    });

    it('the chat of muted, blocked and blocking people is hidden', async () => {
      const [ada, ben, cem] = await addThree();
      const dora = await addAccount('Dora');
      await store().setBlocked(ada.id, ben.id, nextTime());
      await store().setBlocked(cem.id, ada.id, nextTime());
      await store().setMuted(ada.id, dora.id, true);
      await store().setMuted(ada.id, ben.id, true);
      expect(await store().hiddenFrom(ada.id)).toEqual([ben.id, cem.id, dora.id].toSorted());
      expect(await store().hiddenFrom(ben.id)).toEqual([ada.id]);
      expect(await store().hiddenFrom(dora.id)).toEqual([]);
      expect((await relations(ada)).muted.map(({ id }) => id)).toEqual([ben.id, dora.id]);
    });

    it('blocks beyond the limit are refused', async () => {
      const [ada, ben] = await addThree();
      const others = await Promise.all(Array.from({ length: LIMITS.blocks }, () => addPerson(store())));
      for (const { id } of others) await store().setBlocked(ada.id, id, nextTime());
      expect(await store().setBlocked(ada.id, ben.id, nextTime())).toBe('refused');
      expect(await store().setBlocked(ada.id, 'nobody', nextTime())).toBe('gone');
    });

    it('deleting a person deletes friendships, requests, invitations and blocks', async () => {
      const [ada, ben, cem] = await addThree();
      for (const [one, other] of [
        [ada, ben],
        [ben, ada],
        [cem, ada],
      ] as const)
        await store().addFriendRequest(one.id, other.id, nextTime());
      const { invitation } = await invite(ada);
      await store().setBlocked(ben.id, cem.id, nextTime());
      await store().deletePerson(ada.id, 'deleted');
      await store().deletePerson(cem.id, 'deleted');
      expect(await relations(ben)).toEqual({
        friends: [],
        requestsReceived: [],
        requestsSent: [],
        invitations: [],
        playedWith: [],
        blocked: [],
        muted: [],
      });
      expect(await store().findInvitation(invitation.id, 0)).toBeUndefined();
    });
  });
}
