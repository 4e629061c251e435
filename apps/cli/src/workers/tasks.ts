/** Messages to a worker thread and its replies. */
import type { Answer, Pairing, Played, Question } from '@pithead/bots';
import type { Options } from '@pithead/kernel';

export interface GameTask {
  readonly kind: 'game';
  readonly game: string;
  readonly options: Options;
  readonly pairing: Pairing;
}

export type Task = GameTask | { readonly kind: 'question'; readonly question: Question };

export type Reply =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'played'; readonly played: Played };
