import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import type { ServerContext } from '../serverContext.ts';
import type { PresenceRow } from '../store/clusterStore.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { ClusterPresence } from './clusterPresence.ts';

const SOON_MS = 20;
const HERE = { online: 0b1, watching: 0 };
const NOBODY = { online: 0, watching: 0 };

interface PendingWrite {
  readonly rows: readonly PresenceRow[];
  succeed(): void;
  fail(): void;
}

let time: VirtualTime;
let presence: ClusterPresence;
let pendingWrites: PendingWrite[];
let written: Map<string, PresenceRow>;

beforeEach(() => {
  time = new VirtualTime();
  pendingWrites = [];
  written = new Map();
  const store = {
    presenceAtOthers: () => Promise.resolve([]),
    savePresence: (_: string, rows: readonly PresenceRow[]) =>
      rows.length === 0
        ? Promise.resolve()
        : new Promise<void>((resolve, reject) => void pendingWrites.push(writing(rows, resolve, reject))),
  };
  const matches = { peek: () => undefined, watchedMatches: () => [] };
  const cluster = { publish: () => undefined };
  presence = new ClusterPresence('this', {
    store,
    matches,
    cluster,
    time,
    log: pino({ level: 'silent' }),
  } as unknown as ServerContext);
});

const writing = (
  rows: readonly PresenceRow[],
  resolve: () => void,
  reject: (error: Error) => void,
): PendingWrite => ({
  rows,
  succeed() {
    for (const row of rows) written.set(row.table, row);
    resolve();
  },
  fail: () => reject(new Error('gone')),
});

async function end(how: 'succeed' | 'fail'): Promise<void> {
  pendingWrites.shift()?.[how]();
  await time.jump(0);
  await time.advance(SOON_MS);
}

it('a viewer who leaves while the arrival is being stored has left in the end', async () => {
  presence.update('a', HERE);
  await time.advance(SOON_MS);
  presence.update('a', NOBODY);
  await time.advance(SOON_MS);
  expect(pendingWrites.map(({ rows }) => rows)).toEqual([[{ table: 'a', ...HERE }]]);
  await end('succeed');
  expect(pendingWrites.map(({ rows }) => rows)).toEqual([[{ table: 'a', ...NOBODY }]]);
  await end('succeed');
  expect(written.get('a')).toEqual({ table: 'a', ...NOBODY });
  expect(pendingWrites).toEqual([]);
});

it('a failed write does not bring back outdated presence', async () => {
  presence.update('a', HERE);
  presence.update('b', HERE);
  await time.advance(SOON_MS);
  presence.update('a', NOBODY);
  await time.advance(SOON_MS);
  await end('fail');
  expect(pendingWrites).toEqual([]);
  presence.refresh([]);
  await time.advance(SOON_MS);
  await end('succeed');
  expect([...written.values()]).toEqual([
    { table: 'a', ...NOBODY },
    { table: 'b', ...HERE },
  ]);
});

it('the leave of the last viewer is stored even if nobody watches anything any more', async () => {
  presence.update('a', NOBODY);
  await time.advance(SOON_MS);
  await end('fail');
  presence.refresh([]);
  await time.advance(SOON_MS);
  await end('succeed');
  expect(written.get('a')).toEqual({ table: 'a', ...NOBODY });
});
