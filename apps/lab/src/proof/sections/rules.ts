/**
 * Random full games of every game, player count and option end in time, have no dead state, and satisfy all
 * invariants after every ply.
 */
import { PLANTED_GAME_FAULT_GROUPS } from '@pithead/testkit/plantedFaults';
import type { ProofSection } from '../proof.ts';
import { checkGames, checkTinyGameFaults, propertiesNamed } from '../gameProperties.ts';

const RUN_PROPERTIES = propertiesNamed(
  'random games end in time',
  'every pending seat has an offer',
  'forced plies are played',
  'what is offered plays and nothing else does',
  'offer agrees with refuse',
  'the audit is clean after every ply',
  'undo goes back exactly and never behind a reveal',
  'the order of simultaneous decisions makes no difference',
);

/** These only find planted faults here: hostile commands and sealed choices have their own sections. */
const FAULT_PROPERTIES = propertiesNamed(
  'names and rules are declared',
  'hostile commands are refused and change nothing',
  'secret and simultaneous choices stay sealed',
);

export const rulesSection: ProofSection = {
  name: 'rules',
  unit: 'random games',

  async checkPlantedFaults(proof) {
    checkTinyGameFaults(
      proof,
      [...PLANTED_GAME_FAULT_GROUPS.legality, ...PLANTED_GAME_FAULT_GROUPS.decisions],
      [...RUN_PROPERTIES, ...FAULT_PROPERTIES],
    );
  },

  async run(proof) {
    const settings = {
      // 100,000 games each would take five hours of one core, and all sections together may take six.
      auditedGames: proof.byExtent(10, 80, 10_000),
      games: proof.byExtent(4, 20, 600),
      sampledGames: proof.byExtent(1, 3, 60),
      undos: proof.byExtent(200, 2_000, 60_000),
    };
    const tally = checkGames(proof, RUN_PROPERTIES, settings);
    proof.count = tally.games;
    proof.figure('plies', tally.plies);
    proof.figure('plies and turns taken back', tally.undos);
    proof.figure('orders of simultaneous decisions', tally.orders);
  },
};
