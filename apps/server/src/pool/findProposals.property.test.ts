import type { PoolChoice } from '@pithead/protocol';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProposals } from './findProposals.ts';
import type { PoolCandidate } from './poolMatch.ts';
import { canMeet } from './poolMatch.ts';

const NOW = 1_800_000_000_000;
const GAMES = ['a', 'b', 'c'];

const choice: fc.Arbitrary<PoolChoice> = fc.record({
  games: fc.subarray(GAMES, { minLength: 1 }),
  seats: fc.subarray([2, 3, 4], { minLength: 1 }),
  pace: fc.constantFrom('live45', 'live30', 'day'),
  against: fc.constantFrom('near', 'anyone', 'unrated'),
  mayFillWithBots: fc.boolean(),
  isWide: fc.boolean(),
});

const pool: fc.Arbitrary<PoolCandidate[]> = fc
  .array(
    fc.record({
      choice,
      waited: fc.integer({ min: 0, max: 600_000 }),
      rating: fc.integer({ min: 900, max: 2100 }),
      isAccount: fc.boolean(),
      avoids: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 2 }),
    }),
    { maxLength: 12 },
  )
  .map((people) =>
    people.map(({ choice: own, waited, rating, isAccount, avoids }, i) => ({
      person: `p${i}`,
      isAccount,
      choice: isAccount ? own : { ...own, against: 'unrated' as const },
      joinedAt: NOW - waited,
      ratings: new Map(GAMES.map((game) => [game, rating])),
      avoids: new Set(avoids.map((other) => `p${other}`)),
    })),
  );

function* groupsOf(people: readonly PoolCandidate[], size: number): Generator<PoolCandidate[]> {
  if (size === 0) return yield [];
  for (const [i, first] of people.entries())
    for (const rest of groupsOf(people.slice(i + 1), size - 1)) yield [first, ...rest];
}

const isTable = (group: readonly PoolCandidate[], game: string, seats: number): boolean =>
  group.every(
    (one) =>
      one.choice.seats.includes(seats) &&
      group.every((other) => other === one || canMeet(one, other, game, NOW)),
  );

describe('proposals of the pool', () => {
  it('nobody is in two proposals, and every proposal fulfils the wishes of all its people', () => {
    fc.assert(
      fc.property(pool, (people) => {
        const found = findProposals(people, NOW);
        const placed = found.flatMap((proposal) => proposal.people.map(({ person }) => person));
        expect(new Set(placed).size).toBe(placed.length);
        for (const { people: group, game, seats, bots, isRated, pace } of found) {
          expect(group.length + bots).toBe(seats);
          expect(group.length).toBeGreaterThanOrEqual(2);
          expect(isTable(group, game, seats)).toBe(true);
          if (bots > 0) expect(group.every((each) => each.choice.mayFillWithBots)).toBe(true);
          expect(group.every((each) => each.choice.pace === pace)).toBe(true);
          if (isRated)
            expect(group.every((each) => each.isAccount && each.choice.against !== 'unrated')).toBe(true);
          const isRatedOnly = group.some((each) => each.choice.against === 'near' && !each.choice.isWide);
          if (isRatedOnly) expect(isRated).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('nobody is left over who could form a table with others who are left over', () => {
    fc.assert(
      fc.property(pool, (people) => {
        const placed = new Set(
          findProposals(people, NOW).flatMap((each) => each.people.map(({ person }) => person)),
        );
        const left = people.filter(({ person }) => !placed.has(person));
        for (const seats of [2, 3, 4])
          for (const game of GAMES)
            for (const group of groupsOf(left, seats)) expect(isTable(group, game, seats)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('the person who has waited longest gets a table whenever there is one', () => {
    fc.assert(
      fc.property(pool, (people) => {
        const [first] = people.toSorted((a, b) => a.joinedAt - b.joinedAt || (a.person < b.person ? -1 : 1));
        if (first === undefined) return;
        const others = people.filter((each) => each !== first);
        const hasTable = first.choice.seats.some((seats) =>
          first.choice.games.some((game) =>
            [...groupsOf(others, seats - 1)].some((group) => isTable([first, ...group], game, seats)),
          ),
        );
        const isPlaced = findProposals(people, NOW).some((each) => each.people.includes(first));
        expect(isPlaced || !hasTable).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('two ratings that are far apart meet after waiting, and sooner with a wider search', () => {
    const near = (person: string, rating: number, waited: number, isWide = false): PoolCandidate => ({
      person,
      isAccount: true,
      choice: { games: ['a'], seats: [2], pace: 'live45', against: 'near', mayFillWithBots: false, isWide },
      joinedAt: NOW - waited,
      ratings: new Map([['a', rating]]),
      avoids: new Set(),
    });
    const count = (...people: PoolCandidate[]): number => findProposals(people, NOW).length;
    expect(count(near('x', 1400, 0), near('y', 1800, 0))).toBe(0);
    expect(count(near('x', 1400, 0, true), near('y', 1800, 600_000))).toBe(1);
    expect(count(near('x', 1400, 600_000), near('y', 1800, 0))).toBe(0);
    expect(count(near('x', 1400, 600_000), near('y', 1800, 600_000))).toBe(1);
  });

  it('bots fill a table for two people after a minute, and only if both allow it', () => {
    const person = (name: string, mayFillWithBots: boolean, waited: number): PoolCandidate => ({
      person: name,
      isAccount: false,
      choice: {
        games: ['a'],
        seats: [4],
        pace: 'live45',
        against: 'unrated',
        mayFillWithBots,
        isWide: false,
      },
      joinedAt: NOW - waited,
      ratings: new Map(),
      avoids: new Set(),
    });
    expect(findProposals([person('x', true, 59_000), person('y', true, 1)], NOW)).toEqual([]);
    expect(findProposals([person('x', true, 60_000), person('y', false, 60_000)], NOW)).toEqual([]);
    expect(findProposals([person('x', true, 60_000), person('y', true, 1)], NOW)).toMatchObject([
      { seats: 4, bots: 2, isRated: false },
    ]);
  });
});
