/** Table operations as version 0.1 did them; the races must find each of these faults. */
import type { Executor, WriteStep, Store } from '@pithead/server/testing/serverInternals';
import { StepRefused } from '@pithead/server/testing/serverInternals';
import { replaceWrite } from '../../servers/storeFaults.ts';
import type { OperationPair } from '@pithead/server/testing/races/raceOperations';

export interface OperationFault {
  readonly name: string;
  readonly pair: OperationPair;
  readonly executor?: (on: Executor) => Executor;
  readonly store?: (store: Store) => Store;
}

const LOCK = / for (update|no key update|key share)$/;

const withoutLocks = (statement: RegExp) =>
  replaceWrite((on, steps) =>
    on.write(
      steps.some(({ sql }) => statement.test(sql)) ? steps.filter(({ sql }) => !LOCK.test(sql)) : steps,
    ),
  );

const limitsBeforeWrite = replaceWrite(async (on, steps) => {
  const isLimit = ({ refusal }: WriteStep): boolean => refusal?.startsWith('tooMany') === true;
  for (const step of steps.filter(isLimit))
    if ((await on.read(step)).length === 0) throw new StepRefused(step.refusal as string);
  return on.write(steps.filter((step) => !isLimit(step)));
});

const lastSeatBeforeWrite = replaceWrite(async (on, steps) => {
  const remove = 'delete from "seats"';
  const condition = / and \(not exists .*$/i;
  const step = steps.find(({ sql }) => sql.startsWith(remove) && condition.test(sql));
  if (step === undefined) return on.write(steps);
  const look = { ...step, sql: step.sql.replace(remove, 'select "seat" from "seats"') };
  if ((await on.read(look)).length === 0) return undefined;
  const sql = step.sql.replace(condition, '');
  const parameters = step.parameters.slice(0, sql.match(/\$\d+/g)?.length ?? 0);
  return on.write(steps.map((each) => (each === step ? { ...step, sql, parameters } : each)));
});

const listedBefore = (store: Store): Store => ({
  ...store,
  async deletePerson(id, name) {
    const held = (await store.tablesOf(id, 10_000)).filter(({ table }) => table.status === 'running');
    await store.deletePerson(id, name);
    return held.flatMap(({ seats }) =>
      seats.filter(({ person }) => person === id).map(({ table, seat }) => ({ table, seat })),
    );
  },
});

export const PLANTED_OPERATION_FAULTS: readonly OperationFault[] = [
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
  {
    name: 'the limits of tables are checked before the write',
    pair: ['create', 'create'],
    executor: limitsBeforeWrite,
  },
  {
    name: 'that the host keeps a seat is checked before the write',
    pair: ['clearOwn', 'clearOwn'],
    executor: lastSeatBeforeWrite,
  },
];
