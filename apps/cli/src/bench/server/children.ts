/**
 * Child processes and their temporary folder. All children are ended by their process id and the folder is
 * removed, also after Ctrl-C.
 */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT } from '../../cli.ts';
import type { Answer, Usage } from './answers.ts';

/** In the bundle the child lies beside this file; from source a loader starts it. */
const FILE = fileURLToPath(
  new URL(import.meta.url.endsWith('.js') ? './benchChild.js' : './fromSource.js', import.meta.url),
);

const PATIENCE_MS = 10_000;

export type Role = 'ours' | 'control' | 'boardgameIo' | 'load' | 'socketIoLoad' | 'botTables';

/** The memory flag of `npm start`. */
const AS_STARTED = '--max-old-space-size=1024';

/**
 * With PITHEAD_BENCH_PROFILE=<folder> the server writes a CPU profile there, unless it is killed (as at the
 * end of S3).
 */
function flagsFor(role: Role): string[] {
  if (role !== 'ours') return [];
  const folder = process.env['PITHEAD_BENCH_PROFILE'] ?? '';
  return [AS_STARTED, ...(folder === '' ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`])];
}

export interface Program {
  readonly file: string;
  readonly flags: readonly string[];
  /** The command that starts Node, with `flags` as its first arguments; Node itself if absent. */
  readonly command?: string;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export class Child {
  readonly role: string;
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #number = 0;

  constructor(role: string, env: Readonly<Record<string, string>>, program: Program) {
    this.role = role;
    this.#process = fork(program.file, [role], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      execArgv: [...program.flags],
      ...(program.command === undefined ? {} : { execPath: program.command }),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.on('message', (answer: Answer) => this.#hear(answer));
    this.#ended = new Promise((resolve) => {
      this.#process.once('exit', (code, signal) => {
        for (const { reject } of this.#waiting.values())
          reject(new Error(`${role} ended: ${signal ?? code}`));
        this.#waiting.clear();
        resolve();
      });
    });
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  ready(): Promise<unknown> {
    return this.#expect(-1);
  }

  ask<T>(name: string, argument?: unknown): Promise<T> {
    const number = this.#number++;
    const answer = this.#expect(number);
    if (this.isRunning) this.#process.send({ number, name, argument }, () => undefined);
    else this.#waiting.get(number)?.reject(new Error(`${this.role} has ended`));
    return answer as Promise<T>;
  }

  usage(): Promise<Usage> {
    return this.ask<Usage>('usage');
  }

  #expect(number: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  #hear({ number, result, error }: Answer): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(`${this.role}: ${error}`));
  }

  /** Asks the child to end by disconnecting; kills it after a time limit. */
  async end(): Promise<void> {
    if (!this.isRunning) return;
    if (this.#process.connected) this.#process.disconnect();
    const force = setTimeout(() => this.kill(), PATIENCE_MS);
    await this.#ended;
    clearTimeout(force);
  }

  /** Ends the child with SIGKILL, like a power cut. */
  kill(): Promise<void> {
    if (this.isRunning) this.#process.kill('SIGKILL');
    return this.#ended;
  }
}

export class Place {
  readonly #root: string;
  readonly #children: Child[] = [];

  constructor() {
    this.#root = mkdtempSync(join(tmpdir(), 'pithead-bench-'));
  }

  folder(name: string): string {
    const folder = join(this.#root, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  start(role: Role, env: Readonly<Record<string, string>> = {}): Promise<Child> {
    return this.run(role, env, { file: FILE, flags: flagsFor(role) });
  }

  /** Starts any program that answers requests (`answerAsks`). */
  async run(name: string, env: Readonly<Record<string, string>>, program: Program): Promise<Child> {
    const child = new Child(name, env, program);
    this.#children.push(child);
    await child.ready();
    return child;
  }

  async clear(): Promise<void> {
    await Promise.all(this.#children.map((child) => child.end()));
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

/** Provides child processes and a folder for the duration of `work`, and removes both afterwards. */
export async function atPlace<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const place = new Place();
  const abort = (): void => {
    place.abort();
    process.exit(EXIT.interrupted);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, abort);
  try {
    return await work(place);
  } finally {
    for (const signal of signals) process.off(signal, abort);
    await place.clear();
  }
}
