/** Children are ended by their process id and the temporary folder is removed, also after Ctrl-C. */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntryPoint } from './entryPoint.ts';
import type { ChildResponse, ResourceUsage } from './serveRequests.ts';

const STOP_TIMEOUT_MS = 10_000;
const INTERRUPTED = 130;

export interface ChildProgram {
  readonly entry: EntryPoint;
  readonly flags: readonly string[];
  readonly command?: string;
}

interface PendingRequest {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export class LabProcess {
  readonly role: string;
  readonly #process: ChildProcess;
  readonly #pending = new Map<number, PendingRequest>();
  readonly #ended: Promise<void>;
  #number = 0;

  constructor(role: string, env: Readonly<Record<string, string>>, program: ChildProgram) {
    this.role = role;
    this.#process = fork(program.entry.file, [...program.entry.args, role], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      execArgv: [...program.flags],
      ...(program.command === undefined ? {} : { execPath: program.command }),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.on('message', (answer: ChildResponse) => this.#onResponse(answer));
    this.#ended = new Promise((resolve) => {
      this.#process.once('exit', (code, signal) => {
        for (const { reject } of this.#pending.values())
          reject(new Error(`${role} ended: ${signal ?? code}`));
        this.#pending.clear();
        resolve();
      });
    });
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  whenReady(): Promise<unknown> {
    return this.#waitFor(-1);
  }

  request<T>(name: string, argument?: unknown): Promise<T> {
    const number = this.#number++;
    const answer = this.#waitFor(number);
    if (this.isRunning) this.#process.send({ number, name, argument }, () => undefined);
    else this.#pending.get(number)?.reject(new Error(`${this.role} has ended`));
    return answer as Promise<T>;
  }

  usage(): Promise<ResourceUsage> {
    return this.request<ResourceUsage>('usage');
  }

  #waitFor(number: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#pending.set(number, { resolve, reject }));
  }

  #onResponse({ number, result, error }: ChildResponse): void {
    const pending = this.#pending.get(number);
    this.#pending.delete(number);
    if (error === undefined) pending?.resolve(result);
    else pending?.reject(new Error(`${this.role}: ${error}`));
  }

  async stop(): Promise<void> {
    if (!this.isRunning) return;
    if (this.#process.connected) this.#process.disconnect();
    const force = setTimeout(() => this.kill(), STOP_TIMEOUT_MS);
    await this.#ended;
    clearTimeout(force);
  }

  kill(): Promise<void> {
    if (this.isRunning) this.#process.kill('SIGKILL');
    return this.#ended;
  }
}

export class ProcessGroup {
  readonly #root: string;
  readonly #children: LabProcess[] = [];

  constructor() {
    this.#root = mkdtempSync(join(tmpdir(), 'pithead-bench-'));
  }

  folder(name: string): string {
    const folder = join(this.#root, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  async startProgram(
    name: string,
    env: Readonly<Record<string, string>>,
    program: ChildProgram,
  ): Promise<LabProcess> {
    const child = new LabProcess(name, env, program);
    this.#children.push(child);
    await child.whenReady();
    return child;
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.#children.map((child) => child.stop()));
    this.remove();
  }

  abort(): void {
    for (const child of this.#children) void child.kill();
    this.remove();
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function withProcessGroup<T>(work: (group: ProcessGroup) => Promise<T>): Promise<T> {
  const group = new ProcessGroup();
  const abort = (): void => {
    group.abort();
    process.exit(INTERRUPTED);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, abort);
  try {
    return await work(group);
  } finally {
    for (const signal of signals) process.off(signal, abort);
    await group.stopAll();
  }
}
