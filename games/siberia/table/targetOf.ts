import type { Ply } from '@pithead/kernel';
import type { SiberiaView } from '../rules/index.ts';
import {
  chosenCity,
  OWN_SUPPLY,
  placedAt,
  returnedAction,
  returnedTile,
  salesmanField,
  sourceExchange,
  sourcePlace,
  VLADIVOSTOK,
  workerMoveTo,
} from '../rules/index.ts';

/** What is selected last to play a ply, by the `data-at` of the drawing. */
const ANCHORS: Readonly<Record<string, (noun: number, looker: number) => string>> = {
  chooseSide: (noun) => `side-${chosenCity(noun)}`,
  placeTile: (noun) => `action-${placedAt(noun)}`,
  execute: (action) => `action-${action}`,
  nameTile: (tile) => `research-${tile}`,
  nameResource: (resource) => `supply-${resource}`,
  placeCube: (territory) => `place-${territory}`,
  placeJoker: (action) => `action-${action}`,
  moveWorker: (noun) => `place-${workerMoveTo(noun)}`,
  sendSalesman: (noun) => `exchange-${salesmanField(noun)}`,
  sendWorker(source, looker) {
    if (source === OWN_SUPPLY) return `place-${VLADIVOSTOK}`;
    const place = sourcePlace(source);
    return place >= 0 ? `place-${place}` : `salesman-${looker}-${sourceExchange(source)}`;
  },
  invest: (action) => `investment-${action}`,
  sell: (field) => `exchange-${field}`,
  returnTile: (noun) => `tile-${returnedTile(noun)}-${returnedAction(noun)}`,
};

export function targetOf([verb, noun]: Ply, { looker }: SiberiaView): string | undefined {
  const anchor = Object.hasOwn(ANCHORS, verb) ? ANCHORS[verb] : undefined;
  return anchor && `[data-at="${anchor(noun, looker ?? 0)}"]`;
}
