import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shareTestPostgres } from '@pithead/server/store/testing/testPostgres';
import { afterAll, expect, test } from 'vitest';
import { startCliClient, newDataFolder, startCliTestServer } from '../testing/cliClient.ts';
import { isOneLine, newTemporaryFolder, runCli } from '../testing/runCli.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const QUIET = { PITHEAD_METRICS_PORT: '0', PITHEAD_LOG: 'silent' };

test('serve runs until a signal; players are informed, and after a restart everything is there again', async () => {
  const data = newDataFolder();
  const port = await freePort();
  const { child, reads } = start(['serve', '--port', String(port), '--data', data, '--lang', 'de']);
  const [, url = ''] = await reads(/^Pithead: (http:\S+) \(Strg-C beendet\)$/m);
  expect(url).toBe(`http://localhost:${port}`);
  const anna = startCliClient([
    'connect',
    url,
    '--name',
    'Anna',
    '--lang',
    'en',
    '--game',
    'siberia',
    '--bots',
    'hewer',
  ]);
  await anna.waitFor(/ 1\) [^]*> /);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await anna.waitFor(/The connection is lost\. Reconnecting …/);
  const again = await startCliTestServer(data, port);
  await anna.waitFor(/The connection is back\./);
  anna.type('1');
  await anna.waitFor(/ 1\) [^]*> /);
  anna.type('quit');
  expect((await anna.exited).code).toBe(0);
  await again.close();
});

test('serve reports in one line why it can’t start', async () => {
  const letter = join(newTemporaryFolder(), 'letter');
  writeFileSync(letter, 'Dear Anna');
  const foreign = newDataFolder();
  writeFileSync(join(foreign, 'pithead.db'), 'Dear Anna, this is no database.');
  const cases = [
    [['--data', join(letter, 'data')], {}, 'Nothing can be written'],
    [['--data', '/proc/pithead'], {}, 'Nothing can be written'],
    [['--data', foreign, '--port', '0'], {}, 'isn’t a SQLite database.'],
    [
      ['--port', '0'],
      { DATABASE_URL: 'postgres://anna:secret@127.0.0.1:1/pithead' },
      'There’s no connection to PostgreSQL at 127.0.0.1',
    ],
    [
      ['--port', '0'],
      { DATABASE_URL: 'postgres://127.0.0.1/pithead', NATS_URL: 'https://anna:secret@127.0.0.1' },
      'NATS_URL must be an address such as',
    ],
    [
      ['--data', newDataFolder()],
      { PITHEAD_PORT: 'many' },
      'A setting is wrong: PITHEAD_PORT must be a whole number',
    ],
    [['--data', newDataFolder()], { PITHEAD_LOG: 'loud' }, 'A setting is wrong: PITHEAD_LOG'],
  ] as const;
  for (const [args, env, line] of cases) {
    const { code, out, err } = await runCli(['serve', ...args, '--lang', 'en'], '', { ...QUIET, ...env });
    expect([code, out, isOneLine(err)]).toEqual([2, '', true]);
    expect(err).toContain(line);
  }
});

const LINES = {
  de: (folder: string) => `Ein anderer Server benutzt die Daten in „${folder}“. Halte ihn zuerst an,`,
  en: (folder: string) => `Another server is using the data in “${folder}”. Stop it first,`,
  nl: (folder: string) => `Een andere server gebruikt de gegevens in “${folder}”. Stop die eerst,`,
} as const;

test('a second server on the same folder refuses to start, by whichever path it gets there', async () => {
  const data = newDataFolder();
  const first = await startCliTestServer(data);
  const linked = join(newTemporaryFolder(), 'linked');
  symlinkSync(data, linked);
  const linkedFile = newDataFolder();
  symlinkSync(join(data, 'pithead.db'), join(linkedFile, 'pithead.db'));
  const ways = [
    [data, 'de'],
    [relative(process.cwd(), data), 'en'],
    [linked, 'nl'],
    [linkedFile, 'en'],
  ] as const;
  for (const [folder, lang] of ways) {
    const { code, out, err } = await runCli(
      ['serve', '--port', '0', '--data', folder, '--lang', lang],
      '',
      QUIET,
    );
    expect([code, out, isOneLine(err)]).toEqual([2, '', true]);
    expect(err).toContain(LINES[lang](folder));
  }
  const other = start(['serve', '--port', '0', '--data', data, '--lang', 'en']);
  expect(await once(other.child, 'exit')).toEqual([2, null]);
  expect(other.shown()).toContain(LINES.en(data));
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect((await runCli(['backup', join(newTemporaryFolder(), 'backup.db'), '--data', data])).code).toBe(0);
  expect((await runCli(['password', 'Nobody', '--data', data, '--lang', 'en'])).err).toContain(
    'There’s no account “Nobody”',
  );
  expect(statSync(join(data, 'pithead.db.lock'))).toMatchObject({ size: 0 });
  expect(statSync(join(data, 'pithead.db.lock')).mode & 0o777).toBe(0o600);
  await first.close();
  await (await startCliTestServer(data)).close();
});

