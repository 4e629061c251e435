/**
 * Group commit for events, as on SQLite: those that wait while others are being committed share one statement and one
 * commit. Each is stored or not on its own. Anything but a plain move is written in a transaction of its own.
 */
import type { SqlQuery } from '../executor.ts';
import type { EventColumns, TableColumns } from '../schema.ts';

const CHANGING = ['seq', 'pending', 'played', 'away', 'due', 'clocks', 'progress'] as const;

export type GroupedChange = Partial<Pick<TableColumns, (typeof CHANGING)[number]>>;

export interface GroupedAppend {
  readonly event: EventColumns;
  readonly change: GroupedChange;
}

export const isGroupedChange = (columns: Partial<TableColumns>): columns is GroupedChange =>
  columns.seq !== undefined &&
  columns.progress !== null &&
  Object.keys(columns).every((name) => (CHANGING as readonly string[]).includes(name));

/**
 * The conditions are those of `addQuery` in eventRepository.ts. The order of the rows is the same in all processes, so
 * that two of them can't wait for each other.
 */
const APPEND = `WITH given AS (
    SELECT * FROM json_to_recordset($1::json) AS g (table_id text, seq integer, command_id text, seat integer, kind text,
      body text, is_open integer, state_hash text, at bigint, pending integer, played integer, away integer,
      has_due boolean, due double precision, has_clocks boolean, clocks text, progress text)
  ), added AS (
    INSERT INTO events (table_id, seq, command_id, seat, kind, body, is_open, state_hash, at)
    SELECT table_id, seq, command_id, seat, kind, body, is_open, state_hash, at FROM given
    WHERE coalesce((SELECT b.seq FROM tables AS b WHERE b.id = given.table_id), 0) < given.seq ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id
  ), changed AS (
    UPDATE tables AS t SET seq = g.seq, pending = coalesce(g.pending, t.pending),
      played = coalesce(g.played, t.played), away = coalesce(g.away, t.away),
      due = CASE WHEN g.has_due THEN g.due ELSE t.due END,
      clocks = CASE WHEN g.has_clocks THEN g.clocks ELSE t.clocks END,
      progress = coalesce(g.progress, t.progress)
    FROM given AS g JOIN added USING (table_id) WHERE t.id = g.table_id
  ) SELECT table_id FROM added`;

/** Returns the tables whose event was stored. */
function appendQuery(group: readonly GroupedAppend[]): SqlQuery<{ readonly table_id: string }> {
  const rows = group.map(({ event, change }) => ({
    ...change,
    ...event,
    has_due: change.due !== undefined,
    has_clocks: change.clocks !== undefined,
  }));
  return { sql: APPEND, parameters: [JSON.stringify(rows)] };
}

interface WaitingAppend extends GroupedAppend {
  readonly resolve: (wasStored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** One group is on its way to the disk while the next is sent. */
const MAX_GROUPS = 2;
const MAX_GROUP_SIZE = 200;

export class GroupedAppends {
  readonly #commit: (query: SqlQuery) => Promise<ReadonlySet<string>>;
  #waiting: WaitingAppend[] = [];
  #groups = 0;
  #isScheduled = false;

  /** `commit` returns the tables whose event was stored. */
  constructor(commit: (query: SqlQuery) => Promise<ReadonlySet<string>>) {
    this.#commit = commit;
  }

  /** False if the number or the command id of the event is taken. */
  add(append: GroupedAppend): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...append, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#groups >= MAX_GROUPS) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      void this.#write(this.#takeGroup());
    });
  }

  /** One event of each table: the statement changes each row of `tables` once. */
  #takeGroup(): readonly WaitingAppend[] {
    const group = new Map<string, WaitingAppend>();
    const rest: WaitingAppend[] = [];
    for (const append of this.#waiting) {
      const { table_id: table } = append.event;
      if (group.has(table) || group.size >= MAX_GROUP_SIZE) rest.push(append);
      else group.set(table, append);
    }
    this.#waiting = rest;
    return [...group.values()];
  }

  async #write(group: readonly WaitingAppend[]): Promise<void> {
    this.#groups++;
    if (this.#waiting.length > 0) this.#schedule();
    try {
      const stored = await this.#commit(appendQuery(group));
      for (const { event, resolve } of group) resolve(stored.has(event.table_id));
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      this.#groups--;
      if (this.#waiting.length > 0) this.#schedule();
    }
  }
}
