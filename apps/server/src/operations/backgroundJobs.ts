import type { BotRunner } from '../bots/botRunner.ts';
import { shortId } from '../ids.ts';
import { BoundedQueue } from '../limits/boundedQueue.ts';
import { ChannelDeliveries } from '../notifications/channelDeliveries.ts';
import { spreadNotifications } from '../notifications/spreadNotifications.ts';
import { compactFinishedMatches } from '../match/compaction/compactionJob.ts';
import type { MatchSession } from '../match/matchSession.ts';
import { RequestError } from '../requestError.ts';
import type { ServerContext } from '../serverContext.ts';
import { UPTIME_INTERVAL_MS } from '../time.ts';
import { runVacationJob } from './vacationJob.ts';
import { addPastResults } from '../ratings/pastResults.ts';
import { RatingJob } from '../ratings/ratingJob.ts';
import { SIGHTING_DAYS } from '../ratings/sightings.ts';
import { DAY_MS } from '../ratings/uncertainty.ts';
import { PeriodicScheduler } from './periodicScheduler.ts';

const CLOCKS_MS = 500;
const MATCHMAKING_MS = 1000;
const BOTS_MS = 1000;
const NOTIFICATIONS_MS = 2000;
const VACATIONS_MS = 5000;
const HEARTBEAT_MS = 30_000;
/** As long as a session is cached: one that was ended elsewhere is open here for no longer. */
const ENDED_SESSIONS_MS = 60_000;
const EXPIRED_SESSIONS_MS = 3_600_000;
const MAX_DUE_TABLES = 200;
/** Few enough to leave database connections for requests. */
const MAX_CONCURRENT_TIMEOUTS = 6;
const RATINGS_MS = 1_000;
const CLEANING_LEASE = 'cleaning';
const RATINGS_LEASE = 'ratings';
const NOTIFICATIONS_LEASE = 'notifications';
const COMPACTION_MS = 10_000;
const COMPACTION_LEASE = 'compaction';
/** So that a stop of the server need not wait for a long queue. */
const MAX_NOTIFICATION_BATCHES = 5;

export class BackgroundJobs {
  readonly #context: ServerContext;
  readonly #botRunner: BotRunner;
  readonly #jobs: PeriodicScheduler;
  readonly #ratingJob: RatingJob;
  readonly #deliveries: readonly ChannelDeliveries[];
  readonly #timeouts = new Map<string, Promise<unknown>>();
  readonly #timeoutQueue = new BoundedQueue(MAX_CONCURRENT_TIMEOUTS, MAX_DUE_TABLES);
  /**
   * Sequence number at which a match was last loaded for its bots: a paused one is not loaded again and
   * again.
   */
  readonly #resumedAt = new Map<string, number>();

  constructor(context: ServerContext, botRunner: BotRunner) {
    this.#context = context;
    this.#botRunner = botRunner;
    this.#jobs = new PeriodicScheduler(context.time, context.log);
    this.#ratingJob = new RatingJob(context);
    const mayDeliver = (): boolean => context.cluster.holdsLease(NOTIFICATIONS_LEASE);
    this.#deliveries = context.channels.map((channel) => new ChannelDeliveries(context, channel, mayDeliver));
  }

  async start(): Promise<void> {
    const { cluster, store } = this.#context;
    // Not awaited: with a large database the server must accept connections before all bots are resumed.
    if (cluster.isSingleProcess) void this.#resumeBots(await store.tableIdsAwaitingBots(100_000));
    else this.#jobs.every(BOTS_MS, () => this.#resumeLeasedBots());
    this.#jobs.every(UPTIME_INTERVAL_MS, () => this.#saveUptime());
    this.#jobs.every(CLOCKS_MS, () => this.#checkClocks());
    this.#jobs.every(NOTIFICATIONS_MS, () => this.#sendNotifications());
    this.#jobs.every(MATCHMAKING_MS, () => this.#context.matchmaker.run());
    this.#jobs.every(VACATIONS_MS, () => runVacationJob(this.#context));
    this.#jobs.every(HEARTBEAT_MS, () => this.#heartbeat());
    this.#jobs.every(ENDED_SESSIONS_MS, () => this.#closeEndedLoginSessions());
    this.#jobs.every(RATINGS_MS, () => this.#rateResults());
    this.#jobs.every(COMPACTION_MS, () => this.#compactMatches());
    this.#jobs.every(EXPIRED_SESSIONS_MS, () => this.#removeExpiredData());
  }

