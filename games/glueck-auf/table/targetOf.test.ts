import { chanceFrom, firstPending, keyFromSeed, Match, randomBelow } from '@pithead/kernel';
import type { Ply } from '@pithead/kernel';
import { packOffers } from '@pithead/protocol';
import { beforeAll, expect, test } from 'vitest';
import { glueckAuf } from '../rules/index.ts';
import { glueckAufText } from '../text/index.ts';
import { actions } from './summary.ts';
import { targetOf } from './targetOf.ts';
import { loadTexts } from './words.ts';

beforeAll(() => loadTexts('en'));

test.each([1, 2, 3])(
  'every offered ply of random game %i has a target or is an action of the prompt',
  (seed) => {
    const names = ['Ann', 'Ben', 'Cas', 'Dee'].slice(0, seed + 1);
    const match = Match.start(glueckAuf, { names, options: {}, key: keyFromSeed(`targets ${seed}`) });
    const chance = chanceFrom(keyFromSeed(`plies ${seed}`));
    const verbs = new Set<string>();
    while (!match.isOver) {
      const seat = firstPending(match.state);
      const offers = match.offers(seat);
      const view = match.view(seat);
      const pressed = actions(view, packOffers(offers), glueckAufText('en'), 'en').flatMap(
        ({ plies }) => plies,
      );
      for (const ply of offers) {
        verbs.add(ply[0]);
        const isAction = pressed.some(([verb, noun]) => verb === ply[0] && noun === ply[1]);
        expect(isAction || targetOf(ply, view) !== undefined, ply.join(' ')).toBe(true);
      }
      match.play(seat, [offers[randomBelow(chance, offers.length)] as Ply]);
    }
    expect(verbs.size).toBeGreaterThan(10);
  },
);

test('a ply that is not offered has no target or one that is not drawn, and never throws', () => {
  const match = Match.start(glueckAuf, { names: ['Ann', 'Ben'], options: {}, key: keyFromSeed('none') });
  for (const { verb } of glueckAuf.moves)
    for (const noun of [-1, 0, 9999]) expect(() => targetOf([verb, noun], match.view(0))).not.toThrow();
});
