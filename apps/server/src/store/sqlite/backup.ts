import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Database from 'libsql/promise';
import { latestVersion, MIGRATIONS, readVersion } from '../migrations.ts';
import { toDatabaseProblem, checkFileReadable } from '../databaseProblem.ts';
import { APPLICATION_ID, sqliteMigrator } from './sqliteStore.ts';
import { SqliteConnection, syncFolder } from './sqliteConnection.ts';

/** A consistent snapshot, even while the database is in use; durable when it resolves. */
export async function backupSqlite(file: string, to: string): Promise<void> {
  if (!checkFileReadable(file)) throw new Error(`there is no database ${file}`);
  const target = resolve(to);
  const part = `${target}.${randomUUID()}.part`;
  await createEmpty(target);
  try {
    await createEmpty(part);
    await vacuumInto(resolve(file), part);
    await sync(part);
    await rename(part, target);
    syncFolder(dirname(target));
  } catch (error) {
    await Promise.all([rm(part, { force: true }), rm(target, { force: true })]);
    throw error;
  }
}

async function createEmpty(file: string): Promise<void> {
  await (await open(file, 'wx', 0o600)).close();
}

async function vacuumInto(file: string, to: string): Promise<void> {
  const db = new Database(file, { timeout: 5000 });
  try {
    await db.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`);
  } finally {
    db.close();
  }
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** `foreign`: a database of another program. `damaged`: SQLite's own check finds errors. */
export type DatabaseFileCheck =
  | { readonly kind: 'good' | 'newer'; readonly version: number }
  | { readonly kind: 'missing' | 'notADatabase' | 'foreign' | 'damaged' };

export async function checkDatabaseFile(file: string): Promise<DatabaseFileCheck> {
  if (!existsSync(file)) return { kind: 'missing' };
  let connection: SqliteConnection | undefined;
  try {
    connection = new SqliteConnection(file);
    return await checkConnection(connection);
  } catch (error) {
    const problem = toDatabaseProblem(error)?.problem;
    if (problem === 'notADatabase' || problem === 'damaged') return { kind: problem };
    throw error;
  } finally {
    connection?.close();
  }
}

async function checkConnection(connection: SqliteConnection): Promise<DatabaseFileCheck> {
  const value = (name: string): unknown =>
    Object.values(connection.run({ sql: `PRAGMA ${name}`, parameters: [] }).rows[0] ?? {})[0];
  if (value('application_id') !== APPLICATION_ID) return { kind: 'foreign' };
  if (value('quick_check') !== 'ok') return { kind: 'damaged' };
  const version = await readVersion(sqliteMigrator(connection));
  if (version === 0) return { kind: 'foreign' };
  return { kind: version > latestVersion(MIGRATIONS) ? 'newer' : 'good', version };
}
