/**
 * What a viewer may know of a match (P4). Everything about a match that leaves the server or the worker, or
 * is shown in a terminal, is made here.
 */
import type { Fact, Game, Key, Viewer, Ply, State } from '@pithead/kernel';
import { commitmentOf, allSeats, hexFromKey, isOver, pendingSeats } from '@pithead/kernel';
import type { Clocks, MatchStatus, PackedOffers, ViewerState } from '@pithead/protocol';
import { packOffers } from '@pithead/protocol';
import type { TableRequests } from './requests.ts';

/** Something that can be shown: a match that is being played, or one moment of a replay. */
export interface Viewable {
  readonly game: Game;
  readonly state: State;
  readonly dealKey: Key;
  readonly requests: TableRequests;
  seqFor(viewer: Viewer): number;
  undoable(viewer: Viewer): number;
  offers(viewer: Viewer): Ply[];
  factsFor(viewer: Viewer): (readonly [seq: number, fact: Fact])[];
}

/** What does not follow from the events. */
export interface ViewContext {
  /** Only a running match has offers. The key of the deal is shown once a match is over or abandoned. */
  readonly status: 'open' | 'running' | 'over' | 'abandoned' | 'frozen';
  readonly frozenFor: string;
  readonly clocks: Clocks | null;
  /** Seats whose owners are connected, as bits. */
  readonly online: number;
  readonly watching: number;
}

/** For a match without a server: no clocks, and everybody is present. */
export const offlineContext = ({
  status,
  state,
}: Pick<Viewable, 'state'> & Pick<ViewContext, 'status'>): ViewContext => ({
  status,
  frozenFor: '',
  clocks: null,
  online: allSeats(state.seats),
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
    ...matchStatusFor(source, viewer, context),
    view: source.game.view(source.state, viewer),
    offers: packedOffersFor(source, viewer, context),
    factCount: facts.length,
    facts: since === undefined ? facts : facts.filter(([seq]) => seq > since),
    online: context.online,
    watching: context.watching,
    commitment: commitmentOf(source.dealKey),
    key: openedKey(source, context),
  };
}

/** Everything besides the view, the offers and the facts. */
export function matchStatusFor(source: Viewable, viewer: Viewer, context: ViewContext): MatchStatus {
  const { game, state, requests } = source;
  const { undoRequest, pauseRequest } = requests;
  return {
    asked: pendingSeats(state),
    standIns: requests.standIns,
    resigned: requests.resigned,
    undoable: source.undoable(viewer),
    undoRequest: undoRequest && { by: undoRequest.by, agreed: undoRequest.agreed },
    pauseRequest: pauseRequest && { by: pauseRequest.by, agreed: pauseRequest.agreed },
    isPaused: requests.isPaused,
    clocks: context.clocks,
    outcome: isOver(state) ? game.outcome(state) : null,
    frozenFor: context.frozenFor,
  };
}

const NO_OFFERS: PackedOffers = Object.freeze({});

export const packedOffersFor = (source: Viewable, viewer: Viewer, { status }: ViewContext): PackedOffers =>
  viewer !== undefined && status === 'running' ? packOffers(source.offers(viewer)) : NO_OFFERS;

/** The key of the deal, as hexadecimal digits, once nobody plays any more; empty before. */
export const openedKey = ({ dealKey, state }: Viewable, { status }: ViewContext): string =>
  isOver(state) || status === 'abandoned' ? hexFromKey(dealKey) : '';
