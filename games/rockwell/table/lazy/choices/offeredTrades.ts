import type { Ply } from '@pithead/kernel';
import { isPurchase, tradedCubes, tradedResource, tradeNoun } from '../../../rules/index.ts';
import type { TableModel } from '../../tableModel.ts';

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
  const ply: Ply = [verbOf(table), tradeNoun(buys, metal, cubes)];
  return table.isOffered(ply) ? ply : undefined;
}

/** The rules are asked about the smallest purchase, so that they can give the reason. */
export const explainTrade = (table: TableModel, metal: number): void =>
  table.explain([verbOf(table), tradeNoun(true, metal, 1)]);
