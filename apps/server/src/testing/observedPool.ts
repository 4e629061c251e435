/** The production bot pool; calls back before every question. */
import type { DecidedPlies, DecisionTask } from '@pithead/bots';
import { BotPool } from '../bots/pool.ts';

export class ObservedPool extends BotPool {
  readonly #onAsked: (task: DecisionTask) => void;

  constructor(onAsked: (task: DecisionTask) => void) {
    super(1, 10_000);
    this.#onAsked = onAsked;
  }

  override ask(task: DecisionTask): Promise<DecidedPlies | undefined> {
    this.#onAsked(task);
    return super.ask(task);
  }
}
