/** Two people play at several tables; the server is killed between their turns and the notifications. */
import { setTimeout as delay } from 'node:timers/promises';
import type { NotificationSettings } from '@pithead/protocol';
import { DEFAULT_NOTIFICATION_SETTINGS } from '@pithead/protocol';
import { createGuests } from '@pithead/server/testing/clients/seatPlayers';
import type { TestClient } from '@pithead/server/testing/clients/testClient';
import { TestRandom } from '@pithead/server/testing/testRandom';
import { gameAt } from '../../proof.ts';
import { ServerProcess } from '../../servers/serverProcess.ts';
import { AbsentTable } from './absentTable.ts';
import type { Arrival } from './notificationReceiver.ts';
import { NotificationReceiver } from './notificationReceiver.ts';
import type { NotificationRound } from './notificationViolations.ts';
import { missingNotifications, notificationViolations } from './notificationViolations.ts';

export interface NoticeScenario {
  readonly data: string;
  readonly databaseUrl?: string;
  readonly fault?: string;
  readonly seed: string;
  readonly kills: number;
  /** The server's time passes faster by this factor. */
  readonly speed: number;
  readonly patienceMs: number;
  /** One round in this many has quiet hours. */
  readonly quietRate: number;
  /** How long they last, at most; in the server's time. What they hold back leaves as one message. */
  readonly quietMinutes: number;
  /** The run ends with this finding of a planted fault. */
  readonly expectedFinding?: RegExp;
}

export interface NoticeResult {
  readonly violations: readonly string[];
  /** Only those with a notification that was not confirmed yet. */
  readonly kills: number;
  readonly notifications: number;
  readonly arrivals: readonly Arrival[];
}

const DEVICES = ['phone', 'tablet'];
const TABLES = 3;
const MINUTE_MS = 60_000;
/** The moment of grace before a notification leaves, and a little more. */
const RANDOM_KILL_MS = 30_000;
/** Longer than it takes until a message is repeated after a crash. */
const REPETITION_MS = 70_000;
const POLL_MS = 20;
const MAX_ROUNDS_PER_KILL = 2;

type KillMoment = 'at once' | 'on arrival' | 'at random';
const KILL_MOMENTS: readonly KillMoment[] = ['at once', 'on arrival', 'at random'];

export async function runNoticeScenario(scenario: NoticeScenario): Promise<NoticeResult> {
  const random = new TestRandom(scenario.seed);
  const receiver = await NotificationReceiver.open(random);
  const { data, databaseUrl, speed, fault } = scenario;
  const since = Date.now();
  const server = await ServerProcess.start({
    data,
    ...(databaseUrl !== undefined && { databaseUrl }),
    notifying: {
      receiver: receiver.url,
      devices: DEVICES,
      speed,
      since,
      ...(fault !== undefined && { fault }),
    },
  });
  try {
    const [ada, ben] = (await createGuests(server.url, 'Ada', 'Ben')) as [TestClient, TestClient];
    return await new NoticeRun(scenario, random, receiver, server, [ada, ben], since).run();
  } finally {
    await server.kill();
    await receiver.close();
  }
}

class NoticeRun {
  readonly #scenario: NoticeScenario;
  readonly #random: TestRandom;
  readonly #receiver: NotificationReceiver;
  readonly #server: ServerProcess;
  readonly #people: readonly [TestClient, TestClient];
  readonly #since: number;
  readonly #tables: AbsentTable[] = [];
  readonly #muted = new Set<string>();
  readonly #rounds: NotificationRound[] = [];
  #opened = 0;

  constructor(
    scenario: NoticeScenario,
    random: TestRandom,
    receiver: NotificationReceiver,
    server: ServerProcess,
    people: readonly [TestClient, TestClient],
    since: number,
  ) {
    this.#scenario = scenario;
    this.#random = random;
    this.#receiver = receiver;
    this.#server = server;
    this.#people = people;
    this.#since = since;
  }

