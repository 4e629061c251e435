import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import type { PresenceRow } from '../store/processPort.ts';
import { VirtualTime } from '../testing/virtualTime.ts';
import { PresenceBook } from './presenceBook.ts';

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
let book: PresenceBook;
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
  book = new PresenceBook('this', {
    store,
    matches,
    fellows,
    time,
    log: pino({ level: 'silent' }),
  } as unknown as Context);
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
  await time.pass(SOON_MS);
}

it('who leaves while the coming is still being written has left', async () => {
  book.present('a', HERE);
  await time.pass(SOON_MS);
  book.present('a', NOBODY);
  await time.pass(SOON_MS);
  expect(underway.map(({ rows }) => rows)).toEqual([[{ table: 'a', ...HERE }]]);
  await end('succeed');
  expect(underway.map(({ rows }) => rows)).toEqual([[{ table: 'a', ...NOBODY }]]);
  await end('succeed');
  expect(written.get('a')).toEqual({ table: 'a', ...NOBODY });
  expect(underway).toEqual([]);
});

it('a write that failed does not bring back what was true when it began', async () => {
  book.present('a', HERE);
  book.present('b', HERE);
  await time.pass(SOON_MS);
  book.present('a', NOBODY);
  await time.pass(SOON_MS);
  await end('fail');
  expect(underway).toEqual([]);
  book.look([]);
  await time.pass(SOON_MS);
  await end('succeed');
  expect([...written.values()]).toEqual([
    { table: 'a', ...NOBODY },
    { table: 'b', ...HERE },
  ]);
});

it('that the last one has left is written in the end, also where nobody looks at anything any more', async () => {
  book.present('a', NOBODY);
  await time.pass(SOON_MS);
  await end('fail');
  book.look([]);
  await time.pass(SOON_MS);
  await end('succeed');
  expect(written.get('a')).toEqual({ table: 'a', ...NOBODY });
});
