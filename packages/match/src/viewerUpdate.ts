/** What an event changes for a viewer who already has a state. */
import type { State, Viewer } from '@pithead/kernel';
import type { MatchFields, PackedOffers, ViewerUpdate } from '@pithead/protocol';
import { changedOffers, diffViews } from '@pithead/protocol';
import type { Applied } from './events.ts';
import type { MatchState } from './matchState.ts';
import type { ViewContext } from './viewerState.ts';
import { packedOffersFor, revealedDealKey, matchFieldsFor } from './viewerState.ts';
import { knownFactCount } from './eventVisibility.ts';

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

export const lastSentTo = (matchState: MatchState, viewer: Viewer, context: ViewContext): LastSent => ({
  seq: matchState.seqFor(viewer),
  gameState: matchState.gameState,
  offers: packedOffersFor(matchState, viewer, context),
  fields: matchFieldsFor(matchState, viewer, context),
  factCount: knownFactCount(matchState.match, viewer),
});

export const mayKnow = ({ isPublic, seat }: Pick<Applied, 'isPublic' | 'seat'>, viewer: Viewer): boolean =>
  isPublic || viewer === seat;

/** What the last event changed for a viewer. To be called only if the viewer may know of the event. */
export function viewerUpdate(
  matchState: MatchState,
  viewer: Viewer,
  lastSent: LastSent,
  { keptFactCount, before }: Applied,
  context: ViewContext,
): { readonly update: ViewerUpdate; readonly lastSent: LastSent } {
  const { game, match, gameState, visibility } = matchState;
  const seq = matchState.seqFor(viewer);
  const offers = packedOffersFor(matchState, viewer, context);
  const fields = matchFieldsFor(matchState, viewer, context);
  const patch = diffViews(game.view(lastSent.gameState, viewer), game.view(gameState, viewer));
  const offerChange = changedOffers(lastSent.offers, offers);
  const keep =
    keptFactCount < before.factCount
      ? visibility.keptFactCountFor(match, viewer, {
          unchangedFacts: keptFactCount,
          sentFacts: lastSent.factCount,
        })
      : undefined;
  const facts = match.log.slice(keptFactCount).flatMap(({ fact }) => game.seen(fact, viewer) ?? []);
  const key = revealedDealKey(matchState, context);
  const update: ViewerUpdate = {
    seq,
    ...(patch.length > 0 ? { view: patch } : {}),
    ...(offerChange === undefined ? {} : { offers: offerChange }),
    ...(keep === undefined ? {} : { keep }),
    ...(facts.length > 0 ? { facts } : {}),
    ...changedFields(lastSent.fields, fields),
    ...(key === '' ? {} : { key }),
  };
  const factCount = (keep ?? lastSent.factCount) + facts.length;
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
