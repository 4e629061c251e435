/**
 * What an event changes around the state of play: the row of the table, the clocks, and whose knowledge is of
 * today.
 */
import type { Seat } from '@pithead/kernel';
import { bit, isOver } from '@pithead/kernel';
import type { ClockRule, ClockState, TableChange } from '../store/port.ts';
import { askedAnew, decidedByBot, decisionMade, decisionTakenBack, dueAt, runTo } from './clocks.ts';
import type { Happening } from './happening.ts';
import type { Situation } from './situation.ts';

/** How things were before an event. */
export interface Before {
  readonly asked: number;
  readonly running: number;
  readonly settled: number;
  readonly facts: number;
}

export const beforeOf = ({ asked, running, match }: Situation): Before => ({
  asked,
  running,
  settled: match.settled,
  facts: match.log.length,
});

/** Whoever has decided at the same time as others is not settled before the last of them. */
export const hasDecided = (
  { match, asked }: Situation,
  { kind }: Happening,
  seat: Seat,
  before: Before,
): boolean =>
  kind === 'play' && (match.settled !== before.settled || (before.asked & ~asked & bit(seat)) !== 0);

/** What the row of the table must say now. */
export function tableAfter(situation: Situation, clocks: ClockState | null, now: number): TableChange {
  const isFinished = isOver(situation.state);
  const isLonely = situation.people !== 0 && (situation.people & ~situation.beside.resigned) === 0;
  const running = isFinished || isLonely ? 0 : situation.running;
  return {
    seq: situation.seq,
    pending: isLonely ? 0 : situation.asked,
    played: situation.played,
    clocks,
    due: dueAt(clocks, running),
    ...(isFinished || isLonely ? { status: isFinished ? 'over' : 'abandoned', endedAt: now } : {}),
  };
}

export function clocksAfter(
  situation: Situation,
  clocks: ClockState,
  rule: ClockRule,
  event: {
    readonly seat: Seat;
    readonly kind: Happening['kind'];
    readonly hasDecided: boolean;
    readonly uptime: number;
  },
  before: Before,
): ClockState {
  const { seat, kind, uptime } = event;
  let after = runTo(clocks, before.running, uptime);
  if (event.hasDecided) {
    const isOwn = (before.running & bit(seat)) !== 0;
    after = isOwn
      ? decisionMade(after, rule, seat, situation.match.settled !== before.settled)
      : decidedByBot(after, rule, seat);
  }
  const askedNow = situation.asked & ~before.asked;
  // Who opens again what was sealed is asked again, not anew: sealing and opening in turn must earn nothing.
  if (kind !== 'undo') after = askedAnew(after, rule, askedNow);
  else if ((askedNow & bit(seat)) !== 0) after = decisionTakenBack(after, rule, seat);
  return { ...after, isPaused: situation.beside.isPaused };
}

/**
 * The lowest number that a command of each seat may be based on, after the state of play has changed. A
 * secret event changes it for its own seat alone: `stale` would tell the others of it. Who decides at the
 * same time as another is not disturbed by the other's choice. Requests, leaving and returning make nobody's
 * command stale: else somebody who waits could keep others from moving.
 */
export function freshAfter(
  situation: Pick<Situation, 'asked' | 'seqFor'>,
  fresh: readonly number[],
  event: { readonly seat: Seat; readonly isOpen: boolean; readonly hasDecided: boolean },
  before: Pick<Before, 'asked'>,
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
