/** Bots that do not think but draw lots: quick, and the same every time. */
import type { Answer, Question } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import { offersFor } from '@pithead/kernel';
import { BotPool } from '../bots/pool.ts';
import { Lots } from './lots.ts';

export class QuickPool extends BotPool {
  /** What was asked, for those who want to see it. */
  readonly questions: Question[] = [];
  /** Told at the very moment. */
  onAsked: (question: Question) => void = () => undefined;
  readonly #lots = new Lots('bots');

  constructor() {
    super(1, 1000);
  }

  override ask(question: Question): Promise<Answer | undefined> {
    this.questions.push(question);
    this.onAsked(question);
    const { game, now, seat } = question;
    const offers = offersFor((GAMES[game] as (typeof GAMES)[string]).game, now, seat);
    return Promise.resolve({ ply: this.#lots.ply(offers), reasons: [], votes: [] });
  }
}
