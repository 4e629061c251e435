/** Transactions that are offered now. RW-14.3 */
import type { Ply } from '@pithead/kernel';
import { isPurchase, tradedCubes, tradedResource } from '../../rules/index.ts';
import type { TableModel } from '../tableModel.ts';

const verbOf = ({ at }: TableModel): string => (at === 'tradingUnseen' ? 'tradeUnseen' : 'trade');

const nounsOf = (table: TableModel, metal: number, buys: boolean): number[] =>
  (table.offers[verbOf(table)] ?? []).filter(
    (noun) => tradedResource(noun) === metal && isPurchase(noun) === buys,
  );

export const canTrade = (table: TableModel, metal: number): boolean =>
  nounsOf(table, metal, true).length + nounsOf(table, metal, false).length > 0;

export const maxTradedCubes = (table: TableModel, metal: number, buys: boolean): number =>
  nounsOf(table, metal, buys).reduce((most, noun) => Math.max(most, tradedCubes(noun)), 0);

export function offeredTrade(
  table: TableModel,
  metal: number,
  buys: boolean,
  cubes: number,
): Ply | undefined {
  const noun = nounsOf(table, metal, buys).find((each) => tradedCubes(each) === cubes);
  return noun === undefined ? undefined : [verbOf(table), noun];
}

/** Nouns of a purchase are numbered by resource, then by cubes. */
const TRADED_AT_ONCE = 999;

/** A ply to ask the rules about, so that they can give the reason. */
export const smallestPurchase = (table: TableModel, metal: number): Ply => [
  verbOf(table),
  metal * TRADED_AT_ONCE,
];
