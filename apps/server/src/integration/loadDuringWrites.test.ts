/** Another process writes between two reads of this one; memory must still be consistent (promise P3). */
import { LOADED_GAMES } from '@pithead/games/loaded';
import { saveSnapshot } from '@pithead/match';
import type { Act } from '@pithead/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sha256Hex } from '../ids.ts';
import { createMetrics } from '../operations/metrics.ts';
import type { ObservedStore } from '../people/testing/peopleFixture.ts';
import { openObservedStore } from '../people/testing/peopleFixture.ts';
import { PeopleService } from '../people/peopleService.ts';
import { SINGLE_PROCESS } from '../cluster/cluster.ts';
import type { PersonRow } from '../store/store.ts';
import { TableService } from '../tables/tableService.ts';
import { realTime, Uptime } from '../time.ts';
import type { MatchDependencies } from '../match/matchDependencies.ts';
import { MatchRegistry } from '../match/matchRegistry.ts';

let trial: ObservedStore;
let dependencies: MatchDependencies;
let ada: PersonRow;

beforeAll(async () => {
  trial = await openObservedStore();
  dependencies = {
    store: trial.store,
    games: LOADED_GAMES,
    time: realTime,
    uptime: new Uptime(realTime, 0),
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
    cluster: { ...SINGLE_PROCESS, isSingleProcess: false },
    isAudited: true,
    onChange: () => undefined,
    freeze: () => undefined,
  };
  const entered = await new PeopleService({ store: trial.store, now: () => 0 }).createGuest('Ada', 'nl');
  if (!entered.ok) throw new Error(entered.reason);
  ada = entered.person;
});
afterAll(() => trial.close());

async function startMatch() {
  const tables = new TableService(dependencies, () => undefined);
  const clock = { kind: 'bank', bankMs: 10_000, incrementMs: 0 } as const;
  const { table } = await tables.create(ada, { game: 'siberia', seats: 2, isHotSeat: true, clock });
  await tables.start(ada, table.id);
  const here = await new MatchRegistry(dependencies, 10).open(table.id);
  const act = (kind: 'leave' | 'return'): Promise<number> =>
    here.act(ada.id, { act: kind, seat: 0, id: kind, seq: here.matchState.seqFor(0) } satisfies Act);
  return { id: table.id, here, act, there: new MatchRegistry(dependencies, 10) };
}

it('a match is loaded as of its table row, and events and clocks written after that are caught up with', async () => {
  const { id, here, act, there } = await startMatch();
  await act('leave');
  trial.afterNext('findTable', async () => void (await act('return')));
  const late = await there.open(id);
  expect([late.matchState.logSeq, late.table.seq]).toEqual([1, 1]);
  await late.viewerState(0);
  expect([late.matchState.logSeq, late.table.seq]).toEqual([2, 2]);
  expect(late.table.clocks).toEqual(here.table.clocks);
});

it('a snapshot that is newer than the table row is skipped', async () => {
  const { id, here, act, there } = await startMatch();
  trial.afterNext('findTable', async () => {
    await act('leave');
    await trial.store.saveSnapshot({
      table: id,
      seq: here.matchState.logSeq,
      body: saveSnapshot(here.matchState, sha256Hex),
    });
  });
  const late = await there.open(id);
  expect([late.matchState.logSeq, late.table.seq]).toEqual([0, 0]);
});
