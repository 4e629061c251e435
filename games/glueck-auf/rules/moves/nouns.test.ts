import { describe, expect, it } from 'vitest';
import {
  cageDownLevel,
  cageDownNoun,
  COALS,
  cubesOnSlot,
  glueckAuf,
  groupOf,
  groupOfSlot,
  isOntoHalfFilled,
  laidCoal,
  laidOnGroup,
  layCubeNoun,
  NO_ORDER,
  NO_TILE,
  SLOT_COAL,
} from '../index.ts';

const nounsOf = (verb: string): readonly string[] =>
  glueckAuf.moves.find((move) => move.verb === verb)?.nouns ?? [];

/** Encoding what was decoded gives the noun again, and the decoded parts are those of its name. */
function checkNouns(verb: string, encode: (noun: number) => number, name: (noun: number) => string): void {
  const names = nounsOf(verb);
  expect(names.length).toBeGreaterThan(0);
  expect(names.map((_, noun) => encode(noun))).toEqual(names.map((_, noun) => noun));
  expect(names.map((_, noun) => name(noun))).toEqual(names);
}

describe('encoders and decoders of nouns agree', () => {
  it('GA-6.2: cageDown names a level', () => {
    checkNouns(
      'cageDown',
      (noun) => cageDownNoun(cageDownLevel(noun)),
      (noun) => String(cageDownLevel(noun)),
    );
  });

  it.each(['cageToOrder', 'storageToOrder'])(
    'GA-6.5, GA-6.7: %s names a coal, a kind of slot and its group',
    (verb) => {
      checkNouns(
        verb,
        (noun) => layCubeNoun(laidOnGroup(noun), isOntoHalfFilled(noun), laidCoal(noun)),
        (noun) =>
          `${COALS[laidCoal(noun)]}${isOntoHalfFilled(noun) ? '+' : '>'}${groupOf(laidOnGroup(noun)).id}`,
      );
    },
  );

  it('GA-5.5, GA-9.2: the last noun of a draw takes nothing', () => {
    expect([nounsOf('buyDrawnTile')[NO_TILE], nounsOf('keepDrawnOrder')[NO_ORDER]]).toEqual(['none', 'none']);
  });

  it('GA-6.9: a slot belongs to one group and holds up to two cubes', () => {
    SLOT_COAL.forEach((coal, slot) => {
      expect(groupOf(groupOfSlot(slot)).slots).toContain(slot);
      expect(groupOf(groupOfSlot(slot)).coal).toBe(coal);
    });
    for (const first of COALS.keys()) {
      expect(cubesOnSlot({ slots: [first + 1] }, 0)).toEqual([first]);
      for (const second of COALS.keys())
        expect(cubesOnSlot({ slots: [first + 1 + 5 * (second + 1)] }, 0)).toEqual([first, second]);
    }
    expect(cubesOnSlot({ slots: [0] }, 0)).toEqual([]);
  });
});
