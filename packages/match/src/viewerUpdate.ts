/** What an event changes for a viewer who already has a state. */
import type { Fact, Viewer } from '@pithead/kernel';
import type { MatchFields, PackedOffers, ViewerUpdate } from '@pithead/protocol';
import { changedOffers, diffViews } from '@pithead/protocol';
import type { Applied } from './events.ts';
import type { MatchState } from './matchState.ts';
import type { ViewContext } from './viewerState.ts';
import { packedOffersFor, revealedDealKey, matchFieldsFor } from './viewerState.ts';
import { isVisibleTo, visibleFactCount } from './eventVisibility.ts';

/** What a viewer was last sent. The view shares its lists with the state, so keeping it takes little memory. */
export interface LastSent {
  readonly seq: number;
  readonly view: unknown;
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
  view: matchState.game.view(matchState.gameState, viewer),
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
  const view = game.view(gameState, viewer);
  const patch = diffViews(lastSent.view, view);
  const offerChange = changedOffers(lastSent.offers, offers);
  // Only an undo or a rewind removes facts. A viewer that knew none of them must not learn that there were any.
  const keptVisibleCount =
    keptFactCount < before.factCount ? visibleFactCount(match, viewer, keptFactCount) : lastSent.factCount;
  const facts = factsFrom(matchState, keptFactCount, viewer);
  const key = revealedDealKey(matchState, context);
  const update: Writable<ViewerUpdate> = {
    seq,
  };
  if (patch.length > 0) update.view = patch;
  if (offerChange !== undefined) update.offers = offerChange;
  if (keptVisibleCount < lastSent.factCount) update.keep = keptVisibleCount;
  if (facts.length > 0) update.facts = facts;
  addChangedFields(update, lastSent.fields, fields);
  if (key !== '') update.key = key;
  const factCount = keptVisibleCount + facts.length;
  return { update, lastSent: { seq, view, offers, fields, factCount } };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function factsFrom({ game, match: { factLog } }: MatchState, from: number, viewer: Viewer): Fact[] {
  const facts: Fact[] = [];
  for (let i = from; i < factLog.length; i++) {
    const visible = game.seen((factLog[i] as (typeof factLog)[number]).fact, viewer);
    if (visible !== undefined) facts.push(visible);
  }
  return facts;
}

function addChangedFields(update: Writable<ViewerUpdate>, before: MatchFields, after: MatchFields): void {
  for (const name of Object.keys(after) as (keyof MatchFields)[]) {
    if (before[name] !== after[name] && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      (update as Record<string, unknown>)[name] = after[name];
  }
}
