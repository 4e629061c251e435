import type { Ply } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { SHARED } from '@pithead/text';
import type { RockwellView } from '../rules/index.ts';
import {
  bidMoneyOf,
  boardOf,
  BOARDS,
  crewOfNoun,
  CREWS,
  cubesOfNoun,
  DELIVERY_PILES,
  deliveryOf,
  endOfNoun,
  insuredCubes,
  insuredResource,
  isPurchase,
  PRICES,
  resourceOfNoun,
  RESOURCES,
  slotOfNoun,
  SPACES,
  sum,
  tradedCubes,
  tradedResource,
  worthOf,
} from '../rules/index.ts';
import { tellAlsCrew, tellAlsDestination, tellBribery, tellHire, tellMovement, tellTakingAlong } from './crews.ts';
import type { Scene } from './grounds.ts';
import type { Verb } from './messages.ts';
import { VERBS } from './messages.ts';
import type { Words } from './names.ts';
import { capital } from './names.ts';
import { actorOf, dangerFor, dearest, playerAt } from './reckoning.ts';
import { tellImprovement, tellShaft, tellShaftMove } from './workshop.ts';

const isVerb = (verb: string): verb is Verb => (VERBS as readonly string[]).includes(verb);

/** What an offer does. A noun that does not exist, or that says nothing in this step, leaves the name of the verb. */
export function tellPly(words: Words, language: Language, [verb, noun]: Ply, view: RockwellView): string {
  if (!isVerb(verb)) return SHARED[language].reasons.unknownVerb;
  const seat = actorOf(view);
  const player = playerAt(view, seat);
  const text = player === undefined || noun < 0 ? undefined : tellEffect({ words, view, seat, player }, verb, noun);
  return capital(language, text ?? words.messages.verbs[verb]);
}

function tellEffect(scene: Scene, verb: Verb, noun: number): string | undefined {
  const { words, view, seat } = scene;
  switch (verb) {
    case 'bid':
      return tellBid(words, noun);
    case 'sealBid':
      return tellSealedBid(scene);
    case 'placeVp':
      return BOARDS[boardOf(noun)] && words.slot(view.seats, boardOf(noun), slotOfNoun(noun));
    case 'insure':
      return tellInsurance(words, noun);
    case 'sealInsurance':
      return tellSealedInsurance(scene);
    case 'activate':
      return tellMovement(scene, seat * CREWS + crewOfNoun(noun), endOfNoun(noun));
    case 'takeAlong':
      return tellTakingAlong(scene, noun + 1);
    case 'bribe':
      return tellBribery(scene, noun);
    case 'hire':
      return tellHire(scene, noun + 1);
    case 'extractionOrder':
      return noun < SPACES ? words.format(words.messages.plies.extractionOrder, { space: words.place(noun) }) : undefined;
    case 'useInsurance':
      return tellUse(scene, noun);
    case 'alCrew':
    case 'alUpgrade':
      return tellAlsCrew(scene, verb, noun);
    case 'alDestination':
      return tellAlsDestination(scene, noun);
    case 'trade':
    case 'tradeUnseen':
      return tellTrade(words, noun);
    case 'renounce':
      return words.messages.plies.renounce[view.steps.at(-1)?.at === 'workshop' ? 'workshop' : 'stockExchange'];
    case 'improve':
      return tellImprovement(scene, noun);
    case 'buildShaft':
      return tellShaft(scene, noun);
    case 'moveShaft':
      return tellShaftMove(scene, noun);
    case 'deliver':
      return tellDelivery(scene, noun);
    case 'leaveBehind':
    case 'noAdvantage':
      return undefined;
  }
}

function tellBid(words: Words, noun: number): string | undefined {
  const { bid } = words.messages.plies;
  const amount = bidMoneyOf(noun);
  if (amount > 0) return words.format(bid.money, { money: words.money(amount) });
  const resource = resourceOfNoun(noun);
  const count = cubesOfNoun(noun);
  if (RESOURCES[resource] === undefined) return undefined;
  return words.format(bid.cubes, { cubes: words.counted(resource, count), money: words.money(count * (PRICES[resource] ?? 0)) });
}

/** What was put together in secret is known to its own seat alone. RW-4.2 */
function tellSealedBid({ words, player }: Scene): string | undefined {
  if (player.own === null) return undefined;
  const { nothing, goods } = words.messages.plies.sealBid;
  const [money = 0, ...cubes] = player.own.choice;
  const value = worthOf(money, cubes);
  return value === 0 ? nothing : words.format(goods, { goods: words.goods(money, cubes), value: words.money(value) });
}

function tellInsurance(words: Words, noun: number): string | undefined {
  const resource = insuredResource(noun);
  if (RESOURCES[resource] === undefined) return undefined;
  const tiles = insuredCubes(noun);
  return words.format(words.messages.plies.insure, { cubes: words.counted(resource, tiles), tiles });
}

function tellSealedInsurance({ words, player }: Scene): string | undefined {
  if (player.own === null) return undefined;
  const { nothing, cubes } = words.messages.plies.sealInsurance;
  const chosen = player.own.choice.slice(1);
  return sum(chosen) === 0 ? nothing : words.format(cubes, { cubes: words.cubes(chosen), tiles: sum(chosen) });
}

function tellUse({ words, view, seat }: Scene, tiles: number): string | undefined {
  const danger = dangerFor(view, seat);
  if (danger === undefined) return undefined;
  const { useInsurance } = words.messages.plies;
  const lost = Math.max(0, danger.loss - tiles);
  const message = tiles === 0 ? useInsurance.nothing : lost === 0 ? useInsurance.saved : useInsurance.tiles;
  return words.format(message, { tiles, cubes: words.cubes(dearest(danger.booty, lost)) });
}

function tellTrade(words: Words, noun: number): string {
  const { buys, sells } = words.messages.plies.trade;
  const resource = tradedResource(noun);
  const cubes = words.counted(resource, tradedCubes(noun));
  return words.format(isPurchase(noun) ? buys : sells, { cubes, money: words.money(tradedCubes(noun) * (PRICES[resource] ?? 0)) });
}

function tellDelivery({ words, view }: Scene, pile: number): string | undefined {
  if (DELIVERY_PILES[pile] === undefined) return undefined;
  const { tile, empty } = words.messages.plies.deliver;
  const top = view.deliveryTops[pile] ?? -1;
  if (top < 0) return words.format(empty, { pile: words.delivery(pile) });
  const { cost, prestige } = deliveryOf(top);
  return words.format(tile, { cubes: words.cubes(cost), prestige: words.prestige(prestige) });
}
