import type { DecisionResult, DecisionTask } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { offersFor } from '@pithead/kernel';
import { BotWorkerPool } from '../../bots/botWorkerPool.ts';
import { TestRandom } from '../testRandom.ts';

export class RandomBotPool extends BotWorkerPool {
  readonly questions: DecisionTask[] = [];
  onQuestion: (question: DecisionTask) => void = () => undefined;
  readonly #random = new TestRandom('bots');

  readonly #games: Readonly<Record<string, GameParts>>;

  constructor(games: Readonly<Record<string, GameParts>> = LOADED_GAMES) {
    super(1, 1000);
    this.#games = games;
  }

  override ask(question: DecisionTask): Promise<DecisionResult | undefined> {
    this.questions.push(question);
    this.onQuestion(question);
    const { game, now, seat } = question;
    const offers = offersFor((this.#games[game] as GameParts).game, now, seat);
    return Promise.resolve({ plies: [this.#random.pickPly(offers)], tookMs: 0 });
  }
}
