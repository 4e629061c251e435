/** Plays the seats that bots hold: whenever a match waits for one, it is asked, and its ply goes the way of every other. */
import type { Question } from '@pithead/bots';
import { historyOf, isLevel, mindAt, stopgap } from '@pithead/bots';
import type { Ply, Seat } from '@pithead/kernel';
import { bit, keyFromSeed } from '@pithead/kernel';
import { shortId } from '../ids.ts';
import type { LiveMatch } from '../match/live.ts';
import type { House } from '../match/house.ts';
import { Refuse } from '../refuse.ts';
import { StoreFault } from '../store/port.ts';
import type { Bots } from './pool.ts';

/** Who plays for people who are not there. */
const STAND_IN = 'hewer';
/** After a trouble of the store a bot tries again. */
const AGAIN_MS = 2_000;

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
      (error: unknown) => this.#house.log.warn({ table: shortId(live.id), error: String(error) }, 'match not claimed'),
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
        // Without a pause a match that can't be loaded would be tried again and again, and nothing else would be done.
        if (!this.#isClosed) await this.#wait(AGAIN_MS);
      })
      .finally(() => {
        this.#thinking.delete(id);
        release();
        // What happened meanwhile may have made it the bot's turn again.
        this.serve(live);
      });
  }

  /** Thinks about the decision at hand. Plies of the same decision follow each other at once, a new decision waits its time. */
  async #decide(live: LiveMatch, seat: Seat): Promise<void> {
    let settled = -1;
    while (!this.#isClosed && this.#house.fellows.holds(live.id)) {
      const asked = await live.run(() => this.#questionFor(live, seat));
      if (asked === undefined) return;
      const isNew = asked.settled !== settled;
      settled = asked.settled;
      const ply = await this.#think(live, asked.question, asked.since, isNew);
      if (ply === undefined || this.#isClosed || !this.#house.fellows.holds(live.id)) continue;
      await this.#play(live, seat, asked.since, ply);
    }
  }

  #questionFor(live: LiveMatch, seat: Seat): { question: Question; since: number; settled: number } | undefined {
    const { situation, table } = live;
    const isAsked = (situation.asked & situation.played & bit(seat)) !== 0;
    if (table.status !== 'running' || situation.beside.isPaused || !isAsked) return undefined;
    const { match } = situation;
    const key = keyFromSeed(`${table.key}/bot/${seat}/${historyOf(match, seat).length}`);
    const { now, history } = mindAt(match, seat, key);
    const level = live.seats[seat]?.bot ?? STAND_IN;
    const bot = isLevel(level) ? level : STAND_IN;
    return {
      question: { game: match.game.id, bot, match: table.id, seat, key, now, history },
      since: live.freshFrom(seat),
      settled: match.settled,
    };
  }

  /** How long it takes tells nothing: answers come after a fixed time, or after a multiple of it. */
  async #think(live: LiveMatch, question: Question, since: number, isNew: boolean): Promise<Ply | undefined> {
    const { time, metrics } = this.#house;
    const began = time.monotonic();
    const answer = await this.#pool.ask(question);
    const took = time.monotonic() - began;
    metrics.botSeconds.observe(took / 1000);
    if (this.#delayMs > 0 && isNew) await this.#wait(this.#delayMs * Math.max(1, Math.ceil(took / this.#delayMs)) - took);
    return live.run(() => {
      if (live.freshFrom(question.seat) !== since) return undefined;
      if (answer !== undefined && live.situation.match.refuse(question.seat, answer.ply) === undefined) return answer.ply;
      metrics.stopgaps.inc();
      const { kit } = this.#house.games[question.game] as House['games'][string];
      return stopgap(mindAt(live.situation.match, question.seat, question.key), kit);
    });
  }

  async #play(live: LiveMatch, seat: Seat, since: number, ply: Ply): Promise<void> {
    try {
      await live.actBot(seat, since, ply);
    } catch (error) {
      if (error instanceof StoreFault || (error instanceof Refuse && error.refused.reason === 'frozen')) await this.#wait(AGAIN_MS);
      else if (!(error instanceof Refuse)) throw error;
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
