import type { Ply } from '@pithead/kernel';
import type { Language, MessageValues } from '@pithead/text';
import { findText, isKeyOf, SHARED_TEXTS } from '@pithead/text';
import type { PlayerView, SiberiaView } from '../rules/index.ts';
import {
  ACTIONS,
  chosenCity,
  CITIES,
  freeFields,
  isExecutable,
  isInvested,
  kindOf,
  MANAGER_TILE,
  placedAt,
  placedTile,
  PLACES,
  RESEARCH,
  RESOURCES,
  returnedAction,
  returnedTile,
  salesmanField,
  salesmanSource,
  TERRITORIES,
  TILES,
  VLADIVOSTOK,
  workerMoveFrom,
  workerMoveTo,
} from '../rules/index.ts';
import type { PlyContext } from './executions.ts';
import { executionText } from './executions.ts';
import type { TextVerb } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';
import { capitalise } from './vocabulary.ts';
import { actorOf, inReach, priceOn, roomOn } from './viewFigures.ts';

/** Falls back to the name of the verb if the noun does not exist or has no effect in this step. */
export function plyText(words: Vocabulary, language: Language, [verb, noun]: Ply, view: SiberiaView): string {
  if (!isKeyOf(words.messages.verbs, verb)) return SHARED_TEXTS[language].unknownVerb;
  const actor = actorOf(view);
  const text = actor === undefined || noun < 0 ? undefined : effectText({ words, view, actor }, verb, noun);
  return capitalise(language, text ?? words.messages.verbs[verb]);
}

function effectText(fixture: PlyContext, verb: TextVerb, noun: number): string | undefined {
  const { words, view, actor } = fixture;
  const { plies } = words.messages;
  switch (verb) {
    case 'chooseSide':
      return (
        CITIES[chosenCity(noun)] &&
        words.format(plies.chooseSide, {
          city: words.city(chosenCity(noun)),
          prices: words.prices(chosenCity(noun)),
        })
      );
    case 'placeTile':
      return TILES[placedTile(noun)] && placementText(fixture, placedTile(noun), placedAt(noun));
    case 'execute':
      return executionText(fixture, noun);
    case 'pass':
      return plies.pass;
    case 'nameTile':
      return (
        TILES[noun] &&
        words.format(plies.nameTile[noun === MANAGER_TILE ? 'any' : 'one'], tileValues(words, noun))
      );
    case 'nameResource':
      return (
        RESOURCES[noun] &&
        words.format(plies.nameResource, { resource: words.resource(noun), count: view.supply[noun] ?? 0 })
      );
    case 'placeCube':
      return cubeText(fixture, noun);
    case 'placeJoker':
      return (
        ACTIONS[noun] &&
        words.format(plies.placeJoker[completes(actor, noun)], { action: words.action(noun) })
      );
    case 'forgo':
      return forgoingText(fixture);
    case 'moveWorker':
      return PLACES[workerMoveFrom(noun)] && stepText(fixture, workerMoveFrom(noun), workerMoveTo(noun));
    case 'sendSalesman':
      return salesmanText(fixture, salesmanSource(noun), salesmanField(noun));
    case 'sendWorker':
      return words.format(plies.sendWorker, {
        source: words.source(noun, view.cities),
        place: words.place(VLADIVOSTOK),
      });
    case 'invest':
      return (
        ACTIONS[noun] &&
        words.format(plies.invest[isInvested(actor, noun) ? 'open' : completes(actor, noun)], {
          action: words.action(noun),
        })
      );
    case 'sell':
      return saleText(fixture, noun);
    case 'returnTile':
      return ACTIONS[returnedAction(noun)] && returnText(fixture, returnedTile(noun), returnedAction(noun));
    case 'confirmSides':
    case 'confirmPlacement':
    case 'endTurn':
      return undefined;
  }
}

const completes = (player: PlayerView, action: number): 'open' | 'ready' =>
  freeFields(player, action) === 1 ? 'ready' : 'open';

const tileValues = (words: Vocabulary, tile: number): MessageValues => ({
  tile: words.tile(tile),
  cubes: words.counted(kindOf(tile).resource, 1),
});

function placementText({ words, actor }: PlyContext, tile: number, place: number): string {
  const { placeTile } = words.messages.plies;
  if (place === RESEARCH)
    return words.format(
      placeTile[tile === MANAGER_TILE ? 'researchAny' : 'research'],
      tileValues(words, tile),
    );
  const form = roomOn(actor, place) === 1 ? 'ready' : 'open';
  return words.format(placeTile[form], { tile: words.tile(tile), action: words.action(place) });
}

/** The resource is stored in the step only. */
function cubeText({ words, view, actor }: PlyContext, territory: number): string | undefined {
  const step = view.steps.at(-1);
  if (step?.at !== 'cube' || TERRITORIES[territory] === undefined) return undefined;
  const { placeCube } = words.messages.plies;
  const values = { resource: words.resource(step.left), territory: words.place(territory) };
  if ((view.closed & (1 << territory)) !== 0) return words.format(placeCube.closed, values);
  const count = actor.workers[territory] ?? 0;
  return words.format(placeCube[count > 0 ? 'own' : 'plain'], {
    ...values,
    count,
    resources: words.resources(view.cubes[territory] ?? 0),
  });
}

function forgoingText({ words, view }: PlyContext): string | undefined {
  const step = view.steps.at(-1);
  const message = findText(words.messages.plies.forgo, step?.at ?? '');
  return message && words.format(message, { count: step?.left ?? 0 });
}

function stepText({ words, view }: PlyContext, from: number, to: number): string {
  const { moveWorker } = words.messages.plies;
  const values = { from: words.place(from), to: words.place(to) };
  if ((view.closed & (1 << to)) !== 0) return words.format(moveWorker.closed, values);
  return words.format(moveWorker.open, { ...values, resources: words.resources(view.cubes[to] ?? 0) });
}

function salesmanText({ words, view }: PlyContext, source: number, field: number): string | undefined {
  const city = view.cities[field] ?? -1;
  if (city < 0) return undefined;
  const from = words.source(source, view.cities);
  return words.format(words.messages.plies.sendSalesman, {
    source: from,
    city: words.city(city),
    prices: words.prices(city),
  });
}

function saleText({ words, view, actor }: PlyContext, field: number): string | undefined {
  const step = view.steps.at(-1);
  const city = view.cities[field] ?? -1;
  if (step?.at !== 'selling' || city < 0) return undefined;
  const { sale, notBought } = words.messages.plies.sell;
  const price = priceOn(view, field, step.left);
  const count = inReach(view, actor, step.left);
  if (price === 0)
    return words.format(notBought, { city: words.city(city), resource: words.resource(step.left) });
  const cubes = words.counted(step.left, count);
  return words.format(sale, {
    city: words.city(city),
    cubes,
    price: words.money(price),
    income: words.money(count * price),
  });
}

function returnText({ words, actor }: PlyContext, tile: number, action: number): string {
  const form = isExecutable(actor, action) ? 'ready' : 'open';
  return words.format(words.messages.plies.returnTile[form], {
    tile: words.tileOn(tile, action),
    action: words.action(action),
  });
}
