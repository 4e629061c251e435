/**
 * The one door: everything about a match that leaves the server for a player, an onlooker or a list is made
 * here, from what that viewer may know (P4).
 */
import type { Viewer, State } from '@pithead/kernel';
import { bit, commitmentOf, isOver, keyFromHex } from '@pithead/kernel';
import type { Clocks, ViewerState, ViewerUpdate, PackedOffers, MatchStatus } from '@pithead/protocol';
import { changedOffers, diffViews, packOffers } from '@pithead/protocol';
import type { ClockState, TableRow } from '../store/store.ts';
import { elapseTo } from './clocks.ts';
import type { MatchState } from './matchState.ts';

/**
 * What a viewer has before its eyes; two of them make news. The view is made of the state when it is needed:
 * views of all matches, kept from ply to ply, cost more than they save. A state that has been shown is never
 * changed again, the next ply is played on a copy.
 */
export interface ViewerSnapshot {
  readonly state: State;
  readonly offers: PackedOffers;
  readonly standing: MatchStatus;
}

/** What is not in the situation: the row of the table, and the time. */
export interface ViewContext {
  readonly table: Pick<TableRow, 'status' | 'frozenFor' | 'key'>;
  readonly clocks: ClockState | null;
  readonly uptime: number;
  readonly online: number;
  readonly watching: number;
}

export function viewerSnapshot(situation: MatchState, viewer: Viewer, around: ViewContext): ViewerSnapshot {
  const { match } = situation;
  const mayAct = viewer !== undefined && around.table.status === 'running';
  return {
    state: match.state,
    offers: mayAct ? packOffers(match.offers(viewer)) : {},
    standing: standingOf(situation, viewer, around),
  };
}

function standingOf(situation: MatchState, viewer: Viewer, around: ViewContext): MatchStatus {
  const { requests, match } = situation;
  const { undoRequest, pauseRequest } = requests;
  return {
    asked: situation.asked,
    standIns: requests.standIns,
    resigned: requests.resigned,
    undoable: viewer === undefined ? 0 : match.undoable(viewer),
    undoRequest: undoRequest && { by: undoRequest.by, agreed: undoRequest.agreed },
    pauseRequest: pauseRequest && { by: pauseRequest.by, agreed: pauseRequest.agreed },
    isPaused: requests.isPaused,
    clocks: clocksNow(situation, around),
    outcome: isOver(match.state) ? match.game.outcome(match.state) : null,
    frozenFor: around.table.frozenFor,
  };
}

function clocksNow(situation: MatchState, { clocks, uptime }: ViewContext): Clocks | null {
  if (clocks === null) return null;
  const { leftMs } = elapseTo(clocks, situation.clockSeats, uptime);
  // Whether the match is paused is the log's to say: what others have written is shown event by event, with
  // the clocks of the last one.
  return { leftMs, running: situation.clockSeats, isPaused: situation.requests.isPaused };
}

export function viewerState(
  situation: MatchState,
  viewer: Viewer,
  around: ViewContext,
  since: number | undefined,
): ViewerState {
  const { offers, standing } = viewerSnapshot(situation, viewer, around);
  const facts = situation.telling.factsFor(viewer);
  const isClosed = isOver(situation.state) || around.table.status === 'abandoned';
  return {
    seq: situation.seqFor(viewer),
    ...standing,
    view: situation.match.view(viewer),
    offers,
    factCount: facts.length,
    facts: since === undefined ? facts : facts.filter(([seq]) => seq > since),
    online: around.online,
    watching: around.watching,
    commitment: commitmentOf(keyFromHex(around.table.key)),
    key: isClosed ? around.table.key : '',
  };
}

/**
 * What changed for a viewer. Facts of the log behind `kept` are told again; `keep` is how many of the facts
 * that the viewer knows still stand, if some of them were taken back.
 */
export function viewerUpdate(
  situation: MatchState,
  viewer: Viewer,
  { before, after }: { readonly before: ViewerSnapshot; readonly after: ViewerSnapshot },
  { kept, keep }: { readonly kept: number; readonly keep: number | undefined },
  key: string,
): ViewerUpdate {
  const { game } = situation.match;
  const patch = diffViews(game.view(before.state, viewer), game.view(after.state, viewer));
  const offers = changedOffers(before.offers, after.offers);
  const told = situation.telling.newFacts(viewer, kept);
  return {
    seq: situation.seqFor(viewer),
    ...(patch.length > 0 ? { view: patch } : {}),
    ...(offers === undefined ? {} : { offers }),
    ...(keep === undefined ? {} : { keep }),
    ...(told.length > 0 ? { facts: told } : {}),
    ...changedStanding(before.standing, after.standing),
    ...(key === '' ? {} : { key }),
  };
}

function changedStanding(before: MatchStatus, after: MatchStatus): Partial<MatchStatus> {
  const changed: Record<string, unknown> = {};
  for (const name of Object.keys(after) as (keyof MatchStatus)[]) {
    if (before[name] !== after[name] && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      changed[name] = after[name];
  }
  return changed as Partial<MatchStatus>;
}

/** For lists: is one of these seats asked? */
export const isSeatAsked = (table: Pick<TableRow, 'status' | 'pending'>, seats: readonly number[]): boolean =>
  table.status === 'running' && seats.some((seat) => (table.pending & bit(seat)) !== 0);
