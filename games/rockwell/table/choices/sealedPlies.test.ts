import { keyFromSeed, Match } from '@pithead/kernel';
import { packOffers } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { rockwell } from '../../rules/index.ts';
import type { TableModel } from '../tableModel.ts';
import { insurancePlies } from '../lazy/choices/insureForm.tsx';
import { bidPlies } from './sealedPlies.ts';

const begun = () => Match.start(rockwell, { names: ['Anna', 'Bo'], options: {}, key: keyFromSeed('sealed') });

const tableOf = (match: ReturnType<typeof begun>): TableModel =>
  ({ offers: packOffers(match.offers(0)), own: match.view(0).players[0] }) as unknown as TableModel;

describe('sealed choices as plies', () => {
  it.each([
    { amounts: [0, 0, 0, 0, 0], many: 1 },
    { amounts: [300, 0, 0, 0, 0], many: 2 },
    { amounts: [2300, 1, 0, 1, 0], many: 5 },
    { amounts: [3000, 3, 2, 1, 0], many: 5 },
  ])('RW-4.2: the rules accept the plies of a bid of $amounts', ({ amounts, many }) => {
    const match = begun();
    const plies = bidPlies(tableOf(match), amounts);
    expect(plies).toHaveLength(many);
    for (const ply of plies.slice(0, -1)) expect(match.play(0, [ply])).toBeUndefined();
    expect(match.view(0).players[0]?.own?.choice).toEqual(amounts);
    expect(match.play(0, plies.slice(-1))).toBeUndefined();
  });

  it('RW-4.6: parts that were already sent are not sent again', () => {
    const match = begun();
    expect(match.play(0, bidPlies(tableOf(match), [1000, 2, 0, 0, 0]).slice(0, -1))).toBeUndefined();
    expect(bidPlies(tableOf(match), [1000, 2, 1, 0, 0])).toHaveLength(2);
  });

  it('RW-6.2: the rules accept the plies of cubes to insure', () => {
    const match = begun();
    for (const seat of [0, 1]) match.play(seat, [['sealBid', 0]]);
    while (match.state.steps.at(-1)?.at === 'vicePresidents') {
      for (const seat of [0, 1]) match.play(seat, match.offers(seat).slice(0, 1));
    }
    const plies = insurancePlies(tableOf(match), [0, 2, 0, 1, 0]);
    expect(plies).toHaveLength(3);
    expect(match.play(0, plies)).toBeUndefined();
    expect(match.play(1, [['sealInsurance', 0]])).toBeUndefined();
    expect(match.view(0).players[0]?.own?.insurance).toBe(3);
  });
});
