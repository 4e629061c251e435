import { execFile } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openSqliteStore } from '@pithead/server';
import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import { queryOnce, startTestPostgres } from '@pithead/server/store/testing/testPostgres';
import { SqliteConnection, StoreError } from '@pithead/server/testing/serverInternals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFileUserError } from './databaseErrors.ts';
import { userErrorLine } from '../userError.ts';
import { cliTranslator } from '../text/index.ts';
import { newDataFolder } from '../testing/cliClient.ts';
import type { CliRun } from '../testing/runCli.ts';
import { isOneLine, newTemporaryFolder, runCli } from '../testing/runCli.ts';

const QUIET = {
  PITHEAD_METRICS_PORT: '0',
  PITHEAD_LOG: 'silent',
  PITHEAD_PORT: '0',
  PITHEAD_HOST: '127.0.0.1',
};
const LANGUAGES = ['de', 'en', 'nl'] as const;

function expectOneLine({ code, out, err }: CliRun, line: string): void {
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining(line) as string });
  expect(isOneLine(err)).toBe(true);
}

let whole: Buffer;

beforeAll(async () => {
  const file = join(newTemporaryFolder(), 'pithead.db');
  await (await openSqliteStore(file)).close();
  whole = readFileSync(file);
});

function database(change: (file: string) => void): { readonly data: string; readonly file: string } {
  const data = newDataFolder();
  const file = join(data, 'pithead.db');
  change(file);
  return { data, file };
}

function changed(file: string, sql: string): void {
  writeFileSync(file, whole);
  const connection = new SqliteConnection(file);
  connection.exec(sql);
  connection.run({ sql: 'PRAGMA wal_checkpoint(TRUNCATE)', parameters: [] });
  connection.close();
}

const FILES: readonly (readonly [
  name: string,
  make: (file: string) => void,
  de: string,
  en: string,
  nl: string,
])[] = [
  [
    'something else than a database',
    (file) => writeFileSync(file, 'Dear Anna, this is a letter. '.repeat(100)),
    '“ ist keine SQLite-Datenbank.',
    '” isn’t a SQLite database.',
    '” is geen SQLite-database.',
  ],
  [
    'the database of another program',
    (file) => changed(file, 'PRAGMA application_id = 7'),
    '“ ist keine Datenbank von Pithead.',
    '” isn’t a database of Pithead.',
    '” is geen database van Pithead.',
  ],
  [
    'the database of a newer Pithead',
    (file) => changed(file, 'INSERT INTO migrations (version, at) VALUES (1000, 0)'),
    'stammt von einem neueren Pithead.',
    'was written by a newer Pithead.',
    'komt van een nieuwere Pithead.',
  ],
  [
    'a damaged database',
    (file) => writeFileSync(file, Buffer.from(whole).fill(0xff, 100, 4096)),
    '“ ist beschädigt.',
    '” is damaged.',
    '” is beschadigd.',
  ],
  [
    'a folder',
    (file) => mkdirSync(file),
    '“ ist ein Ordner, keine Datei.',
    '” is a folder, not a file.',
    '” is een map, geen bestand.',
  ],
];

describe('an unusable data file', () => {
  test.each(FILES)(
    '%s is reported by serve, password and backup, and stays unchanged',
    async (_name, make, ...lines) => {
      for (const [i, lang] of LANGUAGES.entries()) {
        const { data, file } = database(make);
        const content = (): string => (statSync(file).isFile() ? readFileSync(file, 'latin1') : '');
        const before = content();
        const backup = join(newDataFolder(), 'copy.db');
        for (const command of [['serve'], ['password', 'Mira'], ['backup', backup]]) {
          const result = await runCli([...command, '--data', data, '--lang', lang], '', QUIET);
          expectOneLine(result, lines[i] as string);
          expect(result.err).toContain(file);
        }
        expect(content() === before).toBe(true);
        expect(readdirSync(join(backup, '..'))).toEqual([]);
      }
    },
  );

  test.each(FILES)('%s is refused by restore', async (_name, make, ...lines) => {
    const { file: from } = database(make);
    const data = newDataFolder();
    for (const [i, lang] of LANGUAGES.entries()) {
      const result = await runCli(['restore', from, '--data', data, '--lang', lang], '', QUIET);
      expectOneLine(result, lines[i] as string);
      expect(result.err).toContain(from);
    }
    expect(readdirSync(data).filter((name) => !name.endsWith('.lock'))).toEqual([]);
  });

  test('a data folder whose lock file is unusable is not served', async () => {
    const data = newDataFolder();
    writeFileSync(join(data, 'pithead.db.lock'), 'this is no lock, but a letter');
    for (const [lang, line] of [
      ['de', `Die Daten in „${data}“ lassen sich nicht sperren (SQLITE_NOTADB).`],
      ['en', `The lock file beside “${data}/pithead.db” can’t be used (SQLITE_NOTADB).`],
      ['nl', `De gegevens in “${data}” kunnen niet worden vergrendeld (SQLITE_NOTADB).`],
    ] as const) {
      expectOneLine(await runCli(['serve', '--data', data, '--lang', lang], '', QUIET), line);
    }
    expect(readdirSync(data)).toEqual(['pithead.db.lock']);
  });

  test('a folder at the path of the database is not replaced', async () => {
    const { data, file } = database((path) => mkdirSync(path));
    const from = join(newTemporaryFolder(), 'backup.db');
    writeFileSync(from, whole);
    expectOneLine(
      await runCli(['restore', from, '--data', data, '--force', '--lang', 'en']),
      `“${file}” is a folder, not a file.`,
    );
  });
});

