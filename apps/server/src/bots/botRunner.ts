import type { DecisionResult, DecisionTask, BotLevel } from '@pithead/bots';
import { knownHistory, isBotLevel, observe, fallbackPly } from '@pithead/bots';
import type { Seat } from '@pithead/kernel';
import { bit, keyFromSeed, currentStep } from '@pithead/kernel';
import { shortId } from '../ids.ts';
import type { MatchSession } from '../match/matchSession.ts';
import type { MatchDependencies } from '../match/matchDependencies.ts';
import type { RequestRefusal } from '@pithead/protocol';
import { RequestError } from '../requestError.ts';
import { StoreError } from '../store/store.ts';
import { BotDecision } from './botDecision.ts';
import { ReleaseGrid } from './releaseGrid.ts';
import type { DecisionPool } from './botWorkerPool.ts';

const STAND_IN = 'hewer';
const RETRY_MS = 2_000;
const PERMANENT_REFUSALS: readonly RequestRefusal['reason'][] = ['frozen', 'refusedByRules'];
/**
 * Minimum step of the release grid for decisions with secret plies, per bot that is asked at the same time.
 * Nearly every decision must be made within THINKING_SHARE of a step, and all bots of a table, which may
 * share a thread, within one step. The longest observed on a quiet machine: 40 ms without search, 130 ms at
 * `foreman`, 300 ms at `director`.
 */
const SECRET_STEP_MS: Readonly<Record<BotLevel, number>> = {
  apprentice: 50,
  hewer: 50,
  foreman: 250,
  director: 1000,
};
/**
 * The share of a step that is reserved for thinking, used or not. A decision that waited for a thread is
 * released later by its waiting time: that reveals the load of the server, which is public, but not the
 * thinking time, which depends on the secret decision.
 */
const THINKING_SHARE = 0.5;
/**
 * Keys sent with a task. A longer decision needs another task; the longest secret ones have far fewer plies.
 */
const MAX_LATER_PLIES = 31;

interface ThoughtDecision {
  readonly decision: BotDecision;
  readonly minSeq: number;
  thoughtMs: number;
}

export class BotRunner {
  readonly #dependencies: MatchDependencies;
  readonly #pool: DecisionPool;
  readonly #delayMs: number;
  readonly #thinking = new Set<string>();
  #isClosed = false;

  constructor(dependencies: MatchDependencies, pool: DecisionPool, delayMs: number) {
    this.#dependencies = dependencies;
    this.#pool = pool;
    this.#delayMs = delayMs;
  }

