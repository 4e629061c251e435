/**
 * Searches for leaks between the two chat rooms of a table (promise P4). Compares a run in which the other room is
 * silent with one in which it talks: everything that the listening room receives and reads must be equal,
 * apart from times and random ids.
 */
import type { ChatLine } from '@pithead/protocol';
import type { RunningServer } from '../../server.ts';
import { PLANTED_CHAT_FAULTS } from './plantedChatFaults.ts';
import type { Observer } from '../clients/observer.ts';
import { observeTable } from '../clients/observer.ts';
import { TestClient } from '../clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../servers/testServer.ts';
import { TestRandom } from '../testRandom.ts';

type Room = ChatLine['room'];

/**
 * The leaver sits down, may write something, and leaves before the start. The spectators share names with
 * people who sit or sat at the table.
 */
const NAMES = { host: 'Ada', player: 'Ben', leaver: 'Emil', spectator: 'Ada', other: 'Emil' } as const;
const TURNS = 4;
/** More than a room shows and than a client keeps. */
const MANY_LINES = 120;
const PAIRS_PER_FAULT = 8;

interface Talk {
  readonly isBeforeStart: boolean;
  /** Number of lines before each turn of the listening room. */
  readonly turns: readonly number[];
  readonly extraLines: number;
}

const SILENCE: Talk = { isBeforeStart: false, turns: [], extraLines: 0 };

export class ChatIsolationSearch {
  readonly findings: string[] = [];
  pairs = 0;
  readonly #server: RunningServer;

  private constructor(server: RunningServer) {
    this.#server = server;
  }

  /** One deal key for all matches, so that their states are comparable. */
  static async open(): Promise<ChatIsolationSearch> {
    return new ChatIsolationSearch(
      await startTestServer(newTestFolder(), {}, { newKey: () => '5a'.repeat(32) }),
    );
  }

  async close(): Promise<void> {
    await this.#server.close();
    removeTestFolders();
  }

