import { keyFromSeed, resolveOptions } from '@pithead/kernel';
import { expect, test } from 'vitest';
import type { Champion, BotKit } from '../evaluation/botKit.ts';
import { currentEvaluator } from './createBot.ts';
import type { Pebbles } from '../testing/pebbles.ts';
import { pebblesKit, pebbles } from '../testing/pebbles.ts';

const champion = (name: string, worth: number, players?: readonly number[]): Champion => ({
  ...(pebblesKit.champions[0] as Champion),
  name,
  weights: { worth },
  ...(players === undefined ? {} : { players }),
});

test('each player count uses the newest champion found for it', () => {
  const champions = [
    champion('old', 1),
    champion('many', 3, [3, 4]),
    champion('two', 2, [2]),
    champion('four', 4, [4]),
  ];
  const kit: BotKit<Pebbles> = {
    ...pebblesKit,
    champions,
    createEvaluator: ({ worth = 0 }) => ({
      ...pebblesKit.createEvaluator({}),
      evaluate: () => worth,
      leadScale: () => worth,
    }),
  };
  const evaluator = currentEvaluator(kit);
  const table = { ...pebbles.setup(2, resolveOptions(pebbles, {}), keyFromSeed(1), undefined) };
  const weights = [2, 3, 4, 5].map((seats) => [
    evaluator.evaluate({ ...table, seats }, 0),
    evaluator.leadScale({ ...table, seats }),
  ]);
  expect(weights).toEqual([
    [2, 2],
    [3, 3],
    [4, 4],
    [1, 1],
  ]);
});
