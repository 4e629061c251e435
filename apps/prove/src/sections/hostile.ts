/** A hostile command is refused with a reason and changes nothing (P6): in process and over real sockets. */
import { Babble } from '@pithead/server/testing/babble';
import { Siege } from '@pithead/server/testing/siege';
import { plantedDoors } from '@pithead/server/testing/openDoors';
import { cleanGame, findingsIn, GROUPS } from '@pithead/testkit/planted';
import { checkGames, plantTiny, propertiesNamed } from '../games.ts';
import { LENIENCES } from '../hostile/leniences.ts';
import type { Proof, Section } from '../proof.ts';

const PROPERTIES = propertiesNamed('hostile commands are refused and change nothing');

/** Faults of the tiny game by which a refused command has an effect. */
const FAULTS_WITH_EFFECT = [
  'asking changes the state',
  'misspelt verbs are understood',
  'a copy shares the hands',
  'a copy shares the step',
];

/** Enough for every attack at the start of each game, and some later. */
const ATTACKS_PER_FAULT = 900;

export const hostile: Section = {
  name: 'hostile',
  counts: 'hostile commands',

  async plant(proof) {
    const faults = [...GROUPS.legality, ...GROUPS.data].filter(({ name }) =>
      FAULTS_WITH_EFFECT.includes(name),
    );
    if (faults.length !== FAULTS_WITH_EFFECT.length)
      throw new Error('a fault of the tiny game has another name now');
    plantTiny(proof, faults, PROPERTIES);
    for (const { name, plant } of LENIENCES) {
      const mend = plant();
      try {
        proof.planted(name, findingsIn(cleanGame(), PROPERTIES).length > 0);
      } finally {
        mend();
      }
    }
    const doors = plantedDoors(async () => (await runAttacks(`${proof.seed}`, ATTACKS_PER_FAULT)).findings);
    for await (const [name, isCaught] of doors) proof.planted(name, isCaught);
  },

  async run(proof) {
    const tally = checkGames(proof, PROPERTIES, { hostile: proof.many(20_000, 200_000, 5_000_000) });
    proof.count += tally.hostile;
    proof.figure('commands in process', tally.hostile);
    await attackOverSockets(proof);
    await sendRandomMessages(proof);
  },
};

async function runAttacks(seed: string, attacks: number): Promise<Siege> {
  const siege = await Siege.lay(seed);
  return siege.run(attacks).finally(() => siege.raise());
}

async function attackOverSockets(proof: Proof): Promise<void> {
  const { attacks, plays, reasons, findings } = await runAttacks(
    `${proof.seed}`,
    proof.many(1_000, 6_000, 100_000),
  );
  for (const finding of findings) proof.fail(finding);
  proof.count += attacks;
  proof.figure('messages over sockets', attacks);
  proof.figure('commands played in between', plays);
  for (const [reason, many] of [...reasons].toSorted(([, a], [, b]) => b - a))
    proof.figure(`refused over sockets: ${reason}`, many);
}

/**
 * Random changes may leave a message valid, so these don't count as hostile: each is refused or played, never
 * half done.
 */
async function sendRandomMessages(proof: Proof): Promise<void> {
  const many = proof.many(200, 1_000, 20_000);
  const babble = await Babble.open();
  await babble.say(many, proof.seed).finally(() => babble.close());
  proof.figure('messages changed at random', 2 * many);
  proof.figure('of these still good, and played', babble.done);
}
