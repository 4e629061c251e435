/** Rows have unique ids, so that tests can share a database. */
import { randomUUID } from 'node:crypto';
import type { Executor } from '../executor.ts';
import { toSqlQuery } from '../sqlQuery.ts';
import type { EventRow, NewChatLine, PersonRow, SeatRow, SessionRow, Store, TableRow } from '../store.ts';
import type { Schema } from '../schema.ts';
import { toTableColumns } from '../repositories/tableMapping.ts';

let moment = 1_800_000_000_000;

export const nextTime = (): number => (moment += 1000);

export function buildPerson(more: Partial<PersonRow> = {}): PersonRow {
  const createdAt = nextTime();
  return {
    id: randomUUID(),
    name: 'Ada',
    accountKey: null,
    guestKey: null,
    passwordHash: null,
    language: 'de',
    createdAt,
    namedAt: createdAt,
    ...more,
  };
}

export function buildSession(person: string, more: Partial<SessionRow> = {}): SessionRow {
  const createdAt = nextTime();
  return { hash: randomUUID(), person, createdAt, seenAt: createdAt, expiresAt: createdAt + 1000, ...more };
}

export async function addPerson(store: Store, more: Partial<PersonRow> = {}): Promise<PersonRow> {
  const person = buildPerson(more);
  await store.addPerson(person, buildSession(person.id));
  return person;
}

export function buildTable(host: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id: randomUUID(),
    game: 'siberia',
    version: 3,
    options: { length: 'short', dice: true, rounds: 4 },
    seatCount: 3,
    isPublic: true,
    isHotSeat: false,
    pace: 'live',
    clock: { kind: 'bank', bankMs: 600_000, incrementMs: 5000 },
    isRated: true,
    host,
    key: '',
    status: 'open',
    createdAt: nextTime(),
    startedAt: null,
    endedAt: null,
    next: null,
    seq: 0,
    pending: 0,
    played: 0,
    away: 0,
    due: null,
    clocks: null,
    frozenFor: '',
    progress: null,
    ...more,
  };
}

export function buildSeat(table: string, seat: number, person: PersonRow | string): SeatRow {
  if (typeof person === 'string')
    return { table, seat, person: null, bot: person, name: `Bot ${seat}`, hasResigned: false };
  return { table, seat, person: person.id, bot: null, name: person.name, hasResigned: false };
}

export function buildClaimedSeat(table: string, seat: number, person: PersonRow, hereSince: number): SeatRow {
  const claim = {
    isAccount: person.accountKey !== null,
    isAccountsName: false,
    namedAt: person.namedAt,
    hereSince,
  };
  return { ...buildSeat(table, seat, person), claim };
}

export function buildEvent(table: string, seq: number, more: Partial<EventRow> = {}): EventRow {
  return {
    table,
    seq,
    commandId: randomUUID(),
    seat: 1,
    kind: 'play',
    body: [
      ['placeWorkers', 12],
      ['loadCoal', 3],
    ],
    isOpen: true,
    stateHash: `hash ${seq}`,
    at: nextTime(),
    ...more,
  };
}

export function buildChatLine(table: string, person: string, more: Partial<NewChatLine> = {}): NewChatLine {
  return {
    table,
    person,
    name: 'Ada',
    room: 'players',
    text: 'Glück auf!',
    at: nextTime(),
    id: randomUUID(),
    ...more,
  };
}

/** Old rows have the columns of version 0.1. */
export async function addOldPerson(executor: Executor, more: Partial<PersonRow> = {}): Promise<PersonRow> {
  const person = buildPerson(more);
  const {
    id,
    name,
    accountKey: account_key,
    passwordHash: password_hash,
    language,
    createdAt: created_at,
  } = person;
  const row = { id, name, account_key, password_hash, language, created_at } as Schema['people'];
  await executor.write([toSqlQuery(executor.db.insertInto('people').values(row))]);
  return person;
}

export async function addOldTable(executor: Executor, table: TableRow): Promise<void> {
  await executor.write([
    toSqlQuery(executor.db.insertInto('tables').values(toTableColumns(table) as Schema['tables'])),
  ]);
}

export async function addRunningTable(
  store: Store,
  more: Partial<TableRow> = {},
): Promise<{ readonly table: TableRow; readonly person: PersonRow }> {
  const person = await addPerson(store);
  const table = buildTable(person.id, { status: 'running', seatCount: 2, startedAt: nextTime(), ...more });
  await store.addTable(table, [buildSeat(table.id, 0, person), buildSeat(table.id, 1, 'strong')]);
  return { table, person };
}