  async compare(pairs: number, seed: string): Promise<this> {
    const random = new TestRandom(`chat rooms ${seed}`);
    for (let pair = 0; pair < pairs && this.findings.length === 0; pair++) {
      const listening: Room = pair % 2 === 0 ? 'spectators' : 'players';
      const talk = randomTalk(random, pair);
      const finding = difference(
        await textsIn(this.#server, listening, SILENCE),
        await textsIn(this.#server, listening, talk),
      );
      if (finding !== undefined)
        this.findings.push(`the ${listening} know what the other room says: ${finding}`);
      this.pairs++;
    }
    return this;
  }

  async *plantedFaults(seed: string): AsyncGenerator<readonly [name: string, isCaught: boolean]> {
    for (const { name, plant } of PLANTED_CHAT_FAULTS) {
      const remove = plant(this.#server.context.store);
      await this.compare(PAIRS_PER_FAULT, `${name} ${seed}`).finally(remove);
      yield [name, this.findings.splice(0).length > 0];
    }
  }
}

/** The first four pairs cover few and many lines, before and after the start. */
function randomTalk(random: TestRandom, pair: number): Talk {
  const turns = Array.from({ length: TURNS }, (_, turn) => (turn === 0 ? 1 : random.below(3)));
  return { isBeforeStart: pair % 4 < 2 || random.oneIn(2), turns, extraLines: pair % 4 < 2 ? 0 : MANY_LINES };
}

function difference(silent: readonly string[], loud: readonly string[]): string | undefined {
  const most = Math.max(silent.length, loud.length);
  for (let i = 0; i < most; i++)
    if (silent[i] !== loud[i]) return `${silent[i] ?? 'nothing'} or ${loud[i] ?? 'nothing'}`;
  return undefined;
}

type Clients = Readonly<Record<keyof typeof NAMES, TestClient>>;

interface World {
  readonly server: RunningServer;
  readonly table: string;
  readonly listening: Room;
  readonly clients: Clients;
  readonly observers: Readonly<Record<Room, readonly [Observer, Observer]>>;
}

async function textsIn(server: RunningServer, listening: Room, talk: Talk): Promise<string[]> {
  const clients = await enter(server.url);
  try {
    const world = await begin(server, listening, clients, talk);
    const texts = [...(await talkInTurn(world, talk)), ...(await readAll(world))];
    return texts.map((text) => withoutRandomParts(world, text));
  } finally {
    for (const client of Object.values(clients)) client.close();
  }
}

async function enter(url: string): Promise<Clients> {
  const entries = Object.entries(NAMES).map(
    async ([role, name]) => [role, await TestClient.createGuest(url, name)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Clients;
}

const otherThan = (room: Room): Room => (room === 'players' ? 'spectators' : 'players');

async function begin(
  server: RunningServer,
  listening: Room,
  clients: Clients,
  { isBeforeStart }: Talk,
): Promise<World> {
  const { host, player, leaver, spectator, other } = clients;
  const { id: table } = await host.createTable({ game: 'siberia', seats: 2 });
  const at = `/api/tables/${table}`;
  await leaver.request('POST', `${at}/join`, {});
  const early = listening === 'players' ? other : leaver;
  if (isBeforeStart) await early.socketClient.chat(table, otherThan(listening), 'early', 'early');
  await leaver.request('POST', `${at}/leave`, {});
  await player.request('POST', `${at}/join`, {});
  await host.request('POST', `${at}/start`);
  const observers = {
    players: [await observeTable(host, table, 0), await observeTable(player, table, 1)],
    spectators: [await observeTable(spectator, table, null), await observeTable(other, table, null)],
  } as const;
  const world = { server, table, listening, clients, observers };
  await receivedBy(world);
  return world;
}

async function receivedBy({ observers, listening }: World): Promise<string[]> {
  for (const { socket } of observers[listening]) await socket.ping();
  return observers[listening].flatMap(({ socket }) => socket.takeReceived());
}

async function talkInTurn(world: World, { turns, extraLines }: Talk): Promise<string[]> {
  const { listening } = world;
  const received: string[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    for (let line = 0; line < (turns[turn] ?? 0); line++)
      await say(world, otherThan(listening), line, `${turn}-${line}`);
    if (turn === TURNS / 2) await writeExtraLines(world, extraLines);
    await say(world, listening, turn, `own-${turn}`);
    received.push(...(await receivedBy(world)));
  }
  await say(world, listening, 0, 'own-0');
  return [...received, ...(await receivedBy(world))];
}

const say = ({ table, observers }: World, room: Room, speaker: number, id: string): Promise<void> =>
  (observers[room][speaker % 2] as Observer).socket.sendAndWait([
    { type: 'chat', ask: 7, table, room, text: `line ${id}`, id },
  ]);

/** Writes to the store, because the rate limit would refuse this number of lines. */
async function writeExtraLines(
  { server, table, listening, clients }: World,
  extraLines: number,
): Promise<void> {
  const { id: person } = listening === 'players' ? clients.spectator : clients.host;
  const line = {
    table,
    person,
    name: '',
    room: otherThan(listening),
    text: 'Hm',
    at: server.context.time.now(),
  };
  for (let i = 0; i < extraLines; i++) await server.context.store.addChatLine({ ...line, id: `many-${i}` });
}

async function readAll({ table, listening, observers }: World): Promise<string[]> {
  const rooms = [listening, otherThan(listening)].map((room) => `/api/tables/${table}/chat?room=${room}`);
  const paths = [
    ...rooms,
    `/api/tables/${table}`,
    `/api/tables/${table}/state`,
    '/api/me/export',
    '/api/me/tables',
    '/api/me/mutes',
  ];
  const texts: string[] = [];
  for (const { client } of observers[listening])
    for (const path of paths) texts.push(await client.raw.getText(path));
  return texts;
}

const MOMENTS = /"(at|now|createdAt|startedAt|endedAt|seenAt|expiresAt)":\d+/g;

function withoutRandomParts({ table, clients }: World, text: string): string {
  let plain = text.replaceAll(MOMENTS, '"$1":0').replaceAll(table, 'TABLE');
  for (const [role, { id }] of Object.entries(clients)) plain = plain.replaceAll(id, role);
  return plain;
}
