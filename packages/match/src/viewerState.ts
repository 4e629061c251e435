/**
 * What a viewer may know of a match (P4): its state, and the export of a running match. What else leaves the
 * server or the worker is made in viewerUpdate.ts (changes), eventVisibility.ts (the viewer's numbers of events and
 * facts), timeline.ts and the kernel's `recordOf` (matches that have ended), and by `refuse` of the kernel's
 * `Match` (why a ply is not allowed; only for the seat that asks).
 */
import type { Fact, Game, GameRecord, Key, Match, Ply, Progress, State, Viewer } from '@pithead/kernel';
import { allSeats, commitmentOf, hexFromKey, isOver, pendingSeats, visiblePlies } from '@pithead/kernel';
import type { Clocks, MatchFields, PackedOffers, ViewerState } from '@pithead/protocol';
import { packOffers } from '@pithead/protocol';
import type { TableRequests } from './requests.ts';

/** A match that is being played, or one moment of a replay. */
export interface Viewable {
  readonly game: Game;
  readonly gameState: State;
  readonly dealKey: Key;
  readonly requests: TableRequests;
  seqFor(viewer: Viewer, seq?: number): number;
  undoableCount(viewer: Viewer): number;
  offers(viewer: Viewer): Ply[];
  factsFor(viewer: Viewer): (readonly [seq: number, fact: Fact])[];
}

/** The parts of a viewer state that don't follow from the events. */
export interface ViewContext {
  /** Only a running match has offers. The key of the deal is shown once a match is over or abandoned. */
  readonly status: 'open' | 'running' | 'over' | 'abandoned' | 'frozen';
  readonly frozenFor: string;
  readonly clocks: Clocks | null;
  /** The seats whose owners are connected, as bits. */
  readonly online: number;
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

export function matchFieldsFor(source: Viewable, viewer: Viewer, context: ViewContext): MatchFields {
  const { game, gameState, requests } = source;
  const { undoRequest, pauseRequest } = requests;
  return {
    asked: pendingSeats(gameState),
    standIns: requests.standIns,
    resigned: requests.resigned,
    // Everybody is told of a resignation, so its number gives nothing away.
    resignations: requests.resignations.map(({ seat, seq }) => [seat, source.seqFor(viewer, seq)]),
    undoable: source.undoableCount(viewer),
    undoRequest: undoRequest && { by: undoRequest.by, agreed: undoRequest.agreed },
    pauseRequest: pauseRequest && { by: pauseRequest.by, agreed: pauseRequest.agreed },
    isPaused: requests.isPaused,
    clocks: context.clocks,
    outcome: isOver(gameState) ? game.outcome(gameState) : null,
    frozenFor: context.frozenFor,
  };
}

const NO_OFFERS: PackedOffers = Object.freeze({});

export const packedOffersFor = (source: Viewable, viewer: Viewer, { status }: ViewContext): PackedOffers =>
  viewer !== undefined && status === 'running' ? packOffers(source.offers(viewer)) : NO_OFFERS;

export const revealedDealKey = ({ dealKey, gameState }: Viewable, { status }: ViewContext): string =>
  isOver(gameState) || status === 'abandoned' ? hexFromKey(dealKey) : '';

/** What a list of matches may tell everybody: taken from the view of a spectator, after the end from the outcome. */
export function progressOf({ game, gameState }: Pick<Viewable, 'game' | 'gameState'>): Progress | null {
  const progress = game.progress?.(game.view(gameState, undefined));
  if (progress === undefined) return null;
  if (!isOver(gameState)) return progress;
  return { ...progress, scores: game.outcome(gameState).seats.map(({ total }) => total) };
}

export const PARTIAL_FORMAT = 'pithead-partial/1';

/** What a viewer knows of a running match, as a file. It can't be replayed, because the deal is missing. */
export interface PartialRecord extends Pick<
  GameRecord,
  'game' | 'version' | 'options' | 'seats' | 'commitment' | 'plies'
> {
  readonly format: typeof PARTIAL_FORMAT;
  readonly as: number | null;
  readonly facts: readonly Fact[];
  readonly view: unknown;
}

export function partialRecordOf(source: Viewable & { readonly match: Match }, viewer: Viewer): PartialRecord {
  const { game, match, gameState, dealKey } = source;
  return {
    format: PARTIAL_FORMAT,
    game: game.id,
    version: game.version,
    options: match.table.options,
    seats: [...match.table.names],
    as: viewer ?? null,
    commitment: commitmentOf(dealKey),
    plies: visiblePlies(game, match.plies, viewer),
    facts: source.factsFor(viewer).map(([, fact]) => fact),
    view: game.view(gameState, viewer),
  };
}
