import type { GameRecord } from '@pithead/kernel';
import type { ChatLine, TableInfo } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import type { SeatRow } from '../store/store.ts';
import { StoreError } from '../store/store.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../testing/servers/testServer.ts';
import { ImpersonationSearch } from '../testing/chat/impersonationSearch.ts';
import { createGuests } from '../testing/clients/seatPlayers.ts';

const GAME = 'glueck-auf';
const SLOW = { timeout: 20_000 };
let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer(newTestFolder());
});
afterAll(async () => {
  await server.close();
  removeTestFolders();
});

const enter = (name: string): Promise<TestClient> => TestClient.createGuest(server.url, name);

async function demand<T = TableInfo>(
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await client.request<T>(method, path, body);
  expect(answer).not.toHaveProperty('body.reason');
  return answer.body;
}
const rename = (client: TestClient, name: string) => demand(client, 'PATCH', '/api/me', { name });
const register = (client: TestClient, name: string) =>
  demand(client, 'POST', '/api/me/account', { name, password: 'seven tired donkeys' });
const tableNow = (client: TestClient, table: string) => demand(client, 'GET', `/api/tables/${table}`);
const namesOf = ({ seats }: TableInfo): string[] => seats.map(({ name }) => name);

async function sitDown(...clients: readonly TestClient[]): Promise<string> {
  const [host, ...others] = clients as [TestClient, ...TestClient[]];
  const { id } = await host.createTable({ game: GAME, seats: Math.max(2, clients.length) });
  for (const other of others) await demand(other, 'POST', `/api/tables/${id}/join`, {});
  return id;
}
const start = (host: TestClient, table: string) => demand(host, 'POST', `/api/tables/${table}/start`);

class Listener {
  readonly lines: ChatLine[] = [];
  readonly names: string[][] = [];
  readonly #client: TestClient;
  readonly #table: string;
  readonly #room: ChatLine['room'];
  #said = 0;

  private constructor(client: TestClient, table: string, seat: number | null) {
    this.#client = client;
    this.#table = table;
    this.#room = seat === null ? 'spectators' : 'players';
    client.socketClient.watch(table, seat, {
      onChatLine: (line) => void this.lines.push(line),
      onUpdate: ({ table: now }) => void this.names.push(namesOf(now)),
    });
  }

  static async open(client: TestClient, table: string, seat: number | null): Promise<Listener> {
    const listener = new Listener(client, table, seat);
    await expect.poll(() => listener.names.length, SLOW).toBeGreaterThan(0);
    return listener;
  }

  async say(text: string): Promise<string | undefined> {
    expect(
      await this.#client.socketClient.chat(this.#table, this.#room, text, `line-${++this.#said}`),
    ).toBeUndefined();
    await expect.poll(() => this.lines.at(-1)?.text, SLOW).toBe(text);
    return this.lines.at(-1)?.name;
  }

  async read(): Promise<string[]> {
    const lines = await demand<ChatLine[]>(
      this.#client,
      'GET',
      `/api/tables/${this.#table}/chat?room=${this.#room}`,
    );
    return lines.map(({ name, text }) => `${name}: ${text}`);
  }
}

