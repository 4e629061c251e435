/**
 * Everything that a viewer may know of a match (promise P4, docs/architecture.md). What else leaves the server or the
 * worker is made in viewerUpdate.ts (changes), eventVisibility.ts (numbers of events and facts), records.ts and
 * replayTimeline.ts (files and replays), and by `refuse` of the kernel's `Match` (why a ply is not allowed; only for
 * the seat that asks).
 */
import type { Fact, Game, Key, Progress, SeatSet, State, Viewer } from '@pithead/kernel';
import { allSeats, commitmentOf, hexFromKey, isOver, pendingSeats } from '@pithead/kernel';
import type { Clocks, MatchFields, PackedOffers, ViewerState } from '@pithead/protocol';
import type { SeatStatus } from './seatStatus.ts';

/** What a viewer state is made of: a `MatchState`, or one moment of a `ReplayTimeline`. */
export interface Viewable {
  readonly game: Game;
  readonly gameState: State;
  readonly dealKey: Key;
  readonly seatStatus: SeatStatus;
  seqFor(viewer: Viewer, logSeq?: number): number;
  undoableCount(viewer: Viewer): number;
  /** Grouped by verb. */
  packedOffers(viewer: Viewer): PackedOffers;
  factsFor(viewer: Viewer): (readonly [seq: number, fact: Fact])[];
}

/** What is not in the log. `status` only decides whether offers and deal key are shown. */
export interface ViewContext {
  readonly status: 'open' | 'running' | 'over' | 'abandoned' | 'frozen';
  readonly frozenFor: MatchFields['frozenFor'];
  readonly clocks: Clocks | null;
  /** The seats whose owners are connected. */
  readonly online: SeatSet;
  /** The number of connected spectators. */
  readonly watching: number;
}

/** For a match without a server: no clocks, and everybody is present. */
export const offlineContext = ({
  status,
  gameState,
}: Pick<Viewable, 'gameState'> & Pick<ViewContext, 'status'>): ViewContext => ({
  status,
  frozenFor: '',
  clocks: null,
  online: allSeats(gameState.seats),
  watching: 0,
});

/** `since` leaves out the facts of events up to that number of the viewer. */
export function viewerState(
  source: Viewable,
  viewer: Viewer,
  context: ViewContext,
  since?: number,
): ViewerState {
  const facts = source.factsFor(viewer);
  return {
    seq: source.seqFor(viewer),
    ...matchFieldsFor(source, viewer, context),
    view: source.game.view(source.gameState, viewer),
    offers: packedOffersFor(source, viewer, context),
    factCount: facts.length,
    facts: since === undefined ? facts : facts.filter(([seq]) => seq > since),
    online: context.online,
    watching: context.watching,
    commitment: commitmentOf(source.dealKey),
    key: revealedDealKey(source, context),
  };
}

/** One list, so that comparing it costs nothing. */
const NOBODY_RESIGNED: readonly (readonly [seat: number, seq: number])[] = Object.freeze([]);

export function matchFieldsFor(source: Viewable, viewer: Viewer, context: ViewContext): MatchFields {
  const { game, gameState, seatStatus } = source;
  const { undoRequest, pauseRequest } = seatStatus;
  return {
    asked: pendingSeats(gameState),
    standIns: seatStatus.standIns,
    resigned: seatStatus.resigned,
    onVacation: seatStatus.onVacation,
    // Everybody is told of a resignation, so its number gives nothing away.
    resignations:
      seatStatus.resignations.length === 0
        ? NOBODY_RESIGNED
        : seatStatus.resignations.map(({ seat, logSeq }) => [seat, source.seqFor(viewer, logSeq)]),
    undoable: source.undoableCount(viewer),
    undoRequest: undoRequest && { by: undoRequest.by, agreed: undoRequest.agreed },
    pauseRequest: pauseRequest && { by: pauseRequest.by, agreed: pauseRequest.agreed },
    isPaused: seatStatus.isPaused,
    clocks: context.clocks,
    outcome: isOver(gameState) ? game.outcome(gameState) : null,
    frozenFor: context.frozenFor,
  };
}

export const NO_OFFERS: PackedOffers = Object.freeze({});

export const packedOffersFor = (source: Viewable, viewer: Viewer, { status }: ViewContext): PackedOffers =>
  viewer !== undefined && status === 'running' ? source.packedOffers(viewer) : NO_OFFERS;

/** Empty while the game goes on, also at such moments of a replay; an abandoned match reveals the key. */
export const revealedDealKey = ({ dealKey, gameState }: Viewable, { status }: ViewContext): string =>
  isOver(gameState) || status === 'abandoned' ? hexFromKey(dealKey) : '';

/** What a list of matches may tell everybody: taken from the view of a spectator, after the end from the outcome. */
export function progressOf({ game, gameState }: Pick<Viewable, 'game' | 'gameState'>): Progress | null {
  const progress = game.progress?.(game.view(gameState, undefined));
  if (progress === undefined) return null;
  if (!isOver(gameState)) return progress;
  return { ...progress, scores: game.outcome(gameState).seats.map(({ total }) => total) };
}
