/** A real server in a process of its own, on a free port with a database of its own. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PRODUCT = [join(import.meta.dirname, '../../../cli/dist/pithead.js'), 'serve'];
const WITH_FIXED_DEALS = [join(import.meta.dirname, 'dist/fixedDealServer.js')];

export interface PageServer {
  readonly address: string;
  /** The folder of its database. */
  readonly data: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export const startPageServerWithFixedDeals = (): Promise<PageServer> => startPageServer(WITH_FIXED_DEALS);

export async function startPageServer(
  program: readonly string[] = PRODUCT,
  settings: Readonly<Record<string, string>> = {},
): Promise<PageServer> {
  const data = mkdtempSync(join(tmpdir(), 'pithead-pages-'));
  const port = await freePort();
  let child = await spawnServer(program, port, data, settings);
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    address: `http://localhost:${port}`,
    data,
    async restart() {
      await end('SIGKILL');
      child = await spawnServer(program, port, data, settings);
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function spawnServer(
  program: readonly string[],
  port: number,
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PITHEAD_PORT: String(port),
    PITHEAD_DATA: data,
    PITHEAD_METRICS_PORT: '0',
    PITHEAD_BOT_DELAY_MS: '0',
    PITHEAD_REQUESTS_PER_MINUTE: '100000',
    PITHEAD_LOG: 'warn',
    ...settings,
  };
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended: ${code}`)));
    child.stdout.on('data', (text: Buffer) => text.includes('http://') && resolve(child));
  });
}
