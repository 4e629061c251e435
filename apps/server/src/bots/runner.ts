/**
 * Plays the seats that bots hold: whenever a match waits for one, it is asked, and what it decides goes the
 * way of every command.
 */
import type { DecidedPlies, DecisionTask, Level } from '@pithead/bots';
import { historyOf, isLevel, mindAt, stopgap } from '@pithead/bots';
import type { Seat } from '@pithead/kernel';
import { bit, keyFromSeed, present } from '@pithead/kernel';
import { shortId } from '../ids.ts';
import type { LiveMatch } from '../match/live.ts';
import type { House } from '../match/house.ts';
import type { Refused } from '@pithead/protocol';
import { Refuse } from '../refuse.ts';
import { StoreFault } from '../store/port.ts';
import { BotDecision } from './decision.ts';
import { ReleaseGrid } from './grid.ts';
import type { Bots } from './pool.ts';

/** Who plays for people who are not there. */
const STAND_IN = 'hewer';
/** After a trouble of the store a bot tries again. */
const AGAIN_MS = 2_000;
/** Refusals that the next attempt would meet again. */
const LASTING: readonly Refused['reason'][] = ['frozen', 'refusedByRules'];
/**
 * Least distance of the grid for decisions with secret plies, for each bot that is asked at the same time:
 * practically every decision must
 * be made within the share of a step below, and all bots of a table, which may share a thread, within one
 * step. The longest that were
 * seen took 40 ms without search, 130 ms at `foreman` and 300 ms at `director`, on a quiet machine.
 */
const SECRET_STEP_MS: Readonly<Record<Level, number>> = {
  apprentice: 50,
  hewer: 50,
  foreman: 250,
  director: 1000,
};
/**
 * Thinking is given this share of a step, used or not. A decision that had to wait for a thread comes later,
 * by its wait and this share: how
 * late depends on the load, which everybody can see, and not on how long was thought, which depends on what
 * is decided.
 */
const THINKING_SHARE = 0.5;
/**
 * Keys sent with a task: longer decisions are asked for again after so many plies. The longest secret ones
 * have far fewer.
 */
const MOST_LATER_PLIES = 31;

/** A decision, since when the seat has been asked for it, and how long its plies were thought about. */
interface Made {
  readonly decision: BotDecision;
  readonly since: number;
  thoughtMs: number;
}

export class BotRunner {
  readonly #house: House;
  readonly #pool: Bots;
  readonly #delayMs: number;
  readonly #thinking = new Set<string>();
  #isClosed = false;

  constructor(house: House, pool: Bots, delayMs: number) {
    this.#house = house;
    this.#pool = pool;
    this.#delayMs = delayMs;
  }

  /** Asks the bots that this match waits for, each once. */
  serve(live: LiveMatch): void {
    const { situation, table } = live;
    if (this.#isClosed || table.status !== 'running' || situation.beside.isPaused) return;
    const waiting = situation.asked & situation.played;
    if (waiting !== 0 && !this.#house.fellows.holds(live.id)) return this.#claim(live);
    for (const { seat } of live.seats) if (waiting & bit(seat)) this.#begin(live, seat);
  }

  /** One of several processes asks the bots of a match; where it dies another does. */
  #claim(live: LiveMatch): void {
    this.#house.fellows.claim([live.id]).then(
      (granted) => granted.length > 0 && this.serve(live),
      (error: unknown) =>
        this.#house.log.warn({ table: shortId(live.id), error: String(error) }, 'match not claimed'),
    );
  }

