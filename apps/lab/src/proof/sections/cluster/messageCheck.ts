/**
 * Three real processes on PostgreSQL and NATS; two people play at the first two, nobody watches at the third. Checks
 * that each message arrives where it is needed, once and at once, and what happens without the broker and after a kill.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestPostgres } from '@pithead/server/store/testing/testPostgres';
import { freePort, queryOnce } from '@pithead/server/store/testing/testPostgres';
import { seatPlayers } from '@pithead/server/testing/clients/seatPlayers';
import { TestClient } from '@pithead/server/testing/clients/testClient';
import { TestPlayer } from '@pithead/server/testing/clients/testPlayer';
import type { TestNats } from '@pithead/server/testing/servers/testNats';
import { startTestNats } from '@pithead/server/testing/servers/testNats';
import { TestRandom } from '@pithead/server/testing/testRandom';
import { ServerProcess } from '../../servers/serverProcess.ts';

/** A message of the bus takes milliseconds; comparisons with the database come every 2.7 seconds. */
const AT_ONCE_MS = 1000;
const STALE_MS = 3000;
const TAKEOVER_MS = 5000;
const PATIENCE_MS = 15_000;
const SETTLE_MS = 500;

export type MessageCheckPart = 'messages' | 'broker' | 'sessions' | 'takeOver';

export interface MessageCheckOptions {
  readonly parts: readonly MessageCheckPart[];
  readonly fault: string;
  readonly seed: string;
  readonly moves: number;
  readonly brokerFailures: number;
}

