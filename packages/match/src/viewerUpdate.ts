/** What an event changes for a viewer who already has a state. */
import type { State, Viewer } from '@pithead/kernel';
import type { MatchFields, PackedOffers, ViewerUpdate } from '@pithead/protocol';
import { changedOffers, diffViews } from '@pithead/protocol';
import type { Applied } from './events.ts';
import type { MatchState } from './matchState.ts';
import type { ViewContext } from './viewerState.ts';
import { packedOffersFor, revealedDealKey, matchFieldsFor } from './viewerState.ts';
import { isVisibleTo, visibleFactCount } from './eventVisibility.ts';

/**
 * What a viewer was last sent. The view is computed from the state when it is needed: keeping the views of
 * all matches costs more memory than it saves time. The state needs no copy, because the kernel plays each
 * ply on a copy of its own.
 */
export interface LastSent {
  readonly seq: number;
  readonly gameState: State;
  readonly offers: PackedOffers;
  readonly fields: MatchFields;
  readonly factCount: number;
}

export interface SentUpdate {
  readonly update: ViewerUpdate;
  readonly lastSent: LastSent;
}

/** What a viewer has who is sent the whole state now. */
export const lastSentTo = (matchState: MatchState, viewer: Viewer, context: ViewContext): LastSent => ({
  seq: matchState.seqFor(viewer),
  gameState: matchState.gameState,
  offers: packedOffersFor(matchState, viewer, context),
  fields: matchFieldsFor(matchState, viewer, context),
  factCount: visibleFactCount(matchState.match, viewer),
});

/** What the last event changed for a viewer; undefined if the viewer may not know of it. */
export function viewerUpdate(
  matchState: MatchState,
  viewer: Viewer,
  lastSent: LastSent,
  applied: Applied,
  context: ViewContext,
): SentUpdate | undefined {
  if (!isVisibleTo(applied, viewer)) return undefined;
  const { keptFactCount, before } = applied;
  const { game, match, gameState } = matchState;
  const seq = matchState.seqFor(viewer);
  const offers = packedOffersFor(matchState, viewer, context);
  const fields = matchFieldsFor(matchState, viewer, context);
  const patch = diffViews(game.view(lastSent.gameState, viewer), game.view(gameState, viewer));
  const offerChange = changedOffers(lastSent.offers, offers);
  // Only an undo or a rewind removes facts. A viewer that knew none of them must not learn that there were any.
  const keptVisibleCount =
    keptFactCount < before.factCount ? visibleFactCount(match, viewer, keptFactCount) : lastSent.factCount;
  const facts = match.factLog.slice(keptFactCount).flatMap(({ fact }) => game.seen(fact, viewer) ?? []);
  const key = revealedDealKey(matchState, context);
  const update: ViewerUpdate = {
    seq,
    ...(patch.length > 0 ? { view: patch } : {}),
    ...(offerChange === undefined ? {} : { offers: offerChange }),
    ...(keptVisibleCount < lastSent.factCount ? { keep: keptVisibleCount } : {}),
    ...(facts.length > 0 ? { facts } : {}),
    ...changedFields(lastSent.fields, fields),
    ...(key === '' ? {} : { key }),
  };
  const factCount = keptVisibleCount + facts.length;
  return { update, lastSent: { seq, gameState, offers, fields, factCount } };
}

function changedFields(before: MatchFields, after: MatchFields): Partial<MatchFields> {
  const changed: Record<string, unknown> = {};
  for (const name of Object.keys(after) as (keyof MatchFields)[]) {
    if (before[name] !== after[name] && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      changed[name] = after[name];
  }
  return changed as Partial<MatchFields>;
}
