import { describe, expect, it } from 'vitest';
import type { MatchResult, PersonRow, RatedResult, RatingRow, Store } from '../../store.ts';
import { addPerson, addRunningTable, buildEvent, buildSeat, buildTable, nextTime } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

const DAY = 86_400_000;

/** The tests of one database share it, so each takes a game of its own. */
let games = 0;
const newGame = (): string => `game${++games}`;

async function addAccount(store: Store): Promise<PersonRow> {
  const person = await addPerson(store);
  await store.changePerson(person.id, { accountKey: person.id });
  return person;
}

async function addResult(
  store: Store,
  people: readonly PersonRow[],
  more: Partial<MatchResult> = {},
): Promise<MatchResult> {
  const [host] = people as [PersonRow];
  const table = buildTable(host.id, { status: 'running', seatCount: people.length, startedAt: nextTime() });
  await store.addTable(
    table,
    people.map((person, seat) => buildSeat(table.id, seat, person)),
  );
  const result: MatchResult = {
    table: table.id,
    game: table.game,
    isPublic: true,
    isHotSeat: false,
    ending: 'over',
    startedAt: nextTime(),
    endedAt: nextTime(),
    isRated: true,
    seats: people.map(({ id }, seat) => ({
      seat,
      person: id,
      bot: null,
      place: seat + 1,
      points: 30 - 4 * seat,
      sources: { coal: 20, orders: 10 - 4 * seat },
      leaving: 'stayed',
    })),
    ...more,
  };
  const end = { seq: 1, status: 'over' as const, endedAt: result.endedAt };
  expect(await store.append(buildEvent(table.id, 1), end, { result })).toEqual({ kind: 'appended' });
  return result;
}

async function ratedBy(store: Store, result: MatchResult, number: number): Promise<RatedResult> {
  const stored = await store.findResult(result.table);
  if (stored === undefined) throw new Error('no result');
  const people = stored.seats.flatMap(({ person }) => person ?? []);
  const before = { rating: 1400, sigma: 200 };
  const after = { rating: 1420, sigma: 180 };
  return {
    result: stored,
    number,
    places: [],
    changes: stored.seats.map(({ seat, person, bot }) => ({ seat, person, bot, before, after })),
    ratings: people.map((person): RatingRow => {
      const points = { games: 1, sources: { coal: [20, 20] } } as const;
      return { ...after, person, game: stored.game, games: 1, lastAt: stored.endedAt, points };
    }),
    won: {},
    meetings: [],
  };
}

