import { LOADED_GAMES } from '@pithead/games/loaded';
import type { ViewerState } from '@pithead/protocol';
import { applyUpdate } from '@pithead/protocol';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisibleTo } from './eventVisibility.ts';
import { arbitraryChoices, applyAll, startTestMatch } from './testing/randomLog.ts';
import { offlineContext } from './viewerState.ts';
import { lastSentTo, viewerUpdate } from './viewerUpdate.ts';

const VIEWERS = [0, 1, 2, undefined] as const;

/** In updates, facts that an undo replays have the number of the undo. */
const withoutSeqs = ({ facts, ...rest }: ViewerState): unknown => ({
  ...rest,
  facts: facts.map(([, fact]) => fact),
});

describe.each(Object.values(LOADED_GAMES).map(({ game }) => [game.id, game] as const))(
  'a viewer of %s',
  (_, game) => {
    it('the first state plus all updates equals the state of a viewer who arrives later', () => {
      fc.assert(
        fc.property(arbitraryChoices(), (choices) => {
          const matchState = startTestMatch(game, 3, 'updates');
          const lastSent = VIEWERS.map((viewer) =>
            lastSentTo(matchState, viewer, offlineContext(matchState)),
          );
          const held = VIEWERS.map((viewer) => matchState.viewerState(viewer, offlineContext(matchState)));
          applyAll(matchState, choices, (applied) => {
            VIEWERS.forEach((viewer, i) => {
              const fresh = matchState.viewerState(viewer, offlineContext(matchState));
              const next = viewerUpdate(
                matchState,
                viewer,
                lastSent[i] as never,
                applied,
                offlineContext(matchState),
              );
              expect(next !== undefined).toBe(isVisibleTo(applied, viewer));
              if (next !== undefined) {
                const sent = JSON.parse(JSON.stringify(next.update)) as typeof next.update;
                lastSent[i] = next.lastSent;
                held[i] = applyUpdate(held[i] as ViewerState, sent);
                expect(next.lastSent).toEqual(lastSentTo(matchState, viewer, offlineContext(matchState)));
              }
              expect(withoutSeqs(held[i] as ViewerState)).toEqual(
                JSON.parse(JSON.stringify(withoutSeqs(fresh))),
              );
            });
          });
        }),
        { numRuns: 10 },
      );
    });

    it('a viewer who sends `since` gets only the facts of later events', () => {
      const matchState = startTestMatch(game, 3, 'since');
      applyAll(matchState, fc.sample(arbitraryChoices(), { numRuns: 1, seed: 3 })[0] ?? []);
      const whole = matchState.viewerState(0, offlineContext(matchState));
      const late = matchState.viewerState(0, offlineContext(matchState), 2);
      expect(late.facts).toEqual(whole.facts.filter(([seq]) => seq > 2));
      expect(late.factCount).toBe(whole.factCount);
    });
  },
);
