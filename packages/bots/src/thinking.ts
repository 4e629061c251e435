/**
 * Bots that think somewhere else: in a worker of the browser or of Node. What goes there is an imagined
 * world, never the true state;
 * a worker that crashes or does not answer costs the decision at hand and nothing more.
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

/** Plain data, so that it can be posted. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  /** The bot remembers what it thought about the same match. */
  readonly match: string;
  readonly seat: Seat;
  readonly key: Key;
  readonly now: Imagined<State>;
  readonly history: readonly RecordedPly[];
}

export interface Answer {
  readonly ply: Ply;
  /** What was thought of every ply that was tried, the one tried most first. */
  readonly reasons: readonly Reason[];
}

export interface Playable {
  readonly game: Game;
  readonly kit: Kit;
}

const MOST_BOTS = 8;
/** A worker that is woken must be fetched and started first, on a slow phone too. */
const WAKING_MS = 8000;

/** The side of the worker: answers questions, with a memory for the last few matches. */
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

/** A line to a worker. */
export interface Line {
  post(question: Question): void;
  end(): void;
}

/** Opens a worker; it tells what it answers, and that it failed. */
export type OpenLine = (told: { answer(answer: Answer): void; failed(): void }) => Line;

/** Calls back later; the result calls it off. */
export type Later = (ms: number, call: () => void) => () => void;

/** The side of the host: one worker, asked one question at a time. */
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

  /** The worker has started and answers. */
  get isAwake(): boolean {
    return this.#isAwake;
  }

  /** Starts the worker ahead of the questions that matter, with the easiest there is; nobody waits for it. */
  wake(question: Question): void {
    if (this.#isAwake || this.#settle !== undefined) return;
    void this.ask({ ...question, bot: 'random', match: 'start' }, WAKING_MS);
  }

  /** The answer, or undefined if the worker broke down or took longer than it may. */
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
        // A line that failed while it was opened has settled the question already.
        if (this.#settle !== undefined) (this.#line = line).post(question);
      } catch {
        this.end();
      }
    });
  }

  /** Whatever an earlier worker still says is not listened to. */
  #newLine(): Line {
    const number = ++this.#opened;
    return this.#open({
      answer: (answer) => number === this.#opened && this.#settle?.(answer),
      failed: () => number === this.#opened && this.end(),
    });
  }

  /** The worker is given up, and with it the question at hand; the next question opens another. */
  end(): void {
    this.#opened++;
    this.#isAwake = false;
    this.#line?.end();
    this.#line = undefined;
    this.#settle?.(undefined);
  }
}

/** Who thinks along has so much of the time: one that hangs must not cost the answer of the first. */
const HELPING = 0.5;

/**
 * Asks several workers about the same decision, each with lots of its own, and joins what they thought of it.
 * Only the first is waited
 * for while it starts; the others think along from the next question on.
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

/** What is played where no answer came: a greedy ply, and if even that fails, any that is legal. */
export function stopgap<S extends State, F extends Fact>(mind: Mind<S, F>, kit: Kit<S>): Ply {
  try {
    return greedyBot<S, F>(newestJudge(kit)).decide(mind);
  } catch {
    const offers = new Offers();
    listOffers(mind.game, mind.now, mind.seat, offers);
    return plyOf(mind.game, offers.at(0));
  }
}