  async run(): Promise<NoticeResult> {
    const { kills: wanted, speed, patienceMs, expectedFinding } = this.#scenario;
    let kills = 0;
    const lost: string[] = [];
    for (let i = 0; kills < wanted && i < wanted * MAX_ROUNDS_PER_KILL; i++) {
      const round = await this.#playRound(i);
      const moment = KILL_MOMENTS[i % KILL_MOMENTS.length] as KillMoment;
      if (round.expected.length > 0) await this.#waitForKillMoment(moment);
      await this.#server.kill();
      if (this.#missing(round).length > 0) kills++;
      await this.#server.launch();
      await waitUntil(() => this.#missing(round).length === 0, patienceMs);
      lost.push(...this.#missing(round).map((key) => `lost: ${key}`));
      if (round.quietUntil > 0) await this.#saveSettings(DEFAULT_NOTIFICATION_SETTINGS);
      const found = [...lost, ...this.#violations()];
      if (expectedFinding !== undefined && found.some((each) => expectedFinding.test(each))) break;
      // The rounds after a loss would only repeat it.
      if (lost.length > 0) break;
    }
    await delay(REPETITION_MS / speed);
    const notifications = this.#rounds.flatMap(({ expected }) => expected).length;
    const violations = [...lost, ...this.#violations()];
    return { violations, kills, notifications, arrivals: this.#receiver.arrivals };
  }

  async #playRound(index: number): Promise<NotificationRound> {
    const isQuiet = index % this.#scenario.quietRate === 0;
    const quietUntil = isQuiet ? await this.#beginQuietHours() : 0;
    const firstArrival = this.#receiver.arrivals.length;
    const round: NotificationRound = { firstArrival, expected: [], quietUntil };
    this.#rounds.push(round);
    for (const table of this.#tables.slice()) {
      const { expected, isOver } = await table.playTurn(this.#random);
      if (!this.#muted.has(table.id)) round.expected.push(...expected);
      if (isOver) this.#tables.splice(this.#tables.indexOf(table), 1);
    }
    while (this.#tables.length <= TABLES) await this.#openTable(round);
    return round;
  }

  /** One is always muted. */
  async #openTable(round: NotificationRound): Promise<void> {
    const isMuted = !this.#tables.some(({ id }) => this.#muted.has(id));
    const table = await AbsentTable.open(this.#people, gameAt(this.#opened++), isMuted);
    this.#tables.push(table);
    if (isMuted) this.#muted.add(table.id);
    else round.expected.push(...(await table.startNotifications()));
  }

  /** Returns their end, in real time. */
  async #beginQuietHours(): Promise<number> {
    const { speed, quietMinutes } = this.#scenario;
    const minute = Math.floor((this.#since + (Date.now() - this.#since) * speed) / MINUTE_MS);
    const until = minute + quietMinutes;
    const ofDay = (at: number): number => at % (24 * 60);
    const quietHours = { from: ofDay(minute), until: ofDay(until) };
    await this.#saveSettings({ ...DEFAULT_NOTIFICATION_SETTINGS, quietHours });
    return this.#since + (until * MINUTE_MS - this.#since) / speed;
  }

  async #saveSettings(settings: NotificationSettings): Promise<void> {
    for (const person of this.#people) await person.request('PUT', '/api/me/notifications', settings);
  }

  async #waitForKillMoment(moment: KillMoment): Promise<void> {
    const { speed, patienceMs } = this.#scenario;
    if (moment === 'at random') await delay(this.#random.below(RANDOM_KILL_MS / speed));
    if (moment !== 'on arrival') return;
    let hasArrived = false;
    this.#receiver.withholdNextAnswer(() => (hasArrived = true));
    await waitUntil(() => hasArrived, patienceMs);
  }

  #missing(round: NotificationRound): string[] {
    return missingNotifications(this.#receiver.arrivals, round, DEVICES);
  }

  #violations(): string[] {
    return notificationViolations(this.#receiver.arrivals, this.#rounds, this.#muted, DEVICES);
  }
}

async function waitUntil(isDone: () => boolean, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!isDone() && performance.now() < end) await delay(POLL_MS);
}
