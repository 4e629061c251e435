import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { natsSettingsFrom } from '../../cluster/nats/natsSettings.ts';
import { startTestServer } from './testServer.ts';
import { httpChannel } from '../notifications/httpReceiver.ts';
import { RandomBotPool } from '../fakes/randomBotPool.ts';
import { fastTime } from '../fakes/virtualTime.ts';

const FILE = fileURLToPath(import.meta.url);

export interface TestServerProcess {
  readonly url: string;
  readonly port: number;
  pause(): void;
  resume(): void;
  stop(signal?: 'SIGKILL'): Promise<void>;
}

interface ServerProcessOptions {
  readonly data: string;
  readonly port?: number;
  readonly databaseUrl?: string;
  readonly natsUrl?: string;
  readonly hasIdleBots?: boolean;
  /** The address of a receiver of notifications. */
  readonly notify?: string;
  /** Time passes faster by this factor, counted from `fastSince`. */
  readonly speed?: number;
  readonly fastSince?: number;
}

const children = new Set<ChildProcess>();

export function killServerProcesses(): void {
  for (const child of children) child.kill('SIGKILL');
}

export async function startServerProcess(options: ServerProcessOptions): Promise<TestServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', FILE, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const url = await firstLine(child);
  return {
    url,
    port: Number(new URL(url).port),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop(signal) {
      child.kill(signal ?? 'SIGTERM');
      await once(child, 'exit');
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

class IdleBotPool extends RandomBotPool {
  override ask(): Promise<undefined> {
    return new Promise(() => undefined);
  }
}

async function serve({
  data,
  port = 0,
  databaseUrl = '',
  natsUrl = '',
  hasIdleBots = false,
  notify,
  speed,
  fastSince = 0,
}: ServerProcessOptions): Promise<void> {
  const server = await startTestServer(
    data,
    { port, databaseUrl, nats: natsSettingsFrom({ NATS_URL: natsUrl }) },
    {
      pool: hasIdleBots ? new IdleBotPool() : new RandomBotPool(),
      ...(notify !== undefined && { channels: [httpChannel(notify)] }),
      ...(speed !== undefined && { time: fastTime(speed, fastSince) }),
    },
  );
  process.on('SIGTERM', () => void server.close().then(() => process.exit()));
  process.stdout.write(`${server.url}\n`);
}

if (process.argv[1] === FILE) await serve(JSON.parse(process.argv[2] as string) as ServerProcessOptions);
