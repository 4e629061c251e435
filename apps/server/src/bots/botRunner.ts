/** Plays the seats of bots: asks for a decision whenever a match waits for one, and plays it as a command. */
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

/** The level that plays for absent people. */
const STAND_IN = 'hewer';
/** The delay before another attempt after an error of the store. */
const AGAIN_MS = 2_000;
/** Refusals that an immediate retry would meet again. */
const LASTING: readonly RequestRefusal['reason'][] = ['frozen', 'refusedByRules'];
/**
 * Minimum step of the release grid for decisions with secret plies, per bot that is asked at the same time.
 * Nearly every decision must be made within THINKING_SHARE of a step, and all bots of a table, which may
 * share a
 * thread, within one step. The longest observed on a quiet machine: 40 ms without search, 130 ms at
 * `foreman`,
 * 300 ms at `director`.
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
 * Keys sent with a task. A longer decision is asked for again; the longest secret ones have far fewer plies.
 */
const MOST_LATER_PLIES = 31;

/** A decision, the seat’s `minSeq` when it was asked for, and the thinking time. */
interface Made {
  readonly decision: BotDecision;
  readonly since: number;
  thoughtMs: number;
}

export class BotRunner {
  readonly #house: MatchDependencies;
  readonly #pool: DecisionPool;
  readonly #delayMs: number;
  readonly #thinking = new Set<string>();
  #isClosed = false;

  constructor(house: MatchDependencies, pool: DecisionPool, delayMs: number) {
    this.#house = house;
    this.#pool = pool;
    this.#delayMs = delayMs;
  }

  /** Asks all bots that this match waits for, each once. */
  askBots(live: MatchSession): void {
    const { matchState, table } = live;
    if (this.#isClosed || table.status !== 'running' || matchState.requests.isPaused) return;
    const waiting = matchState.asked & matchState.botSeats;
    if (waiting !== 0 && !this.#house.cluster.holdsLease(live.id)) return this.#claim(live);
    for (const { seat } of live.seats) if (waiting & bit(seat)) this.#begin(live, seat);
  }

  /** The process with the lease of a match asks its bots; if it dies, another one acquires the lease. */
  #claim(live: MatchSession): void {
    this.#house.cluster.acquireLeases([live.id]).then(
      (granted) => granted.length > 0 && this.askBots(live),
      (error: unknown) =>
        this.#house.log.warn({ table: shortId(live.id), error: String(error) }, 'match not claimed'),
    );
  }

