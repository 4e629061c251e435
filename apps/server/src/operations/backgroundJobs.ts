/** The periodic jobs of the server: clocks, bots after a restart, heartbeats, expired sessions. */
import type { BotRunner } from '../bots/botRunner.ts';
import type { MatchSession } from '../match/matchSession.ts';
import type { ServerContext } from '../serverContext.ts';
import { RequestError } from '../requestError.ts';
import { closeEndedSessions } from '../socket/closeEndedSessions.ts';
import { shortId } from '../ids.ts';
import { UPTIME_INTERVAL_MS } from '../time.ts';
import { PeriodicJobs } from './periodicJobs.ts';

const CLOCKS_MS = 500;
/** Upper bound for resuming the bots of a process that was found dead. */
const BOTS_MS = 1000;
const HEARTBEAT_MS = 30_000;
/** Same as the session cache: a session that was ended elsewhere is open here for no longer. */
const ENDED_MS = 60_000;
const SESSIONS_MS = 3_600_000;
const AT_ONCE = 200;
const CLEANING = 'cleaning';

export class BackgroundJobs {
  readonly #context: ServerContext;
  readonly #runner: BotRunner;
  readonly #rounds: PeriodicJobs;
  /**
   * The sequence number at which a match was last loaded for its bots, so that a paused one is not loaded
   * again and again.
   */
  readonly #woken = new Map<string, number>();

  /** Matches whose time-outs are being applied. */
  readonly #timingOut = new Map<string, Promise<void>>();

  constructor(context: ServerContext, runner: BotRunner) {
    this.#context = context;
    this.#runner = runner;
    this.#rounds = new PeriodicJobs(context.time, context.log);
  }

  async start(): Promise<void> {
    const { cluster, store } = this.#context;
    // Not awaited: with a large database the server must accept connections before all bots are resumed.
    if (cluster.isSingleProcess) void this.#wakeBots(await store.tableIdsAwaitingBots(100_000));
    else this.#rounds.every(BOTS_MS, () => this.#bots());
    // Separate from the clocks job: loading a match there may take long and must not stop the uptime.
    this.#rounds.every(UPTIME_INTERVAL_MS, () => this.#saveUptime());
    this.#rounds.every(CLOCKS_MS, () => this.#clocks());
    this.#rounds.every(HEARTBEAT_MS, () => this.#heartbeat());
    this.#rounds.every(ENDED_MS, () => closeEndedSessions(this.#context));
    this.#rounds.every(SESSIONS_MS, () => this.#clean());
  }

  async #wakeBots(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      if (!this.#rounds.isStopped) await this.#wake(id, (session) => void this.#runner.askBots(session));
  }

  /** Resumes bots whose tables belonged to another process, or whose notification was missed. */
  async #bots(): Promise<void> {
    const { cluster, matches } = this.#context;
    const awaiting = await cluster.leaseTablesAwaitingBots();
    const before = new Map(this.#woken);
    this.#woken.clear();
    for (const { table, seq } of awaiting) {
      this.#woken.set(table, seq);
      const live = matches.peek(table);
      live?.onRemoteEvent(seq, true);
      if (live !== undefined) this.#runner.askBots(live);
      else if (before.get(table) !== seq) await this.#wakeBots([table]);
    }
  }

  /** Time-outs are not awaited: a match that takes long to load must not delay those of others. */
  async #clocks(): Promise<void> {
    const { cluster, store, uptime, matches, metrics } = this.#context;
    metrics.matches.set(matches.size);
    const due = (await store.dueTableIds(uptime.now(), AT_ONCE)).filter((id) => !this.#timingOut.has(id));
    for (const id of due.length === 0 ? due : await cluster.acquireLeases(due)) {
      const done = this.#wake(id, (session) => session.applyTimeouts());
      this.#timingOut.set(
        id,
        done.finally(() => this.#timingOut.delete(id)),
      );
    }
  }

  async #heartbeat(): Promise<void> {
    await this.#context.connections.heartbeat();
    this.#context.matches.evictIdle();
  }

  async #clean(): Promise<void> {
    const { cluster, sessions } = this.#context;
    if ((await cluster.acquireLeases([CLEANING])).length > 0) await sessions.endExpired();
  }

  async #saveUptime(): Promise<void> {
    const { store, uptime } = this.#context;
    uptime.keep(await store.saveUptime(uptime.now()));
  }

  /** A match that can't be loaded must not stop the job for the others. */
  async #wake(id: string, act: (session: MatchSession) => void | Promise<void>): Promise<void> {
    try {
      await this.#context.matches.use(id, act);
    } catch (error) {
      if (!(error instanceof RequestError))
        this.#context.log.warn({ table: shortId(id), error: String(error) }, 'match not woken');
    }
  }

  async stop(): Promise<void> {
    await this.#rounds.stop();
    await Promise.all(this.#timingOut.values());
    await this.#context.store.saveUptime(this.#context.uptime.now()).catch(() => undefined);
  }
}