  #begin(live: LiveMatch, seat: Seat): void {
    const id = `${live.id}/${seat}`;
    if (this.#thinking.has(id)) return;
    this.#thinking.add(id);
    const release = live.hold();
    void this.#decide(live, seat)
      .catch(async (error: unknown) => {
        this.#house.log.error({ table: shortId(live.id), seat, error: String(error) }, 'bot failed');
        // Without a pause a match that can't be loaded would be tried again and again, and nothing else would
        // be done.
        if (!this.#isClosed) await this.#wait(AGAIN_MS);
      })
      .finally(() => {
        this.#thinking.delete(id);
        release();
        // What happened meanwhile may have made it the bot's turn again.
        this.serve(live);
      });
  }

  /** Makes one decision after the other, as long as the seat is asked. */
  async #decide(live: LiveMatch, seat: Seat): Promise<void> {
    while (this.#mayAct(live)) {
      // Counted from here: the event that asked for the decision was shown to everybody a moment ago.
      const grid = new ReleaseGrid(this.#house.time, this.#stepMs(live));
      const made = await this.#think(live, seat);
      if (made === undefined) return grid.cancel();
      await grid.pointFrom(grid.passedMs - made.thoughtMs + THINKING_SHARE * grid.stepMs);
      if (this.#mayAct(live)) await this.#play(live, made);
    }
  }

  #mayAct({ id }: LiveMatch): boolean {
    return !this.#isClosed && this.#house.fellows.holds(id);
  }

  /** How far the points are apart at which this decision may be released. */
  #stepMs(live: LiveMatch): number {
    const { match } = live.situation;
    if (this.#delayMs === 0 || match.isOver) return 0;
    const hasSecrets =
      match.game.phases[present(match.state).at]?.moves.some(({ secret }) => secret === true) === true;
    if (!hasSecrets) return this.#delayMs;
    const { asked, played } = live.situation;
    const together = live.seats.filter((row) => asked & played & bit(row.seat));
    return Math.max(
      this.#delayMs,
      ...together.map((row) => SECRET_STEP_MS[levelOf(live, row.seat)] * together.length),
    );
  }

  /**
   * Thinks the whole decision through before anything of it is played: what it consists of must not show in
   * when it comes.
   */
  async #think(live: LiveMatch, seat: Seat): Promise<Made | undefined> {
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

  /**
   * Asks no worker for what is left of the decision: another attempt for each ply would take the longer the
   * more plies there are.
   */
  #finishWithoutThought(live: LiveMatch, decision: BotDecision): void {
    this.#house.metrics.stopgaps.inc();
    const { position, seat } = decision;
    const { kit } = this.#house.games[position.game.id] as House['games'][string];
    while (!decision.isComplete) {
      const ply = stopgap(
        mindAt(position, seat, keyOfPly(live, seat, historyOf(position, seat).length)),
        kit,
      );
      if (!decision.add([ply])) throw new Error(`a ply without thought is refused: ${ply.join(' ')}`);
    }
  }

  #beginDecision(live: LiveMatch, seat: Seat): Made | undefined {
    const { situation, table } = live;
    const isAsked = (situation.asked & situation.played & bit(seat)) !== 0;
    if (table.status !== 'running' || situation.beside.isPaused || !isAsked) return undefined;
    return { decision: new BotDecision(situation.match, seat), since: live.freshFrom(seat), thoughtMs: 0 };
  }

  async #ask(task: DecisionTask): Promise<DecidedPlies | undefined> {
    const { time, metrics } = this.#house;
    const began = time.monotonic();
    const answer = await this.#pool.ask(task);
    metrics.botSeconds.observe((time.monotonic() - began) / 1000);
    return answer;
  }

  async #play(live: LiveMatch, { decision, since }: Made): Promise<void> {
    try {
      await live.actBot(decision.seat, since, decision.plies);
    } catch (error) {
      // Stale, or another process was faster: it is thought about anew. The rest does not get better by
      // trying again at once.
      const isPassing = error instanceof Refuse && !LASTING.includes(error.refused.reason);
      if (error instanceof StoreFault || (error instanceof Refuse && !isPassing)) await this.#wait(AGAIN_MS);
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

function levelOf(live: LiveMatch, seat: Seat): Level {
  const level = live.seats[seat]?.bot ?? STAND_IN;
  return isLevel(level) ? level : STAND_IN;
}

const keyOfPly = (live: LiveMatch, seat: Seat, number: number): number[] =>
  keyFromSeed(`${live.table.key}/bot/${seat}/${number}`);

/** Asks for all that is left of a decision. */
function taskAt(live: LiveMatch, { seat, position }: BotDecision): DecisionTask {
  const number = historyOf(position, seat).length;
  const key = keyOfPly(live, seat, number);
  const { now, history } = mindAt(position, seat, key);
  const laterKeys = Array.from({ length: MOST_LATER_PLIES }, (_, i) => keyOfPly(live, seat, number + 1 + i));
  return {
    game: position.game.id,
    bot: levelOf(live, seat),
    match: live.id,
    seat,
    key,
    laterKeys,
    now,
    history,
  };
}
