/**
 * Searches for ways to be taken for somebody else. People with similar names rename, register, sit down,
 * leave, talk and are deleted in random order at one table. After every step, for players and for spectators:
 *
 * - no two people are shown under names that look alike, and all are shown under their own name, with or
 *   without a number;
 * - an account is shown under its name, except among spectators where a seat has the same name;
 * - a guest with the name of an account is numbered, except at a seat of a match that began under that name;
 * - nobody else's name has changed, unless an account took its own name, the step gave a name up, or, among
 *   spectators, a seat has that name now;
 * - a chat line is delivered under the name under which it is read later.
 */
import type { ChatLine, TableInfo } from '@pithead/protocol';
import { lookalikeKey } from '../../people/names/lookalikes.ts';
import type { RunningServer } from '../../server.ts';
import type { Observer } from '../clients/observer.ts';
import { observeTable } from '../clients/observer.ts';
import { TestClient } from '../clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../servers/testServer.ts';
import { TestRandom } from '../testRandom.ts';
import { PLANTED_NAME_FAULTS } from './plantedNameFaults.ts';

type Room = ChatLine['room'];

const ROOMS: readonly Room[] = ['players', 'spectators'];
const PEOPLE = 6;
const STEPS = 30;
const MOST_LINES = 4;
const ROUNDS_OF_A_FAULT = 60;

interface Member {
  readonly client: TestClient;
  name: string;
  isAccount: boolean;
  isGone: boolean;
  lines: number;
}

interface Actor extends Member {
  readonly nameBefore: string;
}

interface Shown {
  readonly seats: ReadonlyMap<string, string>;
  readonly rooms: Readonly<Record<Room, ReadonlyMap<string, string>>>;
}

export class ImpersonationSearch {
  readonly findings: string[] = [];
  steps = 0;
  readonly #server: RunningServer;
  #rounds = 0;

  private constructor(server: RunningServer) {
    this.#server = server;
  }

  static async open(): Promise<ImpersonationSearch> {
    return new ImpersonationSearch(await startTestServer(newTestFolder()));
  }

  async close(): Promise<void> {
    await this.#server.close();
    removeTestFolders();
  }

