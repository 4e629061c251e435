/** PostgreSQL servers for tests, each in its own folder and on its own port. */
import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgresPrograms, postgresUser } from './postgresPrograms.ts';

export interface TestDatabases {
  readonly port: number;
  url(database: string): string;
  addDatabase(): Promise<string>;
}

export interface SharedTestPostgres extends TestDatabases {
  dropDatabases(): Promise<void>;
}

export interface TestPostgres extends TestDatabases {
  readonly pid: number;
  /** Like `pg_ctl stop -m immediate`: without a checkpoint. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const READY_MS = 20_000;

/**
 * Stops the server and removes its folder when its standard input ends, which also happens if the tests are
 * killed. A line of input means that both have been done.
 */
const WATCHDOG = `
  read -r line && exit
  pid=$(head -n 1 "$1/data/postmaster.pid") && kill -QUIT "$pid"
  while kill -0 "$pid"; do sleep 0.05; done
  rm -rf "$1"`;

let shared: Promise<TestPostgres> | undefined;

/**
 * The server that all test files of this process share; it runs until the process ends. Tests that stop or
 * configure a server start their own.
 */
export async function shareTestPostgres(): Promise<SharedTestPostgres> {
  const { port, url } = await (shared ??= startTestPostgres());
  const added: string[] = [];
  return {
    port,
    url,
    async addDatabase() {
      const name = await addDatabase(port);
      added.push(name);
      return url(name);
    },
    async dropDatabases() {
      for (const name of added.splice(0))
        await queryOnce(url('postgres'), `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** In memory if possible: each commit is flushed, which takes milliseconds on a disk. */
const quickFolder = (): string => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());

export async function startTestPostgres(
  parent = quickFolder(),
  sharedBuffers = '16MB',
  maxConnections = 60,
): Promise<TestPostgres> {
  const folder = mkdtempSync(join(parent, 'pithead-postgres-'));
  const { uid, gid } = postgresUser;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const dismissWatchdog = startWatchdog(folder);
  const programs = findPostgresPrograms(folder);
  const data = join(folder, 'data');
  const initdb = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    postgresUser,
  );
  if (initdb.status !== 0) throw new Error(`initdb: ${String(initdb.error ?? initdb.stderr)}`);
  const port = await freePort();
  const settings = [
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'fsync=on',
    '-c',
    `shared_buffers=${sharedBuffers}`,
    '-c',
    `max_connections=${maxConnections}`,
  ];
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(programs, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], {
      ...postgresUser,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(started, port);
    // A server that is shared must not keep its process alive.
    started.unref();
    (started.stderr as Socket).unref();
    return started;
  };
  let child = await start();
  return {
    port,
    get pid() {
      return child.pid as number;
    },
    url: (database) => urlOf(port, database),
    addDatabase: async () => urlOf(port, await addDatabase(port)),
    crash: () => stopped(child),
    restart: async () => void (child = await start()),
    async stop() {
      await stopped(child);
      rmSync(folder, { recursive: true });
      dismissWatchdog();
    },
  };
}

function startWatchdog(folder: string): () => void {
  // Detached, because Ctrl-C reaches all processes of the terminal's process group.
  const watchdog = spawn('sh', ['-c', WATCHDOG, 'sh', folder], {
    ...postgresUser,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  (watchdog.stdin as Socket).unref();
  return () => void watchdog.stdin.end('stopped\n');
}

const urlOf = (port: number, database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;

export async function queryOnce(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

let databases = 0;

async function addDatabase(port: number): Promise<string> {
  const name = `pithead${++databases}`;
  await queryOnce(urlOf(port, 'postgres'), `CREATE DATABASE ${name}`);
  return name;
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  for (const end = performance.now() + READY_MS; performance.now() < end; await delay(25)) {
    if (child.exitCode !== null) break;
    const rows = await queryOnce(urlOf(port, 'postgres'), 'SELECT 1').catch(() => []);
    if (rows.length > 0) return;
  }
  child.kill('SIGQUIT');
  throw new Error(`postgres did not start: ${output}`);
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.ref();
  const end = new Promise((resolve) => child.once('exit', resolve));
  // Without a checkpoint: the data are thrown away, or a crash is wanted.
  child.kill('SIGQUIT');
  await end;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
