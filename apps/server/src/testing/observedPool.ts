/** Bots as in production; somebody hears what they are asked, at the very moment. */
import type { Answer, Question } from '@pithead/bots';
import { BotPool } from '../bots/pool.ts';

export class ObservedPool extends BotPool {
  readonly #onAsked: (question: Question) => void;

  constructor(onAsked: (question: Question) => void) {
    super(1, 10_000);
    this.#onAsked = onAsked;
  }

  override ask(question: Question): Promise<Answer | undefined> {
    this.#onAsked(question);
    return super.ask(question);
  }
}
