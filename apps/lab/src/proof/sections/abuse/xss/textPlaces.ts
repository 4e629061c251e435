/**
 * Every place that shows text of other people. Each function fills it, opens it in a browser, and returns
 * what was executed or not shown as text.
 */
import { LOADED_GAMES } from '@pithead/games/loaded';
import { keyFromHex, Match, recordOf } from '@pithead/kernel';
import type { Browser } from '@playwright/test';
import { gameAt } from '../../../proof.ts';
import { joinPayloads, payloadKindAt, PAYLOAD_KINDS } from './payloads.ts';
import { XssVisitor } from './xssVisitor.ts';
import type { XssFault } from './xssFaults.ts';
import { bearerHeader } from '@pithead/server/testing/clients/rawClient';
import { textFrame } from '@pithead/server/testing/clients/webSocketFrames';
import type { GuestSession } from '../attacker.ts';
import { Attacker } from '../attacker.ts';
import { AttackSocket } from '../attackSocket.ts';

export interface XssContext {
  readonly browser: Browser;
  readonly address: string;
  readonly fault?: XssFault;
}

const SEATS = 4;
const LINES_PER_PERSON = 5;
const MAX_LINE_LENGTH = 500;
const MAX_NAME_LENGTH = 100;

async function createGuests(address: string, names: readonly string[]): Promise<GuestSession[]> {
  const attacker = new Attacker(address);
  const all = await Promise.all(names.map((name) => attacker.createGuest(name)));
  attacker.close();
  return all;
}

const namesOf = (people: readonly GuestSession[]): string[] => people.map(({ name }) => name);

