/** The HTTP interface of the server, as functions. */
import type { ChatLine, NewTable, PersonInfo, Refused, TableInfo, TablePage } from '@pithead/protocol';
import { hasNextPage } from '@pithead/protocol';
import type { Language } from '@pithead/text';

/** The server said no, or did not answer at all. */
export class Refusal extends Error {
  readonly refused: Refused | undefined;
  constructor(refused: Refused | undefined) {
    super(refused?.reason ?? 'offline');
    this.refused = refused;
  }
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`/api/${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  }).catch(() => undefined);
  if (answer === undefined) throw new Refusal(undefined);
  return answer;
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.status === 204) return undefined as T;
  // A proxy whose server is away answers in other words than ours.
  const said: unknown = await answer.json().catch(() => undefined);
  if (said === undefined) throw new Refusal(undefined);
  if (!answer.ok) throw new Refusal(said as Refused);
  return said as T;
}

const ask = async <T>(method: string, path: string, body?: object): Promise<T> =>
  read<T>(await send(method, path, body));

async function askPage(path: string, page: number): Promise<TablePage> {
  const answer = await send('GET', page === 1 ? path : `${path}?page=${page}`);
  return { tables: await read<TableInfo[]>(answer), hasNext: hasNextPage(answer.headers.get('link')) };
}

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;
type Person = { readonly person: PersonInfo };
export type Level = 'apprentice' | 'hewer' | 'foreman' | 'director';
export type Room = ChatLine['room'];

export const http = {
  me: () => ask<Person>('GET', 'me'),
  beGuest: (name: string, language: Language) => ask<Person>('POST', 'guests', { name, language }),
  changeMe: (change: { readonly name?: string; readonly language?: Language }) =>
    ask<Person>('PATCH', 'me', change),
  createAccount: (name: string, password: string) => ask<Person>('POST', 'me/account', { name, password }),
  logIn: (name: string, password: string, leaveGames: boolean) =>
    ask<Person>('POST', 'login', { name, password, leaveGames }),
  logOut: () => ask<void>('POST', 'logout'),
  logOutEverywhere: () => ask<void>('POST', 'logout-everywhere'),
  changePassword: (old: string, next: string) => ask<void>('POST', 'me/password', { old, next }),
  ownData: () => ask<unknown>('GET', 'me/export'),
  removeMe: (password: string | undefined) =>
    ask<void>('DELETE', 'me', password === undefined ? {} : { password }),
  mute: (person: string) => ask<void>('PUT', `me/mutes/${encodeURIComponent(person)}`),

  openTables: (page: number) => askPage('tables', page),
  runningTables: (page: number) => askPage('tables/running', page),
  myTables: () => ask<TableInfo[]>('GET', 'me/tables'),
  openTable: (wish: NewTable) => ask<TableInfo>('POST', 'tables', wish),
  table: (table: string) => ask<TableInfo>('GET', at(table)),
  join: (table: string, seat?: number) =>
    ask<TableInfo>('POST', `${at(table)}/join`, seat === undefined ? {} : { seat }),
  leave: (table: string) => ask<void>('POST', `${at(table)}/leave`),
  sitBot: (table: string, level: Level, seat: number) =>
    ask<TableInfo>('POST', `${at(table)}/bots`, { level, seat }),
  clearSeat: (table: string, seat: number) => ask<TableInfo>('DELETE', `${at(table)}/seats/${seat}`),
  start: (table: string) => ask<TableInfo>('POST', `${at(table)}/start`),
  rematch: (table: string) => ask<TableInfo>('POST', `${at(table)}/rematch`),
  record: (table: string, seat: number | null) =>
    ask<unknown>('GET', `${at(table)}/export${seat === null ? '' : `?as=${seat}`}`),
  chat: (table: string, room: Room) => ask<ChatLine[]>('GET', `${at(table)}/chat?room=${room}`),
};
