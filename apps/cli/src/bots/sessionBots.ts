/** Quick bots decide in this thread; all others in a worker, so that the screen stays responsive. */
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

const DECISION_LIMIT_MS = 2000;
/** A worker may take this long to start; meanwhile a substitute decides. */
const START_LIMIT_MS = 6000;
/** Added to budgets longer than the limit; an iteration counts as a millisecond. */
const SLACK_MS = 500;

const HINT_BOT = 'search:400ms';

export interface BotAdvice {
  readonly ply: Ply;
  readonly reasons: readonly PlyAssessment[];
}

export class SessionBots {
  readonly #schedule: ScheduleTimeout;
  readonly #worker: BotWorkerClient;
  readonly #hintWorker: BotWorkerClient;
  readonly #timers = new Set<() => void>();
  /** Resolves when all earlier questions are answered, because the worker gets one at a time. */
  #idle: Promise<unknown> = Promise.resolve();
  #isEnded = false;
  /** The worker caches a search tree per match number. */
  #match: Match | undefined;
  #matches = 0;
  #hints = 0;
  /** Asking again in the same position gives the same answer. */
  #lastAdvice: { readonly at: string; readonly advice: BotAdvice } | undefined;

  constructor(open: ConnectWorker, schedule: ScheduleTimeout) {
    this.#schedule = (ms, call) => this.#timer(schedule, ms, call);
    this.#worker = new BotWorkerClient(open, this.#schedule);
    this.#hintWorker = new BotWorkerClient(open, this.#schedule);
  }

  /** A pending timer would keep the process alive, so `end` cancels all of them. */
  #timer(schedule: ScheduleTimeout, ms: number, call: () => void): () => void {
    const cancel = schedule(ms, () => {
      this.#timers.delete(cancel);
      call();
    });
    this.#timers.add(cancel);
    return () => {
      this.#timers.delete(cancel);
      cancel();
    };
  }

  prepare(gameParts: GameParts, match: Match, kinds: readonly PlayerKind[]): void {
    const seat = kinds.findIndex((kind) => kind !== 'human' && !isImmediateBot(kind, gameParts));
    if (seat < 0 || match.isOver) return;
    const request = createBotRequest(match, seat, 'random', 'start', 'start');
    this.#idle = this.#idle.then(() => (this.#worker.isReady ? undefined : this.#start(request)));
  }

  async decide(gameParts: GameParts, match: Match, seat: Seat, kind: PlayerKind): Promise<Ply> {
    if (isImmediateBot(kind, gameParts)) {
      await setImmediate();
      return decideImmediately(gameParts, match, seat, kind);
    }
    return (
      await this.#requestReply(
        gameParts,
        createBotRequest(match, seat, kind, this.#numberOf(match), 'bot'),
        match,
      )
    ).ply;
  }

  /**
   * Uses this seat's knowledge only. The worker sees each request as a new match, because plies may be
   * undone.
   */
  async advise(gameParts: GameParts, match: Match, seat: Seat): Promise<BotAdvice> {
    const request = createBotRequest(match, seat, HINT_BOT, `hint ${++this.#hints}`, 'hint');
    const at = JSON.stringify([request.key, request.history]);
    if (this.#lastAdvice?.at !== at) {
      const advice = await this.#requestReply(gameParts, request, match, [this.#worker, this.#hintWorker]);
      if (advice.reasons.length === 0) return advice;
      this.#lastAdvice = { at, advice };
    }
    return this.#lastAdvice.advice;
  }

  end(): void {
    this.#isEnded = true;
    this.#worker.close();
    this.#hintWorker.close();
    for (const cancel of this.#timers) cancel();
  }

  #numberOf(match: Match): string {
    if (match !== this.#match) this.#matches++;
    this.#match = match;
    return String(this.#matches);
  }

  async #requestReply(
    gameParts: GameParts,
    request: BotRequest,
    match: Match,
    workers = [this.#worker],
  ): Promise<BotAdvice> {
    const { seat, key } = request;
    const answer = await this.#enqueue(workers, request, limitOf(request.bot));
    if (answer !== undefined && match.refuse(seat, answer.ply) === undefined) return answer;
    return { ply: fallbackPly(observe(match, seat, key), gameParts.kit), reasons: [] };
  }

  /** `limit` includes earlier questions and the start of the worker. */
  #enqueue(
    workers: readonly BotWorkerClient[],
    request: BotRequest,
    limit: number,
  ): Promise<BotReply | undefined> {
    return new Promise((resolve) => {
      let isLate = false;
      const cancel = this.#schedule(limit, () => {
        isLate = true;
        resolve(undefined);
      });
      const reply = this.#idle.then(async () => {
        if (!isLate && !this.#worker.isReady)
          await this.#start({ ...request, bot: 'random', match: 'start' });
        return isLate || !this.#worker.isReady ? undefined : this.#send(workers, request, limit);
      });
      this.#idle = reply.then((answer) => {
        cancel();
        resolve(answer);
      });
    });
  }

  #start(request: BotRequest): Promise<unknown> {
    return this.#send([this.#worker], request, START_LIMIT_MS);
  }

  async #send(
    workers: readonly BotWorkerClient[],
    request: BotRequest,
    ms: number,
  ): Promise<BotReply | undefined> {
    return this.#isEnded ? undefined : requestFromAll(workers, request, ms).catch(() => undefined);
  }
}

function limitOf(kind: PlayerKind): number {
  const budget = /:(\d+)(?:ms|it)$/.exec(kind)?.[1];
  return budget === undefined ? DECISION_LIMIT_MS : Math.max(DECISION_LIMIT_MS, Number(budget) + SLACK_MS);
}
