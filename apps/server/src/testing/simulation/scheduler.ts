/**
 * All waiting in a simulated world goes through this queue. Events run one at a time and are hashed into a
 * trace.
 */
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';

/** Events of a dead owner are dropped, those of a sleeping one delayed until it wakes. */
export interface EventOwner {
  isDead: boolean;
  wakesAt: number;
}

interface Waiting {
  at: number;
  readonly order: number;
  readonly owner: EventOwner | undefined;
  readonly what: string;
  readonly call: () => void;
}

/**
 * Turns of the real event loop after which everything that an event triggered has run; the server itself
 * needs at most one.
 */
const TURNS = 3;

export class VirtualScheduler {
  now = 0;
  steps = 0;
  readonly #queue = new Set<Waiting>();
  readonly #trace = createHash('sha256');
  #order = 0;

  schedule(ms: number, owner: EventOwner | undefined, what: string, call: () => void): () => void {
    const waiting = { at: this.now + ms, order: ++this.#order, owner, what, call };
    this.#queue.add(waiting);
    return () => void this.#queue.delete(waiting);
  }

  trace(what: string): void {
    this.#trace.update(`${this.now} ${what}\n`);
  }

  async step(): Promise<boolean> {
    const next = this.#next();
    if (next === undefined) return false;
    this.#queue.delete(next);
    this.now = Math.max(this.now, next.at);
    this.steps++;
    this.trace(next.what);
    next.call();
    for (let i = 0; i < TURNS; i++) await turn();
    return true;
  }

  #next(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const waiting of this.#queue) {
      const { owner } = waiting;
      if (owner?.isDead === true) this.#queue.delete(waiting);
      else if (owner !== undefined && waiting.at < owner.wakesAt) waiting.at = owner.wakesAt;
      if (owner?.isDead !== true && (first === undefined || isBefore(waiting, first))) first = waiting;
    }
    return first;
  }

  async advance(ms: number, isEnough: () => boolean = () => false): Promise<void> {
    const span = { isOver: false };
    this.schedule(ms, undefined, 'time', () => void (span.isOver = true));
    while (!span.isOver && !isEnough()) await this.step();
  }

  async runUntilSettled<T>(promise: Promise<T>): Promise<T> {
    const work = { isDone: false };
    const settled = promise.finally(() => void (work.isDone = true));
    settled.catch(() => undefined);
    await turn();
    while (!work.isDone && (await this.step()));
    return settled;
  }

  hash(): string {
    return this.#trace.copy().digest('hex').slice(0, 16);
  }
}

const isBefore = (one: Waiting, other: Waiting): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);
