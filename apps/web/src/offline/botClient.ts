/**
 * The bots of a match on this device. Quick ones decide at once; the others think in a worker of their own.
 */
import type { Answer, Later, OpenLine, Playable, Question, Reason } from '@pithead/bots';
import { askTogether, decideHere, isQuick, mindAt, questionFor, stopgap, Thinker } from '@pithead/bots';
import type { Match, Ply, Seat } from '@pithead/kernel';

/** Nobody waits longer for a decision, whatever happens to the worker. */
const LIMIT_MS = 2500;
/** A new worker must be fetched and started first, on a slow phone too. */
const STARTING_MS = 8000;
/** Who gives hints. */
const HINT_BOT = 'search:400ms';

export interface BotService {
  decide(match: Match, seat: Seat, bot: string, id: string): Promise<Ply>;
  /** What a good bot would consider in this seat's place, the best first, knowing what this seat knows. */
  hint(match: Match, seat: Seat): Promise<readonly Reason[]>;
}

export class BotClient implements BotService {
  readonly #load: (game: string) => Promise<Playable>;
  readonly #thinker: Thinker;
  /** Thinks along about hints. */
  readonly #second: Thinker;
  /** The worker has no question before it when this is through. */
  #idle: Promise<unknown> = Promise.resolve();
  #hints = 0;
  /** The last hint, and the position that it was for: asked again, it is given again. */
  #hinted: { readonly at: string; readonly reasons: readonly Reason[] } | undefined;

  constructor(load: (game: string) => Promise<Playable>, open: OpenLine, later: Later) {
    this.#load = load;
    this.#thinker = new Thinker(open, later);
    this.#second = new Thinker(open, later);
  }

  async decide(match: Match, seat: Seat, bot: string, id: string): Promise<Ply> {
    const playable = await this.#load(match.game.id);
    if (isQuick(bot, playable)) return decideHere(playable, match, seat, bot);
    return (await this.#think(playable, questionFor(match, seat, bot, id, 'bot'), match)).ply;
  }

  async hint(match: Match, seat: Seat): Promise<readonly Reason[]> {
    const playable = await this.#load(match.game.id);
    // It remembers nothing: steps may be taken back.
    const question = questionFor(match, seat, HINT_BOT, `hint ${++this.#hints}`, 'hint');
    const at = JSON.stringify([question.key, question.history]);
    if (this.#hinted?.at !== at) {
      const { reasons } = await this.#think(playable, question, match, [this.#thinker, this.#second]);
      if (reasons.length === 0) return reasons;
      this.#hinted = { at, reasons };
    }
    return this.#hinted.reasons;
  }

  async #think(
    playable: Playable,
    question: Question,
    match: Match,
    thinkers = [this.#thinker],
  ): Promise<Pick<Answer, 'ply' | 'reasons'>> {
    const { seat, key } = question;
    const position = { game: match.game, state: match.state, plies: [...match.plies] };
    const answer = await this.#ask(thinkers, question);
    if (answer !== undefined) return answer;
    return { ply: stopgap(mindAt(position, seat, key), playable.kit), reasons: [] };
  }

  /** One question after the other. A worker that answers the easiest of questions is ready for others. */
  #ask(thinkers: readonly Thinker[], question: Question): Promise<Answer | undefined> {
    const asked = this.#idle.then(async () => {
      if (!this.#thinker.isAwake)
        await this.#askNow([this.#thinker], { ...question, bot: 'random', match: 'start' }, STARTING_MS);
      return this.#thinker.isAwake ? this.#askNow(thinkers, question, LIMIT_MS) : undefined;
    });
    this.#idle = asked;
    return asked;
  }

  #askNow(thinkers: readonly Thinker[], question: Question, ms: number): Promise<Answer | undefined> {
    return askTogether(thinkers, question, ms).catch(() => undefined);
  }
}
