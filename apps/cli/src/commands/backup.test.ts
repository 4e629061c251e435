import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startCliClient, newDataFolder, startCliTestServer } from '../testing/cliClient.ts';
import { isOneLine, newTemporaryFolder, runCli } from '../testing/runCli.ts';

const server = await startCliTestServer();
const folder = newTemporaryFolder();
const FILE = join(folder, 'backup.db');
const ofServer = (...args: string[]): string[] => [...args, '--data', server.data, '--lang', 'en'];

const home = newTemporaryFolder();
let table = '';

beforeAll(async () => {
  const anna = startCliClient(
    ['connect', server.url, '--name', 'Anna', '--lang', 'en', '--game', 'glueck-auf', '--bots', 'apprentice'],
    { home },
  );
  await anna.waitFor(/ 1\) [^]*> /);
  anna.type('1');
  await anna.waitFor(/Anna selects an order[^]*> /);
  anna.type('quit');
  [, table = ''] = /--table (\S{22})/.exec((await anna.exited).out) ?? [];
  expect(await runCli(ofServer('backup', FILE))).toEqual({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Backed up: .*, [\d.]+ MB, 1 table\n$/),
  });
});

describe('backup', () => {
  test('a backup is one file that only its owner can read, and it never overwrites another file', async () => {
    const before = readFileSync(FILE);
    expect(readdirSync(folder)).toEqual(['backup.db']);
    expect(statSync(FILE).mode & 0o777).toBe(0o600);
    const { code, err } = await runCli(ofServer('backup', FILE));
    expect([code, isOneLine(err)]).toEqual([2, true]);
    expect(readFileSync(FILE).equals(before)).toBe(true);
  });

  test('a backup needs an existing database and a writable target', async () => {
    const nothing = await runCli(['backup', join(folder, 'b.db'), '--data', newDataFolder(), '--lang', 'de']);
    expect(nothing).toMatchObject({ code: 2, out: '', err: expect.stringContaining('gibt es nicht') });
    const nowhere = await runCli(ofServer('backup', join(folder, 'no', 'b.db')));
    expect(nowhere).toMatchObject({ code: 2, out: '', err: expect.stringContaining('(ENOENT)') });
    const foreign = newDataFolder();
    writeFileSync(join(foreign, 'pithead.db'), 'Dear Anna');
    const letter = await runCli(['backup', join(folder, 'b.db'), '--data', foreign, '--lang', 'en']);
    expect(letter).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('isn’t a SQLite database'),
    });
    expect(readdirSync(folder)).toEqual(['backup.db']);
    const postgres = await runCli(['backup', join(folder, 'b.db')], '', {
      DATABASE_URL: 'postgres://localhost/pithead',
    });
    expect(postgres).toMatchObject({ code: 2, out: '', err: expect.stringContaining('pg_dump') });
  });
});

