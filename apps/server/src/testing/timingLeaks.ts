/** Ways in which the time that something takes tells what is secret: planted, to see whether they are measured. */
import type { Ply } from '@pithead/kernel';
import { LiveMatch } from '../match/live.ts';
import type { Time } from '../time.ts';
import { realTime } from '../time.ts';
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

/** Of version 0.1: in PostgreSQL a commit takes milliseconds, in which nothing else about the match is answered. */
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

/** A clock for which waits of this length are over at once: bots play as soon as they have thought. */
export const impatientTime = (ms: number): Time => ({
  ...realTime,
  later: (wanted, call) => realTime.later(wanted === ms ? 0 : wanted, call),
});
