/** Starts that must be refused with one line that names the reason. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { databaseFile } from '@pithead/server';
import { SqliteConnection } from '@pithead/server/testing/serverInternals';
import { TestClient } from '@pithead/server/testing/clients/testClient';
import type { ServerProcessOptions, StartAttempt } from '../../servers/serverProcess.ts';
import { attemptStart, ServerProcess } from '../../servers/serverProcess.ts';

const REFUSED_EXIT_CODE = 2;
const ENDED_SESSION = 401;

function checkRefusal(attempt: StartAttempt, name: string, reason: RegExp): string[] {
  if (attempt.isServing) return [`${name}: the server starts`];
  const { code, stderr } = attempt;
  const isNamed = code === REFUSED_EXIT_CODE && /^[^\n]+\n$/.test(stderr) && reason.test(stderr);
  return isNamed ? [] : [`${name}: ended with ${code}, and does not name the reason: ${stderr.trim()}`];
}

/** After `kill -9` of the first server its folder must be free at once. */
export async function checkSecondServer(data: string, fault?: string): Promise<string[]> {
  const first = await ServerProcess.start({ data });
  const violations: string[] = [];
  try {
    const second = await attemptStart({ data, ...(fault !== undefined && { fault }) });
    violations.push(...checkRefusal(second, 'a second server', /^Another server is using the data in /));
    if (second.isServing)
      violations.push(...(await checkEndedSession(first.url, second.url).finally(second.kill)));
  } finally {
    await first.kill();
  }
  const next = await attemptStart({ data });
  if (next.isServing) await next.kill();
  else violations.push(`after kill -9 the next server does not start: ${next.stderr.trim()}`);
  return violations;
}

/** Two servers on one file do not hear of each other's logouts. */
async function checkEndedSession(url: string, otherUrl: string): Promise<string[]> {
  const person = await TestClient.createGuest(url, 'Ada');
  const elsewhere = new TestClient(otherUrl, person.token);
  await elsewhere.request('GET', '/api/me');
  await person.request('POST', '/api/logout');
  const { status } = await elsewhere.request('GET', '/api/me');
  return status === ENDED_SESSION ? [] : [`the second server accepts a session that has ended (${status})`];
}

interface UnusableDatabase {
  readonly name: string;
  readonly databaseUrl?: string;
  make?(file: string): void;
  readonly reason: RegExp;
}

export const UNUSABLE_DATABASES: readonly UnusableDatabase[] = [
  {
    name: 'a DATABASE_URL of MySQL',
    databaseUrl: 'mysql://ada:secret@127.0.0.1/pithead',
    reason: /begins with mysql:\/\/.*only postgres:/,
  },
  {
    name: 'a DATABASE_URL that is no address',
    databaseUrl: 'pithead',
    reason: /DATABASE_URL isn’t an address/,
  },
  {
    name: 'a DATABASE_URL where nobody listens',
    databaseUrl: 'postgres://ada:secret@127.0.0.1:1/pithead',
    reason: /no connection to PostgreSQL at 127\.0\.0\.1, port 1 /,
  },
  {
    name: 'a file that is no database',
    make: (file) => writeFileSync(file, 'a letter '.repeat(500)),
    reason: /isn’t a SQLite database/,
  },
  {
    name: 'a folder in the place of the database',
    make: (file) => mkdirSync(file),
    reason: /is a folder, not a file/,
  },
  { name: 'the database of another program', make: makeForeign, reason: /isn’t a database of Pithead/ },
];

function makeForeign(file: string): void {
  writeFileSync(file, '');
  const connection = new SqliteConnection(file);
  connection.exec('CREATE TABLE recipes (name TEXT)');
  connection.exec('PRAGMA application_id = 7');
  connection.close();
}

export async function checkUnusableDatabases(
  cases: readonly UnusableDatabase[],
  newFolder: () => string,
  fault?: string,
): Promise<string[]> {
  const violations: string[] = [];
  for (const { name, databaseUrl, make, reason } of cases) {
    const data = newFolder();
    make?.(databaseFile({ data }));
    const options: ServerProcessOptions = {
      data,
      ...(databaseUrl !== undefined && { databaseUrl }),
      ...(fault !== undefined && { fault }),
    };
    const attempt = await attemptStart(options);
    violations.push(...checkRefusal(attempt, name, reason));
    if (attempt.isServing) await attempt.kill();
    else if (attempt.stderr.includes('secret')) violations.push(`${name}: the password is shown`);
  }
  return violations;
}