test.each(LANGUAGES)(
  'a problem without an error code is reported without parentheses (%s)',
  async (language) => {
    for (const trouble of ['gone', 'readOnly'] as const) {
      const fault = await databaseFileUserError(new StoreError(trouble), 'pithead.db');
      expect(fault && userErrorLine(fault, cliTranslator(language))).toMatch(/^[^()]*pithead\.db[^()]*\.$/);
    }
  },
);

async function runAsNobody(...commands: readonly (readonly string[])[]): Promise<readonly CliRun[]> {
  const program = fileURLToPath(new URL('../testing/runUnprivileged.ts', import.meta.url));
  const args = ['--import', 'tsx', '--no-warnings', program, JSON.stringify(commands)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...QUIET } });
  return JSON.parse(stdout) as CliRun[];
}

const own = (path: string): void => {
  if (process.getuid?.() === 0) chownSync(path, 65_534, 65_534);
};

describe('a data file without permissions', () => {
  test('the message says whether the file is unreadable or unwritable', async () => {
    const forbidden = database((file) => {
      writeFileSync(file, whole);
      own(file);
      chmodSync(file, 0o000);
    });
    const readOnly = database((file) => {
      writeFileSync(file, whole);
      own(file);
      chmodSync(file, 0o400);
    });
    for (const { data } of [forbidden, readOnly]) own(data);
    const source = join(newTemporaryFolder(), 'backup.db');
    writeFileSync(source, whole, { mode: 0o000 });
    chmodSync(join(source, '..'), 0o755);
    const [serve, backup, write, restore] = (await runAsNobody(
      ['serve', '--data', forbidden.data, '--lang', 'de'],
      ['backup', join(newTemporaryFolder(), 'copy.db'), '--data', forbidden.data, '--lang', 'nl'],
      ['serve', '--data', readOnly.data, '--lang', 'en'],
      ['restore', source, '--data', newDataFolder(), '--lang', 'en'],
    )) as [CliRun, CliRun, CliRun, CliRun];
    expectOneLine(serve, `Die Datei „${forbidden.file}“ ist nicht lesbar (EACCES).`);
    expectOneLine(backup, `Het bestand “${forbidden.file}” is niet leesbaar (EACCES).`);
    expectOneLine(write, `Nothing can be written to “${readOnly.file}” (EACCES).`);
    expectOneLine(restore, `The file “${source}” can’t be read (EACCES).`);
  });
});

const SECRET = 'p4ss%2Fword';
const isSecret = (text: string): boolean => text.includes('p4ss');

