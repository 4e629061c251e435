import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let replies: (object | Error)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', async () => {
    const reply = replies.shift() ?? new Error('no reply left');
    if (reply instanceof Error) throw reply;
    return new Response(JSON.stringify(reply), { status: 'reason' in reply ? 404 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function load(): Promise<{ readonly reported: unknown[]; cancel(): void }> {
  const { loadServerTable } = await import('./loadServerTable.ts');
  const reported: unknown[] = [];
  return { reported, cancel: loadServerTable('table', (table) => reported.push(table)) };
}

test('a table is asked for again until the server answers', async () => {
  replies = [new Error('no net'), new Error('no net'), { id: 'table' }];
  const { reported } = await load();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reported).toEqual([{ id: 'table' }]);
});

test('a table that the server does not know is reported as none', async () => {
  replies = [{ reason: 'notFound' }];
  const { reported } = await load();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reported).toEqual(['none']);
});

test('a reply that arrives after the page is gone is not reported', async () => {
  replies = [{ id: 'table' }];
  const { reported, cancel } = await load();
  cancel();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reported).toEqual([]);
});
