/** What changed for a viewer between two moments, for viewers who already have a state. */
import type { Fact, Viewer, State } from '@pithead/kernel';
import type { MatchStatus, PackedOffers, ViewerUpdate } from '@pithead/protocol';
import { changedOffers, diffViews } from '@pithead/protocol';
import type { Applied, MatchState } from './matchState.ts';
import type { ViewContext } from './viewerState.ts';
import { packedOffersFor, openedKey, matchStatusFor } from './viewerState.ts';
import { knownFactCount } from './visibility.ts';

/**
 * What a viewer was last sent. The view is computed from the state when it is needed: keeping the views of
 * all matches costs more memory than it saves time. The state needs no copy, because the kernel plays each
 * ply on a copy of its own.
 */
export interface LastSent {
  readonly seq: number;
  readonly state: State;
  readonly offers: PackedOffers;
  readonly status: MatchStatus;
  /** How many facts of the log the viewer knows. */
  readonly factCount: number;
}

export const lastSentTo = (matchState: MatchState, viewer: Viewer, context: ViewContext): LastSent => ({
  seq: matchState.seqFor(viewer),
  state: matchState.state,
  offers: packedOffersFor(matchState, viewer, context),
  status: matchStatusFor(matchState, viewer, context),
  factCount: knownFactCount(matchState.match, viewer),
});

/** Whether a viewer may learn that the event happened. */
export const mayKnow = ({ isOpen, seat }: Pick<Applied, 'isOpen' | 'seat'>, viewer: Viewer): boolean =>
  isOpen || viewer === seat;

/**
 * What the last event changed for a viewer, and what the viewer has been shown after it. To be called only if
 * the viewer may know of the event.
 */
export function viewerUpdate(
  matchState: MatchState,
  viewer: Viewer,
  shown: LastSent,
  { facts: newFacts, keptFactCount, before }: Applied,
  context: ViewContext,
): { readonly update: ViewerUpdate; readonly shown: LastSent } {
  const { game, state, visibility } = matchState;
  const seq = matchState.seqFor(viewer);
  const offers = packedOffersFor(matchState, viewer, context);
  const status = matchStatusFor(matchState, viewer, context);
  const patch = diffViews(game.view(shown.state, viewer), game.view(state, viewer));
  const offerChange = changedOffers(shown.offers, offers);
  const keep =
    keptFactCount < before.facts
      ? visibility.keptFactCountFor(matchState.match, viewer, keptFactCount, shown.factCount)
      : undefined;
  const facts: Fact[] = [];
  for (const { fact } of newFacts) {
    const known = game.seen(fact, viewer);
    if (known !== undefined) facts.push(known);
  }
  const key = openedKey(matchState, context);
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
