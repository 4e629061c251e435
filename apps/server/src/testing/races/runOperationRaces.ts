import { setTimeout as delay } from 'node:timers/promises';
import type { RunningServer } from '../../server.ts';
import type { HttpAnswer } from '../clients/testClient.ts';
import { TestRandom } from '../testRandom.ts';
import {
  checkRaceAnswers,
  checkChatRoom,
  checkPlaysOn,
  checkTableLimits,
  checkRacedTable,
} from './raceInvariants.ts';
import type { RaceFixture, OperationPair } from './raceOperations.ts';
import { runRaceOperation, createRaceFixture } from './raceOperations.ts';
import type { RaceSetup } from './raceServers.ts';
import { startRaceServer, startRaceServers } from './raceServers.ts';
import type { DelaySwitch } from './slowExecutor.ts';

const MOST_OFFSET_MS = 3;
const CONCURRENCY = 14;

export interface RaceOptions extends RaceSetup {
  readonly pairs: readonly OperationPair[];
  readonly rounds: number;
  readonly seed: string;
  readonly stopsAtFirst?: boolean;
}

export interface RaceResult {
  readonly rounds: number;
  readonly violations: readonly string[];
}

export async function runOperationRaces(options: RaceOptions): Promise<RaceResult> {
  const slowness: DelaySwitch = { isOn: false };
  const servers = await startRaceServers(options, slowness);
  const violations: string[] = [];
  const fixtures: RaceFixture[] = [];
  let rounds = 0;
  try {
    for (
      let round = 0;
      round < options.rounds && !(options.stopsAtFirst === true && violations.length > 0);
      round++
    ) {
      const races = await mapConcurrently(options.pairs, (pair, position) =>
        prepare(servers, pair, new TestRandom(`${options.seed} ${round} ${position}`)),
      );
      fixtures.push(...races.map(({ fixture }) => fixture));
      slowness.isOn = true;
      const raced = await mapConcurrently(races, async (each) => ({
        ...each,
        answers: await run(servers, each),
      }));
      slowness.isOn = false;
      const found = await mapConcurrently(raced, (each) => check(servers, each));
      violations.push(...found.flat());
      rounds += races.length;
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
  if (options.stopsAtFirst !== true || violations.length === 0)
    violations.push(...(await checkAfterRestart(options, fixtures)));
  return { rounds, violations };
}

async function mapConcurrently<T, R>(
  items: readonly T[],
  work: (item: T, position: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results[next[0]] = await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}

interface Race {
  readonly pair: OperationPair;
  readonly random: TestRandom;
  readonly fixture: RaceFixture;
}

type Raced = Race & { readonly answers: readonly HttpAnswer<unknown>[] };

async function prepare(
  servers: readonly RunningServer[],
  pair: OperationPair,
  random: TestRandom,
): Promise<Race> {
  return { pair, random, fixture: await createRaceFixture((servers[0] as RunningServer).url, pair, random) };
}

function run(
  servers: readonly RunningServer[],
  { pair, random, fixture }: Race,
): Promise<HttpAnswer<unknown>[]> {
  const inOrder = random.oneIn(2) ? servers : servers.toReversed();
  return Promise.all(
    pair.map(async (name, position) => {
      const { url } = inOrder[position % inOrder.length] as RunningServer;
      await delay(random.below(MOST_OFFSET_MS + 1));
      return runRaceOperation(name, fixture, url, position as 0 | 1, random);
    }),
  );
}

async function check(
  servers: readonly RunningServer[],
  { pair, fixture, answers }: Raced,
): Promise<string[]> {
  const { store } = (servers[0] as RunningServer).context;
  const next =
    fixture.previous === undefined ? undefined : (await store.findTable(fixture.previous))?.table.next;
  const tables = new Set(
    [fixture.table, fixture.previous, next, ...fixture.opened].filter((id) => typeof id === 'string'),
  );
  const violations = [
    ...checkRaceAnswers(pair, answers),
    ...(await checkTableLimits(store, fixture.host.id)),
    ...(await checkChatRoom(store, fixture.table, pair, answers)),
  ];
  for (const id of tables) violations.push(...(await checkRacedTable(servers, id)));
  return violations.map((what) => `${pair.join(' × ')}: ${what}`);
}

async function checkAfterRestart(options: RaceOptions, fixtures: readonly RaceFixture[]): Promise<string[]> {
  const server = await startRaceServer(
    { ...options, executor: (on) => on, store: (store) => store },
    { isOn: false },
  );
  try {
    const { store } = server.context;
    const known = new Set(fixtures.flatMap(({ table, previous, opened }) => [table, previous, ...opened]));
    const random = new TestRandom(`${options.seed} restart`);
    const violations: string[] = [];
    const all = await store.allTableIds();
    const next = new Set<string | null | undefined>();
    for (const id of known) if (id !== undefined) next.add((await store.findTable(id))?.table.next);
    for (const id of all) {
      if (!known.has(id) && !next.has(id)) violations.push('a rematch that no table leads to');
      violations.push(...(await checkPlaysOn(server, id, random)));
    }
    return violations;
  } finally {
    await server.close();
  }
}
