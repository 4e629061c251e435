import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import type { ServerContext } from '../serverContext.ts';
import type { PresenceRow } from '../store/clusterStore.ts';
import { VirtualTime } from '../testing/fakes/virtualTime.ts';
import { ClusterPresence } from './clusterPresence.ts';

const SOON_MS = 20;
const HERE = { online: 0b1, watching: 0 };
const NOBODY = { online: 0, watching: 0 };

/** A write that the test completes. */
interface Underway {
  readonly rows: readonly PresenceRow[];
  succeed(): void;
  fail(): void;
}

let time: VirtualTime;
let book: ClusterPresence;
let underway: Underway[];
let written: Map<string, PresenceRow>;

beforeEach(() => {
  time = new VirtualTime();
  underway = [];
  written = new Map();
  const store = {
    presenceElsewhere: () => Promise.resolve([]),
    keepPresence: (_: string, rows: readonly PresenceRow[]) =>
      rows.length === 0
        ? Promise.resolve()
        : new Promise<void>((resolve, reject) => void underway.push(writing(rows, resolve, reject))),
  };
  const matches = { peek: () => undefined, watched: () => [] };
  const fellows = { tell: () => undefined };
  book = new ClusterPresence('this', {
    store,
    matches,
    fellows,
    time,
    log: pino({ level: 'silent' }),
  } as unknown as ServerContext);
});

const writing = (
  rows: readonly PresenceRow[],
  resolve: () => void,
  reject: (error: Error) => void,
): Underway => ({
  rows,
  succeed() {
    for (const row of rows) written.set(row.table, row);
    resolve();
  },
  fail: () => reject(new Error('gone')),
});

async function end(how: 'succeed' | 'fail'): Promise<void> {
  underway.shift()?.[how]();
  await time.jump(0);
  await time.advance(SOON_MS);
}

it('who leaves while the coming is still being written has left', async () => {
  book.update('a', HERE);
  await time.advance(SOON_MS);
  book.update('a', NOBODY);
  await time.advance(SOON_MS);
  expect(underway.map(({ rows }) => rows)).toEqual([[{ table: 'a', ...HERE }]]);
  await end('succeed');
  expect(underway.map(({ rows }) => rows)).toEqual([[{ table: 'a', ...NOBODY }]]);
  await end('succeed');
  expect(written.get('a')).toEqual({ table: 'a', ...NOBODY });
  expect(underway).toEqual([]);
});

it('a write that failed does not bring back what was true when it began', async () => {
  book.update('a', HERE);
  book.update('b', HERE);
  await time.advance(SOON_MS);
  book.update('a', NOBODY);
  await time.advance(SOON_MS);
  await end('fail');
  expect(underway).toEqual([]);
  book.refresh([]);
  await time.advance(SOON_MS);
  await end('succeed');
  expect([...written.values()]).toEqual([
    { table: 'a', ...NOBODY },
    { table: 'b', ...HERE },
  ]);
});

it('that the last one has left is written in the end, also where nobody looks at anything any more', async () => {
  book.update('a', NOBODY);
  await time.advance(SOON_MS);
  await end('fail');
  book.refresh([]);
  await time.advance(SOON_MS);
  await end('succeed');
  expect(written.get('a')).toEqual({ table: 'a', ...NOBODY });
});
