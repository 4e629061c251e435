/** Why a hint recommends a ply, from public figures; undefined if they say nothing about it. */
import type { Ply } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import { findText } from '@pithead/text';
import type { HintReason } from '@pithead/ui';
import type { PlayerView, SiberiaView } from '../../rules/index.ts';
import {
  FIELDS_PER_ACTION,
  FIRST_RESOURCE,
  isExecutable,
  placedAt,
  RESEARCH,
  RESOURCES,
  salesmanField,
  workerMoveFrom,
  workerMoveTo,
} from '../../rules/index.ts';
import { actorOf, inReach, priceOn, roomOn } from '../../text/viewFigures.ts';
import { forecastAction } from '../actionForecast.ts';
import { textsFor } from '../words.ts';
import { lazyWordsFor } from './words.ts';

/** The action becomes executable if one more field of it is covered. SB-5.5 */
const isCompletedOn = (player: PlayerView, action: number): boolean =>
  action < RESEARCH && roomOn(player, action) === FIELDS_PER_ACTION - 1 && !isExecutable(player, action);

/** The sentence for a term of the bots’ evaluation. */
export const gainText = (term: string, language: Language): string | undefined =>
  findText(lazyWordsFor(language).hints.gains, term);

export function reasonOf([verb, noun]: Ply, view: SiberiaView, language: Language): HintReason | undefined {
  const player = actorOf(view);
  if (player === undefined) return undefined;
  const { say, names } = textsFor(language);
  const { hints } = lazyWordsFor(language);
  const because = (term: string, text: string): HintReason => ({ text, term });
  const completes = (action: number): HintReason | undefined =>
    isCompletedOn(player, action)
      ? because('workers', say(hints.ready, { action: names.action(action) }))
      : undefined;
  const listed = (kinds: readonly number[]): string => names.list(kinds.map(names.resource));
  switch (verb) {
    case 'placeTile':
      return completes(placedAt(noun));
    case 'placeJoker':
    case 'invest':
      return completes(noun);
    case 'execute': {
      const result = noun < RESEARCH ? forecastAction(view, player, noun) : undefined;
      if (result?.kind !== 'sale' || noun < FIRST_RESOURCE) return undefined;
      const city = names.city(view.cities[result.field] ?? 0);
      return because('money', say(hints.earns, { money: names.money(result.income), city }));
    }
    case 'sell': {
      const resource = view.steps.at(-1)?.left ?? 0;
      const money = inReach(view, player, resource) * priceOn(view, noun, resource);
      return because('money', say(hints.pays, { money: names.money(money) }));
    }
    case 'placeCube':
      return (player.workers[noun] ?? 0) > 0 ? because('workers', hints.ownWorker) : undefined;
    case 'moveWorker': {
      const lying = (place: number): number => view.cubes[place] ?? 0;
      const gained = lying(workerMoveTo(noun)) & ~lying(workerMoveFrom(noun));
      const kinds = RESOURCES.flatMap((_, resource) => ((gained & (1 << resource)) === 0 ? [] : [resource]));
      return kinds.length === 0
        ? undefined
        : because('workers', say(hints.reaches, { resources: listed(kinds) }));
    }
    case 'sendSalesman': {
      const field = salesmanField(noun);
      const kinds = RESOURCES.flatMap((_, resource) =>
        inReach(view, player, resource) > 0 && priceOn(view, field, resource) > 0 ? [resource] : [],
      );
      return kinds.length === 0
        ? undefined
        : because('workers', say(hints.buys, { resources: listed(kinds) }));
    }
    default:
      return undefined;
  }
}
