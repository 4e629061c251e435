import type { DecisionResult, DecisionTask } from '@pithead/bots';
import { BotWorkerPool } from '../../bots/botWorkerPool.ts';

export class ObservedBotPool extends BotWorkerPool {
  readonly #onAsked: (task: DecisionTask) => void;
  /** How long the tasks that ended since the last call of `takeWaits` waited for a thread, in milliseconds. */
  #waits: number[] = [];

  constructor(onAsked: (task: DecisionTask) => void) {
    super(1, 10_000);
    this.#onAsked = onAsked;
  }

  override async ask(task: DecisionTask): Promise<DecisionResult | undefined> {
    this.#onAsked(task);
    const asked = performance.now();
    const result = await super.ask(task);
    if (result !== undefined) this.#waits.push(performance.now() - asked - result.tookMs);
    return result;
  }

  takeWaits(): readonly number[] {
    const waits = this.#waits;
    this.#waits = [];
    return waits;
  }
}
