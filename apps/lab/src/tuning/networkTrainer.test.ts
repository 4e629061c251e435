import type { FeatureReader } from '@pithead/bots';
import { createPredictor } from '@pithead/bots';
import type { State } from '@pithead/kernel';
import { expect, test } from 'vitest';
import { NetworkTrainer } from './networkTrainer.ts';
import type { TrainingSample } from './trainingSamples.ts';
import { seededRandom } from './trainingSamples.ts';

/**
 * The seat with the greatest product (each number minus a half) wins, which no linear function can express.
 */
interface Products extends State {
  readonly numbers: readonly (readonly [number, number])[];
}

const products: FeatureReader<Products> = {
  features: ['one', 'other', 'constant'],
  read({ numbers }, seat, into) {
    into.set(numbers[seat] ?? []);
    into[2] = 4;
  },
};

const random = seededRandom(5);
const number = (): number => 2 * random() - 0.5;

function position(): TrainingSample & { readonly state: Products } {
  const numbers = Array.from({ length: 3 }, () => [number(), number()] as const);
  const scores = numbers.map(([one, other]) => (one - 0.5) * (other - 0.5));
  const best = Math.max(...scores);
  return {
    state: { seats: 3, numbers } as unknown as Products,
    shares: scores.map((score) => (score === best ? 1 : 0)),
  };
}

test('hidden units learn a result that no linear function of the features predicts', () => {
  const games = Array.from({ length: 2000 }, () => Array.from({ length: 10 }, position));
  const rightly = (units: number): number => {
    const learner = new NetworkTrainer(products as FeatureReader);
    for (const game of games) learner.add(game);
    const net = learner.train({ units, epochs: 12, seed: '1' }, () => undefined);
    const ask = createPredictor({ ...products, net });
    const shares: number[] = [];
    const positions = Array.from({ length: 300 }, position);
    const right = positions.filter(({ state, shares: won }) => {
      ask(state, shares);
      return won[shares.indexOf(Math.max(...shares))] === 1;
    });
    return right.length / positions.length;
  };
  expect(rightly(0)).toBeLessThan(0.5);
  expect(rightly(16)).toBeGreaterThan(0.85);
});
