import { applyOfferChanges } from './offers.ts';
import { applyPatch } from './patch.ts';
import type { ViewerState, ViewerUpdate } from './socket.ts';

/** The state after an update. Unchanged parts are shared with the state before. */
export function applyUpdate(state: ViewerState, update: ViewerUpdate): ViewerState {
  const { view, offers, facts = [], keep, ...rest } = update;
  const kept =
    keep === undefined
      ? state.facts
      : state.facts.slice(0, Math.max(0, keep - (state.factCount - state.facts.length)));
  return {
    ...state,
    ...rest,
    view: view === undefined ? state.view : applyPatch(state.view, view),
    offers: offers === undefined ? state.offers : applyOfferChanges(state.offers, offers),
    facts:
      facts.length === 0 && keep === undefined
        ? state.facts
        : [...kept, ...facts.map((fact) => [update.seq, fact] as const)],
    factCount: (keep ?? state.factCount) + facts.length,
  };
}
