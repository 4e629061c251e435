/** Faults planted in a cluster of servers, and what the checks must report of each. */
import { repeatFailure } from './clusterFailures.ts';
import type { ClusterScenario } from './clusterScenario.ts';

export type PlantedClusterFault = Partial<ClusterScenario> & {
  readonly name?: string;
  readonly fault: string;
  readonly expectedFinding: RegExp;
};

/** Every second one is planted in the short extent: those show themselves in the first run. */
export const PLANTED_CLUSTER_FAULTS: readonly PlantedClusterFault[] = [
  {
    name: 'a number of the log may be taken twice',
    fault: 'none',
    prepare: 'ALTER TABLE events DROP CONSTRAINT events_pkey',
    expectedFinding: /has the number|in two ways/,
    patienceMs: 4000,
  },
  {
    fault: 'a repeated command is not looked up in the log',
    expectedFinding: /answered in two ways|refused, but played/,
  },
  {
    fault: 'the loser of a race is acknowledged',
    expectedFinding: /acknowledged, but lost|in two ways/,
    patienceMs: 4000,
  },
  {
    fault: 'a COMMIT without an answer counts as committed',
    failures: repeatFailure('COMMITs lost', 5),
    expectedFinding: /acknowledged, but lost|seen, then gone/,
  },
  { fault: 'a move is refused although it is stored', expectedFinding: /refused, but played/ },
  {
    fault: 'a COMMIT without an answer counts as failed',
    failures: repeatFailure('answers to COMMIT lost', 14),
    expectedFinding: /refused, but played/,
  },
  {
    fault: 'the row of the table does not count its events',
    expectedFinding: /the table counts/,
    patienceMs: 3000,
  },
  {
    fault: 'a process neither receives messages of others nor polls',
    expectedFinding: /does not show the truth/,
    patienceMs: 3000,
  },
];

/** Runs alone, because it stops the shared database. */
export const UNSYNCED_FAULT: PlantedClusterFault = {
  fault: 'a move is acknowledged before PostgreSQL has synced it',
  failures: repeatFailure('immediate stops of PostgreSQL', 3),
  // On a slow disk the whole table may be lost.
  expectedFinding:
    /acknowledged, but lost|seen, then gone|the table is gone|the beginning of the match is gone|"reason":"notFound"/,
};
