/** Tests the simulation itself; `npm run prove -- simulation` runs it for longer. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SimulationFolder } from '../testing/simulation/simulatedDatabase.ts';
import { runSimulation } from '../testing/simulation/runSimulation.ts';
import { PLANTED_SIMULATION_FAULTS } from '../testing/simulation/plantedFaults/index.ts';

const folder = new SimulationFolder();
beforeAll(() => folder.prepare());
afterAll(() => folder.remove());

it.each(['1', '2', '3', '5', '8', '9'])(
  'in world %s nothing that was acknowledged is lost or doubled, and nothing that was shown disappears',
  async (seed) => {
    const { failures, steps } = await runSimulation(folder, { seed });
    expect(failures).toEqual([]);
    expect(steps).toBeGreaterThan(100);
  },
);

it('the same seed leads to exactly the same simulated world', async () => {
  const [one, two, other] = [
    await runSimulation(folder, { seed: '7' }),
    await runSimulation(folder, { seed: '7' }),
    await runSimulation(folder, { seed: '8' }),
  ];
  expect(two).toEqual(one);
  expect(other.hash).not.toBe(one.hash);
});

it('the simulation finds a server that answers before it commits', async () => {
  const [fault] = PLANTED_SIMULATION_FAULTS;
  const { failures } = await runSimulation(folder, {
    seed: 'planted 1',
    ...(fault && { fault }),
  });
  expect(failures[0]).toMatch(/committed/);
});
