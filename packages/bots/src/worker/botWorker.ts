/**
 * Bots that run in a worker of the browser or of Node. The worker receives a sampled state, never the true
 * one; if it crashes or does not answer, only the present decision falls back to `fallbackPly`.
 */
import type { Fact, Game, Key, Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { listOffers, Offers, plyOf } from '@pithead/kernel';
import type { Bot } from '../bot.ts';
import type { MillisecondClock } from '../search/budget.ts';
import { greedyBot } from '../players/greedyBot.ts';
import type { BotKit } from '../evaluation/botKit.ts';
import type { SampledState, Observation } from '../observation.ts';
import { createObservation } from '../observation.ts';
import { createBot, currentEvaluator } from '../players/createBot.ts';
import type { PlyAssessment } from '../search/assessment.ts';
import { withGains } from '../evaluation/gains.ts';
import { mergeAssessments } from '../search/assessment.ts';

export interface BotRequest {
  readonly game: string;
  readonly bot: string;
  /** The worker keeps a bot, and with it its search tree, per match. */
  readonly match: string;
  readonly seat: Seat;
  readonly key: Key;
  readonly now: SampledState<State>;
  readonly history: readonly RecordedPly[];
  /** The reply says what the best ply gains, by term of the evaluation. */
  readonly withGains?: boolean;
}

export interface BotReply {
  readonly ply: Ply;
  readonly reasons: readonly PlyAssessment[];
}

export interface GameWithBots {
  readonly game: Game;
  readonly kit: BotKit;
}

const MAX_BOTS = 8;
/** A worker must first be fetched and started, on a slow phone too. */
const START_MS = 8000;

export function createResponder(
  games: Readonly<Record<string, GameWithBots>>,
  clock: MillisecondClock,
): (question: BotRequest) => BotReply {
  const bots = new Map<string, Bot>();

  function botFor({ bot: name, match, seat, game }: BotRequest): Bot {
    const id = `${game}/${name}/${match}/${seat}`;
    const { game: rules, kit } = games[game] as GameWithBots;
    const bot = bots.get(id) ?? createBot(name, rules, kit, clock);
    if (bot === undefined) throw new Error(`no bot ${name}`);
    bots.delete(id);
    bots.set(id, bot);
    if (bots.size > MAX_BOTS) bots.delete(bots.keys().next().value as string);
    return bot;
  }

  return (question) => {
    const { game, kit } = games[question.game] as GameWithBots;
    const { now, seat } = question;
    const bot = botFor(question);
    const ply = bot.decide(createObservation(game, now, seat, question.key, question.history));
    const reasons = bot.assessments?.(Infinity) ?? [];
    if (question.withGains !== true) return { ply, reasons };
    return { ply, reasons: withGains(game, currentEvaluator(kit), now, seat, reasons) };
  };
}

export interface BotWorkerConnection {
  post(question: BotRequest): void;
  end(): void;
}

export type ConnectWorker = (handlers: {
  answer(answer: BotReply): void;
  failed(): void;
}) => BotWorkerConnection;

export type ScheduleTimeout = (ms: number, call: () => void) => () => void;

/** Host side of one worker; one request at a time. */
export class BotWorkerClient {
  readonly #open: ConnectWorker;
  readonly #schedule: ScheduleTimeout;
  #connection: BotWorkerConnection | undefined;
  #opened = 0;
  #isReady = false;
  #settle: ((answer: BotReply | undefined) => void) | undefined;

  constructor(open: ConnectWorker, schedule: ScheduleTimeout) {
    this.#open = open;
    this.#schedule = schedule;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  warmUp(question: BotRequest): void {
    if (this.#isReady || this.#settle !== undefined) return;
    void this.request({ ...question, bot: 'random', match: 'start' }, START_MS);
  }

  /** Undefined if the worker fails or exceeds the time limit. */
  request(question: BotRequest, ms: number): Promise<BotReply | undefined> {
    if (this.#settle !== undefined) return Promise.reject(new Error('one question at a time'));
    return new Promise((resolve) => {
      const cancel = this.#schedule(ms, () => this.close());
      this.#settle = (answer) => {
        this.#settle = undefined;
        this.#isReady = answer !== undefined;
        cancel();
        resolve(answer);
      };
      try {
        const connection = this.#connection ?? this.#connectNew();
        // A connection that failed while opening has settled the request already.
        if (this.#settle !== undefined) (this.#connection = connection).post(question);
      } catch {
        this.close();
      }
    });
  }

  /** Messages of earlier workers are ignored. */
  #connectNew(): BotWorkerConnection {
    const number = ++this.#opened;
    return this.#open({
      answer: (answer) => number === this.#opened && this.#settle?.(answer),
      failed: () => number === this.#opened && this.close(),
    });
  }

  close(): void {
    this.#opened++;
    this.#isReady = false;
    this.#connection?.end();
    this.#connection = undefined;
    this.#settle?.(undefined);
  }
}

/** Share of the time limit for additional workers: one that hangs must not delay the reply of the first. */
const HELPER_TIME_SHARE = 0.5;

/**
 * Asks several workers about the same decision, each with its own random numbers, and merges their
 * assessments. Only the first worker is waited for while it starts; the others join from the next request on.
 */
export async function requestFromAll(
  workers: readonly BotWorkerClient[],
  question: BotRequest,
  ms: number,
): Promise<BotReply | undefined> {
  const ready = workers.filter((worker, i) => i === 0 || worker.isReady);
  workers.slice(1).forEach((worker) => worker.warmUp(question));
  const asked = ready.map((worker, i) => {
    const key = question.key.map((word) => (word ^ i) >>> 0);
    return worker.request({ ...question, key }, i === 0 ? ms : ms * HELPER_TIME_SHARE);
  });
  const answers = (await Promise.all(asked)).filter((answer) => answer !== undefined);
  const [first] = answers;
  if (first === undefined || answers.length === 1) return first;
  const reasons = mergeAssessments(answers.map((answer) => answer.reasons));
  return { ply: reasons[0]?.ply ?? first.ply, reasons };
}

/** Played when no reply came: a greedy ply, or the first offer if even that throws. */
export function fallbackPly<S extends State, F extends Fact>(
  observation: Observation<S, F>,
  kit: BotKit<S>,
): Ply {
  try {
    return greedyBot<S, F>(currentEvaluator(kit)).decide(observation);
  } catch {
    const offers = new Offers();
    listOffers(observation.game, observation.state, observation.seat, offers);
    return plyOf(observation.game, offers.at(0));
  }
}
