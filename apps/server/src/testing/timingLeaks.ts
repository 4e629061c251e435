/**
 * Ways in which the time that something takes tells what is secret: planted, to see whether they are
 * measured.
 */
import type { DecisionTask } from '@pithead/bots';
import type { Ply } from '@pithead/kernel';
import { ReleaseGrid } from '../bots/grid.ts';
import { BotPool } from '../bots/pool.ts';
import { LiveMatch } from '../match/live.ts';
import { instead } from './instead.ts';

export interface TimingLeak {
  readonly name: string;
  /** Opens it; the result closes it. */
  readonly open: () => () => void;
}

/** Of version 0.1: the first ply is released on the grid, and the others follow one by one. */
export const PLY_BY_PLY: TimingLeak = {
  name: 'a bot plays its decision ply by ply',
  open: () =>
    instead(
      LiveMatch,
      'actBot',
      (honest) =>
        async function actBot(this: LiveMatch, seat: number, since: number, plies: readonly Ply[]) {
          let from = since;
          for (const ply of plies) {
            await honest.call(this, seat, from, [ply]);
            from = this.freshFrom(seat);
          }
        },
    ),
};

/**
 * Of version 0.1: in PostgreSQL a commit takes milliseconds, in which nothing else about the match is
 * answered.
 */
export const QUEUED_QUESTION: TimingLeak = {
  name: '“why not?” waits for what another seat commits in secret',
  open: () =>
    instead(
      LiveMatch,
      'whyNot',
      (honest) =>
        function whyNot(this: LiveMatch, seat: number, ply: Ply) {
          return this.run(() => honest.call(this, seat, ply));
        },
    ),
};

/**
 * Of the first fix: every ply is a task of its own, at the end of the queue. It shows only while the threads
 * have more to do than they can.
 */
export const TASK_PER_PLY: TimingLeak = {
  name: 'a bot asks its worker before every ply',
  open: () =>
    instead(
      BotPool,
      'ask',
      (honest) =>
        function ask(this: BotPool, task: DecisionTask) {
          return honest.call(this, { ...task, laterKeys: [] });
        },
    ),
};

/** Nothing is held back, and every ply takes its turn in the queue. */
export const AS_SOON_AS_THOUGHT: TimingLeak = {
  name: 'a bot plays as soon as it has thought',
  open: () => {
    const closings = [TASK_PER_PLY.open(), instead(ReleaseGrid, 'pointFrom', () => () => Promise.resolve())];
    return () => closings.forEach((close) => close());
  },
};
