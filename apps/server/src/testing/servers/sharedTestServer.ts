import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningServer } from '../../server.ts';
import { TestClient } from '../clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from './testServer.ts';
import { TestRandom } from '../testRandom.ts';
import type { TestPlayer } from '../clients/testPlayer.ts';
import { playAllRandomly } from '../clients/testPlayer.ts';
import { RandomBotPool } from '../fakes/randomBotPool.ts';
import { createGuests, seatPlayers } from '../clients/seatPlayers.ts';
import { countAcknowledged } from '../scenarios/restartScenario.ts';

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora'];

export class SharedTestServer {
  readonly bots = new RandomBotPool();
  readonly #clients: TestClient[] = [];
  server!: RunningServer;

  constructor() {
    beforeAll(async () => {
      this.server = await startTestServer(newTestFolder(), {}, { pool: this.bots });
    });
    afterAll(async () => {
      for (const client of this.#clients) client.close();
      await this.server.close();
      removeTestFolders();
    });
  }

  async createClients(...names: string[]): Promise<TestClient[]> {
    const entered = await createGuests(this.server.url, ...names);
    this.#clients.push(...entered);
    return entered;
  }

  clientWithToken(token?: string): TestClient {
    const client = new TestClient(this.server.url, token, `again${this.#clients.length}`);
    this.#clients.push(client);
    return client;
  }

  /** After some plies. Glück Auf has no simultaneous decisions, so the turn is unambiguous. */
  async startMatch(
    persons: number,
    bots: ('hewer' | 'foreman')[] = [],
    plies = 20,
  ): Promise<[TestPlayer, TestPlayer, TestPlayer]> {
    const entered = await this.createClients(...NAMES.slice(0, persons));
    const players = await seatPlayers(entered, { game: 'glueck-auf', seats: persons + bots.length, bots });
    await playAllRandomly(
      players,
      new TestRandom(`${persons} begin`),
      () => countAcknowledged(players) >= plies,
    );
    await this.waitUntilSettled(players);
    return players as [TestPlayer, TestPlayer, TestPlayer];
  }

  async waitUntilSettled(players: readonly TestPlayer[]): Promise<void> {
    const [{ table }] = players as [TestPlayer];
    const session = await this.server.context.matches.open(table);
    await expect.poll(() => session.matchState.pendingSeats & session.matchState.botSeats).toBe(0);
    await Promise.all(
      players.map((player) => player.waitFor(({ seq }) => seq === session.matchState.seqFor(player.seat))),
    );
  }
}

export const waitingPlayer = (players: readonly TestPlayer[]): TestPlayer =>
  players.find(({ offers }) => offers.length === 0) as TestPlayer;
export const activePlayer = (players: readonly TestPlayer[]): TestPlayer =>
  players.find(({ offers }) => offers.length > 0) as TestPlayer;
