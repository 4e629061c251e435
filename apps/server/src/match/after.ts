/**
 * What an event changes around the state of play: the row of the table, the clocks, and whose knowledge is of
 * today.
 */
import type { Seat } from '@pithead/kernel';
import { bit, isOver } from '@pithead/kernel';
import type { ClockRule, ClockState, TableChange } from '../store/store.ts';
import {
  clockAfterAsk,
  clockAfterBotDecision,
  clockAfterDecision,
  clockAfterUndo,
  nextDeadline,
  elapseTo,
} from './clocks.ts';
import type { MatchEvent } from './events.ts';
import type { MatchState } from './matchState.ts';

/** How things were before an event. */
export interface StateBefore {
  readonly asked: number;
  readonly running: number;
  readonly settled: number;
  readonly facts: number;
}

export const stateBefore = ({ asked, clockSeats, match }: MatchState): StateBefore => ({
  asked,
  running: clockSeats,
  settled: match.undoLimit,
  facts: match.log.length,
});

/** Whoever has decided at the same time as others is not settled before the last of them. */
export const hasDecided = (
  { match, asked }: MatchState,
  { kind }: MatchEvent,
  seat: Seat,
  before: StateBefore,
): boolean =>
  kind === 'play' && (match.undoLimit !== before.settled || (before.asked & ~asked & bit(seat)) !== 0);

/** What the row of the table must say now. */
export function tableChangeAfter(situation: MatchState, clocks: ClockState | null, now: number): TableChange {
  const isFinished = isOver(situation.state);
  const isLonely = situation.people !== 0 && (situation.people & ~situation.requests.resigned) === 0;
  const running = isFinished || isLonely ? 0 : situation.clockSeats;
  return {
    seq: situation.seq,
    pending: isLonely ? 0 : situation.asked,
    played: situation.botSeats,
    clocks,
    due: nextDeadline(clocks, running),
    ...(isFinished || isLonely ? { status: isFinished ? 'over' : 'abandoned', endedAt: now } : {}),
  };
}

export function clocksAfter(
  situation: MatchState,
  clocks: ClockState,
  rule: ClockRule,
  event: {
    readonly seat: Seat;
    readonly kind: MatchEvent['kind'];
    readonly hasDecided: boolean;
    readonly uptime: number;
  },
  before: StateBefore,
): ClockState {
  const { seat, kind, uptime } = event;
  let after = elapseTo(clocks, before.running, uptime);
  if (event.hasDecided) {
    const isOwn = (before.running & bit(seat)) !== 0;
    after = isOwn
      ? clockAfterDecision(after, rule, seat, situation.match.undoLimit !== before.settled)
      : clockAfterBotDecision(after, rule, seat);
  }
  const askedNow = situation.asked & ~before.asked;
  // Who opens again what was sealed is asked again, not anew: sealing and opening in turn must earn nothing.
  if (kind !== 'undo') after = clockAfterAsk(after, rule, askedNow);
  else if ((askedNow & bit(seat)) !== 0) after = clockAfterUndo(after, rule, seat);
  return { ...after, isPaused: situation.requests.isPaused };
}

/**
 * The lowest number that a command of each seat may be based on, after the state of play has changed. A
 * secret event changes it for its own seat alone: `stale` would tell the others of it. Who decides at the
 * same time as another is not disturbed by the other's choice. Requests, leaving and returning make nobody's
 * command stale: else somebody who waits could keep others from moving.
 */
export function minSeqAfter(
  situation: Pick<MatchState, 'asked' | 'seqFor'>,
  fresh: readonly number[],
  event: { readonly seat: Seat; readonly isOpen: boolean; readonly hasDecided: boolean },
  before: Pick<StateBefore, 'asked'>,
): number[] {
  const { asked } = situation;
  const { seat: actor } = event;
  if (!event.isOpen) return fresh.with(actor, situation.seqFor(actor));
  const together = before.asked | asked;
  const isTogether = (together & (together - 1)) !== 0;
  // Who has to decide once more (SB-8.5: a second tile goes back) leaves all the others where they were, too.
  const isSame = !event.hasDecided || asked === before.asked || (before.asked & ~bit(actor)) === asked;
  return fresh.map((from, seat) => {
    const isUndisturbed = seat !== actor && isSame && isTogether && (before.asked & asked & bit(seat)) !== 0;
    return isUndisturbed ? from : situation.seqFor(seat);
  });
}