describe('restore', () => {
  test('a restored backup contains the running match, which can be played on', async () => {
    const data = join(newDataFolder(), 'new');
    const { code, out, err } = await runCli(['restore', FILE, '--data', data, '--lang', 'en']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`Restored: ${join(data, 'pithead.db')}, 1 game checked\n`);
    expect(readdirSync(data)).toEqual(['pithead.db', 'pithead.db.lock']);
    const other = await startCliTestServer(data);
    const token = Object.values(
      JSON.parse(readFileSync(join(home, 'pithead', 'sessions.json'), 'utf8')) as Record<
        string,
        { Anna: string }
      >,
    )[0]?.Anna;
    writeFileSync(join(home, 'pithead', 'sessions.json'), JSON.stringify({ [other.url]: { Anna: token } }));
    const anna = startCliClient(['connect', other.url, '--table', table, '--lang', 'nl'], { home });
    await anna.waitFor(/Anna kiest een opdracht/);
    await anna.waitFor(/ 1\) [^]*> /);
    anna.type('1');
    await anna.waitFor(/Anna kiest een opdracht/);
    anna.type('stop');
    expect(await anna.exited).toMatchObject({ code: 0, err: '' });
    await other.close();
  });

  test('an existing database is replaced only with --force, and it is kept under another name', async () => {
    const data = newDataFolder();
    mkdirSync(data, { recursive: true });
    const file = join(data, 'pithead.db');
    writeFileSync(file, 'precious');
    writeFileSync(`${file}-wal`, 'stale');
    const refused = await runCli(['restore', FILE, '--data', data, '--lang', 'en']);
    expect(refused).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('already exists. --force'),
    });
    const { code, out } = await runCli(['restore', FILE, '--data', data, '--force', '--lang', 'en']);
    expect(code).toBe(0);
    const [, kept = ''] = /What was there before: (.*)\n/.exec(out) ?? [];
    expect(kept).toMatch(/pithead\.db\.before-restore-\d{4}-/);
    expect(readFileSync(kept, 'utf8')).toBe('precious');
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect((await runCli(['backup', join(newTemporaryFolder(), 'b.db'), '--data', data])).code).toBe(0);
  });

  test('the database of a running server is not replaced', async () => {
    const { code, err } = await runCli(ofServer('restore', FILE, '--force'));
    expect([code, isOneLine(err)]).toEqual([2, true]);
    expect(err).toContain('A server is using');
    expect(readdirSync(server.data).filter((name) => name.includes('part'))).toEqual([]);
    await expect(server.context.store.ping()).resolves.toBeUndefined();
  });

  test('a database is not replaced while a server is starting on it, even if it does not exist yet', async () => {
    const { lockDatabase } = await import('@pithead/server');
    const data = newDataFolder();
    const lock = lockDatabase(join(data, 'pithead.db'));
    const refused = await runCli(['restore', FILE, '--data', data, '--lang', 'en']);
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('A server is using') });
    lock.release();
    expect((await runCli(['restore', FILE, '--data', data])).code).toBe(0);
    lockDatabase(join(data, 'pithead.db')).release();
  });

  test('the side files of a killed server do not count as an open database', async () => {
    const data = newDataFolder();
    // `cp` runs as another process, because closing a file drops all POSIX locks of the own process on it.
    spawnSync('cp', ['-r', `${server.data}/.`, data]);
    expect(readdirSync(data).toSorted()).toEqual([
      'pithead.db',
      'pithead.db-shm',
      'pithead.db-wal',
      'pithead.db.lock',
    ]);
    expect(await runCli(['restore', FILE, '--data', data, '--force'])).toMatchObject({ code: 0, err: '' });
    const kept = /^pithead\.db\.before-restore-[\dTZ-]+(-wal)?$/;
    const names = readdirSync(data).filter((name) => name !== 'pithead.db.lock');
    expect(names.toSorted()).toEqual([
      'pithead.db',
      expect.stringMatching(kept),
      expect.stringMatching(kept),
    ]);
    expect(statSync(join(data, 'pithead.db')).mode & 0o777).toBe(0o600);
  });

  test('a damaged, truncated or foreign file is refused and changes nothing', async () => {
    const whole = readFileSync(FILE);
    const damaged = Buffer.from(whole).fill(0xff, 4096, 3 * 4096);
    const cases = [
      ['letter', Buffer.from('Dear Anna'), 'isn’t a SQLite database'],
      ['damaged', damaged, 'is '],
      ['short', whole.subarray(0, whole.length - 4096), 'is '],
    ] as const;
    for (const [name, bytes, line] of cases) {
      const from = join(newTemporaryFolder(), `${name}.db`);
      writeFileSync(from, bytes);
      const data = newDataFolder();
      const { code, out, err } = await runCli(['restore', from, '--data', data, '--lang', 'en', '--force']);
      expect([name, code, out, isOneLine(err)]).toEqual([name, 2, '', true]);
      expect(err).toContain(`“${from}” ${line}`);
      expect(readdirSync(data)).toEqual(['pithead.db.lock']);
      expect(readFileSync(from).equals(bytes)).toBe(true);
    }
  });

  test('a match whose hashes differ is reported, and it is restored only with --force', async () => {
    const { openSqliteStore } = await import('@pithead/server');
    const from = join(newTemporaryFolder(), 'broken.db');
    writeFileSync(from, readFileSync(FILE));
    const store = await openSqliteStore(from);
    const seq = ((await store.eventsAfter(table, 0)).at(-1)?.seq ?? 0) + 1;
    const event = {
      table,
      seq,
      commandId: 'x',
      seat: 0,
      kind: 'resume',
      body: null,
      isOpen: true,
      stateHash: '0'.repeat(32),
      at: 0,
    };
    await store.append(event, { seq });
    await store.close();
    const data = newDataFolder();
    const { code, out } = await runCli(['restore', from, '--data', data, '--lang', 'en']);
    expect(code).toBe(1);
    expect(out).toMatch(
      new RegExp(`^Broken game ${table}: .*\nNot restored: 1 game of 1 can’t be replayed\\.`),
    );
    expect(readdirSync(data)).toEqual(['pithead.db.lock']);
    const forced = await runCli(['restore', from, '--data', data, '--lang', 'en', '--force']);
    expect(forced).toMatchObject({ code: 0, out: expect.stringContaining('Restored: ') });
  });
});
