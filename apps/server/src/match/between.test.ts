/**
 * Another process writes between two readings of this one: what is in memory is of one moment all the same
 * (P3).
 */
import { GAMES } from '@pithead/games';
import type { Act } from '@pithead/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMetrics } from '../operate/metrics.ts';
import type { TrialStore } from '../people/forTests.ts';
import { openTrialStore } from '../people/forTests.ts';
import { People } from '../people/index.ts';
import { ALONE } from '../processes/port.ts';
import type { Person } from '../store/port.ts';
import { Tables } from '../tables/tables.ts';
import { realTime, Uptime } from '../time.ts';
import type { House } from './house.ts';
import { Matches } from './matches.ts';

let trial: TrialStore;
let house: House;
let ada: Person;

beforeAll(async () => {
  trial = await openTrialStore();
  house = {
    store: trial.store,
    games: GAMES,
    time: realTime,
    uptime: new Uptime(realTime, 0),
    log: pino({ level: 'silent' }),
    metrics: newMetrics(),
    fellows: { ...ALONE, isAlone: false },
    isAudited: true,
    changed: () => undefined,
    freeze: () => undefined,
  };
  const entered = await new People({ store: trial.store, now: () => 0 }).guest('Ada', 'nl');
  if (!entered.ok) throw new Error(entered.reason);
  ada = entered.person;
});
afterAll(() => trial.close());

/** A match that one process has in memory and another is about to load. */
async function begun() {
  const tables = new Tables(house, () => undefined);
  const clock = { kind: 'bank', bankMs: 10_000, incrementMs: 0 } as const;
  const { table } = await tables.create(ada, { game: 'siberia', seats: 2, isHotSeat: true, clock });
  await tables.start(ada, table.id);
  const here = await new Matches(house, 10).open(table.id);
  const act = (kind: 'leave' | 'return'): Promise<number> =>
    here.act(ada.id, { act: kind, seat: 0, id: kind, seq: here.situation.seqFor(0) } satisfies Act);
  return { id: table.id, here, act, there: new Matches(house, 10) };
}

it('a match is loaded as of its table row, and events and clocks written after that are caught up with', async () => {
  const { id, here, act, there } = await begun();
  await act('leave');
  trial.meanwhile('table', async () => void (await act('return')));
  const late = await there.open(id);
  expect([late.situation.seq, late.table.seq]).toEqual([1, 1]);
  await late.look(0);
  expect([late.situation.seq, late.table.seq]).toEqual([2, 2]);
  expect(late.around().clocks).toEqual(here.around().clocks);
});

it('a snapshot that is newer than the table row is skipped', async () => {
  const { id, here, act, there } = await begun();
  trial.meanwhile('table', async () => {
    await act('leave');
    await trial.store.keepSnapshot({ table: id, seq: here.situation.seq, body: here.situation.save() });
  });
  const late = await there.open(id);
  expect([late.situation.seq, late.table.seq]).toEqual([0, 0]);
});
