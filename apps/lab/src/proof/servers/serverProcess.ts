import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { NotifyingServerOptions } from './notifyingServer.ts';
import { NOTIFYING_SERVER, STORE_FAULT_SERVER, PITHEAD_PROGRAM } from './programs.ts';

export interface ServerProcessOptions {
  readonly data: string;
  readonly databaseUrl?: string;
  readonly natsUrl?: string;
  /** None without it. */
  readonly metricsPort?: number;
  readonly fault?: string;
  /** Starts a server that notifies a receiver, in fast time. */
  readonly notifying?: NotifyingServerOptions;
}

const ENV = {
  PITHEAD_HOST: '127.0.0.1',
  PITHEAD_LOG: 'silent',
  PITHEAD_BOT_DELAY_MS: '0',
  PITHEAD_BOT_THREADS: '1',
  PITHEAD_REQUESTS_PER_MINUTE: '1000000',
  PITHEAD_SOCKETS_PER_ADDRESS: '10000',
  PITHEAD_MESSAGES_PER_SECOND: '100000',
};

const START_MS = 30_000;
const POLL_MS = 10;
const NANOS = 1_000_000;

/** `queuedMs` is the time for which the process waited for a processor. */
export interface StartDuration {
  readonly ms: number;
  readonly queuedMs: number;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

function programOf({ fault, notifying }: ServerProcessOptions): string[] {
  if (notifying !== undefined) return [NOTIFYING_SERVER, JSON.stringify(notifying)];
  return fault === undefined ? [PITHEAD_PROGRAM, 'serve'] : [STORE_FAULT_SERVER, fault];
}

function spawnServer(options: ServerProcessOptions, port: number, stderr: 'inherit' | 'pipe'): ChildProcess {
  const { data, databaseUrl = '', natsUrl = '', metricsPort = 0 } = options;
  const env = {
    ...process.env,
    ...ENV,
    PITHEAD_PORT: String(port),
    PITHEAD_DATA: data,
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrl,
    PITHEAD_METRICS_PORT: String(metricsPort),
    LANG: 'C',
    LC_ALL: 'C',
  };
  const child = spawn(process.execPath, programOf(options), { env, stdio: ['ignore', 'pipe', stderr] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export type StartAttempt =
  | { readonly isServing: true; readonly url: string; readonly kill: () => Promise<unknown> }
  | { readonly isServing: false; readonly code: number | null; readonly stderr: string };

export async function attemptStart(options: ServerProcessOptions): Promise<StartAttempt> {
  const child = spawnServer(options, 0, 'pipe');
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise((resolve) => void child.once('close', resolve));
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS);
  try {
    const url = `http://127.0.0.1:${await portOf(child)}`;
    return { isServing: true, url, kill: () => (child.kill('SIGKILL'), ended) };
  } catch {
    await ended;
    return { isServing: false, code: child.exitCode, stderr };
  } finally {
    clearTimeout(late);
  }
}

export class ServerProcess {
  readonly #options: ServerProcessOptions;
  #port = 0;
  #child: ChildProcess | undefined;
  startDuration: StartDuration = { ms: 0, queuedMs: 0 };

  private constructor(options: ServerProcessOptions) {
    this.#options = options;
  }

  static async start(options: ServerProcessOptions): Promise<ServerProcess> {
    const server = new ServerProcess(options);
    await server.launch();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get port(): number {
    return this.#port;
  }

  /** Resolves when the server is ready. Restarts keep the port. */
  async launch(): Promise<StartDuration> {
    const began = performance.now();
    const child = spawnServer(this.#options, this.#port, 'inherit');
    this.#child = child;
    if (this.#port === 0) this.#port = await portOf(child);
    await this.#ready(child, began + START_MS);
    this.startDuration = { ms: performance.now() - began, queuedMs: queuedMs(child) };
    return this.startDuration;
  }

  async #ready(child: ChildProcess, end: number): Promise<void> {
    for (; performance.now() < end; await delay(POLL_MS)) {
      if (child.exitCode !== null) break;
      const isReady = await fetch(`${this.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
    }
    throw new Error(`the server is not ready (exit code ${child.exitCode})`);
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  close(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => void child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Only the store fault server understands this signal. */
  makeReadOnly(): void {
    this.#child?.kill('SIGUSR2');
  }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}

/** Linux only; 0 elsewhere. */
function queuedMs({ pid }: ChildProcess): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / NANOS;
  } catch {
    return 0;
  }
}
