import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openSqliteStore } from './sqliteStore.ts';
import type { EventRow } from '../store.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { addRunningTable, buildEvent } from '../testing/testRows.ts';

const folder = temporaryFolder();

/** Returns the lines that the program printed before it was killed. */
async function killAfterLines(program: string, file: string, count: number, delayMs = 0): Promise<string[]> {
  const loop = fileURLToPath(new URL(`../testing/${program}`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', loop, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.split('\n').length > count) setTimeout(() => child.kill('SIGKILL'), delayMs);
  });
  await new Promise((resolve) => child.once('close', resolve));
  expect(child.signalCode).toBe('SIGKILL');
  return output.split('\n').slice(0, -1);
}

async function acknowledgedBeforeKill(file: string, eventCount: number): Promise<Map<string, number>> {
  const lines = await killAfterLines('appendLoop.ts', file, eventCount);
  return new Map(lines.map((line) => line.split(' ')).map(([table, seq]) => [table as string, Number(seq)]));
}

it.concurrent.each([1, 100, 300])(
  'promise P1: kill -9 after %i acknowledged events loses none of them',
  async (eventCount) => {
    const file = join(folder, `killed-${eventCount}.db`);
    const acknowledged = await acknowledgedBeforeKill(file, eventCount);
    const store = await openSqliteStore(file);
    for (const [table, seq] of acknowledged) {
      const events = await store.eventsAfter(table, 0);
      expect(events.length).toBeGreaterThanOrEqual(seq);
      expect(events.map((event) => event.seq)).toEqual(events.map((_, i) => i + 1));
      expect((await store.findTable(table))?.table.seq).toBe(events.length);
    }
    expect(acknowledged.size).toBeGreaterThan(0);
    await store.close();
  },
);

it.concurrent.each([0, 9])(
  'kill -9 while matches are compacted and expanded loses no event (%i ms after a round)',
  async (delayMs) => {
    const file = join(folder, `compacted-${delayMs}.db`);
    const before = await openSqliteStore(file);
    const logs = new Map<string, EventRow[]>();
    for (let i = 0; i < 5; i++) {
      const { table } = await addRunningTable(before);
      const events = Array.from({ length: 200 }, (_, n) => buildEvent(table.id, n + 1));
      await Promise.all(events.map((event) => before.append(event, {})));
      await before.changeTable(table.id, { seq: 200, status: 'over', endedAt: 1 });
      logs.set(table.id, events);
    }
    await before.close();
    await killAfterLines('compactionLoop.ts', file, 2, delayMs);
    const store = await openSqliteStore(file);
    for (const [table, events] of logs) expect(await store.eventsAfter(table, 0)).toEqual(events);
    await store.close();
  },
);
