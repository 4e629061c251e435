import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '../../config.ts';
import { configFrom } from '../../config.ts';
import type { ServerPorts, RunningServer } from '../../server.ts';
import { startServer } from '../../server.ts';

const TEST_ENV = {
  PITHEAD_HOST: '127.0.0.1',
  PITHEAD_PORT: '0',
  PITHEAD_METRICS_PORT: '0',
  PITHEAD_LOG: 'silent',
  PITHEAD_BOT_DELAY_MS: '0',
  PITHEAD_BOT_THREADS: '1',
  PITHEAD_REQUESTS_PER_MINUTE: '1000000',
  PITHEAD_SOCKETS_PER_ADDRESS: '10000',
  PITHEAD_MESSAGES_PER_SECOND: '100000',
};

const folders: string[] = [];

/** In memory if possible: flushing to a disk takes most of the time of a test that plays. */
export function newTestFolder(): string {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'pithead-test-'));
  folders.push(folder);
  return folder;
}

export function removeTestFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

const testConfig = (data: string, change: Partial<Config> = {}): Config => ({
  ...configFrom({ ...TEST_ENV, PITHEAD_DATA: data }),
  ...change,
});

export const startTestServer = (
  data = newTestFolder(),
  change: Partial<Config> = {},
  ports: ServerPorts = {},
): Promise<RunningServer> =>
  startServer(testConfig(data, change), {
    log: pino({ level: process.env['PITHEAD_TEST_LOG'] ?? 'silent' }),
    ...ports,
  });
