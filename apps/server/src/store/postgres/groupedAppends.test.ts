import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import type { TableChange, TableRow } from '../tableStore.ts';
import type { SharedTestPostgres } from '../testing/testPostgres.ts';
import { shareTestPostgres } from '../testing/testPostgres.ts';
import { addRunningTable, buildEvent } from '../testing/testRows.ts';
import { openPostgresStore } from './postgresStore.ts';

let server: SharedTestPostgres;
let store: Store;

beforeAll(async () => {
  server = await shareTestPostgres();
  store = await openPostgresStore(await server.addDatabase());
});
afterAll(async () => {
  await store.close();
  await server.dropDatabases();
});

const clocks = { leftMs: [1.5, 2], asOf: 3, isPaused: false };
const change: fc.Arbitrary<TableChange> = fc.record(
  {
    pending: fc.nat(15),
    played: fc.nat(15),
    away: fc.nat(15),
    due: fc.constantFrom(null, 0.5, 1e12),
    clocks: fc.constantFrom(null, clocks),
    progress: fc.constantFrom(null, { round: 2, scores: [1, -2] }, { round: 3, scores: null }),
    status: fc.constant('running' as const),
  },
  { requiredKeys: [] },
);

const tablesOf = (many: number): Promise<TableRow[]> =>
  Promise.all(Array.from({ length: many }, async () => (await addRunningTable(store)).table));

it('events of many tables that share a commit change exactly what each of them says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 12 }), async (changes) => {
      const tables = await tablesOf(changes.length);
      const expected = [...tables];
      for (const seq of [1, 2]) {
        const events = tables.map(({ id }) => buildEvent(id, seq));
        const given = changes.map((each, i) => ({ ...(seq === 1 ? each : changes.at(i - 1)), seq }));
        const answers = await Promise.all(
          events.map((event, i) => store.append(event, given[i] as TableChange)),
        );
        expect(answers.every(({ kind }) => kind === 'appended')).toBe(true);
        for (const [i, event] of events.entries()) {
          expected[i] = { ...(expected[i] as TableRow), ...given[i] };
          expect((await store.findTable(event.table))?.table).toEqual(expected[i]);
          expect(await store.eventsAfter(event.table, seq - 1)).toEqual([event]);
        }
      }
    }),
    { numRuns: 10 },
  );
});

it('an event that is stale, repeated or impossible does not stop the others of its group', async () => {
  const tables = await tablesOf(4);
  const [first, second, third, fourth] = tables.map(({ id }) => buildEvent(id, 1)) as [
    ReturnType<typeof buildEvent>,
    ReturnType<typeof buildEvent>,
    ReturnType<typeof buildEvent>,
    ReturnType<typeof buildEvent>,
  ];
  await store.append(first, { seq: 1, pending: 1 });
  await store.append(second, { seq: 1, pending: 1 });
  const answers = await Promise.allSettled([
    store.append(buildEvent(first.table, 1), { seq: 1, pending: 9 }),
    store.append(second, { seq: 1, pending: 9 }),
    store.append(third, { seq: 1, pending: 2 }),
    store.append({ ...fourth, table: 'none' }, { seq: 1 }),
    store.append(fourth, { seq: 1, pending: 3 }),
  ]);
  expect(answers.map((each) => (each.status === 'fulfilled' ? each.value.kind : 'failed'))).toEqual([
    'stale',
    'repeated',
    'appended',
    'failed',
    'appended',
  ]);
  const pending = await Promise.all(tables.map(async ({ id }) => (await store.findTable(id))?.table.pending));
  expect(pending).toEqual([1, 1, 2, 3]);
});
