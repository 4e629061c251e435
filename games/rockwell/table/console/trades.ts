/** Transactions that are offered now. RW-14.3 */
import type { Ply } from '@pithead/kernel';
import { isPurchase, tradedCubes, tradedResource } from '../../rules/index.ts';
import type { Sight } from '../sight.ts';

const verbOf = ({ at }: Sight): string => (at === 'tradingUnseen' ? 'tradeUnseen' : 'trade');

const nounsOf = (sight: Sight, metal: number, buys: boolean): number[] =>
  (sight.offers[verbOf(sight)] ?? []).filter(
    (noun) => tradedResource(noun) === metal && isPurchase(noun) === buys,
  );

export const canTrade = (sight: Sight, metal: number): boolean =>
  nounsOf(sight, metal, true).length + nounsOf(sight, metal, false).length > 0;

export const mostOf = (sight: Sight, metal: number, buys: boolean): number =>
  nounsOf(sight, metal, buys).reduce((most, noun) => Math.max(most, tradedCubes(noun)), 0);

export function tradeOf(sight: Sight, metal: number, buys: boolean, cubes: number): Ply | undefined {
  const noun = nounsOf(sight, metal, buys).find((each) => tradedCubes(each) === cubes);
  return noun === undefined ? undefined : [verbOf(sight), noun];
}

/** Nouns of a purchase are numbered by resource, then by cubes. */
const TRADED_AT_ONCE = 999;

/** A ply to ask the rules about, so that they can give the reason. */
export const leastTrade = (sight: Sight, metal: number): Ply => [verbOf(sight), metal * TRADED_AT_ONCE];
