/** A match on this device: what was fixed before it began, and the fold of its events. */
import type { Game, Seat, Viewer } from '@pithead/kernel';
import { atVersion, bit, isKnownVersion, keyFromHex, Match } from '@pithead/kernel';
import type { MatchEvent } from '@pithead/match';
import {
  isRefused,
  startOfLastRun,
  MatchState,
  offlineContext,
  refuseCommand,
  toEvent,
} from '@pithead/match';
import type { ActBody, RequestRefusal, ViewerState } from '@pithead/protocol';
import type { LocalFailure, LocalMatchHead, StoredMatch } from './storedMatch.ts';
import { fromStoredEvent } from './storedMatch.ts';

export class LocalMatch extends MatchState {
  readonly head: LocalMatchHead;

  constructor(game: Game, head: LocalMatchHead) {
    const people = head.bots.reduce((bits, bot, seat) => (bot === null ? bits | bit(seat) : bits), 0);
    super(startMatch(game, head), people);
    this.head = head;
  }

  stateFor(viewer: Viewer): ViewerState {
    return this.viewerState(viewer, offlineContext(this));
  }

  eventOf(seat: Seat, act: ActBody): MatchEvent | RequestRefusal {
    if (this.status !== 'running') return { reason: 'tableOver' };
    const command = { ...act, seat, seq: this.seqFor(seat) };
    const refusal = refuseCommand(this, command);
    if (refusal !== undefined) return refusal;
    if (act.act !== 'askUndo') return NEEDS_OTHERS.includes(act.act) ? NOBODY_TO_ASK : toEvent(this, command);
    // Needs no consent: the other seats are bots or people at the same device.
    const start = startOfLastRun(this.match, seat);
    return start === undefined ? { reason: 'nothingToAsk' } : { seat, kind: 'rewind', body: start };
  }
}

/** The plies of a branch's origin count as its setup. */
function startMatch(game: Game, { version, names, options, key, branch }: LocalMatchHead): Match {
  const match = Match.start(atVersion(game, version), {
    names,
    options,
    key: keyFromHex(key),
    ...(branch && { branches: branch.branches.map((point) => ({ ...point, key: keyFromHex(point.key) })) }),
  });
  for (const [seat, verb, noun] of branch?.plies ?? [])
    if (match.play(seat, [[verb, noun]]) !== undefined) throw new Error('the branch is damaged');
  return match;
}

const NEEDS_OTHERS: readonly ActBody['act'][] = ['answerUndo', 'askPause', 'answerPause', 'resume'];
const NOBODY_TO_ASK: RequestRefusal = { reason: 'nobodyToAsk' };

export function replayStoredMatch(
  { game }: { readonly game: Game },
  { head, events }: StoredMatch,
): LocalMatch | LocalFailure {
  if (!isKnownVersion(game, head.version)) return 'otherVersion';
  try {
    const local = new LocalMatch(game, head);
    return events.every((event) => !isRefused(local.apply(fromStoredEvent(event)))) ? local : 'damaged';
  } catch {
    return 'damaged';
  }
}
