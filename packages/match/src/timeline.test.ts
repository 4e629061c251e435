import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Ply } from '@pithead/kernel';
import { recordOf } from '@pithead/kernel';
import { expect, it } from 'vitest';
import { isRefused } from './matchState.ts';
import { startTestMatch } from './testing/randomLog.ts';
import { ReplayTimeline } from './timeline.ts';
import { offlineContext, viewerState } from './viewerState.ts';

it.each(Object.values(LOADED_GAMES).map(({ game }) => [game.id, game] as const))(
  'every moment of a replay of %s shows what its viewers saw when it was played',
  (_, game) => {
    const state = startTestMatch(game, 2, 'timeline');
    const views: unknown[][] = [];
    const look = (): void =>
      void views.push(
        [0, 1, undefined].map((viewer) => state.viewerState(viewer, offlineContext(state)).view),
      );
    look();
    for (let i = 0; i < 40 && state.status === 'running'; i++) {
      const seat = Math.log2(state.asked & -state.asked);
      const offers = state.match.offers(seat);
      const applied = state.apply({ seat, kind: 'play', body: [offers[(7 * i) % offers.length] as Ply] });
      expect(isRefused(applied)).toBe(false);
      look();
    }
    const timeline = new ReplayTimeline(game, recordOf(state.match));
    expect(timeline.length).toBe(views.length - 1);
    views.forEach((seen, ply) => {
      const shown = [0, 1, undefined].map((viewer) =>
        viewerState(timeline.at(ply), viewer, timeline.context),
      );
      expect(shown.map(({ view }) => view)).toEqual(seen);
      expect(shown[0]).toMatchObject({ seq: ply, offers: {}, undoable: 0, facts: [] });
      expect(shown[0]?.key).toBe(timeline.record.key);
    });
    for (const viewer of [0, 1, undefined])
      expect(timeline.factsFor(viewer).map(([, fact]) => fact)).toEqual(
        state.factsFor(viewer).map(([, fact]) => fact),
      );
    expect(timeline.turns()[0]).toEqual({ ply: 0, seat: timeline.record.plies[0]?.[0] });
  },
);
