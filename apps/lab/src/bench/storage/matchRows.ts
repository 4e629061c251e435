/** The rows of matches, taken from one database and put many times into another, by SQL alone. */
import type { Executor } from '@pithead/server/testing/serverInternals';

type Row = Readonly<Record<string, unknown>>;

/** Referenced rows first. */
export const MATCH_TABLES = [
  'tables',
  'seats',
  'events',
  'snapshots',
  'compact_logs',
  'chat',
  'chat_counters',
  'results',
  'result_seats',
] as const;

type MatchTable = (typeof MATCH_TABLES)[number];
export type MatchRows = Readonly<Record<MatchTable, readonly Row[]>>;

export const joinMatches = (all: readonly MatchRows[]): MatchRows =>
  Object.fromEntries(
    MATCH_TABLES.map((table) => [table, all.flatMap((rows) => rows[table])]),
  ) as unknown as MatchRows;

const keyOf = (table: string): string => (table === 'tables' ? 'id' : 'table_id');
const quoted = (column: string): string => `"${column}"`;

export async function readMatches(executor: Executor, ids: readonly string[]): Promise<MatchRows> {
  const read = async (table: string): Promise<Row[]> => {
    const sql = `SELECT * FROM ${table} WHERE ${keyOf(table)} = ?`;
    return (await Promise.all(ids.map((id) => executor.read<Row>({ sql, parameters: [id] })))).flat();
  };
  const all = await Promise.all(MATCH_TABLES.map(async (table) => [table, await read(table)] as const));
  return Object.fromEntries(all) as unknown as MatchRows;
}

export async function writeMatches(executor: Executor, rows: MatchRows): Promise<void> {
  for (const table of MATCH_TABLES) {
    for (const row of rows[table]) {
      const columns = Object.keys(row);
      const marks = columns.map((_, i) => (executor.kind === 'postgres' ? `$${i + 1}` : '?'));
      const sql = `INSERT INTO ${table} (${columns.map(quoted).join()}) VALUES (${marks.join()})`;
      await executor.write([{ sql, parameters: columns.map((column) => toBytes(row[column])) }]);
    }
  }
}

const toBytes = (value: unknown): unknown => (value instanceof ArrayBuffer ? new Uint8Array(value) : value);

export const copyId = (i: number): string => `bench-match-${1_000_000_000 + i}`;

/** Copied by one statement; PostgreSQL is given ten seconds for each. */
const ROWS_A_STATEMENT = 10_000;
const DAY_MS = 86_400_000;
/** So that copies end over two years before now. */
const SPREAD_MS = 700 * DAY_MS;

export interface CopyScale {
  readonly accounts: number;
  readonly matches: number;
}

export const accountId = (i: number): string => `bench-person-${100_000_000 + i}`;

/** The first account has a seat in one match of a hundred. */
const REGULAR = 100;

/** Copies of matches that are stored already, with other ids, people and times. */
export async function copyMatches(
  executor: Executor,
  templates: readonly string[],
  rows: MatchRows,
  { accounts, matches }: CopyScale,
  progress: (done: number) => void = () => undefined,
): Promise<void> {
  const newId = `'bench-match-' || (1000000000 + CAST(i AS bigint))`;
  const at = (column: string): string =>
    `(src.${quoted(column)} - ${SPREAD_MS} + CAST(i AS bigint) * ${Math.floor(SPREAD_MS / matches)})`;
  const person = (seat: string): string =>
    `'bench-person-' || (100000000 + (CASE WHEN ${seat} = 0 AND i % ${REGULAR} = 0 THEN 0
      ELSE (i * 7919 + ${seat} * 33331 + 1) % ${accounts} END))`;
  const special: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    tables: {
      created_at: at('created_at'),
      started_at: at('started_at'),
      ended_at: at('ended_at'),
      host: person('0'),
    },
    seats: { person: person('src.seat') },
    results: { started_at: at('started_at'), ended_at: at('ended_at') },
    result_seats: { person: person('src.seat'), ended_at: at('ended_at') },
  };
  const largest = Math.max(...MATCH_TABLES.map((table) => rows[table].length / templates.length));
  const batch = Math.max(1, Math.floor(ROWS_A_STATEMENT / largest));
  for (let from = 0; from < matches; from += batch) {
    const to = Math.min(matches, from + batch);
    for (const table of MATCH_TABLES) {
      const [first] = rows[table];
      if (first === undefined) continue;
      const columns = Object.keys(first);
      const values = columns.map((column) =>
        column === keyOf(table) ? newId : (special[table]?.[column] ?? `src.${quoted(column)}`),
      );
      const order = templates.map((id, k) => `WHEN '${id}' THEN ${k}`).join(' ');
      const sql = `INSERT INTO ${table} (${columns.map(quoted).join()})
        WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})
        SELECT ${values.join()} FROM n JOIN
          (SELECT m.*, CASE m.${keyOf(table)} ${order} END AS k FROM ${table} AS m
            WHERE m.${keyOf(table)} IN (${templates.map((id) => `'${id}'`).join()})) AS src
          ON src.k = i % ${templates.length}`;
      await executor.write([{ sql, parameters: [] }]);
    }
    progress(to);
  }
}

export async function addAccounts(executor: Executor, accounts: number): Promise<void> {
  const sql = `INSERT INTO people (id, name, account_key, language, created_at)
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${accounts})
    SELECT 'bench-person-' || (100000000 + i), 'Player ' || i, 'player' || i, 'en', 1700000000000 FROM n`;
  await executor.write([{ sql, parameters: [] }]);
}
