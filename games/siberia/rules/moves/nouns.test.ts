import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  chooseSideNoun,
  chosenCity,
  CITIES,
  exchangeSource,
  EXCHANGES,
  fieldOfCity,
  moveWorkerNoun,
  OWN_SUPPLY,
  placedAt,
  placedTile,
  PLACES,
  placeSource,
  placeTileNoun,
  returnedAction,
  returnedTile,
  returnTileNoun,
  salesmanField,
  salesmanSource,
  sendSalesmanNoun,
  siberia,
  sidesOfField,
  sourceExchange,
  sourcePlace,
  TERRITORIES,
  TILES,
  workerMoveFrom,
  workerMoveTo,
} from '../index.ts';

const nounsOf = (verb: string): readonly string[] =>
  siberia.moves.find((move) => move.verb === verb)?.nouns ?? [];

/** Encoding what was decoded gives the noun again, and the decoded parts are those of its name. */
function checkNouns(verb: string, encode: (noun: number) => number, name: (noun: number) => string): void {
  const names = nounsOf(verb);
  expect(names.length).toBeGreaterThan(0);
  expect(names.map((_, noun) => encode(noun))).toEqual(names.map((_, noun) => noun));
  expect(names.map((_, noun) => name(noun))).toEqual(names);
}

function sourceName(source: number): string {
  if (source === OWN_SUPPLY) return 'supply';
  return sourcePlace(source) >= 0
    ? (PLACES[sourcePlace(source)] ?? '')
    : `exchange-${sourceExchange(source)}`;
}

describe('encoders and decoders of nouns agree', () => {
  it('SB-2.4: chooseSide names a city, and the sides of a field are its cities', () => {
    checkNouns(
      'chooseSide',
      (noun) => chooseSideNoun(chosenCity(noun)),
      (noun) => CITIES[chosenCity(noun)]?.id ?? '',
    );
    for (let field = 1; field < EXCHANGES; field++)
      expect(sidesOfField(field).map(fieldOfCity)).toEqual([field, field]);
  });

  it('SB-4.3: placeTile names a tile and a place', () => {
    checkNouns(
      'placeTile',
      (noun) => placeTileNoun(placedTile(noun), placedAt(noun)),
      (noun) => `${TILES[placedTile(noun)]?.id}>${ACTIONS[placedAt(noun)] ?? 'research'}`,
    );
  });

  it('SB-7.8: moveWorker names a place and a territory', () => {
    checkNouns(
      'moveWorker',
      (noun) => moveWorkerNoun(workerMoveFrom(noun), workerMoveTo(noun)),
      (noun) => `${PLACES[workerMoveFrom(noun)]}>${TERRITORIES[workerMoveTo(noun)]}`,
    );
  });

  it('SB-7.12: sendSalesman names a source and an exchange field', () => {
    checkNouns(
      'sendSalesman',
      (noun) => sendSalesmanNoun(salesmanSource(noun), salesmanField(noun)),
      (noun) => `${sourceName(salesmanSource(noun))}>exchange-${salesmanField(noun)}`,
    );
  });

  it('SB-7.14: sendWorker names a source', () => {
    const encode = (source: number): number => {
      if (sourcePlace(source) >= 0) return placeSource(sourcePlace(source));
      return sourceExchange(source) >= 0 ? exchangeSource(sourceExchange(source)) : OWN_SUPPLY;
    };
    checkNouns('sendWorker', encode, sourceName);
  });

  it('SB-8.2: returnTile names a tile and the action it lies on', () => {
    checkNouns(
      'returnTile',
      (noun) => returnTileNoun(returnedTile(noun), returnedAction(noun)),
      (noun) => `${TILES[returnedTile(noun)]?.id}<${ACTIONS[returnedAction(noun)]}`,
    );
  });
});
