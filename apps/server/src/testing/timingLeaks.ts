/** Planted faults that reveal secrets by how long something takes. */
import type { DecisionTask } from '@pithead/bots';
import type { Ply } from '@pithead/kernel';
import { ReleaseGrid } from '../bots/grid.ts';
import { BotPool } from '../bots/pool.ts';
import { LiveMatch } from '../match/live.ts';
import { instead } from './instead.ts';

export interface TimingLeak {
  readonly name: string;
  readonly open: () => () => void;
}

/** As in version 0.1: only the first ply is aligned to the release grid; the others follow one by one. */
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

/** As in version 0.1: a commit in PostgreSQL takes milliseconds in which the match answers nothing else. */
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

/** As in an earlier version: every ply queues as a task of its own, visible while all threads are busy. */
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

export const AS_SOON_AS_THOUGHT: TimingLeak = {
  name: 'a bot plays as soon as it has thought',
  open: () => {
    const closings = [TASK_PER_PLY.open(), instead(ReleaseGrid, 'pointFrom', () => () => Promise.resolve())];
    return () => closings.forEach((close) => close());
  },
};
