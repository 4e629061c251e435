/** What changed for a viewer between two moments, for viewers who already have a state. */
import type { Fact, Viewer, State } from '@pithead/kernel';
import type { MatchStatus, PackedOffers, ViewerUpdate } from '@pithead/protocol';
import { changedOffers, diffViews } from '@pithead/protocol';
import type { Applied, MatchState } from './matchState.ts';
import type { ViewContext } from './viewerState.ts';
import { packedOffersFor, openedKey, matchStatusFor } from './viewerState.ts';
import { knownFactCount } from './visibility.ts';

/**
 * What a viewer was last shown. The view is computed from the state when it is needed: keeping the views of
 * all matches costs more memory than it saves time. The state needs no copy, because the kernel plays each
 * ply on a copy of its own.
 */
export interface ViewerSnapshot {
  readonly seq: number;
  readonly state: State;
  readonly offers: PackedOffers;
  readonly status: MatchStatus;
  /** How many facts of the log the viewer knows. */
  readonly factCount: number;
}

export const viewerSnapshot = (match: MatchState, viewer: Viewer, context: ViewContext): ViewerSnapshot => ({
  seq: match.seqFor(viewer),
  state: match.state,
  offers: packedOffersFor(match, viewer, context),
  status: matchStatusFor(match, viewer, context),
  factCount: knownFactCount(match.match, viewer),
});

/** Whether a viewer may learn that the event happened. */
export const mayKnow = ({ isOpen, seat }: Pick<Applied, 'isOpen' | 'seat'>, viewer: Viewer): boolean =>
  isOpen || viewer === seat;

/**
 * What the last event changed for a viewer, and what the viewer has been shown after it. To be called only if
 * the viewer may know of the event.
 */
export function viewerUpdate(
  match: MatchState,
  viewer: Viewer,
  shown: ViewerSnapshot,
  { facts: newFacts, kept, before }: Applied,
  context: ViewContext,
): { readonly update: ViewerUpdate; readonly shown: ViewerSnapshot } {
  const { game, state, visibility } = match;
  const seq = match.seqFor(viewer);
  const offers = packedOffersFor(match, viewer, context);
  const status = matchStatusFor(match, viewer, context);
  const patch = diffViews(game.view(shown.state, viewer), game.view(state, viewer));
  const offerChange = changedOffers(shown.offers, offers);
  const keep =
    kept < before.facts ? visibility.keptFacts(match.match, viewer, kept, shown.factCount) : undefined;
  const facts: Fact[] = [];
  for (const { fact } of newFacts) {
    const known = game.seen(fact, viewer);
    if (known !== undefined) facts.push(known);
  }
  const key = openedKey(match, context);
  const update: ViewerUpdate = {
    seq,
    ...(patch.length > 0 ? { view: patch } : {}),
    ...(offerChange === undefined ? {} : { offers: offerChange }),
    ...(keep === undefined ? {} : { keep }),
    ...(facts.length > 0 ? { facts } : {}),
    ...changedStatus(shown.status, status),
    ...(key === '' ? {} : { key }),
  };
  const factCount = (keep ?? shown.factCount) + facts.length;
  return { update, shown: { seq, state, offers, status, factCount } };
}

function changedStatus(before: MatchStatus, after: MatchStatus): Partial<MatchStatus> {
  const changed: Record<string, unknown> = {};
  for (const name of Object.keys(after) as (keyof MatchStatus)[]) {
    if (before[name] !== after[name] && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      changed[name] = after[name];
  }
  return changed as Partial<MatchStatus>;
}