export function ratingContract(store: StoreProvider): void {
  describe('results and ratings', () => {
    it('a result is stored with the last event of its match, once', async () => {
      const people = [await addAccount(store()), await addAccount(store())];
      const result = await addResult(store(), people);
      expect(await store().findResult(result.table)).toEqual({
        ...result,
        state: 'pending',
        why: null,
        number: null,
      });
      expect(await store().addResult(result)).toBe(false);
      expect(await store().tablesWithoutResult(1_000)).not.toContain(result.table);
      await store().markUnrated(result.table, 'guest', []);
    });

    it('the result is not stored if the event is refused', async () => {
      const { table } = await addRunningTable(store());
      await store().append(buildEvent(table.id, 1), { seq: 1 });
      const people = [await addAccount(store())];
      const other = await addResult(store(), people, { isRated: false });
      const result = { ...other, table: table.id };
      expect(await store().append(buildEvent(table.id, 1), { seq: 1 }, { result })).toEqual({
        kind: 'stale',
      });
      expect(await store().findResult(table.id)).toBeUndefined();
    });

    it('a match that ended without a result is found until it has one, or none is possible', async () => {
      const [one, other] = [await addRunningTable(store()), await addRunningTable(store())];
      for (const { table } of [one, other])
        await store().append(buildEvent(table.id, 1), { seq: 1, status: 'over', endedAt: 5 });
      const found = await store().tablesWithoutResult(1_000);
      expect(found).toEqual(expect.arrayContaining([one.table.id, other.table.id]));
      await store().giveUpResult(one.table.id);
      expect(await store().tablesWithoutResult(1_000)).not.toContain(one.table.id);
    });

    it('results of tables that are not rated wait for nobody', async () => {
      const result = await addResult(store(), [await addAccount(store())], { isRated: false });
      expect(await store().findResult(result.table)).toMatchObject({ state: 'unrated', why: 'notAsked' });
      expect((await store().pendingResults(1_000)).map(({ table }) => table)).not.toContain(result.table);
    });

    it('of two processes that rate at once with one number, one fails and changes nothing', async () => {
      const people = [await addAccount(store()), await addAccount(store())];
      const game = newGame();
      const [one, other] = [
        await addResult(store(), people, { game }),
        await addResult(store(), people, { game }),
      ];
      const number = (await store().lastRatingNumber()) + 1;
      const both = [await ratedBy(store(), one, number), await ratedBy(store(), other, number)];
      const saved = await Promise.all(both.map((rated) => store().saveRatedResult(rated)));
      expect(saved.toSorted()).toEqual([false, true]);
      const states = await Promise.all([one, other].map(({ table }) => store().findResult(table)));
      expect(states.map((each) => each?.state).toSorted()).toEqual(['pending', 'rated']);
      expect(await store().ratingOf(people[0]?.id as string, game)).toMatchObject({ rating: 1420, games: 1 });
      expect(await store().lastRatingNumber()).toBe(number);
      const late = saved[0] === true ? other : one;
      await store().markUnrated(late.table, 'guest', []);
      expect(await store().saveRatedResult(await ratedBy(store(), one, number + 1))).toBe(false);
    });

    it('changes are kept in their order, and count the games that two people had together', async () => {
      const people = [await addAccount(store()), await addAccount(store())];
      const [one, other] = people as [PersonRow, PersonRow];
      const result = await addResult(store(), people, { game: newGame() });
      const number = (await store().lastRatingNumber()) + 1;
      expect(await store().saveRatedResult(await ratedBy(store(), result, number))).toBe(true);
      const changes = await store().changesOf(result.table);
      expect(changes).toMatchObject([
        { number, seat: 0, person: one.id, before: { rating: 1400 }, after: { rating: 1420 } },
        { number, seat: 1, person: other.id },
      ]);
      expect(await store().changesAfter(number - 1, 10)).toEqual(changes);
      expect(await store().ratedGamesTogether(one.id, other.id, result.endedAt - 1)).toBe(1);
      expect(await store().ratedGamesTogether(one.id, other.id, result.endedAt)).toBe(0);
    });

    it('games of a deleted person stay, without the person', async () => {
      const people = [await addAccount(store()), await addAccount(store())];
      const [gone, stayed] = people as [PersonRow, PersonRow];
      const game = newGame();
      const result = await addResult(store(), people, { game });
      const rated = await ratedBy(store(), result, (await store().lastRatingNumber()) + 1);
      await store().saveRatedResult(rated);
      await store().deletePerson(gone.id, '—');
      expect((await store().findResult(result.table))?.seats).toMatchObject([
        { person: null, bot: null, points: 30 },
        { person: stayed.id },
      ]);
      expect((await store().changesOf(result.table)).map(({ person }) => person)).toEqual([null, stayed.id]);
      expect(await store().ratingsOf([gone.id, stayed.id], game)).toMatchObject([{ person: stayed.id }]);
    });

    it('a result of somebody who is deleted meanwhile is not rated', async () => {
      const people = [await addAccount(store()), await addAccount(store())];
      const result = await addResult(store(), people, { game: newGame() });
      const rated = await ratedBy(store(), result, (await store().lastRatingNumber()) + 1);
      await store().deletePerson(people[0]?.id as string, '—');
      expect(await store().saveRatedResult(rated)).toBe(false);
      expect(await store().findResult(result.table)).toMatchObject({ state: 'pending', number: null });
      await store().markUnrated(result.table, 'onePlayer', [{ seat: 1, place: 1 }]);
      expect(await store().findResult(result.table)).toMatchObject({
        state: 'unrated',
        why: 'onePlayer',
        seats: [{ place: 1 }, { place: 1 }],
      });
    });

    it('accounts are told from guests', async () => {
      const [account, guest] = [await addAccount(store()), await addPerson(store())];
      expect(await store().accountsAmong([account.id, guest.id, 'nobody'])).toEqual([account.id]);
    });
  });

  describe('sightings', () => {
    it('two people share a network if both were seen there on one day', async () => {
      const [one, other, third] = [
        (await addAccount(store())).id,
        (await addAccount(store())).id,
        (await addAccount(store())).id,
      ];
      await store().addSighting(one, 'network', 100, 'n');
      await store().addSighting(other, 'network', 101, 'n');
      await store().addSighting(third, 'device', 100, 'n');
      const shares = (from: number, to: number): Promise<boolean> =>
        store().sharesSighting('network', [one, other, third], from, to);
      expect(await shares(0, 200)).toBe(false);
      for (let times = 0; times < 2; times++) await store().addSighting(other, 'network', 100, 'n');
      expect(await shares(0, 200)).toBe(true);
      expect(await shares(101, 200)).toBe(false);
      expect(await store().sharesSighting('device', [one, other, third], 0, 200)).toBe(false);
      await store().deleteSightingsBefore(101);
      expect(await shares(0, 200)).toBe(false);
    });

    it('the secret of a day is the same for everybody, and deleted with its sightings', async () => {
      const day = Math.floor(nextTime() / DAY);
      expect(await store().sightingSecret(day, 'first')).toBe('first');
      expect(await store().sightingSecret(day, 'second')).toBe('first');
      await store().deleteSightingsBefore(day + 1);
      expect(await store().sightingSecret(day, 'third')).toBe('third');
    });

    it('a sighting of somebody who is gone is dropped', async () => {
      await store().addSighting('nobody', 'device', 1, 'x');
    });
  });
}
