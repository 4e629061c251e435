/** A server process with the production services on simulated time, network and database. */
import type { Writable } from 'node:stream';
import type { Question } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import type { Key, Ply, Seat, State } from '@pithead/kernel';
import { offersFor } from '@pithead/kernel';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import type { Bots } from '../../bots/pool.ts';
import { configFrom } from '../../config.ts';
import type { Context } from '../../context.ts';
import { newMetrics } from '../../operate/metrics.ts';
import { allowanceOfAddresses } from '../../socket/connection.ts';
import { letIn } from '../../socket/route.ts';
import { composeStore } from '../../store/compose.ts';
import type { Time } from '../../time.ts';
import type { Works } from '../../works.ts';
import { openWorks } from '../../works.ts';
import { Lots } from '../lots.ts';
import { SimulatedExecutor } from './executor.ts';
import type { Door, Line } from './net.ts';
import type { Sabotage } from './sabotage.ts';
import type { Owner } from './scheduler.ts';
import type { World } from './world.ts';

const CONFIG = {
  ...configFrom({ PITHEAD_METRICS_PORT: '0', PITHEAD_LOG: 'silent', PITHEAD_BOT_DELAY_MS: '200' }),
  messagesPerSecond: 100_000,
};
const LOG = pino({ level: process.env['PITHEAD_TEST_LOG'] ?? 'silent' });
const LONGEST_THOUGHT_MS = 300;

/** Shared, because it reads real system values that no simulation checks. */
const METRICS = newMetrics();

/** The ply that a simulated bot plays: random, and always the same for the same question. */
export const quickPly = (game: string, now: State, seat: Seat, key: Key): Ply =>
  new Lots(key.join()).ply(offersFor((GAMES[game] as (typeof GAMES)[string]).game, now, seat));

export class SimulatedProcess implements Door {
  isDead = false;
  wakesAt = -Infinity;
  sleptUntil = -Infinity;
  readonly lines = new Set<Line>();
  context: Context | undefined;
  readonly executor: SimulatedExecutor;
  readonly #world: World;
  readonly #works: Promise<Works>;
  #isOpen = false;

  constructor(world: World, sabotage: Sabotage, liveMatches: number) {
    this.#world = world;
    const { database, scheduler, weather, random, isShared } = world;
    this.executor = new SimulatedExecutor(database, scheduler, this, weather, random, isShared);
    const time = timeOf(world, this);
    const store = composeStore(this.executor, isShared ? world.notices.lineOf(this) : null, time);
    this.#works = openWorks({
      config: { ...CONFIG, liveMatches },
      time,
      log: LOG,
      metrics: METRICS,
      store: sabotage.store?.(store, world) ?? store,
      games: GAMES,
      pool: this.#pool(),
    });
    this.#works
      .then(({ context }) => {
        this.context = context;
        sabotage.context?.(context);
      })
      .catch(() => undefined);
  }

  get isOpen(): boolean {
    return this.#isOpen && !this.isDead;
  }

  get servesFrom(): number {
    return Math.max(this.wakesAt, this.executor.outUntil);
  }

  get works(): Promise<Works> {
    return this.#works;
  }

  async begin(): Promise<void> {
    await (await this.#works).begin();
    this.#isOpen = true;
  }

  crash(): void {
    this.isDead = true;
    for (const line of this.lines) line.died();
    this.lines.clear();
  }

  sleep(ms: number): void {
    this.wakesAt = this.#world.scheduler.now + ms;
    this.sleptUntil = this.wakesAt;
  }

  enter(socket: WebSocket, session: string, stream: Writable): void {
    void this.#works.then(({ context }) =>
      letIn(context, socket, { session, address: '::1', stream, ofAddresses: allowanceOfAddresses(context) }),
    );
  }

  #pool(): Bots {
    const { scheduler, random } = this.#world;
    const think = ({ game, now, seat, key }: Question) => ({
      plies: [quickPly(game, now, seat, key)],
      tookMs: 0,
    });
    return {
      ask: (question) =>
        new Promise(
          (resolve) =>
            void scheduler.at(random.below(LONGEST_THOUGHT_MS), this, 'bot', () => resolve(think(question))),
        ),
      close: () => Promise.resolve(),
    };
  }
}

/** Wall clocks differ between machines, and monotonic clocks start at arbitrary values. */
function timeOf({ scheduler, random }: World, owner: Owner): Time {
  const born = scheduler.now;
  const base = random.below(1_000_000) + 0.5;
  const wall = Date.UTC(2026, 0, 1) + random.below(4000) - 2000;
  return {
    now: () => Math.round(wall + scheduler.now),
    monotonic: () => base + scheduler.now - born,
    later: (ms, call) => scheduler.at(ms, owner, 'timer', call),
  };
}
