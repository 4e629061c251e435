/**
 * The production server in a simulator with virtual time. The seed delays, loses, doubles or cuts off
 * messages and database queries. Acknowledged commands are stored once and in one order, nobody sees
 * uncommitted events, and in the end every client shows what the log says and every match goes on.
 */
import { SimulationFolder } from '@pithead/server/testing/simulation/simulatedDatabase';
import type { SimulationOptions, SimulationResult } from '@pithead/server/testing/simulation/runSimulation';
import { runSimulation } from '@pithead/server/testing/simulation/runSimulation';
import { PLANTED_SIMULATION_FAULTS } from '@pithead/server/testing/simulation/plantedFaults/index';
import type { Proof, ProofSection } from '../proof.ts';

/** The rarest planted fault shows in about one of twelve worlds. */
const MAX_WORLDS = 100;

const FIGURES: readonly (readonly [name: string, of: (outcome: SimulationResult) => number])[] = [
  ['processes crashed', ({ crashes }) => crashes],
  ['processes suspended', ({ sleeps }) => sleeps],
  ['connections cut', ({ cuts }) => cuts],
  ['failed database requests', ({ failedRequests }) => failedRequests],
  ['answers to COMMIT lost', ({ lostAnswers }) => lostAnswers],
  ['races lost', ({ races }) => races],
  ['commands refused in one attempt and played in another', ({ contradictions }) => contradictions],
  ['events committed', ({ events }) => events],
];

export const simulationSection: ProofSection = {
  name: 'simulation',
  unit: 'simulated steps',

  checkPlantedFaults: (proof) => withSimulationFolder((database) => checkSimulationFaults(proof, database)),

  run: (proof) =>
    withSimulationFolder(async (database) => {
      const outcomes = [...(await runWorlds(proof, database)), ...(await crashEverywhere(proof, database))];
      proof.count = sum(outcomes, ({ steps }) => steps);
      proof.figure('worlds', outcomes.length);
      proof.figure('virtual hours', Math.round(sum(outcomes, ({ virtualMs }) => virtualMs) / 360_000) / 10);
      for (const [name, of] of FIGURES) proof.figure(name, sum(outcomes, of));
    }),
};

async function withSimulationFolder(work: (database: SimulationFolder) => Promise<void>): Promise<void> {
  const database = new SimulationFolder();
  try {
    await database.prepare();
    await work(database);
  } finally {
    database.remove();
  }
}

async function checkSimulationFaults(proof: Proof, database: SimulationFolder): Promise<void> {
  for (const fault of PLANTED_SIMULATION_FAULTS) {
    let isCaught = false;
    for (let world = 1; world <= MAX_WORLDS && !isCaught; world++) {
      const options: SimulationOptions = { seed: `planted ${world}`, fault };
      const found = await runSimulation(database, options);
      if (found.failures.length === 0) continue;
      const repeated = await runSimulation(database, options);
      isCaught = found.hash === repeated.hash && found.failures.join() === repeated.failures.join();
      proof.log(`${fault.name}: world ${world}, ${found.failures[0]}`);
    }
    proof.recordCaught(fault.name, isCaught);
  }
}

/** The first world is run twice, because its seed must reproduce it. */
async function runWorlds(proof: Proof, database: SimulationFolder): Promise<SimulationResult[]> {
  const outcomes: SimulationResult[] = [];
  const worlds = proof.byExtent(6, 300, 9_000);
  for (let seed = proof.seed; seed < proof.seed + worlds; seed++) {
    const outcome = await runSimulation(database, { seed: String(seed) });
    outcomes.push(outcome);
    for (const failure of outcome.failures)
      proof.fail(`${failure} (again: npm run prove -- simulation --short --seed ${seed})`);
  }
  const [first] = outcomes;
  const repeated = await runSimulation(database, { seed: String(proof.seed) });
  if (first?.hash !== repeated.hash)
    proof.fail(`seed ${proof.seed} led to ${first?.hash} and to ${repeated.hash}`);
  proof.figure('trace of the first world', repeated.hash);
  return outcomes;
}

async function crashEverywhere(proof: Proof, database: SimulationFolder): Promise<SimulationResult[]> {
  const outcomes: SimulationResult[] = [];
  for (let world = 0; world < proof.byExtent(1, 3, 12); world++) {
    const seed = `${proof.seed}/${world}`;
    const { playSteps } = await runSimulation(database, { seed, crashAt: Infinity });
    const apart = proof.byExtent(Math.ceil(playSteps / 8), Math.ceil(playSteps / 60), 1);
    for (let crashAt = 0; crashAt < playSteps; crashAt += apart) {
      const outcome = await runSimulation(database, { seed, crashAt });
      outcomes.push(outcome);
      for (const failure of outcome.failures) {
        proof.fail(
          `${failure} (crash at step ${crashAt} of world ${world}; ` +
            `again: npm run prove -- simulation --seed ${proof.seed})`,
        );
      }
    }
  }
  return outcomes;
}

const sum = (outcomes: readonly SimulationResult[], of: (outcome: SimulationResult) => number): number =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0);
