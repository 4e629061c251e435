/** Deletion and rematches as version 0.1 did them: each of these must be found by the races. */
import type { Executor, Store } from '@pithead/server/testing/inside';
import type { Pair } from '@pithead/server/testing/races/operations';

export interface RacePlant {
  readonly name: string;
  readonly pair: Pair;
  readonly executor?: (on: Executor) => Executor;
  readonly store?: (store: Store) => Store;
}

const LOCK = / for (update|no key update|key share)$/;

/** Writes that contain such a statement are done without their locks. */
const withoutLocks =
  (statement: RegExp) =>
  (on: Executor): Executor => ({
    kind: on.kind,
    durability: on.durability,
    build: on.build,
    read: (query) => on.read(query),
    write: (steps) => on.write(steps.some(({ sql }) => statement.test(sql)) ? steps.filter(({ sql }) => !LOCK.test(sql)) : steps),
    ping: () => on.ping(),
    close: () => on.close(),
  });

const listedBefore = (store: Store): Store => ({
  ...store,
  async deletePerson(id, name) {
    const held = (await store.tablesOf(id, 10_000)).filter(({ table }) => table.status === 'running');
    await store.deletePerson(id, name);
    return held.flatMap(({ seats }) => seats.filter(({ person }) => person === id).map(({ table, seat }) => ({ table, seat })));
  },
});

export const RACE_PLANTS: readonly RacePlant[] = [
  {
    name: 'a person is deleted without a lock on tables that are about to start',
    pair: ['start', 'delete'],
    executor: withoutLocks(/^delete from "people"/),
  },
  {
    name: 'the seats that need a stand-in are looked up before the deletion',
    pair: ['start', 'delete'],
    store: listedBefore,
  },
  {
    name: 'a rematch does not lock its people',
    pair: ['rematch', 'delete'],
    executor: withoutLocks(/^insert into "tables"/),
  },
  {
    name: 'a person who takes a seat is not locked',
    pair: ['join', 'delete'],
    executor: withoutLocks(/^insert into "seats"/),
  },
];
