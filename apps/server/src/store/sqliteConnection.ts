import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { Query, Row } from './executor.ts';
import { UniqueViolation } from './executor.ts';
import type { StoreTrouble } from './port.ts';
import { StoreFault } from './port.ts';

/**
 * SQLite waits this long by itself, and the whole process with it; longer waits are ours (see
 * `SqliteExecutor`).
 */
const BUSY_TIMEOUT_MS = 10;

const TROUBLES: readonly (readonly [code: RegExp, trouble: StoreTrouble])[] = [
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_READONLY_DBMOVED/, 'gone'],
  [/^SQLITE_READONLY/, 'readOnly'],
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_(IOERR|CANTOPEN|NOTADB|CORRUPT|PROTOCOL|NOMEM|INTERRUPT)/, 'gone'],
];

/** One connection to a file, with its prepared statements. Everything it throws is translated. */
export class SqliteConnection {
  readonly file: string;
  readonly #db: Database.Database;
  readonly #inode: bigint;
  readonly #statements = new Map<string, Database.Statement<[readonly unknown[]]>>();

  constructor(file: string) {
    this.file = file;
    // SQLite would create a missing one: an empty database in the place of the real one.
    if (!existsSync(file)) throw new StoreFault('gone', new Error(`no file ${file}`));
    try {
      this.#db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    } catch (error) {
      throw new StoreFault(isWritable(file) ? 'gone' : 'readOnly', error);
    }
    this.#inode = inodeOf(file);
    this.exec('PRAGMA foreign_keys = ON');
  }

  /** The rows it gives, and how many it changed. */
  run({ sql, parameters }: Query): { readonly rows: readonly Row[]; readonly changes: number } {
    return this.#translated(() => {
      const statement = this.#prepared(sql);
      // Not get(), which adds a key of its own to the row and leaves the statement open.
      if (!statement.reader) return { rows: [], changes: statement.run(parameters).changes };
      const rows = statement.all(parameters) as Row[];
      return { rows, changes: rows.length };
    });
  }

  /** Also for BEGIN and COMMIT: a prepared BEGIN that fails would stay open and hold its locks. */
  exec(sql: string): void {
    this.#translated(() => this.#db.exec(sql));
  }

  /** FULL mode on disk, also on a Mac: what is committed is on the platter. */
  makeDurable(): void {
    const [mode] = this.run({ sql: 'PRAGMA journal_mode = WAL', parameters: [] }).rows;
    if (mode?.['journal_mode'] !== 'wal') throw new Error(`store: ${this.file} cannot be used in WAL mode`);
    this.exec('PRAGMA synchronous = FULL');
    this.exec('PRAGMA fullfsync = ON');
  }

  /** SQLite rolls back by itself on some errors. */
  rollBack(): void {
    if (this.#db.inTransaction) this.exec('ROLLBACK');
  }

  /** False if the file was deleted or replaced: what is written then goes nowhere. */
  isInPlace(): boolean {
    return existsSync(this.file) && inodeOf(this.file) === this.#inode;
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  #prepared(sql: string): Database.Statement<[readonly unknown[]]> {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#db.prepare<[readonly unknown[]]>(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #translated<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw translated(error, this.file);
    }
  }
}

function translated(error: unknown, file: string): unknown {
  const code = (error as { code?: unknown }).code;
  if (typeof code !== 'string') return error;
  if (/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)/.test(code)) return new UniqueViolation(error);
  const trouble = TROUBLES.find(([pattern]) => pattern.test(code))?.[1];
  if (trouble === undefined) return error;
  // SQLite does not tell a file system that has become read-only from a broken one.
  return new StoreFault(trouble === 'gone' && !isWritable(file) ? 'readOnly' : trouble, error);
}

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch (error) {
    return !['EROFS', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}

function inodeOf(file: string): bigint {
  return statSync(file, { bigint: true }).ino;
}

/**
 * Creates file and folder for nobody else to read. An existing file is not even opened: closing it again
 * would drop the locks that SQLite holds on it in this process.
 */
export function createFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', 0o600));
  syncFolder(dirname(file));
}

/** A new name is durable once its folder is. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