async function post<T>(address: string, who: GuestSession, path: string, body?: object): Promise<T> {
  const attacker = new Attacker(address);
  const { text, status } = await attacker.request('POST', path, {
    headers: bearerHeader(who.token),
    ...(body !== undefined && { body }),
  });
  attacker.close();
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function createTable(
  address: string,
  game: string,
  [host, ...others]: readonly GuestSession[],
  isStarted: boolean,
): Promise<string> {
  if (host === undefined) throw new Error('nobody sits down');
  const { id } = await post<{ id: string }>(address, host, '/api/tables', {
    game,
    seats: SEATS,
    isPublic: true,
  });
  for (const other of others) await post(address, other, `/api/tables/${id}/join`, {});
  if (isStarted) await post(address, host, `/api/tables/${id}/start`);
  return id;
}

export async function attackLists(
  { browser, address, fault }: XssContext,
  names: readonly string[],
): Promise<string[]> {
  const hosts = await createGuests(address, names);
  const tables = await Promise.all(
    hosts.map(async (host, i) => [host, await createTable(address, gameAt(i), [host], false)] as const),
  );
  const visitor = await XssVisitor.open(browser, address, hosts[0], fault);
  await visitor.go('/');
  await loadWholeList(visitor, hosts.length);
  const found = await visitor.findings('lists', namesOf(hosts));
  await visitor.navigate('/account');
  await visitor.page.locator('h1').first().waitFor({ state: 'attached' });
  found.push(...(await visitor.findings('account')));
  await visitor.close();
  await Promise.all(tables.map(([host, table]) => post(address, host, `/api/tables/${table}/leave`)));
  return found;
}

async function loadWholeList({ page }: XssVisitor, tables: number): Promise<void> {
  const entries = page.locator('.panel-tables li');
  const more = page.locator('.panel-tables .more-button');
  await entries.first().waitFor();
  for (
    let shown = await entries.count();
    shown < tables && (await more.count()) > 0;
    shown = await entries.count()
  ) {
    await more.click();
    await entries.nth(shown).waitFor();
  }
}

export async function attackTables(
  { browser, address, fault }: XssContext,
  game: string,
  names: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const people = await createGuests(address, names.slice(0, SEATS));
  const lines = joinPayloads(texts, MAX_LINE_LENGTH).slice(0, SEATS * LINES_PER_PERSON);
  const waiting = await createTable(address, game, people.slice(0, SEATS - 1), false);
  const running = await createTable(address, game, people, true);
  const visitor = await XssVisitor.open(browser, address, people[0], fault);
  await visitor.go(`/table/${waiting}`);
  const found = await visitor.findings(`waiting room of ${game}`, namesOf(people.slice(0, SEATS - 1)));
  await visitor.go(`/table/${running}`);
  await visitor.page.locator('[role=tab]').nth(1).click();
  await sendChat(address, running, 'players', people, lines);
  const shown = [...namesOf(people), ...(await storedChat(address, running, 'players', people[0]))];
  found.push(...(await visitor.findings(`table and talk of players, ${game}`, shown)));
  await visitor.close();
  return found;
}

export async function attackSpectatorChat(
  { browser, address, fault }: XssContext,
  game: string,
  names: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const players = await createGuests(address, ['Ada', 'Ben', 'Cem', 'Dora']);
  const spectators = await createGuests(
    address,
    names.slice(0, Math.max(1, Math.ceil(texts.length / LINES_PER_PERSON))),
  );
  const table = await createTable(address, game, players, true);
  const visitor = await XssVisitor.open(browser, address, spectators[0], fault);
  await visitor.go(`/table/${table}`);
  await visitor.page.locator('[role=tab]').nth(1).click();
  await visitor.page.locator('.chat-form').waitFor();
  await sendChat(address, table, 'spectators', spectators, texts);
  const past = await storedChat(address, table, 'spectators', spectators[0]);
  const found = await visitor.findings(`chat of spectators, ${game}`, past);
  if (found.length === 0) {
    await visitor.go(`/table/${table}`);
    await visitor.page.locator('[role=tab]').nth(1).click();
    found.push(...(await visitor.findings(`chat of spectators later, ${game}`, past)));
  }
  await visitor.close();
  return found;
}

async function sendChat(
  address: string,
  table: string,
  room: string,
  people: readonly GuestSession[],
  lines: readonly string[],
): Promise<void> {
  await Promise.all(
    people.map(async (person, index) => {
      const attacker = new Attacker(address);
      const socket = await AttackSocket.open(attacker, bearerHeader(person.token));
      for (const [ask, text] of lines
        .slice(index * LINES_PER_PERSON, (index + 1) * LINES_PER_PERSON)
        .entries()) {
        socket.sendFrames(
          textFrame({ type: 'chat', ask, table, room, text: text.slice(0, MAX_LINE_LENGTH) }),
        );
        const { type, reason } = await socket.next((message) => message['ask'] === ask);
        if (type !== 'answer') throw new Error(`not said: ${String(reason)}`);
      }
      socket.close();
    }),
  );
}

/** The server collapses white space and removes invisible characters. */
async function storedChat(
  address: string,
  table: string,
  room: string,
  who: GuestSession | undefined,
): Promise<string[]> {
  const attacker = new Attacker(address);
  const { text } = await attacker.request('GET', `/api/tables/${table}/chat?room=${room}`, {
    headers: who === undefined ? {} : bearerHeader(who.token),
  });
  attacker.close();
  return (JSON.parse(text) as { text: string }[]).map((line) => line.text);
}

export async function attackRecordFiles(
  { browser, address, fault }: XssContext,
  texts: readonly string[],
): Promise<string[]> {
  const visitor = await XssVisitor.open(browser, address, undefined, fault);
  const fields = joinPayloads(texts, MAX_NAME_LENGTH).map((name) => name.replaceAll(/[\p{Cc}\p{Cf}]/gu, ''));
  const found: string[] = [];
  await visitor.go('/replay');
  for (let at = 0; at < fields.length; at += SEATS) {
    const seats = [...fields.slice(at, at + SEATS), 'Ada', 'Ben', 'Cem', 'Dora'].slice(0, SEATS);
    const record = recordFor(gameAt(at / SEATS), seats);
    await openFile(visitor, JSON.stringify(record));
    found.push(...(await visitor.findings('record', seats)));
    await openFile(
      visitor,
      JSON.stringify({ ...record, game: seats[0], options: { [seats[1] ?? '']: seats[2] } }),
    );
    await visitor.page.locator('.replay-flaw').waitFor();
    found.push(...(await visitor.findings('damaged record')));
  }
  await visitor.close();
  return found;
}

function recordFor(id: string, names: readonly string[]): object {
  const entry = LOADED_GAMES[id];
  if (entry === undefined) throw new Error(`no ${id}`);
  return recordOf(
    Match.start(entry.game, { names, options: {}, key: keyFromHex('0123456789abcdef'.repeat(4)) }),
  );
}

async function openFile(visitor: XssVisitor, text: string): Promise<void> {
  await visitor.navigate('/settings');
  await visitor.page.locator('.replay').waitFor({ state: 'detached' });
  await visitor.navigate('/replay');
  await visitor.page
    .locator('.replay-file input')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

const LINKS: readonly ((text: string) => string)[] = [
  (text) => `/table/${encodeURIComponent(text)}`,
  (text) => `/replay/table/${encodeURIComponent(text)}`,
  (text) => `/replay/local/${encodeURIComponent(text)}`,
  (text) => `/review/table/${encodeURIComponent(text)}`,
  (text) => `/review/local/${encodeURIComponent(text)}`,
  (text) => `/local/${encodeURIComponent(text)}`,
  (text) => `/rules/${encodeURIComponent(text)}`,
  (text) => `/rules/siberia#${text}`,
  (text) => `/replay#ply=${text}`,
  (text) => `/#${text}`,
  (text) => `/?name=${text}`,
  (text) => `/${encodeURIComponent(text)}`,
  (text) => `/account?next=${encodeURIComponent(text)}#${text}`,
];
const linkAt = (index: number): number => (index + Math.floor(index / PAYLOAD_KINDS.length)) % LINKS.length;

export const KIND_LINK_PAIRS = PAYLOAD_KINDS.length * LINKS.length;

export const countKindLinkPairs = (count: number): number =>
  new Set(Array.from({ length: count }, (_, index) => `${payloadKindAt(index)} ${linkAt(index)}`)).size;

/**
 * One link in this many is opened by loading the page, as from a message; the others by client-side
 * navigation.
 */
const LOADED_EVERY = 25;
const DRAWN_MS = 20;

export async function attackLinks(
  { browser, address, fault }: XssContext,
  texts: readonly string[],
): Promise<string[]> {
  const visitor = await XssVisitor.open(browser, address, undefined, fault);
  const found: string[] = [];
  await visitor.go('/');
  for (const [i, text] of texts.entries()) {
    const path = (LINKS[linkAt(i)] as (typeof LINKS)[number])(text);
    if (i % LOADED_EVERY === LOADED_EVERY - 1) await visitor.go(path);
    else await visitor.navigate(path);
    await visitor.page.waitForTimeout(DRAWN_MS);
    found.push(...(await visitor.findings(`link ${path.slice(0, 100)}`)));
  }
  await visitor.close();
  return found;
}
