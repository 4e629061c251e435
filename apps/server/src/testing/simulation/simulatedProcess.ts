import type { Writable } from 'node:stream';
import type { BotRequest } from '@pithead/bots';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Key, Ply, Seat, State } from '@pithead/kernel';
import { offersFor } from '@pithead/kernel';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import type { DecisionPool } from '../../bots/botWorkerPool.ts';
import { configFrom } from '../../config.ts';
import type { ServerContext } from '../../serverContext.ts';
import { createMetrics } from '../../operations/metrics.ts';
import { addressTokenBucket } from '../../socket/socketConnection.ts';
import { acceptSocket } from '../../socket/socketRoute.ts';
import { composeStore } from '../../store/composeStore.ts';
import type { Time } from '../../time.ts';
import type { Services } from '../../services.ts';
import { createServices } from '../../services.ts';
import { TestRandom } from '../testRandom.ts';
import { SimulatedExecutor } from './simulatedExecutor.ts';
import type { ConnectionTarget, SimulatedConnection } from './simulatedNetwork.ts';
import type { SimulationFault } from './simulationFault.ts';
import type { EventOwner } from './scheduler.ts';
import type { SimulatedWorld } from './simulatedWorld.ts';

const CONFIG = {
  ...configFrom({ PITHEAD_METRICS_PORT: '0', PITHEAD_LOG: 'silent', PITHEAD_BOT_DELAY_MS: '200' }),
  messagesPerSecond: 100_000,
};
const LOG = pino({ level: process.env['PITHEAD_TEST_LOG'] ?? 'silent' });
const LONGEST_THOUGHT_MS = 300;

/** Shared, because it reads real system values that no simulation checks. */
const METRICS = createMetrics();

/** Random, but always the same for the same question. */
export const simulatedBotPly = (game: string, now: State, seat: Seat, key: Key): Ply =>
  new TestRandom(key.join()).pickPly(
    offersFor((LOADED_GAMES[game] as (typeof LOADED_GAMES)[string]).game, now, seat),
  );

export class SimulatedProcess implements ConnectionTarget {
  isDead = false;
  wakesAt = -Infinity;
  sleptUntil = -Infinity;
  readonly connections = new Set<SimulatedConnection>();
  context: ServerContext | undefined;
  readonly executor: SimulatedExecutor;
  readonly #world: SimulatedWorld;
  readonly #works: Promise<Services>;
  #isOpen = false;

  constructor(world: SimulatedWorld, fault: SimulationFault, liveMatches: number) {
    this.#world = world;
    const { database, scheduler, faultRates, random, isShared } = world;
    this.executor = new SimulatedExecutor(database, scheduler, this, faultRates, random, isShared);
    const time = timeOf(world, this);
    const store = composeStore(this.executor, isShared ? world.messageBus.busOf(this) : null, time);
    this.#works = createServices({
      config: { ...CONFIG, liveMatches },
      time,
      log: LOG,
      metrics: METRICS,
      store: fault.store?.(store, world) ?? store,
      games: LOADED_GAMES,
      pool: this.#pool(),
    });
    this.#works
      .then(({ context }) => {
        this.context = context;
        fault.context?.(context);
      })
      .catch(() => undefined);
  }

  get isOpen(): boolean {
    return this.#isOpen && !this.isDead;
  }

  get servesFrom(): number {
    return Math.max(this.wakesAt, this.executor.unreachableUntil);
  }

  get services(): Promise<Services> {
    return this.#works;
  }

  async begin(): Promise<void> {
    await (await this.#works).start();
    this.#isOpen = true;
  }

  crash(): void {
    this.isDead = true;
    for (const connection of this.connections) connection.targetDied();
    this.connections.clear();
  }

  sleep(ms: number): void {
    this.wakesAt = this.#world.scheduler.now + ms;
    this.sleptUntil = this.wakesAt;
  }

  accept(socket: WebSocket, sessionId: string, stream: Writable): void {
    void this.#works.then(({ context }) =>
      acceptSocket(context, socket, sessionId, {
        address: '::1',
        stream,
        addressBucket: addressTokenBucket(context),
      }),
    );
  }

  #pool(): DecisionPool {
    const { scheduler, random } = this.#world;
    const think = ({ game, now, seat, key }: BotRequest) => ({
      plies: [simulatedBotPly(game, now, seat, key)],
      tookMs: 0,
    });
    return {
      ask: (question) =>
        new Promise(
          (resolve) =>
            void scheduler.schedule(random.below(LONGEST_THOUGHT_MS), this, 'bot', () =>
              resolve(think(question)),
            ),
        ),
      close: () => Promise.resolve(),
    };
  }
}

/** Wall clocks differ between machines, and monotonic clocks start at arbitrary values. */
function timeOf({ scheduler, random }: SimulatedWorld, owner: EventOwner): Time {
  const born = scheduler.now;
  const base = random.below(1_000_000) + 0.5;
  const wall = Date.UTC(2026, 0, 1) + random.below(4000) - 2000;
  return {
    now: () => Math.round(wall + scheduler.now),
    monotonic: () => base + scheduler.now - born,
    later: (ms, call) => scheduler.schedule(ms, owner, 'timer', call),
  };
}
