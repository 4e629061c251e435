import type { BotLevel } from '@pithead/bots';
import type { ChatLine, NewTable, PersonInfo, RequestRefusal, TableInfo, TablePage } from '@pithead/protocol';
import { hasNextPage } from '@pithead/protocol';
import type { Language } from '@pithead/text';
import type { Texts } from '../text/index.ts';
import { refusalText } from './refusalText.ts';

/** `reply` is undefined if the server did not respond at all. */
export class HttpError extends Error {
  readonly reply: RequestRefusal | undefined;
  constructor(refused: RequestRefusal | undefined) {
    super(refused?.reason ?? 'offline');
    this.reply = refused;
  }
}

export async function errorText(error: unknown, language: Language, texts: Texts): Promise<string> {
  if (!(error instanceof HttpError)) return texts.failed;
  return error.reply === undefined ? texts.noServer : refusalText(error.reply, language, texts);
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(path.startsWith('/') ? path : `/api/${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  }).catch(() => undefined);
  if (response === undefined) throw new HttpError(undefined);
  return response;
}

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  // A proxy whose server is down answers with something else than our JSON.
  const body: unknown = await response.json().catch(() => undefined);
  if (body === undefined) throw new HttpError(undefined);
  if (!response.ok) throw new HttpError(body as RequestRefusal);
  return body as T;
}

/** For requests that few pages need. The path is below `/api/`, unless it begins with a slash. */
export const request = async <T>(method: string, path: string, body?: object): Promise<T> =>
  read<T>(await send(method, path, body));

async function requestPage(path: string, page: number): Promise<TablePage> {
  const response = await send('GET', page === 1 ? path : `${path}?page=${page}`);
  return { tables: await read<TableInfo[]>(response), hasNext: hasNextPage(response.headers.get('link')) };
}

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;
type Person = { readonly person: PersonInfo };

export const http = {
  me: () => request<Person>('GET', 'me'),
  beGuest: (name: string, language: Language) => request<Person>('POST', 'guests', { name, language }),
  changeMe: (change: { readonly name?: string; readonly language?: Language }) =>
    request<Person>('PATCH', 'me', change),
  createAccount: (name: string, password: string) =>
    request<Person>('POST', 'me/account', { name, password }),
  logIn: (name: string, password: string, leaveGames: boolean) =>
    request<Person>('POST', 'login', { name, password, leaveGames }),
  logOut: () => request<void>('POST', 'logout'),
  logOutEverywhere: () => request<void>('POST', 'logout-everywhere'),
  changePassword: (old: string, next: string) => request<void>('POST', 'me/password', { old, next }),
  ownData: () => request<unknown>('GET', 'me/export'),
  removeMe: (password: string | undefined) =>
    request<void>('DELETE', 'me', password === undefined ? {} : { password }),

  openTables: (page: number) => requestPage('tables', page),
  runningTables: (page: number) => requestPage('tables/running', page),
  myTables: () => request<TableInfo[]>('GET', 'me/tables'),
  openTable: (wish: NewTable) => request<TableInfo>('POST', 'tables', wish),
  table: (table: string) => request<TableInfo>('GET', at(table)),
  join: (table: string, seat?: number) =>
    request<TableInfo>('POST', `${at(table)}/join`, seat === undefined ? {} : { seat }),
  leave: (table: string) => request<void>('POST', `${at(table)}/leave`),
  sitBot: (table: string, level: BotLevel, seat: number) =>
    request<TableInfo>('POST', `${at(table)}/bots`, { level, seat }),
  clearSeat: (table: string, seat: number) => request<TableInfo>('DELETE', `${at(table)}/seats/${seat}`),
  start: (table: string) => request<TableInfo>('POST', `${at(table)}/start`),
  rematch: (table: string) => request<TableInfo>('POST', `${at(table)}/rematch`),
  record: (table: string, seat: number | null) =>
    request<unknown>('GET', `${at(table)}/export${seat === null ? '' : `?as=${seat}`}`),
  chat: (table: string, room: ChatLine['room']) =>
    request<ChatLine[]>('GET', `${at(table)}/chat?room=${room}`),
};
