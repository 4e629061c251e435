/** People who end rated matches against each other as fast as they can, over HTTP, while servers die. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { TableResult } from '@pithead/protocol';
import { TestRandom } from '@pithead/server/testing/testRandom';

export interface Account {
  readonly id: string;
  readonly token: string;
}

const GAME = 'rockwell';
const PATIENCE_MS = 180_000;
const POLL_MS = 50;

type Urls = () => string;

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

/** Tries again until a server answers. Repeating is safe: an act has an id, and a seat is taken once. */
async function ask<T>(
  urls: Urls,
  method: string,
  path: string,
  token?: string,
  body?: object,
): Promise<Answer<T>> {
  for (const end = performance.now() + PATIENCE_MS; ; await delay(POLL_MS)) {
    try {
      const response = await fetch(urls() + path, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status < 500)
        return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

export async function createAccounts(urls: Urls, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let i = 0; i < count; i++) {
    const name = `Rated ${randomUUID().slice(0, 8)}`;
    const guest = { name, language: 'en' };
    const { body } = await ask<{ token: string; person: { id: string } }>(
      urls,
      'POST',
      '/api/guests',
      undefined,
      guest,
    );
    await ask(urls, 'POST', '/api/me/account', body.token, { name, password: `a long one ${name}` });
    accounts.push({ id: body.person.id, token: body.token });
  }
  return accounts;
}

/** Returns the table, or undefined if a server died at a moment that left it unstarted. */
export async function playRatedTable(
  urls: Urls,
  accounts: readonly Account[],
  seed: string,
): Promise<string | undefined> {
  const random = new TestRandom(seed);
  const players = [...accounts];
  while (players.length > 2 + random.below(3)) players.splice(random.below(players.length), 1);
  const [host] = players as [Account];
  const table = { game: GAME, seats: players.length, isRated: true, isPublic: true };
  const created = await ask<{ id: string }>(urls, 'POST', '/api/tables', host.token, table);
  if (created.status !== 201) return undefined;
  const path = `/api/tables/${created.body.id}`;
  for (const [seat, { token }] of players.entries())
    if (seat > 0) await ask(urls, 'POST', `${path}/join`, token, { seat });
  await ask(urls, 'POST', `${path}/start`, host.token, {});
  const act = (seat: number, name: string): Promise<Answer<unknown>> =>
    ask(urls, 'POST', `${path}/acts`, players[seat]?.token, { act: name, seat, seq: 0, id: randomUUID() });
  const order = [...players.keys()];
  for (let i = order.length - 1; i > 0; i--) {
    const other = random.below(i + 1);
    [order[i], order[other]] = [order[other] as number, order[i] as number];
  }
  // Somebody leaves first and resigns last: what counts is when the seat was left.
  if (random.below(2) === 0) await act(order.at(-1) as number, 'leave');
  for (const seat of order) if ((await act(seat, 'resign')).status === 409) return undefined;
  return created.body.id;
}

export async function waitUntilDecided(urls: Urls, tables: readonly string[]): Promise<string[]> {
  const undecided: string[] = [];
  const end = performance.now() + PATIENCE_MS;
  for (const table of tables) {
    for (;;) {
      const { status, body } = await ask<TableResult>(urls, 'GET', `/api/tables/${table}/result`);
      if (status === 200 && body.state !== 'pending') break;
      if (performance.now() > end) {
        undecided.push(`table ${table} is not rated: ${status}`);
        break;
      }
      await delay(POLL_MS);
    }
  }
  return undecided;
}
