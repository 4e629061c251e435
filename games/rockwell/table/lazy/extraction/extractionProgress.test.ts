import { keyFromSeed, Match } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { RockwellFact, RockwellView } from '../../../rules/index.ts';
import { rockwell } from '../../../rules/index.ts';
import type { ExtractionProgress } from './extractionProgress.ts';
import { addExtractionFact } from './extractionProgress.ts';

const view: RockwellView = Match.start(rockwell, {
  names: ['Anna', 'Bo'],
  options: {},
  key: keyFromSeed('scenario'),
}).view(0);
const tell = (...facts: RockwellFact[]): ExtractionProgress | undefined =>
  facts.reduce<ExtractionProgress | undefined>(
    (scenario, fact) => addExtractionFact(scenario, fact, view),
    undefined,
  );

const tile: RockwellFact = { type: 'tileRevealed', owner: 0, space: 3, tile: 1, power: 2 };
const card: RockwellFact = { type: 'cardDrawn', owner: 0, card: 4 };
const share = (owner: number, leftovers: readonly number[]): RockwellFact => ({
  type: 'bootyShared',
  owner,
  share: [1, 1, 0, 0],
  leftovers,
  priority: 'power',
});
const struck: RockwellFact = {
  type: 'dangerStruck',
  seat: 0,
  loss: 2,
  saved: 0,
  insurance: 1,
  lost: [0, 1, 0, 0],
};
const kept: RockwellFact = { type: 'bootyTaken', seat: 0, cubes: [2, 0, 0, 0] };

describe('the progress of an extraction', () => {
  it('RW-11.5, RW-12.6: tile, card, shares with leftovers, and losses by danger are collected', () => {
    const scenario = tell(tile, card, share(0, [1, 0, 0, 0]), share(1, [0, 0, 0, 0]), struck, kept);
    expect(scenario?.card).toBe(4);
    expect(scenario?.shares.map(({ owner, booty, lost }) => [owner, booty, lost])).toEqual([
      [0, [2, 1, 0, 0], [0, 1, 0, 0]],
      [1, [1, 1, 0, 0], [0, 0, 0, 0]],
    ]);
  });

  it('RW-12.7: after a decision about insurance the booty is what was kept and what was lost', () => {
    expect(tell(struck, kept)?.shares).toMatchObject([
      { owner: 0, booty: [2, 1, 0, 0], lost: [0, 1, 0, 0], isFinal: true },
    ]);
  });

  it('the next other fact ends it, and the next revealed tile starts another one', () => {
    expect(tell(tile, card, { type: 'roundBegun', round: 2 })).toBeUndefined();
    expect(tell(tile, card, share(0, [0, 0, 0, 0]), tile)?.shares).toEqual([]);
  });
});
