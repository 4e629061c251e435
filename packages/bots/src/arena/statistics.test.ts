import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arenaPairings, arenaStandings } from './arena.ts';
import { eloRatings, quantile, wilsonInterval } from './statistics.ts';

describe('Wilson’s interval', () => {
  test('the Wilson interval of 8 of 10 agrees with the textbook', () => {
    const { low, high } = wilsonInterval(8, 10);
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.490', '0.943']);
  });

  test('the Wilson interval contains the share, and is 0 to 1 without games', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (won, lost) => {
        const { share, low, high } = wilsonInterval(won, won + lost);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        if (won + lost > 0) expect(low - 1e-9 <= share && share <= high + 1e-9).toBe(true);
      }),
    );
    expect(wilsonInterval(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe('Elo', () => {
  test('three wins in four are 191 Elo points', () => {
    const [first, second] = eloRatings([
      [0, 250],
      [750, 0],
    ]);
    expect(first?.elo).toBe(0);
    expect(second?.elo).toBeCloseTo(191, 0);
    expect(second?.error).toBeGreaterThan(15);
    expect(second?.error).toBeLessThan(35);
  });

  test('95 % intervals of Elo ratings contain the true ratings about as often', () => {
    const truth = [0, 100, 200, 350];
    let state = 7;
    const random = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
    let held = 0;
    let asked = 0;
    for (let trial = 0; trial < 100; trial++) {
      const results = truth.map(() => truth.map(() => 0));
      truth.forEach((a, i) =>
        truth.slice(i + 1).forEach((b, j) => {
          for (let game = 0; game < 60; game++) {
            const [winner, loser] =
              random() < 1 / (1 + 10 ** ((b - a) / 400)) ? [i, i + 1 + j] : [i + 1 + j, i];
            (results[winner] as number[])[loser] = (results[winner]?.[loser] as number) + 1;
          }
        }),
      );
      eloRatings(results, 1).forEach(({ elo, error }, i) => {
        if (i === 1) return expect([elo, error]).toEqual([0, 0]);
        asked++;
        if (Math.abs(elo - ((truth[i] as number) - 100)) <= error) held++;
        return undefined;
      });
    }
    expect(held / asked).toBeGreaterThan(0.9);
    expect(held / asked).toBeLessThan(0.99);
  });

  test('a player that lost every game has a finite rating', () => {
    const ratings = eloRatings([
      [0, 0],
      [20, 0],
    ]);
    expect(ratings.every(({ elo }) => Number.isFinite(elo))).toBe(true);
  });
});

test('a quantile is one of the values', () => expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3));

describe('arena', () => {
  test('every deal is played from every seat, the first bot alone against the others', () => {
    expect([...arenaPairings(['a', 'b'], 3, 6, 100)]).toEqual([
      { bots: ['a', 'b', 'b'], deal: 100, rotation: 0 },
      { bots: ['b', 'a', 'b'], deal: 100, rotation: 1 },
      { bots: ['b', 'b', 'a'], deal: 100, rotation: 2 },
      { bots: ['a', 'b', 'b'], deal: 101, rotation: 0 },
      { bots: ['b', 'a', 'b'], deal: 101, rotation: 1 },
      { bots: ['b', 'b', 'a'], deal: 101, rotation: 2 },
    ]);
    expect([...arenaPairings(['a', 'b', 'c'], 4, 1, 0)][0]?.bots).toEqual(['a', 'b', 'c', 'b']);
  });

  test('a shared victory counts in part', () => {
    const seat = (total: number, rank: number) => ({ total, rank, sources: {}, tieBreaks: [] });
    const pairing = { bots: ['a', 'b'], deal: 0, rotation: 0 };
    const played = [
      { pairing, outcome: { seats: [seat(5, 1), seat(5, 1)] }, plies: 1, times: [[2], [4]] },
      { pairing, outcome: { seats: [seat(9, 1), seat(5, 2)] }, plies: 1, times: [[2], [4]] },
    ];
    const [a, b] = arenaStandings(['a', 'b'], played);
    expect(a).toMatchObject({ name: 'a', winShare: 0.75, meanRank: 1, meanScore: 7, ms: { p50: 2, p99: 2 } });
    expect(b).toMatchObject({ winShare: 0.25, meanRank: 1.5 });
  });
});