  #begin(live: MatchSession, seat: Seat): void {
    const id = `${live.id}/${seat}`;
    if (this.#thinking.has(id)) return;
    this.#thinking.add(id);
    const release = live.hold();
    void this.#decide(live, seat)
      .catch(async (error: unknown) => {
        this.#house.log.error({ table: shortId(live.id), seat, error: String(error) }, 'bot failed');
        // Without a delay a match that can't be loaded would be retried in a busy loop.
        if (!this.#isClosed) await this.#wait(AGAIN_MS);
      })
      .finally(() => {
        this.#thinking.delete(id);
        release();
        // It may be the bot's turn again.
        this.askBots(live);
      });
  }

  async #decide(live: MatchSession, seat: Seat): Promise<void> {
    while (this.#mayAct(live)) {
      // The grid starts here, because the event that asked for the decision was published a moment ago.
      const grid = new ReleaseGrid(this.#house.time, this.#stepMs(live));
      const made = await this.#think(live, seat);
      if (made === undefined) return grid.cancel();
      await grid.pointFrom(grid.passedMs - made.thoughtMs + THINKING_SHARE * grid.stepMs);
      if (this.#mayAct(live)) await this.#play(live, made);
    }
  }

  #mayAct({ id }: MatchSession): boolean {
    return !this.#isClosed && this.#house.cluster.holdsLease(id);
  }

  /** The step of the release grid of this decision. */
  #stepMs(live: MatchSession): number {
    const { match } = live.matchState;
    if (this.#delayMs === 0 || match.isOver) return 0;
    const hasSecrets =
      match.game.phases[currentStep(match.state).at]?.moves.some(({ secret }) => secret === true) === true;
    if (!hasSecrets) return this.#delayMs;
    const { asked, botSeats } = live.matchState;
    const together = live.seats.filter((row) => asked & botSeats & bit(row.seat));
    return Math.max(
      this.#delayMs,
      ...together.map((row) => SECRET_STEP_MS[levelOf(live, row.seat)] * together.length),
    );
  }

  /**
   * Computes the whole decision before any of it is played, so that the timing reveals nothing about its
   * plies.
   */
  async #think(live: MatchSession, seat: Seat): Promise<Made | undefined> {
    const begun = await live.run(() => this.#beginDecision(live, seat));
    if (begun === undefined) return undefined;
    const { decision } = begun;
    while (!decision.isComplete) {
      const answer = await this.#ask(taskAt(live, decision));
      if (!this.#mayAct(live)) return undefined;
      begun.thoughtMs += answer?.tookMs ?? 0;
      if (answer === undefined || !decision.add(answer.plies)) this.#finishWithoutThought(live, decision);
    }
    return begun;
  }

  /** Completes the decision without a worker: another time-out for each remaining ply would take too long. */
  #finishWithoutThought(live: MatchSession, decision: BotDecision): void {
    this.#house.metrics.botFallbacks.inc();
    const { position, seat } = decision;
    const { kit } = this.#house.games[position.game.id] as MatchDependencies['games'][string];
    while (!decision.isComplete) {
      const ply = fallbackPly(
        observe(position, seat, keyOfPly(live, seat, knownHistory(position, seat).length)),
        kit,
      );
      if (!decision.add([ply])) throw new Error(`a ply without thought is refused: ${ply.join(' ')}`);
    }
  }

  #beginDecision(live: MatchSession, seat: Seat): Made | undefined {
    const { matchState, table } = live;
    const isAsked = (matchState.asked & matchState.botSeats & bit(seat)) !== 0;
    if (table.status !== 'running' || matchState.requests.isPaused || !isAsked) return undefined;
    return { decision: new BotDecision(matchState.match, seat), since: live.minSeqOf(seat), thoughtMs: 0 };
  }

  async #ask(task: DecisionTask): Promise<DecisionResult | undefined> {
    const { time, metrics } = this.#house;
    const began = time.monotonic();
    const answer = await this.#pool.ask(task);
    metrics.botSeconds.observe((time.monotonic() - began) / 1000);
    return answer;
  }

  async #play(live: MatchSession, { decision, since }: Made): Promise<void> {
    try {
      await live.playBot(decision.seat, since, decision.plies);
    } catch (error) {
      // After `stale` or a conflict the bot decides again. Other errors would only repeat.
      const isPassing = error instanceof RequestError && !LASTING.includes(error.refusal.reason);
      if (error instanceof StoreError || (error instanceof RequestError && !isPassing))
        await this.#wait(AGAIN_MS);
      else if (!isPassing) throw error;
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#house.time.later(Math.max(0, ms), resolve));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.close();
  }
}

function levelOf(live: MatchSession, seat: Seat): BotLevel {
  const level = live.seats[seat]?.bot ?? STAND_IN;
  return isBotLevel(level) ? level : STAND_IN;
}

const keyOfPly = (live: MatchSession, seat: Seat, number: number): number[] =>
  keyFromSeed(`${live.table.key}/bot/${seat}/${number}`);

/** A task for the rest of a decision. */
function taskAt(live: MatchSession, { seat, position }: BotDecision): DecisionTask {
  const number = knownHistory(position, seat).length;
  const key = keyOfPly(live, seat, number);
  const { state, history } = observe(position, seat, key);
  const laterKeys = Array.from({ length: MOST_LATER_PLIES }, (_, i) => keyOfPly(live, seat, number + 1 + i));
  return {
    game: position.game.id,
    bot: levelOf(live, seat),
    match: live.id,
    seat,
    key,
    laterKeys,
    now: state,
    history,
  };
}
