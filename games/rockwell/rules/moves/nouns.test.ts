import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../components.ts';
import {
  activatedCrew,
  activateNoun,
  activationEnd,
  AL,
  bidCubes,
  bidCubesNoun,
  bidMoney,
  bidMoneyNoun,
  bidResource,
  bribedCrew,
  bribeDestination,
  bribeNoun,
  crewWithinOwner,
  diePower,
  diePowerNoun,
  hasAl,
  insuredCubes,
  insuredResource,
  insureNoun,
  isPurchase,
  movedShaft,
  moveShaftNoun,
  ownerOf,
  PLACE_NAMES,
  rockwell,
  shaftMoveSpace,
  shaftMoveStage,
  SPACE_NAMES,
  STAY,
  tradedCubes,
  tradedResource,
  tradeNoun,
  vpBoard,
  vpNoun,
  vpSlot,
} from '../index.ts';

const nounsOf = (verb: string): readonly string[] =>
  rockwell.moves.find((move) => move.verb === verb)?.nouns ?? [];

function checkNouns(verb: string, encode: (noun: number) => number, name: (noun: number) => string): void {
  const names = nounsOf(verb);
  expect(names.length).toBeGreaterThan(0);
  expect(names.map((_, noun) => encode(noun))).toEqual(names.map((_, noun) => noun));
  expect(names.map((_, noun) => name(noun))).toEqual(names);
}

describe('encoders and decoders of nouns agree', () => {
  it('RW-7.1: activate names a crew and the end of its movement', () => {
    checkNouns(
      'activate',
      (noun) => activateNoun(activatedCrew(noun), activationEnd(noun)),
      (noun) =>
        `${activatedCrew(noun) + 1}>${activationEnd(noun) === STAY ? 'stay' : PLACE_NAMES[activationEnd(noun)]}`,
    );
  });

  it.each(['takeAlong', 'hire'])('RW-10.1, RW-10.5: %s names the power of a die', (verb) => {
    checkNouns(
      verb,
      (noun) => diePowerNoun(diePower(noun)),
      (noun) => String(diePower(noun)),
    );
  });

  it('RW-4.2: bid names money or cubes of a resource', () => {
    checkNouns(
      'bid',
      (noun) =>
        bidMoney(noun) > 0 ? bidMoneyNoun(bidMoney(noun)) : bidCubesNoun(bidResource(noun), bidCubes(noun)),
      (noun) =>
        bidMoney(noun) > 0 ? `money-${bidMoney(noun)}` : `${RESOURCES[bidResource(noun)]}-${bidCubes(noun)}`,
    );
  });

  it('RW-6.2: insure names cubes of a resource', () => {
    checkNouns(
      'insure',
      (noun) => insureNoun(insuredResource(noun), insuredCubes(noun)),
      (noun) => `${RESOURCES[insuredResource(noun)]}-${insuredCubes(noun)}`,
    );
  });

  it.each([2, 3, 4])('RW-9.1, RW-21.9: with %i players bribe names a crew and its destination', (seats) => {
    const names = nounsOf('bribe');
    const existing = names.map((_, noun) => noun).filter((noun) => bribedCrew({ seats }, noun) !== Infinity);
    expect(existing).toHaveLength((seats + (seats === 2 ? 1 : 0)) * 4 * SPACE_NAMES.length);
    for (const noun of existing) {
      const crew = bribedCrew({ seats }, noun);
      const space = bribeDestination(noun);
      const owner = hasAl({ seats }) && ownerOf(crew) === AL ? 'al' : 'abcd'[ownerOf(crew)];
      expect(bribeNoun({ seats }, crew, space)).toBe(noun);
      expect(`${owner}-${crewWithinOwner(crew) + 1}>${SPACE_NAMES[space]}`).toBe(names[noun]);
    }
  });

  it('RW-5.2: placeVp names a board and a slot', () => {
    checkNouns(
      'placeVp',
      (noun) => vpNoun(vpBoard(noun), vpSlot(noun)),
      (noun) => `${['I', 'II', 'III'][vpBoard(noun)]}-${vpSlot(noun) + 1}`,
    );
  });

  it('RW-15.6: moveShaft names a stage, a mineshaft and a space', () => {
    checkNouns(
      'moveShaft',
      (noun) => moveShaftNoun(shaftMoveStage(noun), movedShaft(noun), shaftMoveSpace(noun)),
      (noun) => `${shaftMoveStage(noun)}:${movedShaft(noun) + 1}>${SPACE_NAMES[shaftMoveSpace(noun)]}`,
    );
  });

  it.each(['trade', 'tradeUnseen'])('RW-14.3: %s names a direction, a resource and cubes', (verb) => {
    checkNouns(
      verb,
      (noun) => tradeNoun(isPurchase(noun), tradedResource(noun), tradedCubes(noun)),
      (noun) =>
        `${isPurchase(noun) ? 'buy' : 'sell'}-${RESOURCES[tradedResource(noun)]}-${tradedCubes(noun)}`,
    );
  });
});