test('after a server was killed the next one can start at once', async () => {
  const data = newDataFolder();
  const first = start(['serve', '--port', '0', '--data', data, '--lang', 'en']);
  await first.reads(/^Pithead: http/m);
  expect((await runCli(['serve', '--port', '0', '--data', data, '--lang', 'en'], '', QUIET)).err).toContain(
    LINES.en(data),
  );
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  await (await startCliTestServer(data)).close();
});

test.each([
  ['en', 'There’s no connection to NATS at 127.0.0.1:1 (NATS_URL, ECONNREFUSED).'],
  ['de', 'Zu NATS auf 127.0.0.1:1 kommt keine Verbindung zustande (NATS_URL, ECONNREFUSED).'],
  ['nl', 'Er komt geen verbinding tot stand met NATS op 127.0.0.1:1 (NATS_URL, ECONNREFUSED).'],
])('serve reports in one line that NATS can’t be reached (%s)', async (lang, line) => {
  const postgres = await shareTestPostgres();
  try {
    const env = {
      ...QUIET,
      DATABASE_URL: await postgres.addDatabase(),
      NATS_URL: 'nats://anna:secret@127.0.0.1:1',
    };
    const { code, out, err } = await runCli(['serve', '--port', '0', '--lang', lang], '', env);
    expect([code, out, isOneLine(err)]).toEqual([2, '', true]);
    expect(err).toContain(line);
    expect(err).not.toContain('secret');
  } finally {
    await postgres.dropDatabases();
  }
});

test('several servers may share a PostgreSQL database, even from one folder', async () => {
  const postgres = await shareTestPostgres();
  try {
    const { configFrom, startServer } = await import('@pithead/server');
    const data = newDataFolder();
    const config = configFrom({
      ...QUIET,
      PITHEAD_PORT: '0',
      PITHEAD_DATA: data,
      DATABASE_URL: await postgres.addDatabase(),
    });
    const [one, other] = [await startServer(config), await startServer(config)];
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
    expect(readdirSync(data)).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  } finally {
    await postgres.dropDatabases();
  }
});

test('serve reports a port in use and a foreign host', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
  const { port } = taken.address() as AddressInfo;
  const data = newDataFolder();
  const used = await runCli(['serve', '--port', String(port), '--data', data, '--lang', 'en'], '', QUIET);
  expect(used).toEqual({ code: 2, out: '', err: `Port ${port} is in use. Try another one: --port N\n` });
  const away = await runCli(
    ['serve', '--port', '0', '--host', '192.0.2.1', '--data', data, '--lang', 'nl'],
    '',
    QUIET,
  );
  expect(away).toEqual({
    code: 2,
    out: '',
    err: 'Op “192.0.2.1” kan de server niet luisteren (EADDRNOTAVAIL).\n',
  });
  expect(readdirSync(data)).toEqual([]);
  taken.close();
});

const children: ReturnType<typeof spawn>[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

function start(args: readonly string[]): {
  child: ReturnType<typeof spawn>;
  shown(): string;
  reads(text: RegExp): Promise<RegExpExecArray>;
} {
  const program = [join(ROOT, 'apps/cli/src/run.ts'), ...args];
  const child = spawn(process.execPath, ['--import', 'tsx', '--no-warnings', ...program], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET },
  });
  children.push(child);
  let out = '';
  const reads = async (text: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = text.exec(out);
      if (found !== null) return found;
      await once(child.stdout, 'data');
    }
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (out += chunk.toString('utf8')));
  return { child, shown: () => out, reads };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
