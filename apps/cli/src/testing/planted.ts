/** A fake worker in this thread, for tests of failures. */
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

export const byLot = (question: Question): ReturnType<ReturnType<typeof answerer>> =>
  answerer(GAMES, () => 0)({ ...question, bot: 'random' });

/** Answers the starting question; `think` handles all later ones. */
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

export const soon: typeof later = (ms, call) => later(ms / 20, call);

export const patient: typeof later = (ms, call) => later(ms * 20, call);
