/** Workers by hand, in this thread: for what becomes of a game when they fail. */
import type { Line, OpenLine, Question } from '@pithead/bots';
import { answerer } from '@pithead/bots';
import { GAMES } from '@pithead/games';
import { later } from '../workers/open.ts';

export type Told = Parameters<OpenLine>[0];

export interface Planted {
  readonly open: OpenLine;
  opened: number;
  ended: number;
}

/** What a worker would answer that decides by lot. */
export const byLot = (question: Question): ReturnType<ReturnType<typeof answerer>> =>
  answerer(GAMES, () => 0)({ ...question, bot: 'random' });

/** It starts as any other does; `think` says what becomes of the questions behind that. */
export function planted(think: (question: Question, told: Told) => void): Planted {
  const lines: Planted = { opened: 0, ended: 0, open: openOne };
  function openOne(told: Told): Line {
    lines.opened++;
    const post = (question: Question): void =>
      queueMicrotask(() =>
        question.bot === 'random' ? told.answer(byLot(question)) : think(question, told),
      );
    return { post, end: () => void lines.ended++ };
  }
  return lines;
}

/** Time runs twenty times as fast. */
export const soon: typeof later = (ms, call) => later(ms / 20, call);

/** Time runs so slowly that a busy machine makes no difference. */
export const patient: typeof later = (ms, call) => later(ms * 20, call);
