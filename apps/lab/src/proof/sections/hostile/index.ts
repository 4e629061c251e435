/** A hostile command is refused with a reason and changes nothing (promise P6). */
import { RandomMessages } from '@pithead/server/testing/attacks/randomMessages';
import { AttackRun } from '@pithead/server/testing/attacks/attackRun';
import { plantedValidationFaults } from '@pithead/server/testing/attacks/plantedValidationFaults';
import { cleanTinyGame, findFaults, PLANTED_GAME_FAULT_GROUPS } from '@pithead/testkit/plantedFaults';
import { checkGames, checkTinyGameFaults, propertiesNamed } from '../../gameProperties.ts';
import { PLANTED_KERNEL_FAULTS } from './kernelFaults.ts';
import type { Proof, ProofSection } from '../../proof.ts';

const PROPERTIES = propertiesNamed('hostile commands are refused and change nothing');

/** With these faults of the tiny game a refused command has an effect. */
const FAULTS_WITH_EFFECT = [
  'asking changes the state',
  'misspelt verbs are understood',
  'a copy shares the hands',
  'a copy shares the step',
];

/** Enough for every attack at the start of each game, and some later. */
const ATTACKS_PER_FAULT = 900;

export const hostileSection: ProofSection = {
  name: 'hostile',
  unit: 'hostile commands',

  async checkPlantedFaults(proof) {
    const faults = [...PLANTED_GAME_FAULT_GROUPS.legality, ...PLANTED_GAME_FAULT_GROUPS.data].filter(
      ({ name }) => FAULTS_WITH_EFFECT.includes(name),
    );
    if (faults.length !== FAULTS_WITH_EFFECT.length)
      throw new Error('a fault of the tiny game has another name now');
    checkTinyGameFaults(proof, faults, PROPERTIES);
    for (const { name, plant } of PLANTED_KERNEL_FAULTS) {
      const remove = plant();
      try {
        proof.recordCaught(name, findFaults(cleanTinyGame(), PROPERTIES).length > 0);
      } finally {
        remove();
      }
    }
    const validationFaults = plantedValidationFaults(
      async () => (await runAttacks(`${proof.seed}`, ATTACKS_PER_FAULT)).findings,
    );
    await proof.recordEach(validationFaults);
  },

  async run(proof) {
    const tally = checkGames(proof, PROPERTIES, { hostile: proof.byExtent(20_000, 200_000, 5_000_000) });
    proof.count += tally.hostile;
    proof.figure('commands in process', tally.hostile);
    await attackOverSockets(proof);
    await sendRandomMessages(proof);
  },
};

async function runAttacks(seed: string, attacks: number): Promise<AttackRun> {
  const run = await AttackRun.start(seed);
  return run.run(attacks).finally(() => run.stop());
}

async function attackOverSockets(proof: Proof): Promise<void> {
  const { attacks, plays, reasons, findings } = await runAttacks(
    `${proof.seed}`,
    proof.byExtent(1_000, 6_000, 100_000),
  );
  proof.failAll(findings);
  proof.count += attacks;
  proof.figure('messages over sockets', attacks);
  proof.figure('commands played in between', plays);
  for (const [reason, count] of [...reasons].toSorted(([, a], [, b]) => b - a))
    proof.figure(`refused over sockets: ${reason}`, count);
}

/**
 * A randomly changed message may stay valid, so it counts as correct if it is refused or played completely.
 */
async function sendRandomMessages(proof: Proof): Promise<void> {
  const count = proof.byExtent(200, 1_000, 20_000);
  const messages = await RandomMessages.open();
  await messages.run(count, proof.seed).finally(() => messages.close());
  proof.figure('messages changed at random', 2 * count);
  proof.figure('of these still good, and played', messages.accepted);
}
