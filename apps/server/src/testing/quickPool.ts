/** Bots that do not think but draw lots: quick, and the same every time. */
import type { Answer, Question } from '@pithead/bots';
import type { GameEntry } from '@pithead/games';
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

  readonly #games: Readonly<Record<string, GameEntry>>;

  constructor(games: Readonly<Record<string, GameEntry>> = GAMES) {
    super(1, 1000);
    this.#games = games;
  }

  override ask(question: Question): Promise<Answer | undefined> {
    this.questions.push(question);
    this.onAsked(question);
    const { game, now, seat } = question;
    const offers = offersFor((this.#games[game] as GameEntry).game, now, seat);
    return Promise.resolve({ ply: this.#lots.ply(offers), reasons: [] });
  }
}
