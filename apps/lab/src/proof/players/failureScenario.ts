/**
 * People play while failures follow one another; then everything that their clients observed is compared with
 * the stored log.
 */
import { openStore } from '@pithead/server/testing/serverInternals';
import { TestRandom } from '@pithead/server/testing/testRandom';
import { ClientHistory } from './clientHistory.ts';
import { findLogViolations } from './logViolations.ts';
import { SimulatedPlayers } from './simulatedPlayers.ts';

const LAST_MOVES = 25;
/** A failure needs an opportunity, such as a write in progress, and is tried again without one. */
const TRIES = 4;

export interface SystemUnderTest {
  readonly urls: readonly string[];
  readonly database: DatabaseLocation;
  close(): Promise<void>;
}

export type DatabaseLocation = Parameters<typeof openStore>[0];

export interface ScenarioFailure {
  readonly name: string;
  /** False if there was no opportunity. Must call `players.expectStates()`. */
  strike(players: SimulatedPlayers, random: TestRandom, history: ClientHistory): Promise<boolean>;
}

export interface FailureScenario {
  readonly seed: string;
  readonly tables: number;
  readonly moves: number;
  readonly failures: readonly ScenarioFailure[];
  readonly patienceMs: number;
  readonly commands?: number;
  readonly maxMs?: number;
  /** The run ends with this finding of a planted fault. */
  readonly expectedFinding?: RegExp;
}

export interface ScenarioResult {
  readonly violations: readonly string[];
  readonly history: ClientHistory;
  readonly matches: number;
  readonly contested: number;
  readonly failureCounts: ReadonlyMap<string, number>;
  readonly recoveryMs: readonly number[];
}

export async function runFailureScenario(
  system: SystemUnderTest,
  scenario: FailureScenario,
): Promise<ScenarioResult> {
  const run = new ScenarioRun(system, scenario);
  await run.play().finally(() => system.close());
  const { history, players, failureCounts, recoveryMs } = run;
  return {
    violations: await findViolationsIn(system.database, history),
    history,
    matches: players.matches,
    contested: players.contested,
    failureCounts,
    recoveryMs,
  };
}

class ScenarioRun {
  readonly history = new ClientHistory();
  readonly players: SimulatedPlayers;
  readonly failureCounts = new Map<string, number>();
  readonly recoveryMs: number[] = [];
  readonly #scenario: FailureScenario;
  readonly #random: TestRandom;

  constructor({ urls }: SystemUnderTest, scenario: FailureScenario) {
    this.#scenario = scenario;
    this.#random = new TestRandom(scenario.seed);
    this.players = new SimulatedPlayers(urls, this.history, this.#random);
  }

  async play(): Promise<void> {
    try {
      await this.players.start(this.#scenario.tables);
      for (const failure of this.#scenario.failures) {
        await this.#strike(failure);
        if (this.#isFound) return;
      }
      await this.#sendCommands();
      if (!this.#isFound) await this.players.finish(LAST_MOVES, this.#scenario.patienceMs);
    } catch (error) {
      this.history.recordViolation(String(error));
    } finally {
      this.players.disconnect();
    }
  }

  get #isFound(): boolean {
    const { expectedFinding } = this.#scenario;
    return (
      expectedFinding !== undefined && this.history.violations.some((each) => expectedFinding.test(each))
    );
  }

  async #strike(failure: ScenarioFailure): Promise<void> {
    if (await this.#strikeUntilItHappens(failure))
      this.failureCounts.set(failure.name, (this.failureCounts.get(failure.name) ?? 0) + 1);
    const began = performance.now();
    const missing = await this.players.waitForStates(this.#scenario.patienceMs);
    if (missing > 0)
      this.history.recordViolation(`${missing} clients do not come back after: ${failure.name}`);
    this.recoveryMs.push(performance.now() - began);
  }

  async #strikeUntilItHappens(failure: ScenarioFailure): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      await this.#waitForMoves();
      if (await failure.strike(this.players, this.#random, this.history)) return true;
    }
    return false;
  }

  async #sendCommands(): Promise<void> {
    const { commands = 0, maxMs = 0 } = this.#scenario;
    const end = performance.now() + maxMs;
    while (this.players.contested < commands && performance.now() < end && !this.#isFound)
      await this.#waitForMoves();
  }

  async #waitForMoves(): Promise<void> {
    const { moves, patienceMs } = this.#scenario;
    if (!(await this.players.waitForMoves(moves, patienceMs)))
      this.history.recordViolation('nobody plays on');
  }
}

export async function findViolationsIn(
  database: DatabaseLocation,
  history: ClientHistory,
): Promise<readonly string[]> {
  const store = await openStore(database);
  try {
    return await findLogViolations(store, history);
  } finally {
    await store.close();
  }
}