describe('an unusable DATABASE_URL', () => {
  let postgres: TestPostgres;
  let notTls: Server;

  beforeAll(async () => {
    postgres = await startTestPostgres();
    const admin = postgres.url('postgres');
    await queryOnce(admin, `CREATE ROLE anna LOGIN PASSWORD 'another one'`);
    await queryOnce(admin, 'CREATE DATABASE closed');
    await queryOnce(postgres.url('closed'), 'REVOKE ALL ON SCHEMA public FROM PUBLIC');
    await queryOnce(admin, 'CREATE ROLE reader LOGIN');
    const [{ hba_file: access } = {}] = await queryOnce(admin, 'SHOW hba_file');
    writeFileSync(String(access), `host all anna all scram-sha-256\n${readFileSync(String(access), 'utf8')}`);
    await queryOnce(admin, 'SELECT pg_reload_conf()');
    notTls = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write('S');
        socket.once('data', () => socket.end('this is no TLS, but long enough to be taken for some of it'));
      });
    });
    await new Promise<void>((resolve) => notTls.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    notTls.close();
    await postgres.stop();
  });

  const local = (user: string, name: string): string =>
    `postgres://${user}@127.0.0.1:${postgres.port}/${name}`;
  const notTlsUrl = (): string =>
    `postgres://anna:${SECRET}@127.0.0.1:${(notTls.address() as AddressInfo).port}/pithead?sslmode=verify-full`;

  const URLS: readonly (readonly [name: string, url: () => string, line: string])[] = [
    ['no address', () => 'pithead', 'DATABASE_URL isn’t an address like postgres://'],
    ['a file', () => '/var/lib/pithead.db', 'DATABASE_URL isn’t an address like postgres://'],
    [
      'an address without a scheme',
      () => `anna:${SECRET}@localhost/pithead`,
      'DATABASE_URL isn’t an address like postgres://',
    ],
    [
      'a password that is not escaped',
      () => `postgres://anna:p4ss#x@localhost/pithead`,
      'Special characters in the password',
    ],
    [
      'MySQL',
      () => `mysql://anna:${SECRET}@localhost/pithead`,
      'DATABASE_URL begins with mysql://, but only postgres://',
    ],
    ['a page', () => 'https://localhost/pithead', 'DATABASE_URL begins with https://'],
    [
      'a host that there is not',
      () => `postgres://anna:${SECRET}@nowhere.invalid/pithead`,
      'The host “nowhere.invalid” can’t be found',
    ],
    [
      'a port at which nobody listens',
      () => `postgres://anna:${SECRET}@127.0.0.1:1/pithead`,
      'There’s no connection to PostgreSQL at 127.0.0.1, port 1 (DATABASE_URL, ECONNREFUSED).',
    ],
    [
      'a wrong password',
      () => local(`anna:${SECRET}`, 'postgres'),
      'PostgreSQL at 127.0.0.1 rejects the user “anna”: wrong name or password',
    ],
    [
      'no password',
      () => local('anna', 'postgres'),
      'PostgreSQL at 127.0.0.1 rejects the user “anna”: wrong name or password',
    ],
    [
      'a user that there is not',
      () => local(`nobody:${SECRET}`, 'postgres'),
      'PostgreSQL at 127.0.0.1 rejects the user “nobody”',
    ],
    [
      'a database that there is not',
      () => local('postgres', 'nothing'),
      'PostgreSQL at 127.0.0.1 has no database “nothing”',
    ],
    [
      'a database of others',
      () => local('reader', 'closed'),
      'The user “reader” may not write to the database “closed” at 127.0.0.1',
    ],
    [
      'TLS where there is none',
      () => `${local('postgres', 'postgres')}?sslmode=verify-full`,
      'PostgreSQL at 127.0.0.1 offers no TLS',
    ],
    ['TLS that is none', notTlsUrl, 'The TLS connection to PostgreSQL at 127.0.0.1 fails (DATABASE_URL, '],
  ];

  test.each(URLS)(
    '%s is reported by serve and password without showing the password',
    async (_name, url, line) => {
      for (const command of [['serve'], ['password', 'Mira']]) {
        const result = await runCli([...command, '--data', newDataFolder(), '--lang', 'en'], '', {
          ...QUIET,
          DATABASE_URL: url(),
        });
        expectOneLine(result, line);
        expect(isSecret(result.err)).toBe(false);
      }
    },
  );

  test('an unusable DATABASE_URL is reported in German and Dutch, too', async () => {
    const report = (lang: string, url: string): Promise<CliRun> =>
      runCli(['serve', '--lang', lang], '', { ...QUIET, DATABASE_URL: url });
    const mysql = `mysql://anna:${SECRET}@localhost/pithead`;
    expectOneLine(
      await report('de', mysql),
      'DATABASE_URL beginnt mit mysql://, unterstützt wird nur postgres://',
    );
    expectOneLine(await report('nl', mysql), 'DATABASE_URL begint met mysql://, maar alleen postgres://');
    const missing = local('postgres', 'nothing');
    expectOneLine(await report('de', missing), 'PostgreSQL auf 127.0.0.1 hat keine Datenbank „nothing“');
    expectOneLine(await report('nl', missing), 'PostgreSQL op 127.0.0.1 heeft geen database “nothing”');
  });
});
