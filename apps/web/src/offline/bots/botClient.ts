/**
 * The bots of a local match. Quick ones decide in this worker, the others search in a worker of their own.
 */
import type {
  BotReply,
  ScheduleTimeout,
  ConnectWorker,
  GameWithBots,
  BotRequest,
  PlyAssessment,
} from '@pithead/bots';
import {
  requestFromAll,
  decideImmediately,
  isImmediateBot,
  observe,
  createBotRequest,
  fallbackPly,
  BotWorkerClient,
} from '@pithead/bots';
import type { Match, Ply, Seat } from '@pithead/kernel';

/** The longest wait for a decision, whatever happens to the search worker. */
const LIMIT_MS = 2500;
/** A new worker must be loaded and started first, which takes long on a slow phone. */
const STARTING_MS = 8000;
const HINT_BOT = 'search:400ms';

export interface BotService {
  decide(match: Match, seat: Seat, bot: string, id: string): Promise<Ply>;
  /** What a good bot would consider in this seat, best first, knowing only what the seat knows. */
  hint(match: Match, seat: Seat): Promise<readonly PlyAssessment[]>;
}

export class BotClient implements BotService {
  readonly #load: (game: string) => Promise<GameWithBots>;
  readonly #searchWorker: BotWorkerClient;
  readonly #secondWorker: BotWorkerClient;
  #idle: Promise<unknown> = Promise.resolve();
  #hints = 0;
  /** The last hint: asking again in its position gives it again. */
  #hinted: { readonly at: string; readonly reasons: readonly PlyAssessment[] } | undefined;

  constructor(load: (game: string) => Promise<GameWithBots>, open: ConnectWorker, later: ScheduleTimeout) {
    this.#load = load;
    this.#searchWorker = new BotWorkerClient(open, later);
    this.#secondWorker = new BotWorkerClient(open, later);
  }

  async decide(match: Match, seat: Seat, bot: string, id: string): Promise<Ply> {
    const playable = await this.#load(match.game.id);
    if (isImmediateBot(bot, playable)) return decideImmediately(playable, match, seat, bot);
    return (await this.#search(playable, createBotRequest(match, seat, bot, id, 'bot'), match)).ply;
  }

  async hint(match: Match, seat: Seat): Promise<readonly PlyAssessment[]> {
    const playable = await this.#load(match.game.id);
    // A fresh match id, because search trees kept by id would be wrong after an undo.
    const request = createBotRequest(match, seat, HINT_BOT, `hint ${++this.#hints}`, 'hint');
    const question = { ...request, withGains: true };
    const at = JSON.stringify([question.key, question.history]);
    if (this.#hinted?.at !== at) {
      const { reasons } = await this.#search(playable, question, match, [
        this.#searchWorker,
        this.#secondWorker,
      ]);
      if (reasons.length === 0) return reasons;
      this.#hinted = { at, reasons };
    }
    return this.#hinted.reasons;
  }

  async #search(
    playable: GameWithBots,
    question: BotRequest,
    match: Match,
    workers = [this.#searchWorker],
  ): Promise<Pick<BotReply, 'ply' | 'reasons'>> {
    const { seat, key } = question;
    const position = { game: match.game, state: match.state, plies: [...match.plies] };
    const answer = await this.#ask(workers, question);
    if (answer !== undefined) return answer;
    return { ply: fallbackPly(observe(position, seat, key), playable.kit), reasons: [] };
  }

  /** One question at a time. A new worker first gets the cheapest question, to see that it is ready. */
  #ask(workers: readonly BotWorkerClient[], question: BotRequest): Promise<BotReply | undefined> {
    const asked = this.#idle.then(async () => {
      if (!this.#searchWorker.isReady)
        await this.#askNow([this.#searchWorker], { ...question, bot: 'random', match: 'start' }, STARTING_MS);
      return this.#searchWorker.isReady ? this.#askNow(workers, question, LIMIT_MS) : undefined;
    });
    this.#idle = asked;
    return asked;
  }

  #askNow(
    workers: readonly BotWorkerClient[],
    question: BotRequest,
    ms: number,
  ): Promise<BotReply | undefined> {
    return requestFromAll(workers, question, ms).catch(() => undefined);
  }
}