describe('a rename', () => {
  it('a renamed person with an open socket is shown with the new name', async () => {
    const [host, ida, eve] = (await createGuests(server.url, 'Host', 'Ida', 'Eve')) as [
      TestClient,
      TestClient,
      TestClient,
    ];
    const table = await sitDown(host);
    const [first, second] = [await Listener.open(ida, table, null), await Listener.open(eve, table, null)];
    expect(await first.say('one')).toBe('Ida');
    await rename(ida, 'Ina');
    await register(eve, 'Ida');
    expect(await second.say('two')).toBe('Ida');
    expect(await first.say('three')).toBe('Ina');
    await expect.poll(() => second.lines.map(({ name }) => name), SLOW).toEqual(['Ida', 'Ida', 'Ina']);
    expect(await second.read()).toEqual(['Ina: one', 'Ida: two', 'Ina: three']);
  });

  it('a waiting room and its chat show a new name at once, even when a guest becomes an account', async () => {
    const [ada, ben] = (await createGuests(server.url, 'Ada', 'Ben')) as [TestClient, TestClient];
    const table = await sitDown(ada, ben);
    const [own, other] = [await Listener.open(ada, table, 0), await Listener.open(ben, table, 1)];
    await rename(ada, 'Dora');
    await expect.poll(() => other.names.at(-1), SLOW).toEqual(['Dora', 'Ben']);
    expect(await own.say('one')).toBe('Dora');
    await register(ada, 'Doris');
    await expect.poll(() => other.names.at(-1), SLOW).toEqual(['Doris', 'Ben']);
    expect(await other.read()).toEqual(['Doris: one']);
    expect(namesOf(await start(ada, table))).toEqual(['Doris', 'Ben']);
  });

  it('a running match keeps the names it began with, and a spectator with such a name gets a number', async () => {
    const [ada, ben, eve] = (await createGuests(server.url, 'Ada', 'Ben', 'Eve')) as [
      TestClient,
      TestClient,
      TestClient,
    ];
    const table = await sitDown(ada, ben);
    await start(ada, table);
    const [player, spectator] = [await Listener.open(ada, table, 0), await Listener.open(eve, table, null)];
    await rename(ada, 'Dora');
    await rename(eve, 'ADA');
    expect(await player.say('one')).toBe('Ada');
    expect(await spectator.say('two')).toBe('ADA 3');
    expect(namesOf(await tableNow(eve, table))).toEqual(['Ada', 'Ben']);
    expect(await player.read()).toEqual(['Ada: one']);
    expect(await spectator.read()).toEqual(['ADA 3: two']);
  });

  it('a table shows the name in the database even while a session remembers an older one', async () => {
    const ada = await enter('Ada');
    await demand(ada, 'GET', '/api/me');
    await server.context.store.changePerson(ada.id, { name: 'Dora' });
    const open = await ada.createTable({ game: GAME, seats: 2 });
    const full = await ada.createTable({ game: GAME, seats: 2, bots: ['apprentice'] });
    expect([open, full].map((table) => namesOf(table)[0])).toEqual(['Dora', 'Dora']);
    expect((await demand<{ profile: { name: string } }>(ada, 'GET', '/api/me/export')).profile.name).toBe(
      'Dora',
    );
  });

  it('a rematch shows current names', async () => {
    const [ada, ben] = (await createGuests(server.url, 'Ada', 'Ada')) as [TestClient, TestClient];
    const table = await sitDown(ada, ben);
    expect(namesOf(await start(ada, table))).toEqual(['Ada', 'Ada 2']);
    await server.context.store.changeTable(table, { status: 'abandoned' });
    await rename(ada, 'Dora');
    expect(namesOf(await demand(ben, 'POST', `/api/tables/${table}/rematch`))).toEqual(['Ada', 'Dora']);
  });
});

