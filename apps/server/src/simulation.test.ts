/**
 * The simulated world itself: the same seed leads to the same, and the server as it is passes. Longer by `npm
 * run prove -- simulation`.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Ground } from './testing/simulation/database.ts';
import { simulate } from './testing/simulation/run.ts';
import { SABOTAGES } from './testing/simulation/sabotages/index.ts';

const ground = new Ground();
beforeAll(() => ground.prepare());
afterAll(() => ground.remove());

it.each(['1', '2', '3', '5', '8', '9'])(
  'in world %s nothing that was acknowledged is lost or doubled, and nothing that was shown disappears',
  async (seed) => {
    const { failures, steps } = await simulate(ground, { seed });
    expect(failures).toEqual([]);
    expect(steps).toBeGreaterThan(100);
  },
);

it('the same seed leads to exactly the same simulated world', async () => {
  const [one, two, other] = [
    await simulate(ground, { seed: '7' }),
    await simulate(ground, { seed: '7' }),
    await simulate(ground, { seed: '8' }),
  ];
  expect(two).toEqual(one);
  expect(other.hash).not.toBe(one.hash);
});

it('the simulation finds a server that answers before it commits', async () => {
  const [sabotage] = SABOTAGES;
  const { failures } = await simulate(ground, { seed: 'planted 1', ...(sabotage && { sabotage }) });
  expect(failures[0]).toMatch(/committed/);
});