export class MessageCheck {
  readonly findings: string[] = [];
  readonly shownMs: number[] = [];
  readonly staleMs: number[] = [];
  readonly takeOverMs: number[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'pithead-messages-'));
  readonly #servers: ServerProcess[] = [];
  readonly #metricsPorts: number[] = [];
  readonly #clients: TestClient[] = [];
  readonly #random: TestRandom;
  readonly #options: MessageCheckOptions;
  #databaseUrl = '';
  #nats!: TestNats;

  constructor(options: MessageCheckOptions) {
    this.#options = options;
    this.#random = new TestRandom(options.seed);
  }

  static async run(postgres: TestPostgres, options: MessageCheckOptions): Promise<MessageCheck> {
    const check = new MessageCheck(options);
    try {
      await check.#start(postgres);
      const { parts } = options;
      if (parts.includes('messages')) await check.#checkMessages();
      if (parts.includes('broker')) await check.#checkBroker();
      if (parts.includes('sessions')) await check.#checkSessions();
      if (parts.includes('takeOver')) await check.#checkTakeOver();
    } catch (error) {
      check.findings.push(String(error));
    } finally {
      await check.#close();
    }
    return check;
  }

  async #start(postgres: TestPostgres): Promise<void> {
    this.#databaseUrl = await postgres.addDatabase();
    this.#nats = await startTestNats();
    for (let i = 0; i < 3; i++) {
      const metricsPort = await freePort();
      this.#metricsPorts.push(metricsPort);
      this.#servers.push(
        await ServerProcess.start({
          data: this.#folder,
          databaseUrl: this.#databaseUrl,
          natsUrl: this.#nats.url,
          metricsPort,
          fault: this.#options.fault,
        }),
      );
    }
  }

  async #close(): Promise<void> {
    for (const client of this.#clients) client.close();
    for (const server of this.#servers) server.resume();
    await Promise.all(this.#servers.map((server) => server.kill()));
    await this.#nats.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #serverAt(index: number): ServerProcess {
    return this.#servers[index] as ServerProcess;
  }

  async #guestAt(index: number, name: string): Promise<TestClient> {
    const client = await TestClient.createGuest(this.#serverAt(index).url, name);
    this.#clients.push(client);
    return client;
  }

  #sameSessionAt(client: TestClient, index: number): TestClient {
    const there = new TestClient(
      this.#serverAt(index).url,
      client.token,
      `${this.#clients.length}${client.id}`,
    );
    this.#clients.push(there);
    return there;
  }

  async #startMatch(): Promise<TestPlayer[]> {
    const clients = [await this.#guestAt(0, 'Ada'), await this.#guestAt(1, 'Ben')];
    const players = await seatPlayers(clients, { game: 'glueck-auf', seats: 2 });
    for (const player of players)
      await player.waitFor(({ online }) => online === 0b11, PATIENCE_MS).catch(() => undefined);
    await delay(SETTLE_MS);
    return players;
  }

  /** Returns who played, and how long it took until the other one was shown the move after its answer. */
  async #playOnce(players: readonly TestPlayer[]): Promise<{ seat: number; ms: number }> {
    const player = players.find(({ offers, isOver }) => offers.length > 0 && !isOver);
    if (player === undefined) throw new Error('nobody has anything to decide');
    const answer = await player.play(this.#random.pickPly(player.offers));
    if ('reason' in answer) throw new Error(`refused: ${JSON.stringify(answer)}`);
    const began = performance.now();
    await Promise.all(players.map((each) => each.waitFor(({ seq }) => seq >= answer.seq, PATIENCE_MS)));
    return { seat: player.seat, ms: performance.now() - began };
  }

  async #metric(index: number, name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${this.#metricsPorts[index]}/metrics`)).text();
    return Number(new RegExp(`^${name}\\{[^}]*\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  }

  #received(): Promise<number[]> {
    return Promise.all([0, 1, 2].map((index) => this.#metric(index, 'pithead_bus_received_total')));
  }

  async #checkMessages(): Promise<void> {
    const players = await this.#startMatch();
    const before = await this.#received();
    const expected = [0, 0, 0];
    for (let i = 0; i < this.#options.moves && this.findings.length === 0; i++) {
      const { seat, ms } = await this.#playOnce(players);
      expected[1 - seat] = (expected[1 - seat] as number) + 1;
      this.shownMs.push(ms);
      if (ms > AT_ONCE_MS) this.findings.push(`late: a move was shown after ${Math.round(ms)} ms`);
    }
    await delay(SETTLE_MS);
    const moves = this.shownMs.length;
    for (const [index, count] of (await this.#received()).entries()) {
      const woken = count - (before[index] as number);
      const needed = expected[index] as number;
      // A process that hangs may be reported as gone meanwhile, which wakes everybody.
      const tolerated = Math.ceil(moves / 4);
      if (woken > needed + tolerated)
        this.findings.push(
          needed === 0
            ? `misrouted: a process without viewers was woken ${woken} times by ${moves} moves`
            : `twice: ${woken} messages for ${needed} moves`,
        );
      if (woken < needed - tolerated) this.findings.push(`lost: ${woken} messages for ${needed} moves`);
    }
    await this.#compareLog(players);
  }

  async #compareLog(players: readonly TestPlayer[]): Promise<void> {
    const [{ table }] = players as [TestPlayer];
    const rows = await queryOnce(
      this.#databaseUrl,
      `SELECT command_id FROM events WHERE table_id = '${table}' ORDER BY command_id`,
    );
    const stored = rows.map((row) => String(row['command_id'])).join();
    const acknowledged = players
      .flatMap((player) => player.acknowledged.map(({ act }) => `${act.seat}:${act.id}`))
      .toSorted()
      .join();
    if (stored.split(',').toSorted().join() !== acknowledged)
      this.findings.push('the log and the answers differ');
  }

  /** The broker is killed or hangs in turns, while people play. */
  async #checkBroker(): Promise<void> {
    const players = await this.#startMatch();
    for (let i = 0; i < this.#options.brokerFailures && this.findings.length === 0; i++) {
      const isHanging = i % 2 === 1;
      if (isHanging) this.#nats.pause();
      else await this.#nats.kill();
      for (let move = 0; move < 2 && this.findings.length === 0; move++) {
        const { ms } = await this.#playOnce(players);
        this.staleMs.push(ms);
        if (ms > STALE_MS) this.findings.push(`stale: without the broker shown after ${Math.round(ms)} ms`);
      }
      if (isHanging) this.#nats.resume();
      else await this.#nats.restart();
      await this.#waitForBroker();
      const { ms } = await this.#playOnce(players);
      if (ms > AT_ONCE_MS)
        this.findings.push(`late: with the broker back a move was shown after ${Math.round(ms)} ms`);
    }
    await this.#compareLog(players);
  }

  async #waitForBroker(): Promise<void> {
    // A connection that hung may be given up only now.
    await delay(SETTLE_MS);
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(50)) {
      const connected = await Promise.all(
        [0, 1].map((index) => this.#metric(index, 'pithead_bus_connected')),
      );
      if (connected.every((value) => value === 1)) return;
    }
    this.findings.push('the broker is back, but not used');
  }

  /** Somebody logs out at one process while the broker is away: the socket at another one is closed. */
  async #checkSessions(): Promise<void> {
    const client = await this.#guestAt(0, 'Dora');
    const socket = this.#sameSessionAt(client, 1).raw.socket();
    await socket.opened;
    await this.#nats.kill();
    await delay(SETTLE_MS);
    await client.request('POST', '/api/logout');
    const code = await Promise.race([socket.closed, delay(STALE_MS * 2, 'open')]);
    if (code !== 4001) this.findings.push(`session: after a logout at another process the socket is ${code}`);
    await this.#nats.restart();
    await this.#waitForBroker();
  }

  /** The first process is killed while it runs the bot of a match that is watched at the second. */
  async #checkTakeOver(): Promise<void> {
    const others = [this.#serverAt(1), this.#serverAt(2)];
    const client = await this.#guestAt(0, 'Ada');
    // So that none of the others gets the lease; they sleep for less than the time after which they count as gone.
    for (const server of others) server.pause();
    const [ada] = (await seatPlayers([client], { game: 'glueck-auf', seats: 2, bots: ['hewer'] })) as [
      TestPlayer,
    ];
    await this.#playUntilLease(ada);
    for (const server of others) server.resume();
    const window = new TestPlayer(this.#sameSessionAt(client, 1), ada.table, 0);
    await window.waitFor(({ asked }) => asked === 0b1, PATIENCE_MS);
    await this.#serverAt(0).kill();
    const began = performance.now();
    while (window.offers.length > 0) await this.#playAlone(window);
    const tookOver = await window.waitFor(({ asked }) => asked === 0b1, PATIENCE_MS).catch(() => undefined);
    const ms = performance.now() - began;
    this.takeOverMs.push(ms);
    if (tookOver === undefined || ms > TAKEOVER_MS)
      this.findings.push(`take-over: the bot decided after ${Math.round(ms)} ms`);
  }

  /** A process takes the lease when the bot is first asked. */
  async #playUntilLease(player: TestPlayer): Promise<void> {
    const sql = `SELECT 1 FROM claims WHERE what = '${player.table}'`;
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
      if ((await queryOnce(this.#databaseUrl, sql)).length > 0) return;
      if (player.offers.length > 0) await this.#playAlone(player);
    }
    throw new Error('no process runs the bot');
  }

  async #playAlone(player: TestPlayer): Promise<void> {
    const answer = await player.play(this.#random.pickPly(player.offers));
    if ('reason' in answer) throw new Error(`refused: ${JSON.stringify(answer)}`);
    await player.waitFor(({ seq }) => seq >= answer.seq, PATIENCE_MS);
  }
}
