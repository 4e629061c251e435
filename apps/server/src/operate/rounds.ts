/** What the server does by itself: clocks that run out, bots that wait since before a restart, old sessions. */
import type { BotRunner } from '../bots/runner.ts';
import type { Context } from '../context.ts';
import { Refuse } from '../refuse.ts';
import { shortId } from '../ids.ts';

const CLOCKS_MS = 500;
const HEARTBEAT_MS = 30_000;
const SESSIONS_MS = 3_600_000;
const AT_ONCE = 200;

export class Rounds {
  readonly #context: Context;
  readonly #runner: BotRunner;
  readonly #callOffs: (() => void)[] = [];
  #isEnded = false;
  #keptUptime = 0;

  constructor(context: Context, runner: BotRunner) {
    this.#context = context;
    this.#runner = runner;
  }

  async begin(): Promise<void> {
    // Nobody waits for the bots of a large database to be woken: the doors open at once.
    void this.#wakeBots(await this.#context.store.tablesAwaitingBots(100_000));
    this.#every(CLOCKS_MS, () => this.#clocks());
    this.#every(HEARTBEAT_MS, () => this.#heartbeat());
    this.#every(SESSIONS_MS, () => this.#context.sessions.endExpired());
  }

  async #wakeBots(ids: readonly string[]): Promise<void> {
    for (const id of ids) if (!this.#isEnded) await this.#wake(id, (live) => void this.#runner.serve(live));
  }

  /** One round after the other: a slow one delays the next. */
  #every(ms: number, round: () => Promise<void>): void {
    const slot = this.#callOffs.length;
    const again = (): void => {
      if (!this.#isEnded) this.#callOffs[slot] = this.#context.time.later(ms, run);
    };
    const run = (): void => {
      round()
        .catch((error: unknown) => this.#context.log.warn({ error: String(error) }, 'round failed'))
        .finally(again);
    };
    this.#callOffs.push(() => undefined);
    again();
  }

  async #clocks(): Promise<void> {
    const { store, uptime, matches, metrics } = this.#context;
    metrics.matches.set(matches.size);
    const now = uptime.now();
    for (const id of await store.dueTables(now, AT_ONCE)) await this.#wake(id, (live) => live.timeOut());
    await this.#keepUptime(now);
  }

  /** Who does not answer is gone; what nobody looks at any more need not stay in memory. */
  async #heartbeat(): Promise<void> {
    await this.#context.connections.heartbeat();
    this.#context.matches.letGo();
  }

  async #keepUptime(now: number): Promise<void> {
    if (now - this.#keptUptime < 1000) return;
    this.#keptUptime = now;
    await this.#context.store.keepUptime(now);
  }

  /** A match that can't be loaded costs no other its turn. */
  async #wake(id: string, act: (live: Awaited<ReturnType<Context['matches']['open']>>) => void | Promise<void>): Promise<void> {
    try {
      await act(await this.#context.matches.open(id));
    } catch (error) {
      if (!(error instanceof Refuse)) this.#context.log.warn({ table: shortId(id), error: String(error) }, 'match not woken');
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    for (const callOff of this.#callOffs) callOff();
    await this.#context.store.keepUptime(this.#context.uptime.now()).catch(() => undefined);
  }
}
