import type { Ply } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { findText, SHARED_TEXTS } from '@pithead/text';
import { bidMoney, bidCubes, PRICES, bidResource, RESOURCES, worthOf } from '../rules/index.ts';
import type { TextVerb } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { capitalise } from './vocabulary.ts';
import { actorOf, playerAt } from './viewFigures.ts';
import type { PlyContext, LazyText } from './lazyText.ts';

/** Falls back to the name of the verb if the noun does not exist or has no effect in this step. */
export function plyText(
  words: Vocabulary,
  language: Language,
  [verb, noun]: Ply,
  { view, names }: Pick<PlyContext, 'view' | 'names'>,
  lazy: LazyText | undefined,
): string {
  const seat = actorOf(view);
  const player = playerAt(view, seat);
  const text =
    player === undefined || noun < 0
      ? undefined
      : effectText({ words, view, names, seat, player }, verb as TextVerb, noun, lazy);
  const name = findText(words.messages.verbs ?? {}, verb);
  return capitalise(language, text ?? name ?? SHARED_TEXTS[language].unknownVerb);
}

function effectText(
  fixture: PlyContext,
  verb: TextVerb,
  noun: number,
  lazy: LazyText | undefined,
): string | undefined {
  const { words } = fixture;
  switch (verb) {
    case 'bid':
      return bidText(words, noun);
    case 'sealBid':
      return sealedBidText(fixture);
    default:
      return lazy?.effectText(fixture, verb, noun);
  }
}

function bidText(words: Vocabulary, noun: number): string | undefined {
  const { bid } = words.messages.plies;
  const amount = bidMoney(noun);
  if (amount > 0) return words.format(bid.money, { money: words.money(amount) });
  const resource = bidResource(noun);
  const count = bidCubes(noun);
  if (RESOURCES[resource] === undefined) return undefined;
  return words.format(bid.cubes, {
    cubes: words.counted(resource, count),
    money: words.money(count * (PRICES[resource] ?? 0)),
  });
}

/** Secret choices are known to their own seat only. RW-4.2 */
function sealedBidText({ words, player }: PlyContext): string | undefined {
  if (player.own === null) return undefined;
  const { nothing, goods } = words.messages.plies.sealBid;
  const [money = 0, ...cubes] = player.own.choice;
  const value = worthOf(money, cubes);
  return value === 0
    ? nothing
    : words.format(goods, { goods: words.goods(money, cubes), value: words.money(value) });
}
