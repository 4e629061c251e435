import { setTimeout as delay } from 'node:timers/promises';
import { databaseFile } from '@pithead/server';
import type { FailureScenario, ScenarioFailure, ScenarioResult } from '../../players/failureScenario.ts';
import { runFailureScenario } from '../../players/failureScenario.ts';
import type { ServerProcessOptions } from '../../servers/serverProcess.ts';
import { ServerProcess } from '../../servers/serverProcess.ts';

const READY_MS = 2000;
const MOVES = 25;
const MAX_DELAY_MS = 250;

export interface KillScenario extends Omit<FailureScenario, 'failures' | 'moves'> {
  readonly server: ServerProcessOptions;
  readonly kills: number;
  readonly moves?: number;
  readonly afterKill?: (data: string) => void;
}

export interface KillResult extends ScenarioResult {
  /** `ownReadyMs` leaves out the time for which the server waited for a processor. */
  readonly readyMs: readonly number[];
  readonly ownReadyMs: readonly number[];
}

export async function runKillScenario({
  server: options,
  kills,
  afterKill,
  moves = MOVES,
  ...scenario
}: KillScenario): Promise<KillResult> {
  const server = await ServerProcess.start(options);
  const [readyMs, ownReadyMs]: [number[], number[]] = [[], []];
  const kill: ScenarioFailure = {
    name: 'kills',
    async strike(players, random, history) {
      await delay(random.below(MAX_DELAY_MS));
      await server.kill();
      players.expectStates();
      afterKill?.(options.data);
      const { ms, queuedMs } = await server.launch();
      readyMs.push(ms);
      ownReadyMs.push(ms - queuedMs);
      if (ms - queuedMs > READY_MS) history.recordViolation(`ready again only after ${Math.round(ms)} ms`);
      return true;
    },
  };
  const system = {
    urls: [server.url],
    database: { dataFile: databaseFile({ data: options.data }) },
    close: () => server.close(),
  };
  const failures = Array.from({ length: kills }, () => kill);
  const result = await runFailureScenario(system, { ...scenario, moves, failures });
  return { ...result, readyMs, ownReadyMs };
}
