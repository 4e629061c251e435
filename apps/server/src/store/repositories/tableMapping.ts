import type { SeatRow, TableChange, TableRow, TableWithSeats } from '../tableStore.ts';
import type { SeatColumns, TableColumns } from '../schema.ts';

export const TABLE_COLUMNS = [
  'id',
  'game',
  'version',
  'options',
  'seat_count',
  'is_public',
  'is_hot_seat',
  'pace',
  'clock',
  'is_rated',
  'host',
  'key',
  'status',
  'created_at',
  'started_at',
  'ended_at',
  'next',
  'seq',
  'pending',
  'played',
  'away',
  'due',
  'clocks',
  'frozen_for',
  'progress',
] as const satisfies readonly (keyof TableColumns)[];

export interface JoinedColumns extends TableColumns {
  seat: number | null;
  seat_person: string | null;
  seat_bot: string | null;
  seat_name: string | null;
  seat_has_resigned: number | null;
  seat_taken_at: number | null;
  seat_is_account: number | null;
  seat_named_at: number | null;
  seat_is_accounts_name: number | null;
}

const CHANGING = {
  seq: 'seq',
  pending: 'pending',
  played: 'played',
  away: 'away',
  due: 'due',
  clocks: 'clocks',
  status: 'status',
  endedAt: 'ended_at',
  frozenFor: 'frozen_for',
  next: 'next',
  key: 'key',
  version: 'version',
  startedAt: 'started_at',
  progress: 'progress',
} as const satisfies Record<keyof TableChange, keyof TableColumns>;

/** In a fixed order, so that equal changes produce equal SQL. */
export function toChangedColumns(change: TableChange): Partial<TableColumns> {
  const columns: Record<string, unknown> = {};
  for (const [property, column] of Object.entries(CHANGING)) {
    const value = change[property as keyof TableChange];
    if (value !== undefined)
      columns[column] = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  }
  return columns;
}

type Same = Pick<
  TableColumns,
  | 'id'
  | 'game'
  | 'version'
  | 'pace'
  | 'host'
  | 'key'
  | 'status'
  | 'next'
  | 'seq'
  | 'pending'
  | 'played'
  | 'due'
>;

function sameIn({
  id,
  game,
  version,
  pace,
  host,
  key,
  status,
  next,
  seq,
  pending,
  played,
  due,
}: Readonly<Same>): Same {
  return { id, game, version, pace, host, key, status, next, seq, pending, played, due };
}

/** Without what a new table does not have. */
export function toTableColumns(row: TableRow): Omit<TableColumns, 'progress' | 'away'> {
  return {
    ...sameIn(row),
    options: JSON.stringify(row.options),
    seat_count: row.seatCount,
    is_public: Number(row.isPublic),
    is_hot_seat: Number(row.isHotSeat),
    clock: JSON.stringify(row.clock),
    is_rated: Number(row.isRated),
    created_at: row.createdAt,
    started_at: row.startedAt,
    ended_at: row.endedAt,
    clocks: row.clocks && JSON.stringify(row.clocks),
    frozen_for: row.frozenFor,
  };
}

export function toSeatColumns(row: SeatRow): SeatColumns {
  const { table, seat, person, bot, name, hasResigned } = row;
  return { table_id: table, seat, person, bot, name, has_resigned: Number(hasResigned) };
}

function tableRow(columns: TableColumns): TableRow {
  return {
    ...sameIn(columns),
    options: JSON.parse(columns.options) as TableRow['options'],
    seatCount: columns.seat_count,
    away: columns.away,
    isPublic: columns.is_public !== 0,
    isHotSeat: columns.is_hot_seat !== 0,
    clock: JSON.parse(columns.clock) as TableRow['clock'],
    isRated: columns.is_rated !== 0,
    createdAt: columns.created_at,
    startedAt: columns.started_at,
    endedAt: columns.ended_at,
    clocks: columns.clocks === null ? null : (JSON.parse(columns.clocks) as TableRow['clocks']),
    frozenFor: columns.frozen_for,
    progress: columns.progress === null ? null : (JSON.parse(columns.progress) as TableRow['progress']),
  };
}

function seatRow(columns: JoinedColumns): SeatRow | undefined {
  const { id, seat, seat_person: person, seat_bot: bot, seat_name: name } = columns;
  if (seat === null || name === null) return undefined;
  const row = { table: id, seat, person, bot, name, hasResigned: columns.seat_has_resigned !== 0 };
  const claim = claimOf(columns);
  return claim === undefined ? row : { ...row, claim };
}

function claimOf(columns: JoinedColumns): SeatRow['claim'] {
  const {
    seat_named_at: namedAt,
    seat_is_account: isAccount,
    seat_is_accounts_name: isAccountsName,
  } = columns;
  if (namedAt === null) return undefined;
  return {
    isAccount: isAccount === 1,
    isAccountsName: isAccountsName === 1,
    namedAt,
    hereSince: columns.seat_taken_at ?? 0,
  };
}

export function toTableWithSeats(rows: readonly JoinedColumns[]): TableWithSeats | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  return { table: tableRow(first), seats: rows.map(seatRow).filter((seat) => seat !== undefined) };
}

/** Tables that can't be parsed are skipped: one broken row must not hide the others. */
export function toTablesWithSeats(rows: readonly JoinedColumns[]): TableWithSeats[] {
  const byTable = new Map<string, JoinedColumns[]>();
  for (const row of rows) {
    const known = byTable.get(row.id);
    if (known === undefined) byTable.set(row.id, [row]);
    else known.push(row);
  }
  return [...byTable.values()].map(readable).filter((table) => table !== undefined);
}

function readable(rows: readonly JoinedColumns[]): TableWithSeats | undefined {
  try {
    return toTableWithSeats(rows);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
