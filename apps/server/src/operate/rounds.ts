/** The periodic jobs of the server: clocks, bots after a restart, heartbeats, expired sessions. */
import type { BotRunner } from '../bots/runner.ts';
import type { Context } from '../context.ts';
import { Refuse } from '../refuse.ts';
import { closeEnded } from '../socket/endedSessions.ts';
import { shortId } from '../ids.ts';
import { UPTIME_MS } from '../time.ts';
import { Recurring } from './recurring.ts';

const CLOCKS_MS = 500;
/** Upper bound for resuming the bots of a process that was found dead. */
const BOTS_MS = 1000;
const HEARTBEAT_MS = 30_000;
/** Same as the session cache: a session that was ended elsewhere is open here for no longer. */
const ENDED_MS = 60_000;
const SESSIONS_MS = 3_600_000;
const AT_ONCE = 200;
const CLEANING = 'cleaning';

export class Rounds {
  readonly #context: Context;
  readonly #runner: BotRunner;
  readonly #rounds: Recurring;
  /**
   * The sequence number at which a match was last loaded for its bots, so that a paused one is not loaded
   * again and again.
   */
  readonly #woken = new Map<string, number>();

  constructor(context: Context, runner: BotRunner) {
    this.#context = context;
    this.#runner = runner;
    this.#rounds = new Recurring(context.time, context.log);
  }

  async begin(): Promise<void> {
    const { fellows, store } = this.#context;
    // Not awaited: with a large database the server must accept connections before all bots are resumed.
    if (fellows.isAlone) void this.#wakeBots(await store.tablesAwaitingBots(100_000));
    else this.#rounds.every(BOTS_MS, () => this.#bots());
    // Separate from the clocks job: loading a match there may take long and must not stop the uptime.
    this.#rounds.every(UPTIME_MS, () => this.#keepUptime());
    this.#rounds.every(CLOCKS_MS, () => this.#clocks());
    this.#rounds.every(HEARTBEAT_MS, () => this.#heartbeat());
    this.#rounds.every(ENDED_MS, () => closeEnded(this.#context));
    this.#rounds.every(SESSIONS_MS, () => this.#clean());
  }

  async #wakeBots(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      if (!this.#rounds.isEnded) await this.#wake(id, (live) => void this.#runner.serve(live));
  }

  /** Resumes bots whose tables belonged to another process, or whose notification was missed. */
  async #bots(): Promise<void> {
    const { fellows, matches } = this.#context;
    const awaiting = await fellows.awaitingBots();
    const before = new Map(this.#woken);
    this.#woken.clear();
    for (const { table, seq } of awaiting) {
      this.#woken.set(table, seq);
      const live = matches.peek(table);
      live?.heardOf(seq, true);
      if (live !== undefined) this.#runner.serve(live);
      else if (before.get(table) !== seq) await this.#wakeBots([table]);
    }
  }

  async #clocks(): Promise<void> {
    const { fellows, store, uptime, matches, metrics } = this.#context;
    metrics.matches.set(matches.size);
    const due = await store.dueTables(uptime.now(), AT_ONCE);
    for (const id of due.length === 0 ? due : await fellows.claim(due))
      await this.#wake(id, (live) => live.timeOut());
  }

  async #heartbeat(): Promise<void> {
    await this.#context.connections.heartbeat();
    this.#context.matches.letGo();
  }

  async #clean(): Promise<void> {
    const { fellows, sessions } = this.#context;
    if ((await fellows.claim([CLEANING])).length > 0) await sessions.endExpired();
  }

  async #keepUptime(): Promise<void> {
    const { store, uptime } = this.#context;
    uptime.keep(await store.keepUptime(uptime.now()));
  }

  /** A match that can't be loaded must not stop the job for the others. */
  async #wake(
    id: string,
    act: (live: Awaited<ReturnType<Context['matches']['open']>>) => void | Promise<void>,
  ): Promise<void> {
    try {
      await act(await this.#context.matches.open(id));
    } catch (error) {
      if (!(error instanceof Refuse))
        this.#context.log.warn({ table: shortId(id), error: String(error) }, 'match not woken');
    }
  }

  async end(): Promise<void> {
    await this.#rounds.end();
    await this.#context.store.keepUptime(this.#context.uptime.now()).catch(() => undefined);
  }
}
