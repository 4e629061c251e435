import { setImmediate as nextTurn } from 'node:timers/promises';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BotRunner } from '../bots/botRunner.ts';
import { SINGLE_PROCESS } from '../cluster/cluster.ts';
import { createMetrics } from '../operations/metrics.ts';
import { PeopleService } from '../people/peopleService.ts';
import type { ObservedStore } from '../people/testing/peopleFixture.ts';
import { openObservedStore } from '../people/testing/peopleFixture.ts';
import type { PersonRow } from '../store/store.ts';
import { TableService } from '../tables/tableService.ts';
import { realTime, Uptime } from '../time.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import { MatchRegistry } from './matchRegistry.ts';

let trial: ObservedStore;
let dependencies: MatchDependencies;
let ada: PersonRow;
let grantLease: (() => void) | undefined;

beforeAll(async () => {
  trial = await openObservedStore();
  dependencies = {
    store: trial.store,
    games: LOADED_GAMES,
    time: realTime,
    uptime: new Uptime(realTime, 0),
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    cluster: {
      ...SINGLE_PROCESS,
      holdsLease: () => false,
      acquireLeases: () => new Promise((resolve) => void (grantLease = () => resolve([]))),
    },
    isAudited: true,
    onChange: () => undefined,
    freeze: () => undefined,
  };
  const entered = await new PeopleService({ store: trial.store, now: () => 0 }).createGuest('Ada', 'nl');
  if (!entered.ok) throw new Error(entered.reason);
  ada = entered.person;
});
afterAll(() => trial.close());

async function startMatch(): Promise<string> {
  const tables = new TableService(dependencies, () => undefined);
  const { table } = await tables.create(ada, { game: 'rockwell', seats: 2, bots: ['hewer'] });
  return table.id;
}

it('a match stays in memory while its process waits for the lease of its bots', async () => {
  const [id, other] = [await startMatch(), await startMatch()];
  const matches = new MatchRegistry(dependencies, 1);
  const pool = { ask: () => Promise.resolve(undefined), close: () => Promise.resolve() };
  const session = await matches.open(id);
  new BotRunner(dependencies, pool, 0).askBots(session);
  await nextTurn();
  await matches.open(other);
  expect(matches.peek(id)).toBe(session);
  grantLease?.();
  await nextTurn();
  matches.evictIdle();
  expect(matches.size).toBe(1);
});

it('a match that is used stays in memory while its user awaits something else', async () => {
  const [id, other] = [await startMatch(), await startMatch()];
  const matches = new MatchRegistry(dependencies, 1);
  await matches.use(id, async (session) => {
    await nextTurn();
    await matches.open(other);
    expect(await matches.open(id)).toBe(session);
  });
  await nextTurn();
  matches.evictIdle();
  expect(matches.size).toBe(1);
});