  askBots(session: MatchSession): void {
    const { matchState, table } = session;
    if (this.#isClosed || table.status !== 'running' || matchState.seatStatus.isPaused) return;
    const waiting = matchState.pendingSeats & matchState.botSeats;
    if (waiting !== 0 && !this.#dependencies.cluster.holdsLease(session.id))
      return this.#acquireLease(session);
    for (const { seat } of session.seats) if (waiting & bit(seat)) this.#begin(session, seat);
  }

  #acquireLease(session: MatchSession): void {
    const { cluster, log } = this.#dependencies;
    // Without a hold the session could be evicted meanwhile, and a second one loaded.
    const release = session.hold();
    void cluster
      .acquireLeases([session.id])
      .then((granted) => granted.length > 0 && this.askBots(session))
      .catch((error: unknown) =>
        log.warn({ table: shortId(session.id), error: String(error) }, 'lease not acquired'),
      )
      .finally(release);
  }

  #begin(session: MatchSession, seat: Seat): void {
    const id = `${session.id}/${seat}`;
    if (this.#thinking.has(id)) return;
    this.#thinking.add(id);
    const release = session.hold();
    void this.#decide(session, seat)
      .catch(async (error: unknown) => {
        this.#dependencies.log.error(
          { table: shortId(session.id), seat, error: String(error) },
          'bot failed',
        );
        // Without a delay a match that can't be loaded would be retried in a busy loop.
        if (!this.#isClosed) await this.#wait(RETRY_MS);
      })
      .finally(() => {
        this.#thinking.delete(id);
        release();
        this.askBots(session);
      });
  }

  async #decide(session: MatchSession, seat: Seat): Promise<void> {
    while (this.#mayAct(session)) {
      // The grid starts here, because the event that asked for the decision was published a moment ago.
      const grid = new ReleaseGrid(this.#dependencies.time, this.#stepMs(session));
      const thought = await this.#think(session, seat);
      if (thought === undefined) return grid.cancel();
      await grid.pointFrom(grid.passedMs - thought.thoughtMs + THINKING_SHARE * grid.stepMs);
      if (this.#mayAct(session)) await this.#play(session, thought);
    }
  }

  #mayAct({ id }: MatchSession): boolean {
    return !this.#isClosed && this.#dependencies.cluster.holdsLease(id);
  }

  #stepMs(session: MatchSession): number {
    const { match } = session.matchState;
    if (this.#delayMs === 0 || match.isOver) return 0;
    const hasSecrets =
      match.game.phases[currentStep(match.state).at]?.moves.some(({ secret }) => secret === true) === true;
    if (!hasSecrets) return this.#delayMs;
    const { pendingSeats, botSeats } = session.matchState;
    const askedBots = session.seats.filter((row) => pendingSeats & botSeats & bit(row.seat));
    return Math.max(
      this.#delayMs,
      ...askedBots.map((row) => SECRET_STEP_MS[levelOf(session, row.seat)] * askedBots.length),
    );
  }

  /**
   * The whole decision is made before any of it is played: the timing must reveal nothing about its plies.
   */
  async #think(session: MatchSession, seat: Seat): Promise<ThoughtDecision | undefined> {
    const thought = await session.run(() => this.#beginDecision(session, seat));
    if (thought === undefined) return undefined;
    const { decision } = thought;
    while (!decision.isComplete) {
      const answer = await this.#ask(taskAt(session, decision));
      if (!this.#mayAct(session)) return undefined;
      thought.thoughtMs += answer?.tookMs ?? 0;
      if (answer === undefined || !decision.add(answer.plies)) this.#finishWithoutThought(session, decision);
    }
    return thought;
  }

  /** Without a worker: another time-out for each remaining ply would take too long. */
  #finishWithoutThought(session: MatchSession, decision: BotDecision): void {
    this.#dependencies.metrics.botFallbacks.inc();
    const { position, seat } = decision;
    const { kit } = this.#dependencies.games[position.game.id] as MatchDependencies['games'][string];
    while (!decision.isComplete) {
      const ply = fallbackPly(
        observe(position, seat, keyOfPly(session, seat, knownHistory(position, seat).length)),
        kit,
      );
      if (!decision.add([ply])) throw new Error(`a ply without thought is refused: ${ply.join(' ')}`);
    }
  }

  #beginDecision(session: MatchSession, seat: Seat): ThoughtDecision | undefined {
    const { matchState, table } = session;
    const mustDecide = (matchState.pendingSeats & matchState.botSeats & bit(seat)) !== 0;
    if (table.status !== 'running' || matchState.seatStatus.isPaused || !mustDecide) return undefined;
    return {
      decision: new BotDecision(matchState.match, seat),
      minSeq: session.minSeqOf(seat),
      thoughtMs: 0,
    };
  }

  async #ask(task: DecisionTask): Promise<DecisionResult | undefined> {
    const { time, metrics } = this.#dependencies;
    const began = time.monotonic();
    const answer = await this.#pool.ask(task);
    metrics.botSeconds.observe((time.monotonic() - began) / 1000);
    return answer;
  }

  async #play(session: MatchSession, { decision, minSeq }: ThoughtDecision): Promise<void> {
    try {
      await session.playBot(decision.seat, minSeq, decision.plies);
    } catch (error) {
      // After `stale` or a conflict the bot decides again. Other errors would only repeat.
      const isTransient = error instanceof RequestError && !PERMANENT_REFUSALS.includes(error.refusal.reason);
      if (error instanceof StoreError || (error instanceof RequestError && !isTransient))
        await this.#wait(RETRY_MS);
      else if (!isTransient) throw error;
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#dependencies.time.later(Math.max(0, ms), resolve));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.close();
  }
}

function levelOf(session: MatchSession, seat: Seat): BotLevel {
  const level = session.seats[seat]?.bot ?? STAND_IN;
  return isBotLevel(level) ? level : STAND_IN;
}

const keyOfPly = (session: MatchSession, seat: Seat, number: number): number[] =>
  keyFromSeed(`${session.table.key}/bot/${seat}/${number}`);

function taskAt(session: MatchSession, { seat, position }: BotDecision): DecisionTask {
  const number = knownHistory(position, seat).length;
  const key = keyOfPly(session, seat, number);
  const { state, history } = observe(position, seat, key);
  const laterKeys = Array.from({ length: MAX_LATER_PLIES }, (_, i) =>
    keyOfPly(session, seat, number + 1 + i),
  );
  return {
    game: position.game.id,
    bot: levelOf(session, seat),
    match: session.id,
    seat,
    key,
    laterKeys,
    now: state,
    history,
  };
}
