/** Rows for store tests, with unique ids, so that tests can share a database. */
import { randomUUID } from 'node:crypto';
import type { Executor } from '../executor.ts';
import { compiled } from '../executor.ts';
import type { EventRow, NewLine, Person, SeatRow, Session, Store, TableRow } from '../port.ts';
import type { Schema } from '../schema.ts';
import { tableColumns } from '../tableRows.ts';

let moment = 1_800_000_000_000;

export const nextMoment = (): number => (moment += 1000);

export function aPerson(more: Partial<Person> = {}): Person {
  const createdAt = nextMoment();
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

export function aSession(person: string, more: Partial<Session> = {}): Session {
  const createdAt = nextMoment();
  return { hash: randomUUID(), person, createdAt, seenAt: createdAt, expiresAt: createdAt + 1000, ...more };
}

export async function addPerson(store: Store, more: Partial<Person> = {}): Promise<Person> {
  const person = aPerson(more);
  await store.addPerson(person, aSession(person.id));
  return person;
}

export function aTable(host: string, more: Partial<TableRow> = {}): TableRow {
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
    createdAt: nextMoment(),
    startedAt: null,
    endedAt: null,
    next: null,
    seq: 0,
    pending: 0,
    played: 0,
    due: null,
    clocks: null,
    frozenFor: '',
    ...more,
  };
}

export function aSeat(table: string, seat: number, person: Person | string): SeatRow {
  if (typeof person === 'string')
    return { table, seat, person: null, bot: person, name: `Bot ${seat}`, hasResigned: false };
  return { table, seat, person: person.id, bot: null, name: person.name, hasResigned: false };
}

/** The seat of a person at an open table, as the store returns it. */
export function aClaimedSeat(table: string, seat: number, person: Person, hereSince: number): SeatRow {
  const claim = {
    isAccount: person.accountKey !== null,
    isAccountsName: false,
    namedAt: person.namedAt,
    hereSince,
  };
  return { ...aSeat(table, seat, person), claim };
}

export function anEvent(table: string, seq: number, more: Partial<EventRow> = {}): EventRow {
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
    at: nextMoment(),
    ...more,
  };
}

export function aLine(table: string, person: string, more: Partial<NewLine> = {}): NewLine {
  return {
    table,
    person,
    name: 'Ada',
    room: 'players',
    text: 'Glück auf!',
    at: nextMoment(),
    id: randomUUID(),
    ...more,
  };
}

/** Adds a person with the columns of version 0.1. */
export async function addOldPerson(executor: Executor, more: Partial<Person> = {}): Promise<Person> {
  const person = aPerson(more);
  const {
    id,
    name,
    accountKey: account_key,
    passwordHash: password_hash,
    language,
    createdAt: created_at,
  } = person;
  const row = { id, name, account_key, password_hash, language, created_at } as Schema['people'];
  await executor.write([compiled(executor.build.insertInto('people').values(row))]);
  return person;
}

/** Adds a table with the columns of version 0.1. */
export async function addOldTable(executor: Executor, table: TableRow): Promise<void> {
  await executor.write([
    compiled(executor.build.insertInto('tables').values(tableColumns(table) as Schema['tables'])),
  ]);
}

/** A running table of one person and a bot. */
export async function addRunning(
  store: Store,
  more: Partial<TableRow> = {},
): Promise<{ readonly table: TableRow; readonly person: Person }> {
  const person = await addPerson(store);
  const table = aTable(person.id, { status: 'running', seatCount: 2, startedAt: nextMoment(), ...more });
  await store.addTable(table, [aSeat(table.id, 0, person), aSeat(table.id, 1, 'strong')]);
  return { table, person };
}
