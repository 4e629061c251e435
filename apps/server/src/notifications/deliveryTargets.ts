/** How the servers that take messages of one channel behave. One that does not answer is left alone for a while. */
import { TokenBucket } from '../limits/tokenBucket.ts';
import type { Time } from '../time.ts';

const FAILURES_TO_PAUSE = 3;
const FIRST_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 5 * 60_000;
/** Longer than a pause. A target that nobody has tried for so long counts as new. */
const FORGET_MS = 3_600_000;
/** A query takes no more. */
const MAX_BUSY = 4096;
/** Many subscriptions at one host must not become a flood there. */
const RATE = { burst: 200, perSecond: 20 } as const;

interface TargetState {
  running: number;
  /** Attempts in a row without an answer. */
  failures: number;
  triedAt: number;
  pausedUntil: number;
}

export class DeliveryTargets {
  readonly #time: Pick<Time, 'now' | 'monotonic'>;
  readonly #slots: number;
  readonly #rate: TokenBucket;
  readonly #states = new Map<string, TargetState>();

  constructor(time: Pick<Time, 'now' | 'monotonic'>, slots: number) {
    this.#time = time;
    this.#slots = slots;
    this.#rate = new TokenBucket(time, RATE.burst, RATE.perSecond);
  }

  /** Those that may get no further message now. */
  busy(): string[] {
    const before = this.#time.now() - FORGET_MS;
    for (const [target, { running, triedAt }] of this.#states)
      if (running === 0 && triedAt < before) this.#states.delete(target);
    return [...this.#states.keys()].filter((target) => !this.hasSlot(target)).slice(0, MAX_BUSY);
  }

  hasSlot(target: string): boolean {
    const { running, failures, pausedUntil } = this.#stateOf(target);
    // After a failure one attempt at a time finds out whether the target is back.
    const slots = failures > 0 ? 1 : this.#slots;
    return running < slots && pausedUntil <= this.#time.now() && this.#rate.waitFor(target) === 0;
  }

  begin(target: string): void {
    const state = this.#stateOf(target);
    state.running++;
    state.triedAt = this.#time.now();
    this.#states.set(target, state);
    this.#rate.take(target);
  }

  /** Returns until when the target is paused, if this attempt was one too many without an answer. */
  end(target: string, isAnswered: boolean | undefined): number | undefined {
    const state = this.#stateOf(target);
    state.running--;
    if (isAnswered === true) state.failures = 0;
    if (isAnswered !== false) return undefined;
    state.failures++;
    if (state.failures < FAILURES_TO_PAUSE) return undefined;
    const pause = FIRST_PAUSE_MS * 2 ** (state.failures - FAILURES_TO_PAUSE);
    state.pausedUntil = this.#time.now() + Math.min(MAX_PAUSE_MS, pause);
    return state.pausedUntil;
  }

  #stateOf(target: string): TargetState {
    return this.#states.get(target) ?? { running: 0, failures: 0, triedAt: 0, pausedUntil: 0 };
  }
}
