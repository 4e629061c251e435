/** Bots that play random plies from a fixed seed, one question per ply. */
import type { DecidedPlies, DecisionTask } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
import { GAMES } from '@pithead/games';
import { offersFor } from '@pithead/kernel';
import { BotPool } from '../bots/pool.ts';
import { Lots } from './lots.ts';

export class QuickPool extends BotPool {
  readonly questions: DecisionTask[] = [];
  /** Called before the question is answered. */
  onAsked: (question: DecisionTask) => void = () => undefined;
  readonly #random = new Lots('bots');

  readonly #games: Readonly<Record<string, GameEntry>>;

  constructor(games: Readonly<Record<string, GameEntry>> = GAMES) {
    super(1, 1000);
    this.#games = games;
  }

  override ask(question: DecisionTask): Promise<DecidedPlies | undefined> {
    this.questions.push(question);
    this.onAsked(question);
    const { game, now, seat } = question;
    const offers = offersFor((this.#games[game] as GameEntry).game, now, seat);
    return Promise.resolve({ plies: [this.#random.ply(offers)], tookMs: 0 });
  }
}
