import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Rating } from '../store/store.ts';
import type { RatedSeat, Rater } from './rater.ts';
import { loadRater } from './rater.ts';
import { BETA, NEW_RATING, plusMinusOf } from './uncertainty.ts';

let rate: Rater;
beforeAll(async () => void (rate = await loadRater()));

const rating = fc.record({
  rating: fc.double({ min: 200, max: 2600, noNaN: true }),
  sigma: fc.double({ min: 10, max: NEW_RATING.sigma, noNaN: true }),
});
const seat = fc.record({ place: fc.integer({ min: 1, max: 6 }), rating });
const table = fc.array(seat, { minLength: 2, maxLength: 6 });

const gainOf = (seats: readonly RatedSeat[], at: number): number =>
  (rate(seats)[at] as Rating).rating - (seats[at]?.rating.rating as number);

const equal = (places: readonly number[], sigma = 60): RatedSeat[] =>
  places.map((place) => ({ place, rating: { rating: 1500, sigma } }));

describe('ratings after a game', () => {
  it('the order in which the seats are listed changes nothing', () => {
    fc.assert(
      fc.property(
        table.chain((seats) =>
          fc.tuple(
            fc.constant(seats),
            fc.shuffledSubarray([...seats.keys()], { minLength: seats.length, maxLength: seats.length }),
          ),
        ),
        ([seats, order]) => {
          const straight = rate(seats);
          const shuffled = rate(order.map((at) => seats[at] as RatedSeat));
          order.forEach((at, i) => {
            expect(shuffled[i]?.rating).toBeCloseTo(straight[at]?.rating as number, 6);
            expect(shuffled[i]?.sigma).toBeCloseTo(straight[at]?.sigma as number, 6);
          });
        },
      ),
    );
  });

  it('seats with equal places and ratings before are equal after', () => {
    fc.assert(
      fc.property(table, seat, (seats, twin) => {
        const after = rate([twin, ...seats, twin]);
        expect(after[0]?.rating).toBeCloseTo(after.at(-1)?.rating as number, 6);
        expect(after[0]?.sigma).toBeCloseTo(after.at(-1)?.sigma as number, 6);
      }),
    );
  });

  it('only the order of the places counts, not their numbers', () => {
    fc.assert(
      fc.property(table, (seats) => {
        const spread = seats.map((each) => ({ ...each, place: each.place * 7 }));
        expect(rate(spread)).toEqual(rate(seats));
      }),
    );
  });

  it('a tie of all moves no rating of equal players', () => {
    fc.assert(
      fc.property(rating, fc.integer({ min: 2, max: 6 }), (same, players) => {
        const after = rate(Array.from({ length: players }, () => ({ place: 1, rating: same })));
        for (const each of after) expect(each.rating).toBeCloseTo(same.rating, 6);
      }),
    );
  });

  it('a tie moves the ratings of two players towards each other', () => {
    fc.assert(
      fc.property(rating, rating, (one, other) => {
        fc.pre(one.rating < other.rating - 1);
        const [low, high] = rate([one, other].map((each) => ({ place: 1, rating: each })));
        expect(low?.rating).toBeGreaterThan(one.rating);
        expect(high?.rating).toBeLessThan(other.rating);
      }),
    );
  });

  it('nobody loses by winning, alone or together with others of equal rating', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 0, max: 5 }), (seats, winner) => {
        const at = winner % seats.length;
        const won = seats.map((each, i) => ({ ...each, place: i === at ? 1 : each.place + 1 }));
        expect(gainOf(won, at)).toBeGreaterThanOrEqual(0);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), (winners, losers) => {
        const places = [
          ...Array.from({ length: winners }, () => 1),
          ...Array.from({ length: losers }, () => 9),
        ];
        expect(gainOf(equal(places), 0)).toBeGreaterThan(0);
        expect(gainOf(equal(places), places.length - 1)).toBeLessThan(0);
      }),
    );
  });

  it('a better place never gains less, others being equal', () => {
    fc.assert(
      fc.property(table, fc.nat(5), (seats, which) => {
        const at = which % seats.length;
        const better = seats.map((each, i) => (i === at ? { ...each, place: each.place - 1 } : each));
        expect(gainOf(better, at)).toBeGreaterThanOrEqual(gainOf(seats, at) - 1e-9);
      }),
    );
  });

  it('third place gains less than tied winners, and loses', () => {
    const [first, second, third, fourth] = [0, 1, 2, 3].map((at) => gainOf(equal([1, 1, 3, 4]), at));
    expect(first).toBeCloseTo(second as number, 9);
    expect(first).toBeGreaterThan(0);
    expect(third).toBeLessThan(0);
    expect(fourth).toBeLessThan(third as number);
  });

  it('a game hardly ever makes anybody less certain', () => {
    fc.assert(
      fc.property(table, (seats) => {
        rate(seats).forEach(({ sigma }, i) => {
          const before = seats[i]?.rating.sigma as number;
          expect(sigma).toBeLessThan(before + 0.4);
        });
      }),
    );
  });

  it('a game against equals halves no uncertainty at once, but shrinks it', () => {
    for (const { sigma } of rate(equal([1, 2, 3], 200))) {
      expect(sigma).toBeLessThan(190);
      expect(sigma).toBeGreaterThan(100);
    }
  });

  it('odds of ten to one between certain players are 400 points', () => {
    const certain = [1800, 1400].map((each, i) => ({ place: i + 1, rating: { rating: each, sigma: 1e-3 } }));
    const [gain, loss] = [
      gainOf(certain, 0),
      gainOf(
        certain.toReversed().map((each, i) => ({ ...each, place: i + 1 })),
        0,
      ),
    ];
    expect(loss / gain).toBeCloseTo(10, 1);
  });
});

/** Places are drawn from the model; the seed makes the test repeatable. */
function share95(players: number, games: number): { readonly inside: number; readonly plusMinus: number } {
  let state = players * 1_000 + games;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
  const gauss = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const people = 300;
  let inside = 0;
  let plusMinus = 0;
  for (let person = 0; person < people; person++) {
    const truth = 1400 + 200 * gauss();
    let own: Rating = NEW_RATING;
    for (let game = 0; game < games; game++) {
      const others = Array.from({ length: players - 1 }, () => ({ rating: 1400 + 150 * gauss(), sigma: 30 }));
      const luck = [truth, ...others.map((each) => each.rating)].map(
        (skill) => skill / (BETA * Math.SQRT2) - Math.log(-Math.log(random())),
      );
      const placed = [own, ...others].map((each, i) => ({
        place: 1 + luck.filter((other) => other > (luck[i] as number)).length,
        rating: each,
      }));
      own = rate(placed)[0] as Rating;
    }
    inside += Number(Math.abs(own.rating - truth) < 1.96 * own.sigma);
    plusMinus += plusMinusOf(own.sigma);
  }
  return { inside: inside / people, plusMinus: plusMinus / people };
}

describe('the range of a rating', () => {
  it.each([2, 3, 4])(
    'with %i players the 95 %% range contains the true strength as often as it says',
    (players) => {
      const few = share95(players, 20);
      const many = share95(players, 100);
      for (const { inside } of [few, many]) {
        expect(inside).toBeGreaterThan(0.91);
        expect(inside).toBeLessThan(0.99);
      }
      expect(many.plusMinus).toBeLessThan(110);
      expect(few.plusMinus).toBeGreaterThan(110);
    },
  );
});
