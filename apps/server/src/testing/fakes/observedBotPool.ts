import type { DecisionResult, DecisionTask } from '@pithead/bots';
import { BotWorkerPool } from '../../bots/botWorkerPool.ts';

export class ObservedBotPool extends BotWorkerPool {
  readonly #onAsked: (task: DecisionTask) => void;

  constructor(onAsked: (task: DecisionTask) => void) {
    super(1, 10_000);
    this.#onAsked = onAsked;
  }

  override ask(task: DecisionTask): Promise<DecisionResult | undefined> {
    this.#onAsked(task);
    return super.ask(task);
  }
}
