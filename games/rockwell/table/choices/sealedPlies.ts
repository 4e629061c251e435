/** Sealed amounts are sent as money by thousands and hundreds, then cubes of each kind. RW-4.2, RW-6.2 */
import type { Ply } from '@pithead/kernel';
import { bidCubesNoun, bidMoneyNoun } from '../../rules/index.ts';
import type { TableModel } from '../tableModel.ts';

/** Money, then cubes by resource. */
export type SealedAmounts = readonly number[];

export const NO_AMOUNTS: SealedAmounts = [0, 0, 0, 0, 0];

export const offered = ({ offers }: TableModel, verb: string, nouns: readonly number[]): Ply[] =>
  nouns.filter((noun) => offers[verb]?.includes(noun) === true).map((noun): Ply => [verb, noun]);

/** Parts already sent from another window are subtracted. */
export function missingAmounts({ own }: TableModel, amounts: SealedAmounts): number[] {
  const sent = own.own?.choice ?? NO_AMOUNTS;
  return amounts.map((amount, place) => amount - (sent[place] ?? 0));
}

const positive = (amount: number): boolean => amount > 0;

export function bidPlies(table: TableModel, amounts: SealedAmounts): Ply[] {
  const [money = 0, ...cubes] = missingAmounts(table, amounts);
  return [
    ...offered(table, 'bid', [money - (money % 1000), money % 1000].filter(positive).map(bidMoneyNoun)),
    ...offered(
      table,
      'bid',
      cubes.flatMap((count, metal) => (count > 0 ? [bidCubesNoun(metal, count)] : [])),
    ),
    ['sealBid', 0],
  ];
}
