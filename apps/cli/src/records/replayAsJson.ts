import type { RecordedPly } from '@pithead/kernel';
import { isPending, offersFor, printPly, seatLetter } from '@pithead/kernel';
import { viewerState } from '@pithead/match';
import type { ReplayedRecord } from './replayedRecord.ts';
import { factsByPly, notationOf, shownPly, stateAfter } from './replayedRecord.ts';

/**
 * Limited to a seat, the result has views instead of states, hides what the seat may not know of plies and
 * facts, and lacks the keys, which would reveal the deal.
 */
export function replayAsJson(replayed: ReplayedRecord): object {
  const { timeline, seat } = replayed;
  const { key, branches, hashes, commitment, seats, options, game, version } = timeline.record;
  const facts = factsByPly(replayed);
  return {
    game,
    version,
    options,
    seats,
    commitment,
    ...(seat === undefined ? { key, branches } : { seat: seatLetter(seat) }),
    setup: { facts: facts[0], ...positionAfter(replayed, 0) },
    plies: timeline.states.slice(1).map((_, index) => ({
      number: index + 1,
      ...plyOf(replayed, index),
      offers: offersBefore(replayed, index),
      facts: facts[index + 1],
      ...(seat === undefined ? { hash: hashes[index + 1] } : {}),
      ...positionAfter(replayed, index + 1),
    })),
    over: timeline.isOver,
    ...(timeline.isOver ? { outcome: timeline.game.outcome(timeline.match.state) } : {}),
  };
}

function plyOf(replayed: ReplayedRecord, index: number): { seat: string; notation: string } {
  const ply = shownPly(replayed, index);
  return { seat: seatLetter(ply[0]), notation: notationOf(replayed, ply) };
}

/** Offers of the seat that played next, or of the viewing seat. */
function offersBefore(replayed: ReplayedRecord, index: number): string[] {
  const { timeline, seat } = replayed;
  const state = stateAfter(replayed, index);
  const [actor] = timeline.record.plies[index] as RecordedPly;
  if (seat === undefined && !isPending(state, actor)) return [];
  return offersFor(timeline.game, state, seat ?? actor).map((ply) => printPly(timeline.game, ply));
}

function positionAfter(replayed: ReplayedRecord, played: number): object {
  const { timeline, seat } = replayed;
  return seat === undefined
    ? { state: stateAfter(replayed, played) }
    : { view: viewerState(timeline.at(played), seat, timeline.context).view };
}
