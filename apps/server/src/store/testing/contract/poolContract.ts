import type { PoolChoice } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { randomId } from '../../../ids.ts';
import type { PersonRow, ProposalRow, SearchRow, TableStart } from '../../store.ts';
import { POOL_LIMITS } from '../../store.ts';
import { addPerson, buildSeat, buildTable, nextTime } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

const CHOICE: PoolChoice = {
  games: ['siberia'],
  seats: [2],
  pace: 'live45',
  against: 'unrated',
  mayFillWithBots: false,
  isWide: false,
};

export function poolContract(store: StoreProvider): void {
  const searchOf = async ({ id }: PersonRow): Promise<SearchRow> => {
    const found = await store().findSearch(id);
    if (found === undefined) throw new Error('no search');
    return found;
  };
  const addSearcher = async (at = nextTime()): Promise<PersonRow> => {
    const person = await addPerson(store());
    expect(await store().saveSearch(person.id, CHOICE, at)).toBe('saved');
    return person;
  };
  const propose = async (...people: PersonRow[]): Promise<ProposalRow> => {
    const createdAt = nextTime();
    const proposal = {
      id: randomId(),
      game: 'siberia',
      pace: 'live45',
      people: people.length,
      bots: 0,
      isRated: false,
      createdAt,
      expiresAt: createdAt + 20_000,
    } as const;
    expect(await store().addProposal(proposal, await Promise.all(people.map(searchOf)))).toBe(true);
    return proposal;
  };
  const startOf = ({ id }: ProposalRow, ...people: PersonRow[]): TableStart => ({
    table: buildTable((people[0] as PersonRow).id, { id, isPublic: false, seatCount: people.length }),
    change: { status: 'running', startedAt: nextTime(), key: 'k' },
    seats: people.map((person, seat) => buildSeat(id, seat, person)),
    people: people.map((person) => ({ person: person.id, name: person.name })),
    effects: {},
  });
  const sample = () => ({ game: 'siberia', seats: 2, pace: 'live45', hour: 3, at: nextTime() }) as const;

  describe('the matchmaking pool', () => {
    it('a changed choice keeps the place, and is another revision', async () => {
      const at = nextTime();
      const person = await addSearcher(at);
      expect(await store().saveSearch(person.id, { ...CHOICE, seats: [3] }, at + 5000)).toBe('saved');
      expect(await searchOf(person)).toMatchObject({
        joinedAt: at,
        seenAt: at + 5000,
        revision: 1,
        choice: { seats: [3] },
        name: person.name,
        isAccount: false,
      });
    });

    it('a person is in one proposal only, also when two processes propose at the same time', async () => {
      const people = [await addSearcher(), await addSearcher(), await addSearcher()];
      const [a, b, c] = (await Promise.all(people.map(searchOf))) as [SearchRow, SearchRow, SearchRow];
      const times = { createdAt: 1, expiresAt: 2 };
      const base = { game: 'siberia', pace: 'live45', people: 2, bots: 0, isRated: false, ...times } as const;
      const done = await Promise.all([
        store().addProposal({ ...base, id: randomId() }, [a, b]),
        store().addProposal({ ...base, id: randomId() }, [c, b]),
      ]);
      expect(done.filter(Boolean)).toHaveLength(1);
    });

    it('a search that has changed meanwhile is not proposed', async () => {
      const [one, other] = [await addSearcher(), await addSearcher()];
      const searches = await Promise.all([one, other].map(searchOf));
      await store().saveSearch(one.id, { ...CHOICE, seats: [3] }, nextTime());
      const row = {
        id: randomId(),
        game: 'siberia',
        pace: 'live45',
        people: 2,
        bots: 0,
        isRated: false,
      } as const;
      expect(await store().addProposal({ ...row, createdAt: 1, expiresAt: 2 }, searches)).toBe(false);
      expect((await searchOf(other)).proposal).toBeNull();
    });

    it('a choice can’t be changed while a found table waits for an answer', async () => {
      const [one, other] = [await addSearcher(), await addSearcher()];
      await propose(one, other);
      expect(await store().saveSearch(one.id, CHOICE, nextTime())).toBe('answerFirst');
    });

    it('the table starts exactly once, when all have accepted, and the searches are gone', async () => {
      const [one, other] = [await addSearcher(), await addSearcher()];
      const proposal = await propose(one, other);
      const { id, createdAt } = proposal;
      const start = startOf(proposal, one, other);
      expect(await store().acceptProposal(one.id, id, createdAt)).toBe(true);
      expect(await store().startProposal(id, start, sample())).toBe('notReady');
      expect(await store().acceptProposal(other.id, id, createdAt)).toBe(true);
      const results = await Promise.all([1, 2, 3].map(() => store().startProposal(id, start, sample())));
      expect(results.toSorted()).toEqual(['notReady', 'notReady', 'started']);
      expect((await store().findTable(id))?.table.status).toBe('running');
      expect(await store().findSearch(one.id)).toBeUndefined();
      expect(await store().tableStartedFor(other.id, 0)).toBe(id);
    });

    it('people who block each other after they were proposed get no table, and stay in the pool', async () => {
      const [one, other] = [await addSearcher(), await addSearcher()];
      const proposal = await propose(one, other);
      for (const { id } of [one, other]) await store().acceptProposal(id, proposal.id, proposal.createdAt);
      await store().setBlocked(other.id, one.id, nextTime());
      expect(await store().startProposal(proposal.id, startOf(proposal, one, other), sample())).toBe(
        'blocked',
      );
      expect(await store().findTable(proposal.id)).toBeUndefined();
      expect(await searchOf(one)).toMatchObject({ proposal: proposal.id });
    });

    it('nobody accepts after the time, or for another table', async () => {
      const [one, other] = [await addSearcher(), await addSearcher()];
      const { id, expiresAt } = await propose(one, other);
      expect(await store().acceptProposal(one.id, id, expiresAt)).toBe(false);
      expect(await store().acceptProposal(one.id, randomId(), 0)).toBe(false);
    });

    it('who has not accepted in time leaves the pool, and the others keep their place', async () => {
      const at = nextTime();
      const [one, other] = [await addSearcher(at), await addSearcher()];
      const { id, createdAt, expiresAt } = await propose(one, other);
      await store().acceptProposal(one.id, id, createdAt);
      expect(await store().cancelProposal(id, { removed: [], isExpired: true, at: expiresAt })).toBe(true);
      expect(await store().cancelProposal(id, { removed: [], isExpired: true, at: expiresAt })).toBe(false);
      expect(await searchOf(one)).toMatchObject({ proposal: null, hasAccepted: false, joinedAt: at });
      expect(await store().findSearch(other.id)).toBeUndefined();
    });

    it('who misses three tables can’t look again until ten minutes have passed', async () => {
      const [one, other] = [await addSearcher(), await addSearcher()];
      let last = 0;
      for (let i = 0; i < POOL_LIMITS.missed; i++) {
        const { id, createdAt, expiresAt } = await propose(one, other);
        await store().acceptProposal(one.id, id, createdAt);
        await store().cancelProposal(id, { removed: [], isExpired: true, at: (last = expiresAt) });
        const isLast = i + 1 === POOL_LIMITS.missed;
        expect(await store().saveSearch(other.id, CHOICE, last + 1)).toBe(isLast ? 'missedTables' : 'saved');
      }
      expect(await store().saveSearch(other.id, CHOICE, last + POOL_LIMITS.missedMs)).toBe('saved');
    });

    it('who stops looking frees the others', async () => {
      const [one, other] = [await addSearcher(), await addSearcher()];
      await propose(one, other);
      expect(await store().removeSearch(one.id)).toEqual([other.id]);
      expect(await store().findSearch(one.id)).toBeUndefined();
      expect((await searchOf(other)).proposal).toBeNull();
      expect(await store().removeSearch(one.id)).toEqual([]);
    });

    it('only searches that were not seen for long are removed', async () => {
      const [gone, here] = [await addSearcher(1000), await addSearcher(1000)];
      await store().seeSearches([here.id], 9000);
      await store().removeUnseenSearches([gone.id, here.id], 5000);
      expect(await store().findSearch(gone.id)).toBeUndefined();
      expect((await searchOf(here)).seenAt).toBe(9000);
    });

    it('people who have muted each other are read with the pool', async () => {
      const [one, other] = [await addSearcher(), await addSearcher()];
      const outsider = await addPerson(store());
      await store().setMuted(other.id, one.id, true);
      await store().setMuted(one.id, outsider.id, true);
      const { separated } = await store().readPool();
      expect(separated).toContainEqual([other.id, one.id]);
      expect(separated).not.toContainEqual([one.id, outsider.id]);
    });

    it('waiting times are remembered without people, for the hour and what was played', async () => {
      const [one, other] = [await addSearcher(), await addSearcher()];
      const proposal = await propose(one, other);
      for (const { id } of [one, other]) await store().acceptProposal(id, proposal.id, proposal.createdAt);
      const past = sample();
      await store().startProposal(proposal.id, startOf(proposal, one, other), { ...past, hour: 17 });
      const query = {
        games: ['siberia'],
        seats: [2, 3],
        pace: 'live45',
        hour: 17,
        since: past.at - 1,
      } as const;
      expect(await store().pastWaits(query, 10)).toHaveLength(2);
      expect(await store().pastWaits({ ...query, hour: 16 }, 10)).toEqual([]);
      expect(await store().pastWaits({ ...query, seats: [4] }, 10)).toEqual([]);
      await store().cleanPool(past.at + 1, past.at + 1, past.at + 1);
      expect(await store().pastWaits(query, 10)).toEqual([]);
      expect(await store().tableStartedFor(one.id, 0)).toBeUndefined();
    });

    it('a search is deleted with its person, and the found table does not start', async () => {
      const [one, other] = [await addSearcher(), await addSearcher()];
      const proposal = await propose(one, other);
      for (const { id } of [one, other]) await store().acceptProposal(id, proposal.id, proposal.createdAt);
      await store().deletePerson(one.id, 'deleted');
      expect(await store().findSearch(one.id)).toBeUndefined();
      const started = await store().startProposal(proposal.id, startOf(proposal, one, other), sample());
      expect(started).toBe('personGone');
      expect(await store().saveSearch(one.id, CHOICE, nextTime())).toBe('personGone');
    });
  });
}