describe('a person who renames to another’s name', () => {
  it('a spectator keeps the name when an earlier speaker renames to it', async () => {
    const [host, eve, ada] = (await createGuests(server.url, 'Host', 'Eve', 'Ada')) as [
      TestClient,
      TestClient,
      TestClient,
    ];
    const table = await sitDown(host);
    const [first, second] = [await Listener.open(eve, table, null), await Listener.open(ada, table, null)];
    expect(await first.say('one')).toBe('Eve');
    expect(await second.say('two')).toBe('Ada');
    await rename(eve, 'Ada');
    expect(await first.say('three')).toBe('Ada 3');
    expect(await second.say('four')).toBe('Ada');
    expect(await second.read()).toEqual(['Ada 3: one', 'Ada: two', 'Ada 3: three', 'Ada: four']);
  });

  it('a player keeps the name when the host renames to it, also in the match that starts', async () => {
    const [eve, ada] = (await createGuests(server.url, 'Eve', 'Ada')) as [TestClient, TestClient];
    const table = await sitDown(eve, ada);
    await rename(eve, 'Ada');
    expect(namesOf(await tableNow(ada, table))).toEqual(['Ada 1', 'Ada']);
    await rename(eve, 'Eve');
    await rename(eve, 'ADA');
    expect(namesOf(await tableNow(ada, table))).toEqual(['ADA 1', 'Ada']);
    expect(namesOf(await start(eve, table))).toEqual(['ADA 1', 'Ada']);
  });

  it('a person who has had the name for longer but comes later does not take it', async () => {
    const [eve, host, ada] = (await createGuests(server.url, 'Ada', 'Host', 'Ada')) as [
      TestClient,
      TestClient,
      TestClient,
    ];
    const table = await sitDown(host, ada);
    expect(namesOf(await tableNow(ada, table))).toEqual(['Host', 'Ada']);
    const other = await sitDown(await enter('Host'));
    const [first, second] = [await Listener.open(ada, other, null), await Listener.open(eve, other, null)];
    expect(await first.say('one')).toBe('Ada');
    expect(await second.say('two')).toBe('Ada 4');
    expect(await first.read()).toEqual(['Ada: one', 'Ada 4: two']);
  });

  it('a number does not pass to another person when the first of that name renames', async () => {
    const clients = (await createGuests(server.url, 'Host', 'Ada', 'Ada', 'Ada')) as [
      TestClient,
      TestClient,
      TestClient,
      TestClient,
    ];
    const table = await sitDown(clients[0]);
    const windows = await Promise.all(clients.slice(1).map((client) => Listener.open(client, table, null)));
    const [first, second, third] = windows as [Listener, Listener, Listener];
    expect([await first.say('one'), await second.say('two'), await third.say('three')]).toEqual([
      'Ada',
      'Ada 4',
      'Ada 5',
    ]);
    await rename(clients[1], 'Eve');
    expect(await third.read()).toEqual(['Eve: one', 'Ada: two', 'Ada 5: three']);
  });

  it('an account gets its own name among players and among spectators', async () => {
    const [eve, uma, host] = (await createGuests(server.url, 'Uma', 'Uma', 'Host')) as [
      TestClient,
      TestClient,
      TestClient,
    ];
    const table = await sitDown(eve, uma);
    expect(namesOf(await tableNow(uma, table))).toEqual(['Uma', 'Uma 2']);
    const other = await sitDown(host);
    const [first, second] = [await Listener.open(eve, other, null), await Listener.open(uma, other, null)];
    expect([await first.say('one'), await second.say('two')]).toEqual(['Uma', 'Uma 4']);
    const window = await Listener.open(eve, table, 0);
    await register(uma, 'Uma');
    await expect.poll(() => window.names.at(-1), SLOW).toEqual(['Uma 1', 'Uma']);
    expect(await first.read()).toEqual(['Uma 3: one', 'Uma: two']);
    expect((await host.request('PATCH', '/api/me', { name: 'uma' })).body).toMatchObject({
      reason: 'nameTaken',
    });
    expect(namesOf(await start(eve, table))).toEqual(['Uma 1', 'Uma']);
  });
});

it('a guest with a name that an account registers later gets a number, at a seat and as a spectator', async () => {
  const [host, guest, spectator, owner] = (await createGuests(
    server.url,
    'Host',
    'Vera',
    'Vera',
    'Owner',
  )) as [TestClient, TestClient, TestClient, TestClient];
  const table = await sitDown(host, guest);
  const other = await sitDown(host);
  const window = await Listener.open(spectator, other, null);
  expect(await window.say('one')).toBe('Vera');
  await register(owner, 'Vera');
  expect(namesOf(await tableNow(owner, table))).toEqual(['Host', 'Vera 2']);
  expect(await window.read()).toEqual(['Vera 3: one']);
  const own = await Listener.open(owner, table, null);
  expect(await own.say('two')).toBe('Vera');
});

