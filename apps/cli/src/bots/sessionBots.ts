/**
 * The bots of a session. Quick ones decide in this thread; the others in a worker, so that the screen stays
 * responsive.
 */
import { setImmediate } from 'node:timers/promises';
import type { BotReply, ScheduleTimeout, ConnectWorker, BotRequest, PlyAssessment } from '@pithead/bots';
import {
  requestFromAll,
  decideImmediately,
  isImmediateBot,
  observe,
  createBotRequest,
  fallbackPly,
  BotWorkerClient,
} from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { Match, Ply, Seat } from '@pithead/kernel';
import type { PlayerKind } from './botNames.ts';

/** Upper limit for a decision, whatever happens to the worker. */
const DECISION_LIMIT_MS = 2000;
/** A starting worker may take longer; meanwhile a substitute decides. */
const START_LIMIT_MS = 6000;
/** Added to the budget of a bot with a longer one; an iteration counts as a millisecond. */
const SLACK_MS = 500;

const HINT_BOT = 'search:400ms';

export interface BotAdvice {
  readonly ply: Ply;
  readonly reasons: readonly PlyAssessment[];
}

export class SessionBots {
  readonly #later: ScheduleTimeout;
  readonly #thinker: BotWorkerClient;
  /** A second worker for hints. */
  readonly #second: BotWorkerClient;
  readonly #timers = new Set<() => void>();
  /** Resolves when all questions so far are answered or given up: the worker gets one at a time. */
  #idle: Promise<unknown> = Promise.resolve();
  #isEnded = false;
  /** The worker caches its search tree by the number of the match. */
  #match: Match | undefined;
  #matches = 0;
  #hints = 0;
  /** The last advice and its position, so that asking again gives the same answer. */
  #advised: { readonly at: string; readonly advice: BotAdvice } | undefined;

  constructor(open: ConnectWorker, later: ScheduleTimeout) {
    this.#later = (ms, call) => this.#timer(later, ms, call);
    this.#thinker = new BotWorkerClient(open, this.#later);
    this.#second = new BotWorkerClient(open, this.#later);
  }

  /** Keeps all timers, so that `end` can cancel them: a pending one would keep the process alive. */
  #timer(later: ScheduleTimeout, ms: number, call: () => void): () => void {
    const callOff = later(ms, () => {
      this.#timers.delete(callOff);
      call();
    });
    this.#timers.add(callOff);
    return () => {
      this.#timers.delete(callOff);
      callOff();
    };
  }

  /** Starts the worker before the first decision, if any of the bots needs it. */
  prepare(entry: GameParts, match: Match, kinds: readonly PlayerKind[]): void {
    const seat = kinds.findIndex((kind) => kind !== 'human' && !isImmediateBot(kind, entry));
    if (seat < 0 || match.isOver) return;
    const question = createBotRequest(match, seat, 'random', 'start', 'start');
    this.#idle = this.#idle.then(() => (this.#thinker.isReady ? undefined : this.#start(question)));
  }

  async decide(entry: GameParts, match: Match, seat: Seat, kind: PlayerKind): Promise<Ply> {
    if (isImmediateBot(kind, entry)) {
      // Lets pending key presses be handled.
      await setImmediate();
      return decideImmediately(entry, match, seat, kind);
    }
    return (
      await this.#think(entry, createBotRequest(match, seat, kind, this.#numberOf(match), 'bot'), match)
    ).ply;
  }

  /**
   * The ply that a strong bot would choose with this seat's knowledge. Each question is a new match for the
   * worker, because plies may be undone.
   */
  async advise(entry: GameParts, match: Match, seat: Seat): Promise<BotAdvice> {
    const question = createBotRequest(match, seat, HINT_BOT, `hint ${++this.#hints}`, 'hint');
    const at = JSON.stringify([question.key, question.history]);
    if (this.#advised?.at !== at) {
      const advice = await this.#think(entry, question, match, [this.#thinker, this.#second]);
      if (advice.reasons.length === 0) return advice;
      this.#advised = { at, advice };
    }
    return this.#advised.advice;
  }

  end(): void {
    this.#isEnded = true;
    this.#thinker.close();
    this.#second.close();
    for (const callOff of this.#timers) callOff();
  }

  #numberOf(match: Match): string {
    if (match !== this.#match) this.#matches++;
    this.#match = match;
    return String(this.#matches);
  }

  async #think(
    entry: GameParts,
    question: BotRequest,
    match: Match,
    thinkers = [this.#thinker],
  ): Promise<BotAdvice> {
    const { seat, key } = question;
    const answer = await this.#ask(thinkers, question, limitOf(question.bot));
    if (answer !== undefined && match.refuse(seat, answer.ply) === undefined) return answer;
    return { ply: fallbackPly(observe(match, seat, key), entry.kit), reasons: [] };
  }

  /** Waits at most `limit`, including earlier questions and the start of the worker. */
  #ask(
    thinkers: readonly BotWorkerClient[],
    question: BotRequest,
    limit: number,
  ): Promise<BotReply | undefined> {
    return new Promise((resolve) => {
      let isLate = false;
      const callOff = this.#later(limit, () => {
        isLate = true;
        resolve(undefined);
      });
      const asked = this.#idle.then(async () => {
        if (!isLate && !this.#thinker.isReady)
          await this.#start({ ...question, bot: 'random', match: 'start' });
        return isLate || !this.#thinker.isReady ? undefined : this.#askNow(thinkers, question, limit);
      });
      this.#idle = asked.then((answer) => {
        callOff();
        resolve(answer);
      });
    });
  }

  /** A worker that has answered a trivial question is ready. */
  #start(question: BotRequest): Promise<unknown> {
    return this.#askNow([this.#thinker], question, START_LIMIT_MS);
  }

  async #askNow(
    thinkers: readonly BotWorkerClient[],
    question: BotRequest,
    ms: number,
  ): Promise<BotReply | undefined> {
    return this.#isEnded ? undefined : requestFromAll(thinkers, question, ms).catch(() => undefined);
  }
}

function limitOf(kind: PlayerKind): number {
  const budget = /:(\d+)(?:ms|it)$/.exec(kind)?.[1];
  return budget === undefined ? DECISION_LIMIT_MS : Math.max(DECISION_LIMIT_MS, Number(budget) + SLACK_MS);
}