  /** At once, because the bots of a process that is gone have waited for seconds. */
  resumeBots(): void {
    this.#resumeLeasedBots().catch((error: unknown) =>
      this.#context.log.warn({ error: String(error) }, 'bots not resumed'),
    );
  }

  async #resumeBots(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      if (!this.#jobs.isStopped)
        await this.#withMatch(id, (session) => void this.#botRunner.askBots(session));
  }

  /** For tables of a process that is gone, and for lost cluster messages. */
  async #resumeLeasedBots(): Promise<void> {
    const { cluster, matches } = this.#context;
    const awaiting = await cluster.leaseTablesAwaitingBots();
    const before = new Map(this.#resumedAt);
    this.#resumedAt.clear();
    for (const { table, seq } of awaiting) {
      this.#resumedAt.set(table, seq);
      const session = matches.peek(table);
      session?.onRemoteEvent(seq, true);
      if (session !== undefined) this.#botRunner.askBots(session);
      else if (before.get(table) !== seq) await this.#resumeBots([table]);
    }
  }

  /** Time-outs are not awaited: a match that takes long must not delay those of the others. */
  async #checkClocks(): Promise<void> {
    const { cluster, store, uptime, matches, metrics } = this.#context;
    metrics.matches.set(matches.size);
    const due = await store.dueTableIds(uptime.now(), MAX_DUE_TABLES);
    const isNew = (id: string): boolean => !this.#timeouts.has(id);
    if (!due.some(isNew)) return;
    for (const id of await cluster.acquireLeases(due.filter(isNew))) this.#applyTimeouts(id);
  }

  #applyTimeouts(id: string): void {
    const task = (): Promise<void> => this.#withMatch(id, (session) => session.applyTimeouts());
    const done = this.#timeoutQueue.run(task).finally(() => this.#timeouts.delete(id));
    this.#timeouts.set(id, done);
  }

  /** One process at a time works: two would only repeat messages. Without work, a run costs two index lookups. */
  async #sendNotifications(): Promise<void> {
    if ((await this.#context.cluster.acquireLeases([NOTIFICATIONS_LEASE])).length === 0) return;
    for (let i = 0; i < MAX_NOTIFICATION_BATCHES && !this.#jobs.isStopped; i++)
      if (!(await spreadNotifications(this.#context))) break;
    await Promise.all(this.#deliveries.map((each) => each.fill()));
  }

  async #heartbeat(): Promise<void> {
    await this.#context.connections.heartbeat();
    this.#context.matches.evictIdle();
  }

  #closeEndedLoginSessions(): Promise<void> {
    const { connections, store } = this.#context;
    return connections.closeEndedLoginSessions(store);
  }

  async #removeExpiredData(): Promise<void> {
    const { cluster, sessions, store, time } = this.#context;
    if ((await cluster.acquireLeases([CLEANING_LEASE])).length > 0) {
      await sessions.endExpired();
      await store.removeExpiredMailTokens(time.now());
      await store.removeFullLimits(time.now());
      await store.deleteSightingsBefore(Math.floor(time.now() / DAY_MS) - SIGHTING_DAYS);
    }
  }

  /** The lease saves work; that each result is rated once follows from its number. */
  async #rateResults(): Promise<void> {
    if ((await this.#context.cluster.acquireLeases([RATINGS_LEASE])).length === 0) return;
    await addPastResults(this.#context);
    await this.#ratingJob.run();
  }

  /** The lease saves work; that each match is compacted once follows from its row. */
  async #compactMatches(): Promise<void> {
    if ((await this.#context.cluster.acquireLeases([COMPACTION_LEASE])).length === 0) return;
    await compactFinishedMatches(this.#context, () => this.#jobs.isStopped);
  }

  async #saveUptime(): Promise<void> {
    const { store, uptime } = this.#context;
    uptime.keep(await store.saveUptime(uptime.now()));
  }

  /** A match that can't be loaded must not stop the job for the others. */
  async #withMatch(id: string, action: (session: MatchSession) => void | Promise<void>): Promise<void> {
    try {
      await this.#context.matches.use(id, action);
    } catch (error) {
      if (!(error instanceof RequestError))
        this.#context.log.warn({ table: shortId(id), error: String(error) }, 'match not resumed');
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.#jobs.stop(), ...this.#deliveries.map((each) => each.stop())]);
    await Promise.all(this.#timeouts.values());
    await this.#context.store.saveUptime(this.#context.uptime.now()).catch(() => undefined);
  }
}
