/**
 * Bots that run in a worker of the browser or of Node. The worker receives a sampled state, never the true
 * one; if it crashes or does not answer, only the present decision falls back to `fallbackPly`.
 */
import type { Fact, Game, Key, Ply, RecordedPly, Seat, State } from '@pithead/kernel';
import { listOffers, Offers, plyOf } from '@pithead/kernel';
import type { Bot } from './bot.ts';
import type { Clock } from './budget.ts';
import { greedyBot } from './greedy.ts';
import type { Kit } from './kit.ts';
import type { Imagined, Mind } from './mind.ts';
import { mindOf } from './mind.ts';
import { botNamed, newestJudge } from './players.ts';
import type { Reason } from './reasons.ts';
import { joined } from './reasons.ts';

export interface Question {
  readonly game: string;
  readonly bot: string;
  /** The worker keeps a bot, and with it its search tree, per match. */
  readonly match: string;
  readonly seat: Seat;
  readonly key: Key;
  readonly now: Imagined<State>;
  readonly history: readonly RecordedPly[];
}

export interface Answer {
  readonly ply: Ply;
  /** Assessments of all plies tried, most visited first. */
  readonly reasons: readonly Reason[];
}

export interface Playable {
  readonly game: Game;
  readonly kit: Kit;
}

const MOST_BOTS = 8;
/** A worker must first be fetched and started, on a slow phone too. */
const WAKING_MS = 8000;

/** Worker side: answers requests, with a least-recently-used cache of bots. */
export function answerer(
  games: Readonly<Record<string, Playable>>,
  clock: Clock,
): (question: Question) => Answer {
  const bots = new Map<string, Bot>();

  function botFor({ bot: name, match, seat, game }: Question): Bot {
    const id = `${game}/${name}/${match}/${seat}`;
    const { game: rules, kit } = games[game] as Playable;
    const bot = bots.get(id) ?? botNamed(name, rules, kit, clock);
    if (bot === undefined) throw new Error(`no bot ${name}`);
    bots.delete(id);
    bots.set(id, bot);
    if (bots.size > MOST_BOTS) bots.delete(bots.keys().next().value as string);
    return bot;
  }

  return (question) => {
    const { game } = games[question.game] as Playable;
    const bot = botFor(question);
    const ply = bot.decide(mindOf(game, question.now, question.seat, question.key, question.history));
    return { ply, reasons: bot.reasons?.(Infinity) ?? [] };
  };
}

export interface Line {
  post(question: Question): void;
  end(): void;
}

export type OpenLine = (told: { answer(answer: Answer): void; failed(): void }) => Line;

/** Injected timer; returns a function that cancels it. */
export type Later = (ms: number, call: () => void) => () => void;

/** Host side of one worker; one request at a time. */
export class Thinker {
  readonly #open: OpenLine;
  readonly #later: Later;
  #line: Line | undefined;
  #opened = 0;
  #isAwake = false;
  #settle: ((answer: Answer | undefined) => void) | undefined;

  constructor(open: OpenLine, later: Later) {
    this.#open = open;
    this.#later = later;
  }

  get isAwake(): boolean {
    return this.#isAwake;
  }

  /** Starts the worker in advance with the cheapest request; nobody waits for the reply. */
  wake(question: Question): void {
    if (this.#isAwake || this.#settle !== undefined) return;
    void this.ask({ ...question, bot: 'random', match: 'start' }, WAKING_MS);
  }

  /** Undefined if the worker fails or exceeds the time limit. */
  ask(question: Question, ms: number): Promise<Answer | undefined> {
    if (this.#settle !== undefined) return Promise.reject(new Error('one question at a time'));
    return new Promise((resolve) => {
      const callOff = this.#later(ms, () => this.end());
      this.#settle = (answer) => {
        this.#settle = undefined;
        this.#isAwake = answer !== undefined;
        callOff();
        resolve(answer);
      };
      try {
        const line = this.#line ?? this.#newLine();
        // A connection that failed while opening has settled the request already.
        if (this.#settle !== undefined) (this.#line = line).post(question);
      } catch {
        this.end();
      }
    });
  }

  /** Messages of earlier workers are ignored. */
  #newLine(): Line {
    const number = ++this.#opened;
    return this.#open({
      answer: (answer) => number === this.#opened && this.#settle?.(answer),
      failed: () => number === this.#opened && this.end(),
    });
  }

  /** Terminates the worker and settles the pending request; the next request starts a new worker. */
  end(): void {
    this.#opened++;
    this.#isAwake = false;
    this.#line?.end();
    this.#line = undefined;
    this.#settle?.(undefined);
  }
}

/** Share of the time limit for additional workers: one that hangs must not delay the reply of the first. */
const HELPING = 0.5;

/**
 * Asks several workers about the same decision, each with its own random numbers, and merges their
 * assessments. Only the first worker is waited for while it starts; the others join from the next request on.
 */
export async function askTogether(
  thinkers: readonly Thinker[],
  question: Question,
  ms: number,
): Promise<Answer | undefined> {
  const able = thinkers.filter((thinker, i) => i === 0 || thinker.isAwake);
  thinkers.slice(1).forEach((thinker) => thinker.wake(question));
  const asked = able.map((thinker, i) => {
    const key = question.key.map((word) => (word ^ i) >>> 0);
    return thinker.ask({ ...question, key }, i === 0 ? ms : ms * HELPING);
  });
  const answers = (await Promise.all(asked)).filter((answer) => answer !== undefined);
  const [first] = answers;
  if (first === undefined || answers.length === 1) return first;
  const reasons = joined(answers.map((answer) => answer.reasons));
  return { ply: reasons[0]?.ply ?? first.ply, reasons };
}

/** Played when no reply came: a greedy ply, or the first offer if even that throws. */
export function stopgap<S extends State, F extends Fact>(mind: Mind<S, F>, kit: Kit<S>): Ply {
  try {
    return greedyBot<S, F>(newestJudge(kit)).decide(mind);
  } catch {
    const offers = new Offers();
    listOffers(mind.game, mind.now, mind.seat, offers);
    return plyOf(mind.game, offers.at(0));
  }
}
