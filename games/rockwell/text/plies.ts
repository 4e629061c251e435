import type { Ply } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { SHARED } from '@pithead/text';
import {
  bidMoneyOf,
  boardOf,
  BOARDS,
  cubesOfNoun,
  PRICES,
  resourceOfNoun,
  RESOURCES,
  slotOfNoun,
  worthOf,
} from '../rules/index.ts';
import type { Verb } from './messages.ts';
import { VERBS } from './messages.ts';
import type { Words } from './names.ts';
import { capital } from './names.ts';
import { actorOf, playerAt } from './reckoning.ts';
import type { Scene, Teller } from './teller.ts';

const isVerb = (verb: string): verb is Verb => (VERBS as readonly string[]).includes(verb);

/** Falls back to the name of the verb if the noun does not exist or has no effect in this step. */
export function plyText(
  words: Words,
  language: Language,
  [verb, noun]: Ply,
  { view, names }: Pick<Scene, 'view' | 'names'>,
  later: Teller | undefined,
): string {
  if (!isVerb(verb)) return SHARED[language].reasons.unknownVerb;
  const seat = actorOf(view);
  const player = playerAt(view, seat);
  const text =
    player === undefined || noun < 0
      ? undefined
      : effectText({ words, view, names, seat, player }, verb, noun, later);
  return capital(language, text ?? words.messages.verbs[verb]);
}

function effectText(scene: Scene, verb: Verb, noun: number, later: Teller | undefined): string | undefined {
  const { words, view } = scene;
  switch (verb) {
    case 'bid':
      return bidText(words, noun);
    case 'sealBid':
      return sealedBidText(scene);
    case 'placeVp':
      return BOARDS[boardOf(noun)] && words.slot(view.seats, boardOf(noun), slotOfNoun(noun));
    default:
      return later?.effectText(scene, verb, noun);
  }
}

function bidText(words: Words, noun: number): string | undefined {
  const { bid } = words.messages.plies;
  const amount = bidMoneyOf(noun);
  if (amount > 0) return words.format(bid.money, { money: words.money(amount) });
  const resource = resourceOfNoun(noun);
  const count = cubesOfNoun(noun);
  if (RESOURCES[resource] === undefined) return undefined;
  return words.format(bid.cubes, {
    cubes: words.counted(resource, count),
    money: words.money(count * (PRICES[resource] ?? 0)),
  });
}

/** Secret choices are known to their own seat only. RW-4.2 */
function sealedBidText({ words, player }: Scene): string | undefined {
  if (player.own === null) return undefined;
  const { nothing, goods } = words.messages.plies.sealBid;
  const [money = 0, ...cubes] = player.own.choice;
  const value = worthOf(money, cubes);
  return value === 0
    ? nothing
    : words.format(goods, { goods: words.goods(money, cubes), value: words.money(value) });
}
