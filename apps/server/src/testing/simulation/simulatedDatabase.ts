/**
 * SQLite in memory under the server's own SQL. Only the way to it and back is simulated, so requests and
 * answers take time. A write becomes durable atomically at one moment.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlQuery, SqlRow, WriteStep } from '../../store/executor.ts';
import { openSqliteExecutor } from '../../store/sqlite/sqliteStore.ts';
import { SqliteConnection } from '../../store/sqlite/sqliteConnection.ts';
import type { WriteOutcome } from '../../store/sqlite/groupCommit.ts';
import { commitGroup } from '../../store/sqlite/groupCommit.ts';

const REAL_TIME = `unixepoch('subsec') * 1000`;
const VIRTUAL_TIME = '(SELECT ms FROM simulated_time)';

/** Each simulated world starts from a copy of a migrated empty database. */
export class SimulationFolder {
  readonly #folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'pithead-simulation-'));
  readonly #template = join(this.#folder, 'empty.db');
  #worlds = 0;

  async prepare(): Promise<void> {
    const executor = await openSqliteExecutor(this.#template);
    executor.connection.exec('CREATE TABLE simulated_time (ms INTEGER NOT NULL)');
    executor.connection.exec('INSERT INTO simulated_time VALUES (0)');
    await executor.close();
  }

  newDatabaseFile(): string {
    const file = join(this.#folder, `${++this.#worlds}.db`);
    copyFileSync(this.#template, file);
    return file;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export class SimulatedDatabase {
  onCommit: (tables: readonly string[], by: object) => void = () => undefined;
  /** Commits refused because the sequence number or command id existed already. */
  races = 0;
  readonly #connection: SqliteConnection;
  readonly #now: () => number;

  constructor(file: string, now: () => number) {
    this.#connection = new SqliteConnection(file);
    this.#connection.exec('PRAGMA synchronous = OFF');
    this.#now = now;
  }

  read(query: SqlQuery): readonly SqlRow[] {
    return this.#connection.run(this.#inTime(query)).rows;
  }

  commit(writes: readonly (readonly WriteStep[])[], by: object): WriteOutcome[] {
    const outcomes = commitGroup(
      this.#connection,
      writes.map((steps) => steps.map((step) => this.#inTime(step))),
    );
    const events = writes.map(([first]) =>
      first?.sql.startsWith('insert into "events"') ? String(first.parameters[0]) : undefined,
    );
    this.races += events.filter((table, i) => table !== undefined && outcomes[i]?.kind === 'undone').length;
    const tables = events.filter((table): table is string => table !== undefined);
    if (tables.length > 0) this.onCommit([...new Set(tables)], by);
    return outcomes;
  }

  #inTime<Q extends SqlQuery>(query: Q): Q {
    if (!query.sql.includes(REAL_TIME)) return query;
    this.#connection.run({ sql: 'UPDATE simulated_time SET ms = ?', parameters: [Math.round(this.#now())] });
    return { ...query, sql: query.sql.replaceAll(REAL_TIME, VIRTUAL_TIME) };
  }

  exec(sql: string): void {
    this.#connection.exec(sql);
  }

  close(): void {
    this.#connection.close();
  }
}