  async search(rounds: number, seed: string): Promise<this> {
    for (let round = 0; round < rounds && this.findings.length === 0; round++) {
      const table = await SearchTable.open(
        this.#server.url,
        new TestRandom(`names ${seed} ${round}`),
        wordOf(this.#rounds++),
      );
      try {
        for (let step = 0; step < STEPS && this.findings.length === 0; step++) {
          this.findings.push(
            ...(await table.step(step === (STEPS * 2) / 3)).map(
              (finding) => `${finding} (round ${round}, step ${step})`,
            ),
          );
          this.steps++;
        }
      } finally {
        table.close();
      }
    }
    return this;
  }

  async *plantedFaults(seed: string): AsyncGenerator<readonly [name: string, isCaught: boolean]> {
    for (const { name, plant } of PLANTED_NAME_FAULTS) {
      const remove = plant(this.#server.context.store);
      await this.search(ROUNDS_OF_A_FAULT, `${name} ${seed}`).finally(remove);
      yield [name, this.findings.splice(0).length > 0];
    }
  }
}

/**
 * A new base name for every round, because accounts stay in the database; only letters without lookalikes.
 */
const wordOf = (round: number): string =>
  `K${Array.from(String(round), (digit) => 'abcdefghkz'[Number(digit)]).join('')}t`;

class SearchTable {
  readonly #random: TestRandom;
  readonly #names: readonly string[];
  readonly #members: readonly Member[];
  readonly #table: string;
  readonly #observers: Readonly<Record<Room, Observer>>;
  #before: Shown = { seats: new Map(), rooms: { players: new Map(), spectators: new Map() } };
  #isStarted = false;

  private constructor(
    random: TestRandom,
    names: readonly string[],
    members: readonly Member[],
    table: string,
    observers: Record<Room, Observer>,
  ) {
    this.#random = random;
    this.#names = names;
    this.#members = members;
    this.#table = table;
    this.#observers = observers;
  }

  static async open(url: string, random: TestRandom, word: string): Promise<SearchTable> {
    const names = [word, word.toUpperCase(), `${word} 2`, `${word} 3`, `Other ${word}`];
    const enter = async (name: string): Promise<Member> => {
      const client = await TestClient.createGuest(url, name);
      return { client, name, isAccount: false, isGone: false, lines: 0 };
    };
    const [host, observer] = [
      await TestClient.createGuest(url, 'Host'),
      await TestClient.createGuest(url, 'Observer'),
    ];
    const members: Member[] = [];
    for (let i = 0; i < PEOPLE; i++) members.push(await enter(random.pick(names)));
    const { id } = await host.createTable({ game: 'glueck-auf', seats: 4 });
    const observers = {
      players: await observeTable(host, id, 0),
      spectators: await observeTable(observer, id, null),
    };
    return new SearchTable(random, names, members, id, observers);
  }

  close(): void {
    for (const { client } of [...this.#members, ...Object.values(this.#observers)]) client.close();
  }

  async step(isStart: boolean): Promise<string[]> {
    if (isStart) await this.#start();
    const actor = this.#random.pick(this.#members.filter(({ isGone }) => !isGone));
    const nameBefore = actor.name;
    const what = isStart ? 'the match starts' : await this.#act(actor);
    const after = await this.#look();
    const deliveredLines = await this.#takeDelivered();
    const findings = [
      ...ROOMS.flatMap((room) => this.#wrongNames(room, after)),
      ...this.#changed(this.#before.seats, after.seats, { ...actor, nameBefore }, []),
      ...ROOMS.flatMap((room) =>
        this.#changed(this.#before.rooms[room], after.rooms[room], { ...actor, nameBefore }, [
          ...after.seats.values(),
        ]),
      ),
      ...deliveredLines
        .filter(({ room, person, name }) => after.rooms[room].get(person) !== name)
        .map(({ room, person, name }) => `${name} is heard who is read as ${after.rooms[room].get(person)}`),
    ];
    this.#before = after;
    return findings.map((finding) => `${what}: ${finding}`);
  }

  async #start(): Promise<void> {
    const { client: host } = this.#observers.players;
    for (let seat = 1; seat < 4; seat++)
      await host.request('POST', this.#path('/bots'), { level: 'apprentice' });
    this.#isStarted = (await host.request('POST', this.#path('/start'))).status === 200;
    if (!this.#isStarted) throw new Error('the match does not start');
  }

  #path(rest: string): string {
    return `/api/tables/${this.#table}${rest}`;
  }

  async #act(actor: Member): Promise<string> {
    const { client, name } = actor;
    const done = async (method: string, path: string, body?: unknown): Promise<boolean> =>
      (await client.request(method, path, body)).status < 300;
    const other = this.#random.oneIn(2)
      ? this.#random.pick(this.#names)
      : this.#random.pick(this.#members).name;
    switch (this.#random.below(10)) {
      case 0:
      case 1:
      case 2:
        if (await done('PATCH', '/api/me', { name: other })) actor.name = other;
        return `${name} renames to ${other}`;
      case 3:
        // Seldom, because guests can't take the names of accounts.
        if (
          !actor.isAccount &&
          this.#random.oneIn(3) &&
          (await done('POST', '/api/me/account', { name: other, password: 'seven tired donkeys' }))
        )
          Object.assign(actor, { name: other, isAccount: true });
        return `${name} registers ${other}`;
      case 4:
        await done('POST', this.#path('/join'), {});
        return `${name} sits down`;
      case 5:
        if (this.#random.oneIn(3) && !this.#isSeated(actor)) {
          actor.isGone = await done('DELETE', '/api/me', { password: 'seven tired donkeys' });
          return `${name} is deleted`;
        }
        await done('POST', this.#path('/leave'));
        return `${name} leaves`;
      default:
        return this.#say(actor);
    }
  }

  #isSeated({ client }: Member): boolean {
    return this.#before.seats.has(client.id);
  }

  async #say(actor: Member): Promise<string> {
    if (actor.lines++ >= MOST_LINES) return `${actor.name} is silent`;
    const room = this.#isSeated(actor) ? 'players' : 'spectators';
    await actor.client.socketClient.chat(this.#table, room, 'Hm', `line-${actor.lines}`);
    return `${actor.name} speaks`;
  }

  async #takeDelivered(): Promise<ChatLine[]> {
    const lines: ChatLine[] = [];
    for (const { socket } of Object.values(this.#observers)) {
      await socket.ping();
      const messages = socket
        .takeReceived()
        .map((text) => JSON.parse(text) as { type: string; line?: ChatLine });
      lines.push(...messages.flatMap(({ line }) => line ?? []));
    }
    return lines;
  }

  async #look(): Promise<Shown> {
    const { players, spectators } = this.#observers;
    const { body } = await spectators.client.request<TableInfo>('GET', this.#path(''));
    const seats = new Map(
      body.seats.flatMap(({ person, name }) => (person === null ? [] : [[person, name] as const])),
    );
    const read = async ({ client }: Observer, room: Room): Promise<Map<string, string>> => {
      const lines = await client.request<ChatLine[]>('GET', this.#path(`/chat?room=${room}`));
      return new Map([
        ...lines.body
          .filter(({ person }) => person !== '')
          .map(({ person, name }) => [person, name] as const),
        ...seats,
      ]);
    };
    return {
      seats,
      rooms: { players: await read(players, 'players'), spectators: await read(spectators, 'spectators') },
    };
  }

  #wrongNames(room: Room, { seats, rooms }: Shown): string[] {
    const shown = rooms[room];
    const findings: string[] = [];
    if (new Set([...shown.values()].map(lookalikeKey)).size < shown.size)
      findings.push(`look alike: ${[...shown.values()].join(', ')}`);
    for (const { client, name, isAccount } of this.#members) {
      const found = shown.get(client.id);
      if (found === undefined || (this.#isStarted && seats.has(client.id))) continue;
      if (!found.startsWith(name)) findings.push(`${name} is shown as ${found}`);
      const isSeatName =
        !seats.has(client.id) &&
        [...seats.values()].some((each) => lookalikeKey(each) === lookalikeKey(name));
      if (isAccount && found !== name && !isSeatName)
        findings.push(`the account ${name} is shown as ${found}`);
      if (!isAccount && found === name && this.#isAccountsName(name))
        findings.push(`a guest is shown as ${found}`);
    }
    return findings;
  }

  #isAccountsName(guest: string): boolean {
    return this.#members.some(
      ({ name, isAccount, isGone }) => isAccount && !isGone && lookalikeKey(name) === lookalikeKey(guest),
    );
  }

  /** Names that changed without a reason. `strong` are names that only seats may have. */
  #changed(
    before: ReadonlyMap<string, string>,
    after: ReadonlyMap<string, string>,
    actor: Actor,
    strong: readonly string[],
  ): string[] {
    const { id } = actor.client;
    const taken = new Set(strong.map(lookalikeKey));
    if (actor.isAccount) taken.add(lookalikeKey(actor.name));
    const hasGivenUp = before.get(id) !== after.get(id) || actor.nameBefore !== actor.name || actor.isGone;
    const givenUp = hasGivenUp ? lookalikeKey(before.get(id) ?? '') : undefined;
    let rest = this.#members.filter(({ client }) => {
      const [old, now] = [before.get(client.id), after.get(client.id)];
      return client.id !== id && old !== undefined && now !== undefined && old !== now;
    });
    const hasReason = ({ client, name }: Member): boolean => {
      const now = after.get(client.id) as string;
      if (givenUp !== undefined && (now === name || lookalikeKey(now) === givenUp)) return true;
      return taken.has(lookalikeKey(before.get(client.id) as string));
    };
    for (let found = rest.filter(hasReason); found.length > 0; found = rest.filter(hasReason)) {
      for (const { client } of found) taken.add(lookalikeKey(after.get(client.id) as string));
      rest = rest.filter((each) => !found.includes(each));
    }
    return rest.map(({ client }) => `${before.get(client.id)} is now shown as ${after.get(client.id)}`);
  }
}
