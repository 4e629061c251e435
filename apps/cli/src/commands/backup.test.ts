import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { guest, newData, openServer } from '../testing/atServer.ts';
import { isOneLine, newFolder, run } from '../testing/runCli.ts';

const server = await openServer();
const folder = newFolder();
const FILE = join(folder, 'backup.db');
const ofServer = (...args: string[]): string[] => [...args, '--data', server.data, '--lang', 'en'];

const home = newFolder();
let table = '';

beforeAll(async () => {
  const anna = guest(
    ['connect', server.url, '--name', 'Anna', '--lang', 'en', '--game', 'glueck-auf', '--bots', 'apprentice'],
    { home },
  );
  await anna.reads(/ 1\) [^]*> /);
  anna.type('1');
  await anna.reads(/Anna chooses an order[^]*> /);
  anna.type('quit');
  [, table = ''] = /--table (\S{22})/.exec((await anna.left).out) ?? [];
  expect(await run(ofServer('backup', FILE))).toEqual({
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
    const { code, err } = await run(ofServer('backup', FILE));
    expect([code, isOneLine(err)]).toEqual([2, true]);
    expect(readFileSync(FILE).equals(before)).toBe(true);
  });

  test('a backup needs an existing database and a writable target', async () => {
    const nothing = await run(['backup', join(folder, 'b.db'), '--data', newData(), '--lang', 'de']);
    expect(nothing).toMatchObject({ code: 2, out: '', err: expect.stringContaining('gibt es nicht') });
    const nowhere = await run(ofServer('backup', join(folder, 'no', 'b.db')));
    expect(nowhere).toMatchObject({ code: 2, out: '', err: expect.stringContaining('(ENOENT)') });
    const foreign = newData();
    writeFileSync(join(foreign, 'pithead.db'), 'Dear Anna');
    const letter = await run(['backup', join(folder, 'b.db'), '--data', foreign, '--lang', 'en']);
    expect(letter).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('is not a SQLite database'),
    });
    expect(readdirSync(folder)).toEqual(['backup.db']);
    const postgres = await run(['backup', join(folder, 'b.db')], '', {
      DATABASE_URL: 'postgres://localhost/pithead',
    });
    expect(postgres).toMatchObject({ code: 2, out: '', err: expect.stringContaining('pg_dump') });
  });
});

describe('restore', () => {
  test('a restored backup contains the running match, which can be played on', async () => {
    const data = join(newData(), 'new');
    const { code, out, err } = await run(['restore', FILE, '--data', data, '--lang', 'en']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`Restored: ${join(data, 'pithead.db')}, 1 game checked\n`);
    expect(readdirSync(data)).toEqual(['pithead.db', 'pithead.db.lock']);
    const other = await openServer(data);
    const token = Object.values(
      JSON.parse(readFileSync(join(home, 'pithead', 'sessions.json'), 'utf8')) as Record<
        string,
        { Anna: string }
      >,
    )[0]?.Anna;
    writeFileSync(join(home, 'pithead', 'sessions.json'), JSON.stringify({ [other.url]: { Anna: token } }));
    const anna = guest(['connect', other.url, '--table', table, '--lang', 'nl'], { home });
    await anna.reads(/Anna kiest een opdracht/);
    await anna.reads(/ 1\) [^]*> /);
    anna.type('1');
    await anna.reads(/Anna kiest een opdracht/);
    anna.type('stop');
    expect(await anna.left).toMatchObject({ code: 0, err: '' });
    await other.close();
  });

  test('an existing database is replaced only with --force, and it is kept under another name', async () => {
    const data = newData();
    mkdirSync(data, { recursive: true });
    const file = join(data, 'pithead.db');
    writeFileSync(file, 'precious');
    writeFileSync(`${file}-wal`, 'stale');
    const refused = await run(['restore', FILE, '--data', data, '--lang', 'en']);
    expect(refused).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('exists already. --force'),
    });
    const { code, out } = await run(['restore', FILE, '--data', data, '--force', '--lang', 'en']);
    expect(code).toBe(0);
    const [, kept = ''] = /What was there before: (.*)\n/.exec(out) ?? [];
    expect(kept).toMatch(/pithead\.db\.before-restore-\d{4}-/);
    expect(readFileSync(kept, 'utf8')).toBe('precious');
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect((await run(['backup', join(newFolder(), 'b.db'), '--data', data])).code).toBe(0);
  });

  test('the database of a running server is not replaced', async () => {
    const { code, err } = await run(ofServer('restore', FILE, '--force'));
    expect([code, isOneLine(err)]).toEqual([2, true]);
    expect(err).toContain('A server is using');
    expect(readdirSync(server.data).filter((name) => name.includes('part'))).toEqual([]);
    await expect(server.context.store.ping()).resolves.toBeUndefined();
  });

  test('a database is not replaced while a server is starting on it, even if it does not exist yet', async () => {
    const { lockDatabase } = await import('@pithead/server');
    const data = newData();
    const lock = lockDatabase(join(data, 'pithead.db'));
    const refused = await run(['restore', FILE, '--data', data, '--lang', 'en']);
    expect(refused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('A server is using') });
    lock.release();
    expect((await run(['restore', FILE, '--data', data])).code).toBe(0);
    // The failed restore has released its lock.
    lockDatabase(join(data, 'pithead.db')).release();
  });

  test('the side files of a killed server do not count as an open database', async () => {
    const data = newData();
    // `cp` runs as another process, because closing a file drops all POSIX locks of the own process on it.
    spawnSync('cp', ['-r', `${server.data}/.`, data]);
    expect(readdirSync(data).toSorted()).toEqual([
      'pithead.db',
      'pithead.db-shm',
      'pithead.db-wal',
      'pithead.db.lock',
    ]);
    expect(await run(['restore', FILE, '--data', data, '--force'])).toMatchObject({ code: 0, err: '' });
    // The write-ahead log of the replaced database is kept with it.
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
      ['letter', Buffer.from('Dear Anna'), 'is not a SQLite database'],
      ['damaged', damaged, 'is '],
      ['short', whole.subarray(0, whole.length - 4096), 'is '],
    ] as const;
    for (const [name, bytes, line] of cases) {
      const from = join(newFolder(), `${name}.db`);
      writeFileSync(from, bytes);
      const data = newData();
      const { code, out, err } = await run(['restore', from, '--data', data, '--lang', 'en', '--force']);
      expect([name, code, out, isOneLine(err)]).toEqual([name, 2, '', true]);
      expect(err).toContain(`“${from}” ${line}`);
      expect(readdirSync(data)).toEqual(['pithead.db.lock']);
      expect(readFileSync(from).equals(bytes)).toBe(true);
    }
  });

  test('a match whose hashes differ is reported, and it is restored only with --force', async () => {
    const { openSqlite } = await import('@pithead/server');
    const from = join(newFolder(), 'broken.db');
    writeFileSync(from, readFileSync(FILE));
    const store = await openSqlite(from);
    const seq = ((await store.events(table, 0)).at(-1)?.seq ?? 0) + 1;
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
    const data = newData();
    const { code, out } = await run(['restore', from, '--data', data, '--lang', 'en']);
    expect(code).toBe(1);
    expect(out).toMatch(
      new RegExp(`^Broken game ${table}: .*\nNot restored: 1 game of 1 can’t be replayed\\.`),
    );
    expect(readdirSync(data)).toEqual(['pithead.db.lock']);
    const forced = await run(['restore', from, '--data', data, '--lang', 'en', '--force']);
    expect(forced).toMatchObject({ code: 0, out: expect.stringContaining('Restored: ') });
  });
});
