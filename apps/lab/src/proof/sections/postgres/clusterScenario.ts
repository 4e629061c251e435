import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import type { FailureScenario, ScenarioFailure, ScenarioResult } from '../../players/failureScenario.ts';
import { runFailureScenario } from '../../players/failureScenario.ts';
import type { ClusterFailureName } from './clusterFailures.ts';
import { CLUSTER_FAILURES } from './clusterFailures.ts';
import { PostgresCluster } from './postgresCluster.ts';

const MOVES = 10;

export interface ClusterScenario extends Omit<FailureScenario, 'failures' | 'moves' | 'commands' | 'maxMs'> {
  readonly commands: number;
  readonly maxMs: number;
  readonly processes: number;
  readonly clientsPerProcess: number;
  readonly failures: readonly ClusterFailureName[];
  readonly fault?: string;
  readonly prepare?: string;
}

export interface ClusterResult extends ScenarioResult {
  readonly databaseUrl: string;
}

export async function runClusterScenario(
  postgres: TestPostgres,
  { processes, clientsPerProcess, failures, fault, prepare, ...scenario }: ClusterScenario,
): Promise<ClusterResult> {
  const cluster = await PostgresCluster.open(postgres, processes, fault);
  if (prepare !== undefined) await cluster.query(prepare);
  const { databaseUrl } = cluster;
  const toFailure = (name: ClusterFailureName): ScenarioFailure => ({
    name,
    async strike(players, random) {
      const hasHappened = await CLUSTER_FAILURES[name](cluster, random);
      players.expectStates();
      return hasHappened;
    },
  });
  const system = {
    urls: Array.from({ length: clientsPerProcess }, () => cluster.urls).flat(),
    database: { databaseUrl, dataFile: '' },
    close: () => cluster.close(),
  };
  const result = await runFailureScenario(system, {
    ...scenario,
    moves: MOVES,
    failures: failures.map(toFailure),
  });
  return { ...result, databaseUrl };
}
