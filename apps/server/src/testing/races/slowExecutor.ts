/** Delays every statement while switched on, so that concurrent writes overlap. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Executor, WriteStep } from '../../store/executor.ts';

const MOST_MS = 4;
const SLEEP: WriteStep = {
  sql: `DO $$ BEGIN PERFORM pg_sleep(random() * ${MOST_MS / 1000}); END $$`,
  parameters: [],
};

export interface DelaySwitch {
  isOn: boolean;
}

const wait = (): Promise<void> => delay(Math.random() * MOST_MS);

export const createSlowExecutor = (on: Executor, slowness: DelaySwitch): Executor => ({
  kind: on.kind,
  durability: on.durability,
  db: on.db,
  read: async (query) => {
    if (slowness.isOn) await wait();
    return on.read(query);
  },
  async write(steps) {
    if (!slowness.isOn) return on.write(steps);
    await wait();
    // SQLite has one writer at a time, so nothing can come between two statements of a write.
    return on.write(on.kind === 'postgres' ? steps.flatMap((step) => [SLEEP, step]) : steps);
  },
  ping: () => on.ping(),
  close: () => on.close(),
});
