import { keyFromSeed, Match } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { glueckAuf, SPACES } from '../rules/index.ts';
import { placedSpace } from './currentTurn.ts';

function inPlay() {
  const match = Match.start(glueckAuf, { names: ['Anna', 'Bo'], options: {}, key: keyFromSeed('placed') });
  while (match.state.steps[0]?.at === 'draft')
    for (const seat of [0, 1]) {
      const [ply] = match.offers(seat);
      if (ply !== undefined) match.play(seat, [ply]);
    }
  return match;
}

/** What a page knows right after it was loaded: the view, and the facts so far. */
const propsOf = (match: ReturnType<typeof inPlay>, viewer: number | null) => ({
  viewer,
  view: match.view(viewer ?? undefined),
  facts: match.factLogFor(viewer ?? undefined).map(({ fact }, seq) => [seq, fact] as const),
});

const spaceNamed = (id: string): number => SPACES.findIndex((space) => space.id === id);

describe('the space taken in this turn', () => {
  it('GA-4.6: it is known after a reload, until the turn is confirmed', () => {
    const match = inPlay();
    const seat = match.state.startPlayer;
    expect(placedSpace(propsOf(match, seat))).toBeUndefined();
    match.play(seat, [['placeWorkers', spaceNamed('money-6')]]);
    expect(placedSpace(propsOf(match, seat))).toBe(spaceNamed('money-6'));
    expect(placedSpace(propsOf(match, 1 - seat))).toBeUndefined();
    expect(placedSpace(propsOf(match, null))).toBeUndefined();
    match.play(seat, [['endTurn', 0]]);
    expect(placedSpace(propsOf(match, seat))).toBeUndefined();
  });

  it('GA-4.5: the bank comes after the last space', () => {
    const match = inPlay();
    const seat = match.state.startPlayer;
    match.play(seat, [['useBank', 0]]);
    expect(placedSpace(propsOf(match, seat))).toBe(SPACES.length);
  });

  it('GA-13.7: a placement that is taken back is forgotten', () => {
    const match = inPlay();
    const seat = match.state.startPlayer;
    match.play(seat, [['placeWorkers', spaceNamed('money-6')]]);
    match.undo(seat);
    match.play(seat, [['placeWorkers', spaceNamed('money-4')]]);
    expect(placedSpace(propsOf(match, seat))).toBe(spaceNamed('money-4'));
  });
});
