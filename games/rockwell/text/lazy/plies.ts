import {
  activatedCrew,
  activationEnd,
  BOARDS,
  crewIndex,
  DELIVERY_PILES,
  deliveryOf,
  diePower,
  insuredCubes,
  insuredResource,
  isPurchase,
  PRICES,
  RESOURCES,
  SPACES,
  sum,
  tradedCubes,
  tradedResource,
  vpBoard,
  vpSlot,
} from '../../rules/index.ts';
import type { TextVerb } from '../messages.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { PlyContext } from '../lazyText.ts';
import {
  alsCrewText,
  alsDestinationText,
  briberyText,
  hireText,
  movementText,
  takingAlongText,
} from './crews.ts';
import { dangerFor, dearest } from './viewFigures.ts';
import { improvementText, shaftText, shaftMoveText } from './workshop.ts';

export function lazyEffectText(fixture: PlyContext, verb: TextVerb, noun: number): string | undefined {
  const { words, view, seat } = fixture;
  switch (verb) {
    case 'placeVp':
      return BOARDS[vpBoard(noun)] && words.slot(view.seats, vpBoard(noun), vpSlot(noun));
    case 'insure':
      return insuranceText(words, noun);
    case 'sealInsurance':
      return sealedInsuranceText(fixture);
    case 'activate':
      return movementText(fixture, crewIndex(seat, activatedCrew(noun)), activationEnd(noun));
    case 'takeAlong':
      return takingAlongText(fixture, diePower(noun));
    case 'bribe':
      return briberyText(fixture, noun);
    case 'hire':
      return hireText(fixture, diePower(noun));
    case 'extractionOrder':
      return noun < SPACES
        ? words.format(words.messages.plies.extractionOrder, { space: words.place(noun) })
        : undefined;
    case 'useInsurance':
      return useText(fixture, noun);
    case 'alCrew':
    case 'alUpgrade':
      return alsCrewText(fixture, verb, noun);
    case 'alDestination':
      return alsDestinationText(fixture, noun);
    case 'trade':
    case 'tradeUnseen':
      return tradeText(words, noun);
    case 'renounce':
      return words.messages.plies.renounce[
        view.steps.at(-1)?.at === 'workshop' ? 'workshop' : 'stockExchange'
      ];
    case 'improve':
      return improvementText(fixture, noun);
    case 'buildShaft':
      return shaftText(fixture, noun);
    case 'moveShaft':
      return shaftMoveText(fixture, noun);
    case 'deliver':
      return deliveryText(fixture, noun);
    default:
      return undefined;
  }
}

function insuranceText(words: Vocabulary, noun: number): string | undefined {
  const resource = insuredResource(noun);
  if (RESOURCES[resource] === undefined) return undefined;
  const tiles = insuredCubes(noun);
  return words.format(words.messages.plies.insure, { cubes: words.counted(resource, tiles), tiles });
}

function sealedInsuranceText({ words, player }: PlyContext): string | undefined {
  if (player.own === null) return undefined;
  const { nothing, cubes } = words.messages.plies.sealInsurance;
  const chosen = player.own.choice.slice(1);
  return sum(chosen) === 0
    ? nothing
    : words.format(cubes, { cubes: words.cubes(chosen), tiles: sum(chosen) });
}

function useText({ words, view, seat }: PlyContext, tiles: number): string | undefined {
  const danger = dangerFor(view, seat);
  if (danger === undefined) return undefined;
  const { useInsurance } = words.messages.plies;
  const lost = Math.max(0, danger.loss - tiles);
  const message = tiles === 0 ? useInsurance.nothing : lost === 0 ? useInsurance.saved : useInsurance.tiles;
  return words.format(message, { tiles, cubes: words.cubes(dearest(danger.booty, lost)) });
}

function tradeText(words: Vocabulary, noun: number): string {
  const { buys, sells } = words.messages.plies.trade;
  const resource = tradedResource(noun);
  const cubes = words.counted(resource, tradedCubes(noun));
  return words.format(isPurchase(noun) ? buys : sells, {
    cubes,
    money: words.money(tradedCubes(noun) * (PRICES[resource] ?? 0)),
  });
}

function deliveryText({ words, view }: PlyContext, pile: number): string | undefined {
  if (DELIVERY_PILES[pile] === undefined) return undefined;
  const { tile, empty } = words.messages.plies.deliver;
  const top = view.deliveryTops[pile] ?? -1;
  if (top < 0) return words.format(empty, { pile: words.delivery(pile) });
  const { cost, prestige } = deliveryOf(top);
  return words.format(tile, { cubes: words.cubes(cost), prestige: words.prestige(prestige) });
}