describe('names at one table', () => {
  it.each([
    [['Ada', 'Ada', 'Ada 2'], ['Ada', 'Ada 2', 'Ada 2 3'], 'ada 3'],
    [['Ada', 'Аda', 'ADA'], ['Ada', 'Аda 2', 'ADA 3'], 'ada 4'],
  ])(
    'players called %j are shown as %j in the waiting room, at the table, in chat and in the record',
    async (given, shown) => {
      const clients = await createGuests(server.url, ...given);
      const [host] = clients as [TestClient];
      const table = await sitDown(...clients);
      expect(namesOf(await tableNow(host, table))).toEqual(shown);
      expect(namesOf(await start(host, table))).toEqual(shown);
      for (const [seat, client] of clients.entries()) {
        const window = await Listener.open(client, table, seat);
        expect(window.names.at(-1)).toEqual(shown);
        expect(await window.say(`line ${seat}`)).toBe(shown[seat]);
      }
      const spectator = await Listener.open(await enter('ada'), table, null);
      expect(await spectator.say('Hm')).toBe('ada 4');
      expect((await demand<GameRecord>(host, 'GET', `/api/tables/${table}/export`)).seats).toEqual(shown);
    },
  );

  it('one person at several seats is numbered by seat, with the current name', async () => {
    const ada = await enter('Ada');
    const { id, seats } = await ada.createTable({ game: GAME, seats: 3, isHotSeat: true });
    expect(seats.map(({ name }) => name)).toEqual(['Ada 1', 'Ada 2', 'Ada 3']);
    await rename(ada, 'Dora');
    expect(namesOf(await start(ada, id))).toEqual(['Dora 1', 'Dora 2', 'Dora 3']);
  });

  it('a name that changes while the match is being started is stored as it is then', async () => {
    const clients = await createGuests(server.url, 'Ada', 'Ben');
    const [host] = clients as [TestClient];
    const table = await sitDown(...clients);
    const { store } = server.context;
    const { startTable } = store;
    let tries = 0;
    store.startTable = async (...given) => {
      if (tries++ === 0) await rename(host, 'Dora');
      return startTable(...given);
    };
    const started = await start(host, table).finally(() => void (store.startTable = startTable));
    expect([namesOf(started)[0], tries]).toEqual(['Dora', 2]);
  });

  it('equal names in a match of version 0.1 are shown distinct everywhere', async () => {
    const clients = await createGuests(server.url, 'Ada', 'Ben', 'Cem');
    const [host] = clients as [TestClient];
    const table = await sitDown(...clients);
    const { context } = server;
    const { startTable } = context.store;
    const asBefore = (seats: readonly SeatRow[]): SeatRow[] =>
      seats.map((row) => ({ ...row, name: row.seat === 0 ? 'Ada' : 'Ada 2' }));
    context.store.startTable = (id, change, seats, known) => startTable(id, change, asBefore(seats), known);
    const started = await start(host, table).finally(() => void (context.store.startTable = startTable));
    const shown = ['Ada', 'Ada 2', 'Ada 2 2'];
    expect(namesOf(started)).toEqual(shown);
    expect((await demand<GameRecord>(host, 'GET', `/api/tables/${table}/export`)).seats).toEqual(shown);
    const windows = await Promise.all(clients.map((client, seat) => Listener.open(client, table, seat)));
    for (const [seat, window] of windows.entries())
      expect(await window.say(`line ${seat}`)).toBe(shown[seat]);
  });

  it('a spectator keeps a shown name when others with the same name, or the same with a number, write', async () => {
    const [host, ...others] = (await createGuests(server.url, 'Host', 'Ada', 'Ada', 'Ada 2', 'Host')) as [
      TestClient,
      ...TestClient[],
    ];
    const table = await sitDown(host);
    const windows = await Promise.all(others.map((client) => Listener.open(client, table, null)));
    const [ada, namesake, follower, other] = windows as [Listener, Listener, Listener, Listener];
    expect(await ada.say('one')).toBe('Ada');
    expect(await namesake.say('two')).toBe('Ada 4');
    expect(await follower.say('three')).toBe('Ada 2');
    expect(await other.say('four')).toBe('Host 6');
    expect(await ada.read()).toEqual(['Ada: one', 'Ada 4: two', 'Ada 2: three', 'Host 6: four']);
  });
});

it('a stored line is published even if the names of the room can’t be read at that moment', async () => {
  const [host, ada] = (await createGuests(server.url, 'Ada', 'Ada')) as [TestClient, TestClient];
  const table = await sitDown(host);
  const window = await Listener.open(ada, table, null);
  const { store } = server.context;
  const { speakers } = store;
  store.speakers = () => Promise.reject(new StoreError('gone'));
  expect(await window.say('one').finally(() => void (store.speakers = speakers))).toBe('Ada 3');
  expect(await window.read()).toEqual(['Ada 3: one']);
});

describe('deleting a person in chat', () => {
  it('a deleted person is a dash in the chat and leaves the waiting room at once', async () => {
    const [host, ada, eve] = (await createGuests(server.url, 'Host', 'Ada', 'Eve')) as [
      TestClient,
      TestClient,
      TestClient,
    ];
    const table = await sitDown(host, ada);
    const [waiting, leaving] = [await Listener.open(host, table, 0), await Listener.open(eve, table, null)];
    expect(await leaving.say('Hm')).toBe('Eve');
    for (const client of [ada, eve]) expect((await client.request('DELETE', '/api/me', {})).status).toBe(204);
    await expect.poll(() => waiting.names.at(-1), SLOW).toEqual(['Host', '']);
    const spectator = await Listener.open(await enter('Eve'), table, null);
    expect(await spectator.say('new')).toBe('Eve');
    expect(await spectator.read()).toEqual(['—: ', 'Eve: new']);
  });
});

it('whatever others do, nobody looks like another, and only an account takes a name from somebody', async () => {
  const names = await ImpersonationSearch.open();
  await names.search(3, '').finally(() => names.close());
  expect(names.findings).toEqual([]);
  expect(names.steps).toBe(90);
});
