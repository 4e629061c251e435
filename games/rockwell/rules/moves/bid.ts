import type { Move } from '@pithead/kernel';
import { markDecided } from '@pithead/kernel';
import { NOTE, RESOURCES } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Rockwell } from '../state.ts';
import { playerOf } from '../state.ts';

/**
 * More money and cubes than anybody can own within a hundred turns: all cards, and the best income of three
 * mineshafts.
 */
const MOST_THOUSANDS = 1500;
const HUNDREDS = 1000 / NOTE - 1;
export const MOST_CUBES = 999;
const FIRST_CUBES = MOST_THOUSANDS + HUNDREDS;

const amounts = (many: number, name: (n: number) => string): string[] =>
  Array.from({ length: many }, (_, i) => name(i + 1));

const nounsOfBid = (): string[] => [
  ...amounts(MOST_THOUSANDS, (n) => `money-${n * 1000}`),
  ...amounts(HUNDREDS, (n) => `money-${n * NOTE}`),
  ...RESOURCES.flatMap((resource) => amounts(MOST_CUBES, (n) => `${resource}-${n}`)),
];
const NOUNS = /* @__PURE__ */ nounsOfBid();

/** `money` is a multiple of 1000, or of 100 below 1000. */
export const bidMoneyNoun = (money: number): number =>
  money >= 1000 ? money / 1000 - 1 : MOST_THOUSANDS + money / NOTE - 1;
export function bidMoney(noun: number): number {
  if (noun >= FIRST_CUBES) return 0;
  return noun < MOST_THOUSANDS ? (noun + 1) * 1000 : (noun - MOST_THOUSANDS + 1) * NOTE;
}

/** Nouns of `insure` are cubes only, so they start at 0. */
export const cubesNoun = (resource: number, cubes: number, from = 0): number =>
  from + resource * MOST_CUBES + cubes - 1;
export const bidCubesNoun = (resource: number, cubes: number): number =>
  cubesNoun(resource, cubes, FIRST_CUBES);
export const bidCubes = (noun: number, from = FIRST_CUBES): number => ((noun - from) % MOST_CUBES) + 1;
export const bidResource = (noun: number, from = FIRST_CUBES): number =>
  Math.floor((noun - from) / MOST_CUBES);

const hasThousands = (money: number): boolean => money >= 1000;
const hasHundreds = (money: number): boolean => money % 1000 !== 0;

/** Any own money and cubes, in several plies; an empty bid is a bid. RW-4.2, RW-4.6 */
export const bid: Move<Rockwell, RockwellFact> = {
  verb: 'bid',
  rule: 'RW-4.2',
  nouns: NOUNS,
  secret: true,

  refuse(state, seat, noun) {
    const player = playerOf(state, seat);
    const already = player.choice[0] as number;
    const money = bidMoney(noun);
    if (money === 0) return refuseCubes(state, seat, bidResource(noun), bidCubes(noun));
    if (money >= 1000 ? hasThousands(already) : hasHundreds(already))
      return refusalFor('bidAlready', 'RW-4.6');
    return money + already <= player.money
      ? undefined
      : refusalFor('tooLittleMoney', 'RW-1.11', { needed: money + already, money: player.money });
  },

  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    const already = player.choice[0] as number;
    const left = player.money - already;
    if (!hasThousands(already))
      for (let n = 1; n * 1000 <= left && n <= MOST_THOUSANDS; n++) offers.add(bidMoneyNoun(n * 1000));
    if (!hasHundreds(already))
      for (let n = 1; n * NOTE <= left && n <= HUNDREDS; n++) offers.add(bidMoneyNoun(n * NOTE));
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      if (player.choice[resource + 1] !== 0) continue;
      const most = Math.min(player.stock[resource] as number, MOST_CUBES);
      for (let cubes = 1; cubes <= most; cubes++) offers.add(bidCubesNoun(resource, cubes));
    }
  },

  play(state, seat, noun, tell) {
    const { choice } = playerOf(state, seat);
    const money = bidMoney(noun);
    if (money > 0) {
      choice[0] = (choice[0] as number) + money;
      tell?.({ type: 'moneyBid', seat, money: choice[0] });
      return;
    }
    const resource = bidResource(noun);
    choice[resource + 1] = bidCubes(noun);
    tell?.({ type: 'cubesBid', seat, resource, cubes: bidCubes(noun) });
  },
};

export function refuseCubes(state: Rockwell, seat: number, resource: number, cubes: number) {
  const player = playerOf(state, seat);
  if (player.choice[resource + 1] !== 0) return refusalFor('bidAlready', 'RW-4.6');
  const owned = player.stock[resource] as number;
  return cubes <= owned ? undefined : refusalFor('tooFewCubes', 'RW-1.11', { needed: cubes, owned });
}

export const sealBid: Move<Rockwell, RockwellFact> = {
  verb: 'sealBid',
  rule: 'RW-4.6',
  nouns: ['seal'],
  refuse: () => undefined,
  play(state, seat, _noun, tell) {
    markDecided(state, seat);
    tell?.({ type: 'bidSealed', seat });
  },
};
