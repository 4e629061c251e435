/** Sealed amounts as plies: money by thousands and hundreds, then cubes of each kind. RW-4.2, RW-6.2 */
import type { Ply } from '@pithead/kernel';
import { bidMoney, bidCubes, insuredCubes, insuredResource, bidResource } from '../../rules/index.ts';
import type { TableModel } from '../tableModel.ts';

/** Money, then cubes by resource. */
export type SealedAmounts = readonly number[];

export const NO_AMOUNTS: SealedAmounts = [0, 0, 0, 0, 0];

const found = (verb: string, noun: number | undefined): Ply[] => (noun === undefined ? [] : [[verb, noun]]);

/** Parts already sent from another window are subtracted. */
export function bidPlies({ offers, own }: TableModel, amounts: SealedAmounts): Ply[] {
  const nouns = offers['bid'] ?? [];
  const sent = own.own?.choice ?? NO_AMOUNTS;
  const [money = 0, ...cubes] = amounts.map((amount, place) => amount - (sent[place] ?? 0));
  const moneyNoun = (amount: number): number | undefined =>
    amount > 0 ? nouns.find((noun) => bidMoney(noun) === amount) : undefined;
  return [
    ...found('bid', moneyNoun(money - (money % 1000))),
    ...found('bid', moneyNoun(money % 1000)),
    ...cubes.flatMap((count, metal) =>
      found(
        'bid',
        nouns.find((noun) => bidMoney(noun) === 0 && bidResource(noun) === metal && bidCubes(noun) === count),
      ),
    ),
    ['sealBid', 0],
  ];
}

export function insurancePlies({ offers, own }: TableModel, amounts: SealedAmounts): Ply[] {
  const nouns = offers['insure'] ?? [];
  const sent = own.own?.choice ?? NO_AMOUNTS;
  return [
    ...amounts.slice(1).flatMap((count, metal) => {
      const missing = count - (sent[metal + 1] ?? 0);
      return found(
        'insure',
        nouns.find((noun) => insuredResource(noun) === metal && insuredCubes(noun) === missing),
      );
    }),
    ['sealInsurance', 0],
  ];
}
