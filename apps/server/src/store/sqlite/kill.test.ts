import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openSqliteStore } from './sqliteStore.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const folder = temporaryFolder();
const LOOP = fileURLToPath(new URL('../testing/appendLoop.ts', import.meta.url));

async function acknowledgedBeforeKill(file: string, eventCount: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, ['--import', 'tsx', LOOP, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.split('\n').length > eventCount) child.kill('SIGKILL');
  });
  await new Promise((resolve) => child.once('close', resolve));
  expect(child.signalCode).toBe('SIGKILL');
  const lines = output.split('\n').slice(0, -1);
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
