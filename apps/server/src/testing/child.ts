/** A server in a process of its own, which can be killed. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openHall } from './hall.ts';
import { QuickPool } from './quickPool.ts';

const FILE = fileURLToPath(import.meta.url);

export interface Child {
  readonly url: string;
  readonly port: number;
  /** As `kill -9` does; without a signal it closes down in order. */
  end(signal?: 'SIGKILL'): Promise<void>;
}

const children = new Set<ChildProcess>();

/** A test that failed must leave nobody behind. */
export function endChildren(): void {
  for (const child of children) child.kill('SIGKILL');
}

export async function startChild(data: string, port = 0): Promise<Child> {
  const child = spawn(process.execPath, ['--import', 'tsx', FILE, data, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const url = await firstLine(child);
  return {
    url,
    port: Number(new URL(url).port),
    async end(signal) {
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

async function serve(data: string, port: number): Promise<void> {
  const hall = await openHall(data, { port }, { pool: new QuickPool() });
  process.on('SIGTERM', () => void hall.close().then(() => process.exit()));
  process.stdout.write(`${hall.url}\n`);
}

if (process.argv[1] === FILE) await serve(process.argv[2] as string, Number(process.argv[3]));
