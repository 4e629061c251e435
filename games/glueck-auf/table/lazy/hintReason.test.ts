import { chanceFrom, firstPending, keyFromSeed, Match, randomBelow } from '@pithead/kernel';
import type { Ply } from '@pithead/kernel';
import { LANGUAGES } from '@pithead/text';
import { beforeAll, expect, test } from 'vitest';
import type { GlueckAufView } from '../../rules/index.ts';
import { glueckAuf, orderOf, SPACES } from '../../rules/index.ts';
import { tablePart } from '../lazyParts.tsx';
import { loadTexts } from '../words.ts';
import { reasonOf } from './hintReason.ts';

const reasonText = (...given: Parameters<typeof reasonOf>): string | undefined => reasonOf(...given)?.text;

beforeAll(() =>
  Promise.all(LANGUAGES.flatMap((language) => [loadTexts(language), tablePart.load(language)])),
);

const SEEDS = ['reasons 1', 'reasons 2', 'reasons 3', 'reasons 4', 'reasons 5', 'reasons 6'];

/** Calls back for every offered ply of a random game. */
function eachOffer(seed: string, look: (ply: Ply, view: GlueckAufView) => void): void {
  const match = Match.start(glueckAuf, { names: ['Ann', 'Ben'], options: {}, key: keyFromSeed(seed) });
  const chance = chanceFrom(keyFromSeed(seed));
  while (!match.isOver) {
    const seat = firstPending(match.state);
    const view = match.view(seat);
    const offers = match.offers(seat);
    for (const ply of offers) look(ply, view);
    match.play(seat, [offers[randomBelow(chance, offers.length)] as Ply]);
  }
}

test.each(LANGUAGES)('reasons of hints are short clauses without faults (%s)', (language) => {
  const verbs = new Set<string>();
  for (const seed of SEEDS)
    eachOffer(seed, (ply, view) => {
      const reason = reasonText(ply, view, language);
      if (reason === undefined) return;
      verbs.add(ply[0]);
      expect(reason).not.toMatch(/[{}#]|undefined|NaN| {2}|\.$/);
      expect(reason.length).toBeLessThan(70);
    });
  for (const verb of ['placeWorkers', 'cageDown', 'cageUp', 'cartToCage', 'cageToOrder'])
    expect(verbs).toContain(verb);
});

test('a cube on the last empty slot completes its order', () => {
  let completed = 0;
  eachOffer('reasons 1', (ply, view) => {
    if (ply[0] !== 'cageToOrder' || reasonText(ply, view, 'en') !== 'completes the order') return;
    completed++;
    const own = view.players[view.looker ?? 0];
    expect(own?.orders.some((order) => view.unfilled[order] === 1)).toBe(true);
  });
  expect(completed).toBeGreaterThan(0);
});

test('the reason for a delivery is its points', () => {
  const reasons = new Set<string>();
  const look = (ply: Ply, view: GlueckAufView): void => {
    const space = ply[0] === 'placeWorkers' ? SPACES[ply[1]] : undefined;
    if (space?.action !== 'delivery') return;
    const points = (view.players[view.looker ?? 0]?.orders ?? [])
      .filter((order) => orderOf(order).transport === space.value && view.unfilled[order] === 0)
      .reduce((sum, order) => sum + orderOf(order).points, 0);
    const reason = reasonText(ply, view, 'en');
    if (points > 0) reasons.add(reason ?? '');
    expect(reason?.startsWith(`brings ${points}\u00a0point`) ?? false).toBe(points > 0);
  };
  for (const seed of SEEDS) eachOffer(seed, look);
  expect(reasons.size).toBeGreaterThan(0);
});
