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
import type { SqlQuery, SqlRow } from '../executor.ts';
import { UniqueViolation } from '../executor.ts';
import type { StoreErrorKind } from '../storeErrors.ts';
import { StoreError } from '../storeErrors.ts';

/** SQLite's own busy wait blocks the whole process; longer waits are done by `SqliteExecutor`. */
const BUSY_TIMEOUT_MS = 10;

const ERROR_KINDS: readonly (readonly [code: RegExp, kind: StoreErrorKind])[] = [
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_READONLY_DBMOVED/, 'gone'],
  [/^SQLITE_READONLY/, 'readOnly'],
  [/^SQLITE_(BUSY|LOCKED)/, 'busy'],
  [/^SQLITE_(IOERR|CANTOPEN|NOTADB|CORRUPT|PROTOCOL|NOMEM|INTERRUPT)/, 'gone'],
];

export class SqliteConnection {
  readonly file: string;
  readonly #db: Database.Database;
  readonly #inode: bigint;
  readonly #statements = new Map<string, Database.Statement<[readonly unknown[]]>>();

  constructor(file: string) {
    this.file = file;
    // SQLite would create a missing file.
    if (!existsSync(file)) throw new StoreError('gone', new Error(`no file ${file}`));
    try {
      this.#db = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    } catch (error) {
      throw new StoreError(isWritable(file) ? 'gone' : 'readOnly', error);
    }
    this.#inode = inodeOf(file);
    this.exec('PRAGMA foreign_keys = ON');
  }

  run({ sql, parameters }: SqlQuery): { readonly rows: readonly SqlRow[]; readonly changes: number } {
    return this.#translated(() => {
      const statement = this.#prepared(sql);
      // Not get(), which adds a key to the row and leaves the statement open.
      if (!statement.reader) return { rows: [], changes: statement.run(parameters).changes };
      const rows = statement.all(parameters) as SqlRow[];
      return { rows, changes: rows.length };
    });
  }

  /** A prepared BEGIN that fails would stay open and hold its locks. */
  exec(sql: string): void {
    this.#translated(() => this.#db.exec(sql));
  }

  /** `fullfsync` makes fsync reach the disk on macOS, too. */
  makeDurable(): void {
    const [mode] = this.run({ sql: 'PRAGMA journal_mode = WAL', parameters: [] }).rows;
    if (mode?.['journal_mode'] !== 'wal') throw new Error(`store: ${this.file} cannot be used in WAL mode`);
    this.exec('PRAGMA synchronous = FULL');
    this.exec('PRAGMA fullfsync = ON');
  }

  rollBack(): void {
    if (this.#db.inTransaction) this.exec('ROLLBACK');
  }

  /** False if the file was deleted or replaced: writes would be lost. */
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
  const kind = ERROR_KINDS.find(([pattern]) => pattern.test(code))?.[1];
  if (kind === undefined) return error;
  // SQLite reports a file system that has become read-only as an I/O error.
  return new StoreError(kind === 'gone' && !isWritable(file) ? 'readOnly' : kind, error);
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
 * With private permissions. An existing file is not opened: closing it would drop the locks that SQLite holds
 * on it in this process.
 */
export function createDatabaseFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', 0o600));
  syncFolder(dirname(file));
}

/** A new file name is durable once its folder is synced. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
