/**
 * The bots of a session. Quick ones decide at once; the others think in a worker, so that the screen stays
 * alive.
 */
import { setImmediate } from 'node:timers/promises';
import type { Answer, Later, OpenLine, Question, Reason } from '@pithead/bots';
import { askTogether, decideHere, isQuick, mindAt, questionFor, stopgap, Thinker } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import type { Match, Ply, Seat } from '@pithead/kernel';
import type { Kind } from './botNames.ts';

/** Nobody waits longer for a decision, whatever happens to the worker. */
const LIMIT_MS = 2000;
/** A new worker may take longer than a decision until it can answer; meanwhile others decide in its place. */
const STARTING_MS = 6000;
/**
 * Whoever asks for a longer budget waits longer: so much more than the budget, in which an iteration counts
 * as a millisecond.
 */
const SLACK_MS = 500;

/** Who gives hints. */
const ADVISER = 'search:400ms';

export interface Advice {
  readonly ply: Ply;
  readonly reasons: readonly Reason[];
}

export class Minds {
  readonly #later: Later;
  readonly #thinker: Thinker;
  /** Thinks along about hints. */
  readonly #second: Thinker;
  readonly #timers = new Set<() => void>();
  /** The worker has no question before it when this is through. */
  #idle: Promise<unknown> = Promise.resolve();
  #isEnded = false;
  /** The match at hand; its number is what the worker knows it by. */
  #match: Match | undefined;
  #matches = 0;
  #hints = 0;
  /** The last advice, and the position that it was for: asked again, it is given again. */
  #advised: { readonly at: string; readonly advice: Advice } | undefined;

  constructor(open: OpenLine, later: Later) {
    this.#later = (ms, call) => this.#timer(later, ms, call);
    this.#thinker = new Thinker(open, this.#later);
    this.#second = new Thinker(open, this.#later);
  }

  /** Every timer can be called off, so that none keeps the program from ending. */
  #timer(later: Later, ms: number, call: () => void): () => void {
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

  /** Opens the worker ahead of the first decision, if any of these bots will need it. */
  prepare(entry: GameEntry, match: Match, kinds: readonly Kind[]): void {
    const seat = kinds.findIndex((kind) => kind !== 'human' && !isQuick(kind, entry));
    if (seat < 0 || match.isOver) return;
    const question = questionFor(match, seat, 'random', 'start', 'start');
    this.#idle = this.#idle.then(() => (this.#thinker.isAwake ? undefined : this.#start(question)));
  }

  /** A bot's next ply. */
  async decide(entry: GameEntry, match: Match, seat: Seat, kind: Kind): Promise<Ply> {
    if (isQuick(kind, entry)) {
      // Keys that were pressed have their turn, too.
      await setImmediate();
      return decideHere(entry, match, seat, kind);
    }
    return (await this.#think(entry, questionFor(match, seat, kind, this.#numberOf(match), 'bot'), match))
      .ply;
  }

  /**
   * What a good bot would play in this seat's place, knowing what this seat knows. It remembers nothing:
   * steps may be taken back.
   */
  async advise(entry: GameEntry, match: Match, seat: Seat): Promise<Advice> {
    const question = questionFor(match, seat, ADVISER, `hint ${++this.#hints}`, 'hint');
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
    this.#thinker.end();
    this.#second.end();
    for (const callOff of this.#timers) callOff();
  }

  #numberOf(match: Match): string {
    if (match !== this.#match) this.#matches++;
    this.#match = match;
    return String(this.#matches);
  }

  async #think(
    entry: GameEntry,
    question: Question,
    match: Match,
    thinkers = [this.#thinker],
  ): Promise<Advice> {
    const { seat, key } = question;
    const answer = await this.#ask(thinkers, question, limitOf(question.bot));
    if (answer !== undefined && match.refuse(seat, answer.ply) === undefined) return answer;
    return { ply: stopgap(mindAt(match, seat, key), entry.kit), reasons: [] };
  }

  /**
   * One question after the other. Nobody waits beyond the limit, neither for an earlier one nor for a worker
   * that starts slowly.
   */
  #ask(thinkers: readonly Thinker[], question: Question, limit: number): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      let isLate = false;
      const callOff = this.#later(limit, () => {
        isLate = true;
        resolve(undefined);
      });
      const asked = this.#idle.then(async () => {
        if (!isLate && !this.#thinker.isAwake)
          await this.#start({ ...question, bot: 'random', match: 'start' });
        return isLate || !this.#thinker.isAwake ? undefined : this.#askNow(thinkers, question, limit);
      });
      this.#idle = asked.then((answer) => {
        callOff();
        resolve(answer);
      });
    });
  }

  /** A worker that answers the easiest of questions is ready for others. */
  #start(question: Question): Promise<unknown> {
    return this.#askNow([this.#thinker], question, STARTING_MS);
  }

  async #askNow(thinkers: readonly Thinker[], question: Question, ms: number): Promise<Answer | undefined> {
    return this.#isEnded ? undefined : askTogether(thinkers, question, ms).catch(() => undefined);
  }
}

function limitOf(kind: Kind): number {
  const budget = /:(\d+)(?:ms|it)$/.exec(kind)?.[1];
  return budget === undefined ? LIMIT_MS : Math.max(LIMIT_MS, Number(budget) + SLACK_MS);
}
