import type { DecisionTask } from '@pithead/bots';
import type { Ply } from '@pithead/kernel';
import { ReleaseGrid } from '../../bots/releaseGrid.ts';
import { BotWorkerPool } from '../../bots/botWorkerPool.ts';
import { MatchSession } from '../../match/matchSession.ts';
import { replaceMethod } from '../fakes/replaceMethod.ts';

export interface PlantedTimingFault {
  readonly name: string;
  readonly plant: () => () => void;
}

/** As in version 0.1: only the first ply is aligned to the release grid; the others follow one by one. */
export const PLIES_RELEASED_ONE_BY_ONE: PlantedTimingFault = {
  name: 'a bot plays its decision ply by ply',
  plant: () =>
    replaceMethod(
      MatchSession,
      'playBot',
      (original) =>
        async function playBot(this: MatchSession, seat: number, since: number, plies: readonly Ply[]) {
          let from = since;
          for (const ply of plies) {
            await original.call(this, seat, from, [ply]);
            from = this.minSeqOf(seat);
          }
        },
    ),
};

/** As in version 0.1: while a commit is in progress the match answers nothing else. */
export const WHY_NOT_WAITS_FOR_COMMITS: PlantedTimingFault = {
  name: '“why not?” waits for what another seat commits in secret',
  plant: () =>
    replaceMethod(
      MatchSession,
      'whyNot',
      (original) =>
        function whyNot(this: MatchSession, seat: number, ply: Ply) {
          return this.run(() => original.call(this, seat, ply));
        },
    ),
};

/**
 * As in an earlier version: every ply queues as a task of its own, which is visible while all threads are
 * busy.
 */
export const ONE_TASK_PER_PLY: PlantedTimingFault = {
  name: 'a bot asks its worker before every ply',
  plant: () =>
    replaceMethod(
      BotWorkerPool,
      'ask',
      (original) =>
        function ask(this: BotWorkerPool, task: DecisionTask) {
          return original.call(this, { ...task, laterKeys: [] });
        },
    ),
};

export const NO_RELEASE_GRID: PlantedTimingFault = {
  name: 'a bot plays as soon as it has thought',
  plant: () => {
    const closings = [
      ONE_TASK_PER_PLY.plant(),
      replaceMethod(ReleaseGrid, 'pointFrom', () => () => Promise.resolve()),
    ];
    return () => closings.forEach((close) => close());
  },
};
