import { setTimeout as delay } from 'node:timers/promises';
import { canonicalJson } from '@pithead/kernel';
import type { NewTable } from '@pithead/protocol';
import { TestClient } from '@pithead/server/testing/clients/testClient';
import type { TestRandom } from '@pithead/server/testing/testRandom';
import { fetchState, stableFields } from '@pithead/server/testing/clients/seatPlayers';
import { RecordingPlayer } from './recordingPlayer.ts';
import { playContested } from './contestedPlay.ts';
import type { ClientHistory } from './clientHistory.ts';
import { gameAt } from '../proof.ts';

const NAMES = ['Ada', 'Ben', 'Cem'] as const;
const RETRY_MS = 200;

type Person = readonly TestClient[];

interface TablePlayers {
  readonly people: readonly Person[];
  players: readonly RecordingPlayer[];
}

export class SimulatedPlayers {
  /**
   * Processes that serve the same matches. Each person has a client at each address; a repeated address gives
   * two clients.
   */
  readonly #urls: readonly string[];
  readonly #history: ClientHistory;
  readonly #random: TestRandom;
  readonly #tables: TablePlayers[] = [];
  readonly #awaited = new Set<TestClient>();
  #isStopping = false;
  #playing: Promise<unknown> = Promise.resolve();
  matches = 0;
  /** Commands sent while another client of the seat sent one to another process. */
  contested = 0;

  constructor(urls: readonly string[], history: ClientHistory, random: TestRandom) {
    this.#urls = urls;
    this.#history = history;
    this.#random = random;
  }

  async start(tables: number): Promise<void> {
    const started = await Promise.all(Array.from({ length: tables }, (_, i) => this.#enter(i)));
    this.#playing = Promise.all(started.map((table, i) => this.#playOn(table, i)));
  }

  async #enter(index: number): Promise<TablePlayers> {
    const people = await Promise.all(NAMES.map((name, i) => this.#createPerson(name, index + i)));
    const table = { people, players: await this.#startMatch(people, index) };
    this.#tables.push(table);
    return table;
  }

  async #createPerson(name: string, index: number): Promise<Person> {
    const { token, id } = await TestClient.createGuest(this.#urls[index % this.#urls.length] as string, name);
    return this.#urls.map((url, i) => new TestClient(url, token, `${i}${id}`));
  }

  async #startMatch(people: readonly Person[], index: number): Promise<RecordingPlayer[]> {
    const bots: NewTable['bots'] = index % 3 === 2 ? ['hewer'] : [];
    const [host, other, spectator] = people as [Person, Person, Person];
    const opening = this.#random.pick(host);
    const { id } = await opening.createTable({
      game: gameAt(index),
      seats: 2 + bots.length,
      bots,
    });
    await this.#random.pick(other).request('POST', `/api/tables/${id}/join`, {});
    await opening.request('POST', `/api/tables/${id}/start`);
    this.matches++;
    const windows: (readonly [TestClient, number | null])[] = [
      ...host.map((client) => [client, 0] as const),
      ...other.map((client) => [client, bots.length + 1] as const),
      [this.#random.pick(spectator), null],
    ];
    const players = windows.map(
      ([client, seat]) =>
        new RecordingPlayer(client, id, seat, this.#history, () => void this.#awaited.delete(client)),
    );
    await Promise.all(players.map((player) => player.waitFor(() => true)));
    return players;
  }

  async #playOn(table: TablePlayers, index: number): Promise<void> {
    for (let round = 1; !this.#isStopping; round++) {
      const seats = [0, 1].map((person) =>
        table.players.slice(person * this.#urls.length, (person + 1) * this.#urls.length),
      );
      await Promise.all(
        seats.map((clientsOfSeat) =>
          playContested(
            clientsOfSeat,
            this.#random,
            () => this.#isStopping,
            (atOnce) => this.#count(atOnce),
          ),
        ),
      );
      if (this.#isStopping) return;
      const next = await this.#startMatch(table.people, index + round).catch(() => undefined);
      if (next === undefined) {
        await delay(RETRY_MS);
        continue;
      }
      this.#disconnectAll(table.players);
      table.players = next;
    }
  }

  /** Several clients at one process are no contest between processes. */
  #count(atOnce: readonly RecordingPlayer[]): void {
    if (new Set(atOnce.map(({ client }) => client.url)).size > 1) this.contested += atOnce.length;
  }

  #disconnectAll(players: readonly RecordingPlayer[]): void {
    for (const player of players) {
      player.unsubscribe();
      this.#awaited.delete(player.client);
    }
  }

  async waitForMoves(moves: number, withinMs: number): Promise<boolean> {
    const goal = this.#history.acknowledged + moves;
    for (const end = performance.now() + withinMs; performance.now() < end; await delay(5)) {
      if (this.#history.acknowledged >= goal) return true;
    }
    return false;
  }

  expectStates(): void {
    for (const { players } of this.#tables) for (const { client } of players) this.#awaited.add(client);
  }

  async waitForStates(withinMs: number): Promise<number> {
    const end = performance.now() + withinMs;
    while (performance.now() < end && this.#awaited.size > 0) await delay(5);
    return this.#awaited.size;
  }

  /** False if a command in flight gets no answer. */
  async stop(withinMs: number): Promise<boolean> {
    this.#isStopping = true;
    return Promise.race([this.#playing.then(() => true), delay(withinMs, false, { ref: false })]);
  }

  /**
   * Call after `stop`. First one client per table plays a last move at one address, of which the other
   * processes must hear.
   */
  async checkShownStates(withinMs: number): Promise<void> {
    const end = performance.now() + withinMs;
    const urlIndex = this.#random.below(this.#urls.length);
    const atThatUrl = this.#tables.map(({ people, players }) =>
      players.find((player) => player.isReady && people.some((person) => person[urlIndex] === player.client)),
    );
    await Promise.race([
      Promise.all(atThatUrl.map((player) => player?.playMove(this.#random, false, () => true))),
      delay(withinMs, undefined, { ref: false }),
    ]);
    await Promise.all(
      this.#tables.flatMap(({ people, players }) =>
        players.map((player) => this.#checkShownState(player, people, urlIndex, end)),
      ),
    );
  }

  /**
   * Asks one address for all clients, because a process that is asked reloads and would update its own
   * clients.
   */
  async #checkShownState(
    player: RecordingPlayer,
    people: readonly Person[],
    urlIndex: number,
    end: number,
  ): Promise<void> {
    const client = people.find((person) => person.includes(player.client))?.[urlIndex] ?? player.client;
    for (; ; await delay(50)) {
      const answered = await fetchState({ client: client, table: player.table, seat: player.seat }).catch(
        (error: unknown) => String(error),
      );
      const { state } = player;
      if (
        typeof answered !== 'string' &&
        state !== undefined &&
        canonicalJson(stableFields(answered)) === canonicalJson(stableFields(state))
      )
        return;
      if (performance.now() < end) continue;
      const what =
        typeof answered === 'string' ? answered : `${answered.seq} is told, ${state?.seq} is shown`;
      return this.#history.recordViolation(
        `does not show the truth: seat ${player.seat} at ${player.table}, ${what}`,
      );
    }
  }

  async finish(moves: number, patienceMs: number): Promise<void> {
    if (!(await this.waitForMoves(moves, patienceMs))) this.#history.recordViolation('nobody plays on');
    if (!(await this.stop(patienceMs))) this.#history.recordViolation('somebody waits in vain for an answer');
    await this.checkShownStates(patienceMs);
  }

  disconnect(): void {
    this.#isStopping = true;
    for (const { people } of this.#tables) for (const client of people.flat()) client.close();
  }
}
